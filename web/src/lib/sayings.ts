// Made by `make wire` from the tables of sayings: do not edit. The kinds of the facts of every saying.

export interface Sayings {
  "refusal-free-and-fixed": {};
  "refusal-pad-deck": { points: "text" };
  "refusal-pad-file": { file: "text"; problem: "saying" };
  "refusal-pad-file-json": { problem: "text" };
  "refusal-pad-file-size": {};
  "refusal-pad-file-version": { version: "text"; known: "number" };
  "refusal-pad-hand": { hand: "number"; problem: "saying" };
  "refusal-pad-must-be-out": { phase: "number"; name: "name" };
  "refusal-pad-name-letters": { name: "text" };
  "refusal-pad-name-long": { name: "text"; most: "number" };
  "refusal-pad-name-number": { name: "text" };
  "refusal-pad-name-twice": { name: "name" };
  "refusal-pad-names-count": { fewest: "number"; most: "number"; count: "number" };
  "refusal-pad-no-playoff": {};
  "refusal-pad-out-phase": { name: "name" };
  "refusal-pad-out-points": { name: "name" };
  "refusal-pad-over": {};
  "refusal-pad-phase": { phase: "number"; name: "name"; phases: "words" };
  "refusal-pad-phase-number": { name: "name" };
  "refusal-pad-playoff": { name: "name"; names: "words" };
  "refusal-pad-points-held": { name: "name"; points: "number"; cards: "number"; least: "number"; most: "number"; nearest: "words" };
  "refusal-pad-points-laid": { name: "name"; points: "number"; cards: "number"; least: "number"; most: "number"; nearest: "words" };
  "refusal-short-length": { short: "number"; most: "number"; listed: "number" };
  "refusal-variant-contradicts": { variant: "text" };
}
