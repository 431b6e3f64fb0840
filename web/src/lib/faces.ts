// The eight bots and the eight faces that people choose from: a silhouette each, drawn from the four shapes, with a
// temper that shows in expressions. Quiet tints, none of the four colours of the cards. In a box of 48.

import { wish } from "./memory";
import type { FaceId } from "./messages";

export type Mood = "calm" | "thinking" | "pleased" | "dismayed";

/** Eyes, mouth and brows by name (`EYES`, `MOUTHS`, `BROWS`), then degrees of tilt and pixels of rise. */
type Look = [eyes: string, mouth: string, brows?: string, tilt?: number, rise?: number];

export interface Drawn {
  body: string;
  over?: string; // a cap, rays: in the edge's colour
  tint: string;
  edge: string;
  at: [x: number, eyes: number, apart: number, mouth: number];
  moods: Record<Mood, Look>;
}

/** Around a centre; what is in `FILLED` is an area. A white behind it is `WHITES`. */
export const EYES: Record<string, string> = {
  dot: "M-2.7 0a2.7 3 0 1 0 5.4 0a2.7 3 0 1 0-5.4 0Z",
  up: "M-2.3-2a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z",
  side: "M-.3.2a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z",
  wide: "M-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z",
  glint: "M0-4.5Q.6-.6 4.5 0Q.6.6 0 4.5Q-.6.6-4.5 0Q-.6-.6 0-4.5Z",
  half: "M-3.4-.4H3.4A3.4 3.4 0 0 1-3.4-.4Z",
  shut: "M-3.4-.6q3.4 3.6 6.8 0",
  glad: "M-3.4 1.4q3.4-4.4 6.8 0",
  narrow: "M-3.6 0h7.2",
  wince: "M-2.6-2.8L2.4 0L-2.6 2.8",
};

export const WHITES = ["up", "side", "wide"];

export const MOUTHS: Record<string, string> = {
  smile: "M-5.5-1q5.5 5.4 11 0",
  tiny: "M-2.6 0q2.6 2.2 5.2 0",
  flat: "M-4.5 0h9",
  smirk: "M-5 1q5.5 2.4 9.5-2.6",
  frown: "M-5 2q5-5 10 0",
  wobble: "M-6 .8q2-3 4 0t4 0t4 0",
  beam: "M-7-2.2h14q-.8 7.6-7 7.6t-7-7.6Z",
  oh: "M-2.4.6a2.4 3 0 1 0 4.8 0a2.4 3 0 1 0-4.8 0Z",
  yawn: "M-3.8 0a3.8 4.6 0 1 0 7.6 0a3.8 4.6 0 1 0-7.6 0Z",
};

export const FILLED = ["dot", "up", "side", "wide", "glint", "half", "beam", "oh", "yawn"];

/** Above each eye, for the right one; the left one is its mirror. "one" is raised on one side only. */
export const BROWS: Record<string, string> = {
  stern: "M-3.6-3.6L3.4-6.2",
  worried: "M-3.4-6.6L3.6-4.4",
  one: "M-3.4-6.4q3.4-3 6.8-.6",
};

const drawn = (
  body: string,
  [tint, edge]: [string, string],
  at: Drawn["at"],
  calm: Look,
  thinking: Look,
  pleased: Look,
  dismayed: Look,
  over?: string,
): Drawn => ({ body, tint, edge, at, moods: { calm, thinking, pleased, dismayed }, ...(over ? { over } : {}) });

