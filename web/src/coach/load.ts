// The coach with its solution: the figures come with this file, the tables of the colour phase when they are asked for.

import { solved, tables } from "virtual:dice-solution";
import { Coach } from "./coach";

async function fetched(): Promise<Float64Array> {
  const answer = await fetch(tables);
  if (!answer.ok) throw new Error(`${tables}: ${answer.status}`);
  return new Float64Array(await answer.arrayBuffer());
}

export const coach = new Coach(solved, fetched);
