/** Any game at all: what is known, as it is, and the choices as a list. */
import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";

const face: GameFace = { Board };

export default face;
