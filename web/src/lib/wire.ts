// Made by `make wire` from the server's own types: do not edit. docs/protocol.md explains the messages.

/** The protocol's version, as in `Welcome.protocol`. */
export const PROTOCOL = 2;

/** Bytes of a message to the server, at most. */
export const LARGEST = 8192;

/** What people can send each other: faces, phrases, and those of some games. */
export const REACTIONS: { faces: Reaction[]; phrases: Reaction[]; games: Record<string, Reaction[]> } = {
  faces: ["smile", "laugh", "wow", "oops", "tear", "clap"],
  phrases: ["hello", "well-done", "oh-no", "lucky", "take-your-time", "back-soon", "good-game", "one-more"],
  games: {"card": ["not-me-again", "sorry"], "dice": ["so-close", "what-a-roll"], "board": ["thank-you", "sorry"]},
};
type Reaction = Reacted["what"];

export type Hello = Open | Join | Resume | Watch;

export type Request = Act | Start | ChangeSettings | SeatBot | FreeSeat | MoveSeat | ChooseDealer | Rename | Leave | Pause | GoOn | Ready | LetBotPlay | Here | TakeBack | Rematch | CommitSalt | RevealSalt | Hint | React | Nudge | ShowOnTv | Beat;

export type ToClient = Welcome | Done | Refused | HintAnswer | Update | Reacted | Nudged | Beat | Bye;

/** Open a room and sit down in it. Said again with the same token and id, it is the same room. */
export interface Open {
  type: "open";
  id: string;
  protocol: number;
  settings: Settings;
  name: string;
  token: string;
  face?: "bell" | "cloud" | "drop" | "heart" | "leaf" | "star" | "sun" | "wave" | null;
}

/** Shown to everyone before joining. */
export interface Settings {
  game: string;
  rules: Record<string, unknown>;
  seats: number;
  fill?: string;
  absent_after?: number;
  turn_clock?: number | null;
  knock_window?: number;
  reactions?: boolean;
  newcomers?: boolean;
  lesson?: boolean;
}

/** Sit down by an invitation. The token is the key to the seat from then on. */
export interface Join {
  type: "join";
  id: string;
  protocol: number;
  room: string;
  name: string;
  token: string;
  face?: "bell" | "cloud" | "drop" | "heart" | "leaf" | "star" | "sun" | "wave" | null;
  seat?: number | null;
  next?: boolean;
  beside?: string | null;
}

/** Come back to a seat, from any device. `seq` is the last one seen. */
export interface Resume {
  type: "resume";
  id: string;
  protocol: number;
  room: string;
  token: string;
  seq?: number;
}

export interface Watch {
  type: "watch";
  id: string;
  protocol: number;
  room: string;
  seq?: number;
}

/** Play. `version` is that of the table that the player saw: if it has changed since, nothing happens. */
export interface Act {
  type: "act";
  version: number;
  do: string;
  id: string;
}

/** The host starts; bots take the empty seats. */
export interface Start {
  type: "start";
  id: string;
}

/** The host changes what is played and how; in a game only who may come, and what may be said. */
export interface ChangeSettings {
  type: "change-settings";
  settings: Settings;
  id: string;
}

/** The host seats a bot before the game, or changes one. */
export interface SeatBot {
  type: "seat-bot";
  seat: number;
  bot: string;
  character?: "bolo" | "kubi" | "luno" | "moki" | "rico" | "tipi" | "yumi" | "zeno" | null;
  id: string;
}

/** The host sends a bot or a player away; in a game a player who has been away for long. */
export interface FreeSeat {
  type: "free-seat";
  seat: number;
  id: string;
}

/** The host lets two seats change places, before the game. */
export interface MoveSeat {
  type: "move-seat";
  seat: number;
  to: number;
  id: string;
}

/** The host says who deals or begins first; null: it is drawn by lot. */
export interface ChooseDealer {
  type: "choose-dealer";
  seat: number | null;
  id: string;
}

