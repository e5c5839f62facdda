/**
 * Lets two bots play against each other: `node site/src/bots/tournament.ts --game <game> --games 100 --a search --b greedy`.
 * One seat is played by `a`, in turn each of them, all others by `b`. Alone, each plays the same games for points.
 */
import { parseArgs } from 'node:util';
import { games } from '../../../generated/games.ts';
import { fromSeed } from '../../../generated/runtime/chance-source.ts';
import { Machine } from '../../../generated/runtime/machine.ts';
import { showScores, winners } from '../../../generated/runtime/show.ts';
import { State } from '../../../generated/runtime/state.ts';
import { BOT_KINDS, type Bot, type BotKind, createBot, createRoom, type Thinking } from './bot.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '2' },
    a: { type: 'string', default: 'search' },
    b: { type: 'string', default: 'greedy' },
    iterations: { type: 'string' },
    milliseconds: { type: 'string' },
    seed: { type: 'string', default: 'tournament' },
  },
});

const ids = games.map(({ data }) => data.id).join(', ');
if (values.game === undefined) throw new Error(`--game is missing: one of ${ids}`);
const game = games.find(({ data }) => data.id === values.game);
if (!game) throw new Error(`no such game: ${values.game}; there are ${ids}`);
const { data } = game;
const players = Number(values.players);
const setup = {
  players,
  imaginary: data.imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0,
  options: data.options.map(({ value }) => value),
};
const budget: Thinking = {
  ...(values.iterations === undefined ? {} : { iterations: Number(values.iterations) }),
  ...(values.milliseconds === undefined ? {} : { milliseconds: Number(values.milliseconds) }),
};
const machine = new Machine(game.createCore(), data);
const room = createRoom(game);
const a = createBot(kindOf(values.a), room);
const b = createBot(kindOf(values.b), room);

/** How long each bot thought, and how often. */
const clocks = new Map<Bot, { milliseconds: number; moves: number }>();

function kindOf(text: string): BotKind {
  const kind = BOT_KINDS.find((one) => one === text);
  if (!kind) throw new Error(`no such bot: ${text}`);
  return kind;
}

function playGame(seats: readonly Bot[], seed: string): State {
  let state = machine.begin(setup, fromSeed(seed));
  for (let ply = 0; ; ply++) {
    const [player] = machine.toAct(state);
    if (player === undefined) return state;
    const bot = seats[player - 1]!;
    const start = performance.now();
    const move = bot.chooseNow(state, player, { ...budget, seed: `${seed} ${ply}` });
    const clock = clocks.get(bot) ?? { milliseconds: 0, moves: 0 };
    clock.milliseconds += performance.now() - start;
    clock.moves++;
    clocks.set(bot, clock);
    const next = machine.play(state, move, player - 1);
    if (!(next instanceof State)) throw new Error(`${bot.kind} chose what is not allowed: ${next.reason}`);
    state = next;
  }
}

function pointsOf(state: State): number[] {
  return showScores(machine, state).map((score) => (score as { total: number }).total);
}

/** The mean, and how far from it the true one may lie (95%). */
function meanOf(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
  return `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`;
}

/** Wilson's interval (95%); a joint win counts as a part of one. */
function rateOf(wins: number, count: number): string {
  const z = 1.96;
  const rate = wins / count;
  const middle = (rate + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const reach =
    (z * Math.sqrt((rate * (1 - rate)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `${percent(rate)}% [${percent(middle - reach)}, ${percent(middle + reach)}]`;
}

const count = Number(values.games);
const title = `${data.id}, ${players} player(s), ${JSON.stringify(budget)}, ${count} games`;
if (players === 1) {
  const alone = (bot: Bot): string =>
    meanOf(
      Array.from({ length: count }, (_, index) => pointsOf(playGame([bot], `${values.seed} ${index}`))[0]!),
    );
  console.log(`${title}: ${a.kind} ${alone(a)} points, ${b.kind} ${alone(b)} points`);
} else {
  let wins = 0;
  const margins: number[] = [];
  for (let index = 0; index < count; index++) {
    const seat = index % players;
    const seats = Array.from({ length: players }, (_, one) => (one === seat ? a : b));
    // The same cards and dice for each seat of `a`.
    const state = playGame(seats, `${values.seed} ${Math.floor(index / players)}`);
    const first = winners(machine.enter(state));
    if (first.includes(seat)) wins += 1 / first.length;
    const points = pointsOf(state).slice(0, players);
    margins.push(points[seat]! - Math.max(...points.filter((_, other) => other !== seat)));
  }
  console.log(
    `${title}: ${a.kind} beats ${b.kind} in ${rateOf(wins, count)}, by ${meanOf(margins)} points` +
      ` (by chance it would be ${(100 / players).toFixed(0)}%)`,
  );
}
for (const [bot, { milliseconds, moves }] of clocks)
  console.log(`  ${bot.kind}: ${(milliseconds / moves).toFixed(1)} ms a move, ${moves} moves`);
