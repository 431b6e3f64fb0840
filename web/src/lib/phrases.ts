// Reactions in words. The messages stand in full, so that what is missing or unused is found.

import type { Reaction } from "./messages";
import { say } from "./speech.svelte";

const MESSAGES: Record<Reaction, string> = {
  smile: "page-react-smile",
  laugh: "page-react-laugh",
  wow: "page-react-wow",
  oops: "page-react-oops",
  tear: "page-react-tear",
  clap: "page-react-clap",
  hello: "page-react-hello",
  "well-done": "page-react-well-done",
  "oh-no": "page-react-oh-no",
  lucky: "page-react-lucky",
  "take-your-time": "page-react-take-your-time",
  "back-soon": "page-react-back-soon",
  "good-game": "page-react-good-game",
  "one-more": "page-react-one-more",
  "not-me-again": "page-react-not-me-again",
  sorry: "page-react-sorry",
  "so-close": "page-react-so-close",
  "what-a-roll": "page-react-what-a-roll",
  "thank-you": "page-react-thank-you",
};

export const phraseOf = (what: Reaction): string => say(MESSAGES[what] ?? "page-react-smile");