/** Another name or face for oneself, before the game. */
export interface Rename {
  type: "rename";
  name: string;
  face?: "bell" | "cloud" | "drop" | "heart" | "leaf" | "star" | "sun" | "wave" | null;
  id: string;
}

/** Free the seat, or the place among those who wait for the next game. */
export interface Leave {
  type: "leave";
  id: string;
}

export interface Pause {
  type: "pause";
  id: string;
}

export interface GoOn {
  type: "go-on";
  id: string;
}

/** Between two hands or rounds: this seat is ready to go on. */
export interface Ready {
  type: "ready";
  version?: number | null;
  id: string;
}

/** For a seat that keeps the table waiting, or whose person is away. */
export interface LetBotPlay {
  type: "let-bot-play";
  seat: number;
  id: string;
}

/** I am here: no bot takes over. */
export interface Here {
  type: "here";
  id: string;
}

/** From now on the person plays again, not the bot. */
export interface TakeBack {
  type: "take-back";
  id: string;
}

/** Into the lobby of the next game: the same people, the same rules, a new seed. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** A player's own part of the seed, as its SHA-256; shown when the game starts. */
export interface CommitSalt {
  type: "commit-salt";
  digest: string;
  id: string;
}

export interface RevealSalt {
  type: "reveal-salt";
  salt: string;
  id: string;
}

/** Ask for advice, which changes nothing. The answer is `advice`. */
export interface Hint {
  type: "hint";
  id: string;
}

/** A face or a phrase for all in the room; nothing about cards. */
export interface React {
  type: "react";
  what: "back-soon" | "clap" | "good-game" | "hello" | "laugh" | "lucky" | "not-me-again" | "oh-no" | "one-more" | "oops" | "smile" | "so-close" | "sorry" | "take-your-time" | "tear" | "thank-you" | "well-done" | "what-a-roll" | "wow";
  id: string;
}

/** Remind somebody whom the table waits for, once a turn. */
export interface Nudge {
  type: "nudge";
  seat: number;
  id: string;
}

/** A television that shows these figures watches this room. */
export interface ShowOnTv {
  type: "show-on-tv";
  figures: string;
  id: string;
}

/** Is the line alive? The server says the same back at once. */
export interface Beat {
  type: "beat";
}

export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  room: string;
  seat: number | null;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string | null;
  says: Saying;
  version: number;
}

/** `{"id": "card-take", "facts": {"name": ["seat", 2], "card": ["card", "R7"]}}` in JSON. */
export interface Saying {
  id: string;
  facts?: Record<string, number | Fact>;
}

export type Fact = [string, unknown];

export interface HintAnswer {
  type: "advice";
  id: string;
  do: string;
  says: Saying;
  best?: BestChoices | null;
}

/** The best choices of a position, in figures. */
export interface BestChoices {
  worth: "cost" | "total" | "win" | null;
  choices: RatedChoice[];
  note: Saying | null;
  worlds?: number;
}

/** Something that could be done. */
export interface RatedChoice {
  do: string;
  worth: number | null;
  chance: number | null;
  margin?: number | null;
}

/**
 * What happened, and what the receiver sees now. A snapshot has no events, because too many were missed,
 * but the last moves of the game before it.
 */
export interface Update {
  type: "update";
  events?: EntrySeen[];
  earlier?: EntrySeen[];
  seq: number;
  version: number;
  awaited?: number | null;
  present?: number[] | null;
  seat?: number | null;
  room?: RoomSeen | null;
  table?: CardTable | DiceTable | BoardTable | null;
  own?: Own | null;
  timers?: Timer[] | null;
}

/** One entry as one viewer may know it. `what` is the entry's name. */
export interface EntrySeen {
  seq: number;
  what: string;
  seat?: number | null;
  name?: string | null;
  was?: string | null;
  do?: string | null;
  by?: string | null;
  commitment?: string | null;
  digest?: string | null;
  salt?: string | null;
  result?: Result | null;
  says?: Saying[];
}

/** The last line. `reason` is null when the game was stopped before its end. */
export interface Result {
  reason: string | null;
  ranking?: number[][];
  scores?: number[];
  seed: string;
  taken?: SeatTaken[];
}

