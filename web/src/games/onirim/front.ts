/** Onirim on the first screen. */
import type { Front } from "../fronts";
import Scene from "./Scene.svelte";

export const front: Front = { first: true, Scene, lesson: () => import("./lesson") };
