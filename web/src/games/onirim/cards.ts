/** Cards in words. */
import { say } from "../../state/speech.svelte";

/** As in the notation; `?` for a card this viewer does not know. */
export const cardWords = (name: string): string => say(`onirim-card-${name === "?" ? "hidden" : name}`);