/** A seat that changed hands: from this event on it is played under this name. */
export interface SeatTaken {
  n: number;
  seat: number;
  name: string;
}

/** What everyone in the room knows of it. */
export interface RoomSeen {
  settings: Settings;
  status: string;
  seq: number;
  version: number;
  places: PlaceSeen[];
  host: number | null;
  paused_by: number | null;
  commitment: string;
  awaited: number | null;
  dealer?: number | null;
  queue?: Waiting[];
  result?: Result | null;
  rest?: RestSeen | null;
  answered?: number[];
  asked_out?: number[];
}

export interface PlaceSeen {
  name: string;
  free?: boolean;
  bot: string | null;
  character?: "bolo" | "kubi" | "luno" | "moki" | "rico" | "tipi" | "yumi" | "zeno" | null;
  face?: "bell" | "cloud" | "drop" | "heart" | "leaf" | "star" | "sun" | "wave" | null;
  device?: number | null;
  stood_in: boolean;
  present: boolean;
  idle?: boolean;
}

/** Somebody who sits down for the next game. */
export interface Waiting {
  name: string;
  face: "bell" | "cloud" | "drop" | "heart" | "leaf" | "star" | "sun" | "wave" | null;
}

/** The table stands still between two hands or rounds, until its people are ready. */
export interface RestSeen {
  ready: number[];
  awaited: number[];
}

/** What one seat alone sees of the table. */
export interface Own {
  view: CardOwn | DiceOwn | BoardOwn;
  legal?: string[] | null;
}

/** `seat` is whose time runs; null: everybody's. In a pause `left` stands still. */
export interface Timer {
  what: "absent" | "give" | "keep" | "knock" | "ready" | "takeover" | "turn";
  seat: number | null;
  left: number;
  of: number;
}

/** Somebody sends all a face or a phrase. It is in no log, and not told again. */
export interface Reacted {
  type: "reaction";
  seat: number;
  what: "back-soon" | "clap" | "good-game" | "hello" | "laugh" | "lucky" | "not-me-again" | "oh-no" | "one-more" | "oops" | "smile" | "so-close" | "sorry" | "take-your-time" | "tear" | "thank-you" | "well-done" | "what-a-roll" | "wow";
}

/** Somebody reminds `target` that the table waits. It is in no log, and not told again. */
export interface Nudged {
  type: "nudge";
  seat: number;
  target: number;
}

/** The server ends the connection, and says why. */
export interface Bye {
  type: "bye";
  code: string;
  says: Saying;
}

/** The room for somebody who has the invitation and has not come in yet: `GET /rooms/CODE`. */
export interface RoomOffer {
  settings: Settings;
  status: string;
  seq: number;
  version: number;
  places: PlaceSeen[];
  host: number | null;
  paused_by: number | null;
  commitment: string;
  awaited: number | null;
  dealer?: number | null;
  queue?: Waiting[];
  result?: Result | null;
  rest?: RestSeen | null;
  answered?: number[];
  asked_out?: number[];
  takeable?: SeatOffer[];
  closed?: boolean;
}

/** A bot's seat that can be taken now, and how it stands, as everybody sees it. */
export interface SeatOffer {
  seat: number;
  points: number | null;
  phase: number | null;
  cards: number | null;
}

/**
 * The card game. Lists are by seat, unless they are lists of seats (`playing`, `lap`, `window`).
 *
 * `seat` is on turn, `window` are the seats that may still knock, `laid` is the number of the phase that
 * lies on the table, `table` its groups as in `5s(R5 G5 W)`, `shown` are cards that everybody saw going into
 * a hand, the last card of `discard` is its top, `skips` says who loses a turn, `hand` is as in `R5 B12 W`.
 * From the end of a hand to the next deal everything lies where it was, and `over` opens all hands.
 */
