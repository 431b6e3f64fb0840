// What games tell together: how often won, phases by hand, points by hand, how often out, by edition and opponents.
// Only games that were mine from the first card to the last are counted.

import { mean, type Mean, share, type Share } from "./intervals";
import type { Played, Player } from "./played";
import { isCounted } from "./tally";

export interface PhaseFigures {
  phase: number;
  made: Share; // of the attempts at it
  points: Mean; // of these hands
}

export interface Figures {
  games: number;
  won: Share; // of games against others, the first place alone or with others
  made: Share; // phases of hands
  out: Share; // of hands; where nobody goes out, of none
  points: Mean; // of hands, or of phases that were written down
  length: Mean; // hands of a game
  phases: PhaseFigures[];
}

export const isAmongFirst = ({ ranking, seat }: Played): boolean => ranking[0]?.includes(seat) ?? false;

export function figuresOf(played: readonly Played[]): Figures {
  const games = counted(played);
  const attempts = games.flatMap((game) => game.attempts);
  const against = games.filter(({ players }) => players.length > 1);
  const hasOuts = games.some(({ game }) => game !== "dice");
  const phases = [...new Set(attempts.flatMap(({ tried }) => tried))].sort((one, other) => one - other);
  return {
    games: games.length,
    won: share(against.filter(isAmongFirst).length, against.length),
    made: share(attempts.filter(({ made }) => made !== null).length, attempts.length),
    out: share(attempts.filter(({ isOut }) => isOut).length, hasOuts ? attempts.length : 0),
    points: mean(attempts.flatMap(({ points }) => points ?? [])),
    length: mean(games.map((game) => game.attempts.length)),
    phases: phases.map((phase) => {
      const at = attempts.filter(({ tried }) => tried.includes(phase));
      const made = at.filter((attempt) => attempt.made === phase);
      return { phase, made: share(made.length, at.length), points: mean(at.flatMap(({ points }) => points ?? [])) };
    }),
  };
}

export const counted = (played: readonly Played[]): Played[] => played.filter(({ game, isWhole }) => isWhole && isCounted(game));

/** People by their names, bots by who they are and how they play. */
export const opponentKey = ({ name, bot, character }: Player): string =>
  bot ? `bot ${character ?? ""} ${bot}` : `person ${name.toLowerCase()}`;

export const opponentsOf = ({ players, seat }: Played): (Player & { seat: number })[] =>
  players.map((player, at) => ({ ...player, seat: at })).filter((player) => player.seat !== seat && (player.bot || player.name));

export interface Against {
  player: Player & { seat: number };
  ahead: Share; // games in which I came in before them
}

/** Everybody I played against, the most frequent first. */
export function againstEach(played: readonly Played[]): Against[] {
  const found = new Map<string, { player: Against["player"]; games: number; ahead: number }>();
  for (const game of counted(played)) {
    const place = (seat: number): number => game.ranking.findIndex((seats) => seats.includes(seat));
    for (const player of opponentsOf(game)) {
      const { games, ahead } = found.get(opponentKey(player)) ?? { games: 0, ahead: 0 };
      const isAhead = place(game.seat) < place(player.seat);
      found.set(opponentKey(player), { player, games: games + 1, ahead: ahead + Number(isAhead) });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.games - one.games)
    .map(({ player, games, ahead }) => ({ player, ahead: share(ahead, games) }));
}