export const CHARACTERS: Record<string, Drawn> = {
  // cheerful: looks up, beams, shrugs
  bolo: drawn("M24 4A20 20 0 1 0 24 44A20 20 0 1 0 24 4Z", ["#e3bfae", "#9a6a56"], [24, 21, 7.5, 31],
    ["dot", "smile"], ["up", "tiny"], ["glad", "beam"], ["wide", "wobble", "worried", 5]),
  // hasty: taps, jumps, tips over
  tipi: drawn("M19.6 10.4Q24 4.6 28.4 10.4L45 35.4Q48 41.6 41 42H7Q0 41.6 3 35.4Z", ["#cdb9d8", "#7c6390"], [24, 27, 6.4, 35.5],
    ["dot", "tiny"], ["side", "flat", "", 4], ["glad", "beam", "", 0, 3], ["wince", "oh", "", 15, -1]),
  // shy: peeps, blushes, hides
  yumi: drawn("M18.6 6.2Q24 1.4 29.4 6.2L41.8 18.6Q46.6 24 41.8 29.4L29.4 41.8Q24 46.6 18.6 41.8L6.2 29.4Q1.4 24 6.2 18.6Z",
    ["#e4bccb", "#9a6078"], [24, 23, 7, 31.5],
    ["dot", "tiny", "worried"], ["side", "tiny", "", -4], ["shut", "smile"], ["wince", "wobble", "worried", 0, -2]),
  // dreamy: eyes closed, smiles, yawns
  luno: drawn("M26.6 3.4Q30.4 4 28 6.6Q22.4 14 28.6 20.2Q35 26 41.8 21.2Q44.8 19.4 44.6 23.4A20.6 20.6 0 1 1 26.6 3.4Z",
    ["#bcc3d2", "#626c86"], [20.5, 28, 6.4, 36],
    ["half", "smile"], ["shut", "tiny"], ["glad", "smile", "", 4], ["narrow", "yawn", "", -6]),
  // orderly: measures, nods, goes crooked
  kubi: drawn("M12 6H36Q42 6 42 12V36Q42 42 36 42H12Q6 42 6 36V12Q6 6 12 6Z", ["#d3c7ae", "#7d7052"], [24, 21, 7.6, 31.5],
    ["dot", "flat"], ["half", "flat", "one"], ["glad", "smile", "", 0, -2], ["wide", "wobble", "worried", -9]),
  // bold: grins, glitters, grumbles
  rico: drawn("M20.6 4Q24-.6 27.4 4L39.4 20.6Q41.8 24 39.4 27.4L27.4 44Q24 48.6 20.6 44L8.6 27.4Q6.2 24 8.6 20.6Z",
    ["#c6b3a4", "#71584a"], [24, 21.5, 5.8, 30.5],
    ["dot", "smirk", "one"], ["half", "smirk", "stern"], ["glint", "beam"], ["half", "frown", "stern"]),
  // stubborn: frowns, half a smile, stamps
  moki: drawn("M13 13H35Q40 13 40 18V39Q40 44 35 44H13Q8 44 8 39V18Q8 13 13 13Z", ["#b9c5bf", "#5b6f68"], [24, 28, 7, 36.5],
    ["dot", "flat", "stern"], ["narrow", "flat", "stern"], ["dot", "smirk"], ["wince", "frown", "stern", 0, -2],
    "M9 17Q9 4 24 4T39 17H43.4Q45.4 17 45.4 19T43.4 21H4.6Q2.6 21 2.6 19T4.6 17Z"),
  // keen: narrow eyes, one eyebrow, bows
  zeno: drawn("M20.4 4.8Q24-.8 27.6 4.8L40.2 38Q42.6 45 36 45H12Q5.4 45 7.8 38Z", ["#b5a8c2", "#5e4e70"], [24, 28.5, 5.4, 37],
    ["half", "smirk"], ["narrow", "flat"], ["dot", "smirk", "one"], ["shut", "flat", "worried", 10, -2]),
};

/** One temper for all people: the faces differ by what they are. */
const person = (body: string, tint: [string, string], at: Drawn["at"], over?: string): Drawn =>
  drawn(body, tint, at, ["dot", "smile"], ["up", "tiny"], ["glad", "beam"], ["wide", "wobble", "worried"], over);

