// How much room there is. The style sheets ask the same questions.

import { MediaQuery } from "svelte/reactivity";

/** Room for a table to sit around, not only for a list of it. */
export const isLarge = new MediaQuery("(min-width: 43.75em) and (min-height: 40em)");

/** Room for something beside the table. */
export const isWide = new MediaQuery("min-width: 62.5em");
