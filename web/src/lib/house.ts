// House rules: what a game's options ask for, and what the server makes of a form or a text.

import { get, type Problem } from "./catalogue";
import type { Rules, Saying } from "./messages";
import { speech } from "./speech.svelte";

interface Named {
  name: string;
  title: Saying | null;
  rule: string; // the ledger's id
}

export type HouseOption = Named &
  (
    | { type: "switch"; on: Saying }
    | { type: "number"; least: number; most: number; off: Saying | null } // off: it may be left out
    | { type: "choice"; choices: { value: string | null; says: Saying }[] }
    | { type: "phases"; sizes: Record<string, [number, number]> }
    | { type: "track"; length: number; spaces: Record<string, string> } // with the messages of their names
    | { type: "dice"; dice: Record<string, string[]> }
  );

export interface HouseForm {
  options: HouseOption[];
  editions: Record<string, Rules>; // in full, as printed
}

/** A rule of this table, and what the edition says otherwise. */
export interface RuleSaid {
  option: string;
  says: Saying;
  printed: Saying | null;
  rule: string;
}

export interface RuleGroup {
  heading: string; // a message
  rules: RuleSaid[];
}

export interface HouseRead {
  game: string;
  rules: Rules; // in full
  brief: Rules; // the edition, variants by name, and what else differs
  text: string; // the same as a file
  said: RuleGroup[];
}

export type HouseRefused = Problem & { problems?: { field: string | null; says: Saying }[] };

const forms = new Map<string, Promise<HouseForm>>();

/** The options of a game's house rules, and the words for them. */
export function loadHouseForm(game: string): Promise<HouseForm> {
  return remembered(forms, game, async () => {
    const [form] = await Promise.all([get<HouseForm>(`house-rules/${game}.json`), houseWords(game)]);
    return form;
  });
}

/** A text of house rules, or a form that is filled in. */
export async function readHouse(given: string | { game: string; rules: Rules }): Promise<HouseRead | HouseRefused> {
  const isText = typeof given === "string";
  const answer = await fetch("house-rules", {
    method: "POST",
    headers: { "content-type": isText ? "text/plain" : "application/json" },
    body: isText ? given : JSON.stringify(given),
  });
  return (await answer.json()) as HouseRead | HouseRefused;
}

const said = new Map<string, Promise<RuleGroup[]>>();

/** The rules of a table in words, which are there then; nothing of rules that cannot be played. */
export function rulesSaid(game: string, rules: Rules): Promise<RuleGroup[]> {
  return remembered(said, JSON.stringify([game, rules]), async () => {
    const [read] = await Promise.all([readHouse({ game, rules }), houseWords(game)]);
    return "said" in read ? read.said : [];
  });
}

const houseWords = (game: string): Promise<void> => speech.learn(game, "house", `house-${game}`, "page-rules");

/** What does not come is asked for again the next time. */
function remembered<T>(all: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const loading = all.get(key) ?? load();
  all.set(key, loading);
  loading.catch(() => all.delete(key));
  return loading;
}