export const FACES: Record<FaceId, Drawn> = {
  sun: person("M24 9A15 15 0 1 0 24 39A15 15 0 1 0 24 9Z", ["#ecdcbb", "#a1814a"], [24, 22, 6, 29.5],
    "M24 1.5L28 9H20ZM24 46.5L20 39H28ZM1.5 24L9 20V28ZM46.5 24L39 28V20ZM8 8L16.2 10.5L10.5 16.2ZM40 40L31.8 37.5L37.5 31.8ZM40 8L37.5 16.2L31.8 10.5ZM8 40L10.5 31.8L16.2 37.5Z"),
  drop: person("M20.8 4.6Q24-.4 27.2 4.6Q40.5 22 40.5 29.5A16.5 16.5 0 0 1 7.5 29.5Q7.5 22 20.8 4.6Z", ["#c3d2da", "#5d7886"], [24, 27, 6.4, 36]),
  leaf: person("M42 5.4Q44.6 4.6 44.4 7.4C45 28 38 44 21 44C9 44 3.6 35.5 3.6 27.5C3.6 12 21 6.5 42 5.4Z", ["#ccd3b6", "#6f7a4c"], [22.5, 24.5, 6.6, 33]),
  star: person("M21.7 4.4Q24 .4 26.3 4.4L31 14.2L41.8 15.8Q46.4 16.8 43.2 20.2L35.4 27.8L37.2 38.6Q37.6 43.4 33.4 41.4L24 36.4L14.6 41.4Q10.4 43.4 10.8 38.6L12.6 27.8L4.8 20.2Q1.6 16.8 6.2 15.8L17 14.2Z",
    ["#e6cfa9", "#94713a"], [24, 21.5, 5.4, 29]),
  cloud: person("M12.5 41A10.5 10.5 0 0 1 9.6 20.4A14.5 14.5 0 0 1 37.4 17.6A11.8 11.8 0 0 1 35.5 41Z", ["#d6d8dd", "#717784"], [24, 24.5, 7, 33]),
  bell: person("M24 3.5Q27.6 3.5 27.8 7.2C36.4 9.4 38 17.4 38.4 26Q38.8 33 43 36.6Q44.4 40 40.6 40H7.4Q3.6 40 5 36.6Q9.2 33 9.6 26C10 17.4 11.6 9.4 20.2 7.2Q20.4 3.5 24 3.5Z",
    ["#dcc0a0", "#8a6640"], [24, 22.5, 6.2, 31], "M18.6 40A5.4 5 0 0 0 29.4 40Z"),
  heart: person("M24 43.4C14 37.4 3.4 28.6 3.4 17.6C3.4 5.6 18.6 2 24 12.2C29.4 2 44.6 5.6 44.6 17.6C44.6 28.6 34 37.4 24 43.4Z", ["#e0b4b4", "#94585c"], [24, 20.5, 7.4, 29]),
  wave: person("M4 44Q2.6 44 2.8 42.4C3.6 20 12.6 5.4 28.6 5.4C38.6 5.4 45.2 11.6 45.2 19.4Q45.2 22.4 42.8 21C37.6 17.4 33 19.4 33 25.4C33 33.6 38.4 38 44.2 40.4Q46.6 44 43 44Z",
    ["#b7cbc9", "#507673"], [18.5, 25.5, 6, 34]),
};

/** The face that this person chose last. */
export function wishedFace(): FaceId | null {
  const face = wish.get("face");
  return face && Object.hasOwn(FACES, face) ? (face as FaceId) : null;
}

const NEUTRAL = "M24 5C37 5 43 12 43 24S37 43 24 43S5 36 5 24S11 5 24 5Z";
const TINTS: [string, string][] = [
  ["#d9cdbd", "#7d6d58"],
  ["#c5cdd0", "#64737a"],
  ["#d6c3c9", "#84656f"],
  ["#cbceb9", "#6d7254"],
  ["#cec5d6", "#73677f"],
  ["#dac3b3", "#886654"],
  ["#bfcdc7", "#5b756a"],
  ["#cfc8c8", "#766a6a"],
];

/** Who sits there as a drawing; somebody who has chosen no face has a plain one by the seat. */
export function drawnFace(character: string | null | undefined, face: string | null | undefined, seat: number): Drawn {
  if (character && Object.hasOwn(CHARACTERS, character)) return CHARACTERS[character]!;
  if (face && Object.hasOwn(FACES, face)) return FACES[face as FaceId];
  return person(NEUTRAL, TINTS[seat % TINTS.length]!, [24, 21.5, 7, 31]);
}
