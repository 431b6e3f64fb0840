// What a table's settings say, line by line, so that everybody sees them and what the host changes.

import type { Room } from "./room.svelte";
import type { RoomSeen, Settings } from "./messages";
import { gameName } from "./games";
import { say } from "./speech.svelte";
import { rulesInWords } from "./wording";

export const CLOCKS: [seconds: number | null, id: string][] = [
  [null, "page-clock-none"],
  [60, "page-clock-relaxed"],
  [25, "page-clock-brisk"],
];

export const clockName = (seconds: number | null): string => {
  const known = CLOCKS.find(([one]) => one === seconds);
  return known ? say(known[1], { seconds: seconds ?? 0 }) : say("page-some-seconds", { seconds: seconds ?? 0 });
};

const BEGINS: Record<string, string> = { dice: "page-who-keeps-block", board: "page-who-youngest" };

/** "Who deals first?", or what the game asks instead. */
export const whoBegins = (game: string): string => say(BEGINS[game] ?? "page-who-deals");

export const hasKnocking = ({ rules }: Settings): boolean => rules["knocking"] === true;

/** By what can change. */
export function settingsInWords(seen: RoomSeen, room: Room): Record<string, string> {
  const { settings, dealer } = seen;
  const yes = (is: boolean | undefined): string => (is === false ? say("page-off") : say("page-on"));
  const [edition, ...variants] = rulesInWords(settings.game, settings.rules);
  return {
    game: gameName(settings.game),
    edition: edition!,
    variants: variants.join(", "),
    seats: say("page-for-players", { count: settings.seats }),
    dealer: `${whoBegins(settings.game)} ${dealer == null ? say("page-draw-lots") : room.names[dealer]}`,
    clock: `${say("page-clock")}: ${clockName(settings.turn_clock ?? null)}`,
    ...(hasKnocking(settings)
      ? { knock: `${say("page-knock-time")}: ${say("page-some-seconds", { seconds: settings.knock_window ?? 5 })}` }
      : {}),
    newcomers: `${say("page-friends-may")}: ${yes(settings.newcomers)}`,
    reactions: `${say("page-react-here")}: ${yes(settings.reactions)}`,
  };
}