export interface CardTable {
  viewer: number | null;
  stage: "deal" | "draw" | "knock" | "lot" | "over" | "play" | "turn-over";
  dealer: number | null;
  playing: number[];
  sheet: CardLine[];
  playoff: boolean;
  outcome: OutcomeSeen | null;
  seat: number;
  hand: string | null;
  hand_sizes: number[];
  shown: string[];
  laid: (number | null)[];
  table: string[][];
  deck_size: number;
  discard: string;
  skips: boolean[];
  lap: number[];
  fresh: boolean;
  window: number[];
  last_knocker: number | null;
  over: CardOver | null;
}

/** A player's line of the score sheet: phases crossed off, and the points of every hand. */
export interface CardLine {
  done: number[];
  points: number[];
}

/** Best first; seats placed equally stand together. `scores` are by seat. */
export interface OutcomeSeen {
  ranking: number[][];
  scores: number[];
  reason: string;
}

/**
 * How a hand of the card game ended: `seat` went out, `hands` are what everybody still held, `costs` the
 * points entered for it, by seat; a play-off costs nothing.
 */
export interface CardOver {
  seat: number;
  how: "discard" | "hit" | "lay";
  hands: string[];
  costs: number[];
}

/** What a seat sees otherwise than spectators do. */
export interface CardOwn {
  viewer: number | null;
  hand: string | null;
}

/** The dice game. `faces` is what the ten dice show, L1 to L4 and H1 to H6; `kept` are those set aside. */
export interface DiceTable {
  viewer: number | null;
  stage: "keep" | "lot" | "over" | "roll" | "score";
  scribe: number | null;
  seat: number;
  sheet: DiceLine[];
  began: number;
  rolls: number;
  faces: string;
  kept: string[];
  finisher: number | null;
  outcome: OutcomeSeen | null;
}

/** A player's column of the block. A bonus is null until it is decided. */
export interface DiceLine {
  points: number[];
  bonus_5: number | null;
  bonus_10: number | null;
  failed: number;
  declined: number;
  tries: number;
  deducted: number;
}

/** What a seat sees otherwise than spectators do. */
export interface DiceOwn {
  viewer: number | null;
}

/**
 * The board game. Lists are by seat, unless they are lists of seats (`owed`, `keepers`, `chosen`).
 *
 * `seat` is on turn; while `stage` is `give`, `giver` must give a card of the number `asked`, and while it
 * is `keep`, the first of `keepers` chooses. `markers` are phases, counted from 1, `pieces` spaces of the
 * track, counted from 0. `jokers` are the faces of the jokers in the hands; hand sizes count them. The last
 * card of `discard` is its top, `?` one that the viewer does not know; `knowers` are bits: which seats know
 * each of its cards. Of each hand, everybody knows `shown` cards, the `numbers` of others, and numbers that
 * are `absent`; `told` are cards that the viewer alone knows, `kept` what it has chosen to keep, as in
 * `R5 W(G7)`. `round` is counted from 1; from its end to the next deal, `over` says who ended it.
 * docs/board-knowledge.md says more.
 */
export interface BoardTable {
  viewer: number | null;
  stage: "ask" | "deal" | "drawing" | "give" | "keep" | "lot" | "move" | "over" | "pick" | "play" | "roll" | "star" | "swap" | "take" | "turning";
  starter: number | null;
  markers: number[];
  pieces: number[];
  outcome: OutcomeSeen | null;
  seat: number;
  dice: [number, number] | null;
  to_take: number;
  again: boolean;
  owed: number[];
  asked: number | null;
  giver: number | null;
  hand: string | null;
  hand_sizes: number[];
  jokers: string[];
  table: string[][];
  deck_size: number;
  discard: string;
  knowers: number[];
  shown: string[];
  numbers: number[][];
  absent: number[][];
  told: string[];
  keepers: number[];
  chosen: number[];
  kept: string | null;
  over: BoardOver | null;
  round: number;
}

/**
 * How a round of the board game ended: `seat` discarded the last card, and the markers went `steps`, by
 * seat.
 */
export interface BoardOver {
  seat: number;
  steps: number[];
}

/** What a seat sees otherwise than spectators do. */
export interface BoardOwn {
  viewer: number | null;
  hand: string | null;
  discard: string;
  told: string[];
  kept: string | null;
}
