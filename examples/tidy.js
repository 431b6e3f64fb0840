// The bot of tidy.py as a program of its own, which speaks the bot protocol (docs/bot-protocol.md).
//
// tenfold lab tournament --bots "cmd:node examples/tidy.js,easy"

let phases, view, legal;

console.log("bot " + JSON.stringify({ protocol: 1, name: "Tidy", games: ["card"] }));
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, rest] = line.split(/ (.*)/);
  if (word === "game") phases = JSON.parse(rest).rules.phases; // such as "set 3 + run 4"
  if (word === "view") view = JSON.parse(rest);
  if (word === "legal") legal = JSON.parse(rest);
  if (word === "choose") console.log(`play ${rest.split(" ")[0]} ${best(legal)}`);
  if (word === "quit") process.exit();
});

/** The legal action with the most points; of equals the first. */
const best = (actions) => actions.reduce((one, other) => (points(other) > points(one) ? other : one));

function points(action) {
  const [verb, what] = action.split(" ");
  if (verb === "take") {
    const worst = Math.min(...view.hand.split(" ").map(use)); // the card that the top of the discard pile would replace
    return use(view.discard.split(" ").at(-1)) > worst + 1 ? 1 : -1;
  }
  if (verb === "discard") return 90 - 10 * use(what) + Number(what.slice(1)) / 100;
  return { lay: 200, hit: 100 }[verb] ?? 0;
}

/** How much a card helps with the phase: the more, the less it is thrown away. */
function use(card) {
  const hand = view.hand.split(" ");
  if (card === "W" || card === "S") return card === "W" ? 9 : 0;
  if (view.laid[view.viewer] !== null) return 0; // everything must go, the most expensive first
  const phase = phases[view.sheet[view.viewer].done.length] ?? phases.at(-1); // a play-off is played for the last one
  const sameNumber = hand.filter((held) => held.slice(1) === card.slice(1)).length;
  let use = phase.includes("set") ? sameNumber : 0;
  if (phase.includes("run") && sameNumber <= Number(hand.includes(card))) use += 3;
  if (phase.includes("colour")) use += hand.filter((held) => held[0] === card[0]).length;
  return use;
}
