// All figures as data, in the form of `tenfold stats --json`: a test compares the two.

import { bestLists } from "./best";
import { againstEach, counted, figuresOf, opponentKey, opponentsOf } from "./figures";
import type { Played } from "./played";
import { countedGames } from "./tally";

/** Of games as the list has them, the newest first. */
export function numbersOf(played: readonly Played[]) {
  const all = counted(played);
  const kinds = countedGames.filter((game) => all.some((one) => one.game === game));
  return {
    games: played.length,
    counted: all.length,
    by_game: kinds.map((game) => ({ game, ...numbersOfGame(all.filter((one) => one.game === game)) })),
    best: bestLists(played).map(({ first, best }) => ({
      ...{ game: first.game, players: first.players.length, rules: first.rules },
      best: best.map(({ played: { id, at }, value }) => ({ id, at, value })),
    })),
    code: null, // nothing was wrong with them
    problem: null,
  };
}

function numbersOfGame(games: readonly Played[]) {
  const editions = [...new Set(games.map(({ rules }) => rules.edition))];
  return {
    figures: figuresOf(games),
    editions: editions.map((edition) => ({ edition, figures: figuresOf(games.filter(({ rules }) => rules.edition === edition)) })),
    opponents: againstEach(games).map(({ player, ahead }) => ({
      player: { name: player.name, bot: player.bot, character: player.character },
      ahead,
      figures: figuresOf(games.filter((one) => opponentsOf(one).some((other) => opponentKey(other) === opponentKey(player)))),
    })),
  };
}
