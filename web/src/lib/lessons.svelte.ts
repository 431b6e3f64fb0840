// The guided first hand: who is offered it, and whether its notes are shown.

import { wish } from "./memory";
import type { RoomSeen, Settings } from "./messages";

/** Tables of the lessons: the server deals a friendly hand to each (rooms/lessons.py). */
const TABLES: Record<string, { edition: string; seats: number }> = {
  card: { edition: "intl", seats: 3 },
  dice: { edition: "de", seats: 2 },
  board: { edition: "intl", seats: 3 },
};

const isTaught = (game: string): boolean => wish.get(`intro.${game}`) !== null;

/** The lesson in place of a first table, unless it has rules of its own. */
export function lessonFirst(settings: Settings): Settings {
  const { game, rules } = settings;
  const table = TABLES[game];
  if (!table || isTaught(game) || rules.edition !== table.edition || Object.keys(rules).length > 1) return settings;
  return { game, rules, seats: table.seats, fill: "easy", lesson: true };
}

class Lessons {
  private wanted = $state.raw<{ seen: string; isOn: boolean } | null>(null);

  /** Whether notes are to be shown in this room. */
  isOn(code: string, { settings }: RoomSeen): boolean {
    if (this.wanted?.seen === code) return this.wanted.isOn;
    return settings.lesson === true && !isTaught(settings.game);
  }

  goOn(code: string): void {
    this.wanted = { seen: code, isOn: true };
  }

  /** Nobody is offered the same lesson twice; the menu has it. */
  leave(code: string, game: string): void {
    wish.set(`intro.${game}`, "seen");
    this.wanted = { seen: code, isOn: false };
  }
}

export const lessons = new Lessons();
