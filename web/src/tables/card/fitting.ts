// How large the cards of laid groups can be: they grow until they fill their field, up to the size of the hand's.

export const STEP = 0.78; // of a card's width: where the next card of a group begins
export const HEIGHT = 1.4; // of its width
const PADDING = 10; // around a group, with the gap beside it
const LINE = 6; // around a line of groups
const SMALLEST = 16;

export interface Box {
  width: number;
  height: number;
}

/** `owners`: for each player the sizes of the groups; `face`: the width that the face before them takes. */
export function fittingWidth(owners: number[][], box: Box, most: number, face = 0): number {
  for (let width = most; width > SMALLEST; width -= 1) {
    if (fits(owners, box, width, face)) return width;
  }
  return SMALLEST;
}

/** Where the next card of a group begins: earlier where even the smallest cards of a long group have no room. */
export function fittingStep(owners: number[][], box: Box, card: number, face = 0): number {
  const room = (box.width - face - PADDING) / card - 1; // beside the last card, which is whole
  return Math.min(STEP, room / (Math.max(2, ...owners.flat()) - 1));
}

function fits(owners: number[][], box: Box, card: number, face: number): boolean {
  const sizes = owners.map((groups) => groups.map((count) => card * (1 + (count - 1) * STEP) + PADDING));
  const line = Math.max(card * HEIGHT + LINE, 44);
  let [x, lines] = [0, 0];
  for (const groups of sizes) {
    const whole = face + groups.reduce((sum, width) => sum + width, 0);
    if (!lines || x + whole > box.width) [x, lines] = [0, lines + 1];
    x += face;
    for (const width of groups) {
      if (face + width > box.width) return false;
      if (x + width > box.width) [x, lines] = [face, lines + 1];
      x += width;
    }
  }
  return lines * line <= box.height;
}
