/**
 * A whole game in the terminal, for people who share a keyboard: `node terminal.mjs regelwerk-whist 3`. Whoever is to act sees what they
 * may see, and chooses a move by its number; a computer that chooses at random sits in for seats behind `--people 1`.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string' }, language: { type: 'string', default: 'nl' } },
});
const [name, players = '2'] = positionals;
const { describe, isOver, moves, play, result, start, tell, toAct, view } = await import(name);
const { language } = values;
const people = Number(values.people ?? players);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

let state = start({ players: Number(players), chance: 'secure' });
while (!isOver(state)) {
  const [player] = toAct(state);
  const options = moves(state, player);
  const move =
    player > people ? options[Math.floor(Math.random() * options.length)] : await chosen(player, options);
  if (!move) break;
  const before = state;
  state = play(state, move, player);
  for (const { text } of tell(state, 'spectator', { language }, before)) console.log(`  ${text}`);
}
for (const { place, seat, points } of result(state)?.ranking ?? [])
  console.log(`${place}. ${seat}: ${points}`);
process.exit();

/** The move that somebody chooses; undefined where the input has ended. */
async function chosen(player, options) {
  console.log(`\n— ${player} —`);
  for (const [field, value] of Object.entries(view(state, player).fields))
    console.log(`${field}: ${JSON.stringify(value)}`);
  for (const [index, move] of options.entries())
    console.log(`${index + 1}. ${describe(state, move, player, { language })}`);
  for (;;) {
    const { value, done } = await lines.next();
    if (done) return undefined;
    const move = options[Number(value) - 1];
    if (move) return move;
    console.log(`1–${options.length}?`);
  }
}
