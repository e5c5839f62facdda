import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Interpreter } from '../../interpret/index.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import type { Json, JsonObject } from '../../runtime/json.ts';
import { draw, pick, seeded } from '../../runtime/random.ts';
import { Recorder } from './recorder.ts';
import { nameOf, setupFor, type Way, waysToPlay } from './ways.ts';

/** How many decisions are listed with all their moves; from then on the digest of the list says enough. */
const LISTED = 8;
/** After how many moves everybody looks at the table for the first time, */
const FIRST_LOOK = 4;
/** and again whenever this number of moves has been played. */
const LOOK_EVERY = 25;
/** A game is broken off after this number of moves. */
const MOST_MOVES = 1000;

/** Games with an option changed are tried so often, to find one in which that makes a difference. */
const TRIES = 4;
/** And so often, with every number of players, if it made none in any of them. */
const MANY_TRIES = 30;

/** A game to be played. */
interface Playthrough {
  readonly way: Way;
  readonly seed: string;
  /** Which one of its way to play, from 0. */
  readonly index: number;
}

/**
 * Random games from beginning to end: before each move all legal moves, after each the digest of the state, now and then
 * and at the end what everybody sees, at the end all of the state and the result. In the first of each way to play, the engine draws from the seed; in the second, it
 * is told what chance gives. A variant has only the first, and no long search for a game in which an option makes a difference:
 * what it shares with its game is asked there.
 */
export function playthroughs(game: CompiledGame): Dialogue[] {
  const recorder = new Recorder(game);
  const codecFor = codecOf(recorder, game);
  const { interpreter } = recorder;
  const ways = waysToPlay(game.game);
  const isVariant = game.game.base !== undefined;
  const games: Playthrough[] = ways.flatMap((way) =>
    seedsFor(interpreter, way, isVariant ? 1 : 2).map((seed, index) => ({
      way,
      seed,
      index,
    })),
  );
  for (const way of ways)
    if (way.option && !games.some((one) => hasOption(one.way, way)))
      games.push(isVariant ? usualGame(way) : rareGame(interpreter, ways, way));
  // Views are long, and nearly all of a view is in the state: in one game they are written out, for people to read.
  const written = games.find(({ way }) => way.players > 1) ?? games[0];
  return games.map((one) => {
    const { way, seed, index } = one;
    play(recorder, setupFor(game.id, way, codecFor), seed, index === 0, one === written);
    const rules = index === 0 ? ['game', 'winner', 'reason-game-over'] : ['game', 'winner'];
    return recorder.finish(`game-${nameOf(way)}-${index + 1}`, 'game', rules);
  });
}

/** With an option changed: those games that go another way than with the option as it is, if there are any. */
function seedsFor(interpreter: Interpreter, way: Way, count: number): string[] {
  const seeds = Array.from({ length: TRIES }, (_, index) => seedOf(way, index + 1));
  if (!way.option) return seeds.slice(0, count);
  const found: string[] = [];
  for (const seed of seeds) {
    if (found.length === count) break;
    if (makesDifference(interpreter, way, seed)) found.push(seed);
  }
  return found;
}

/** A game in which an option makes a difference that it seldom makes; if none is found, one that is the same. */
function rareGame(interpreter: Interpreter, ways: readonly Way[], changed: Way): Playthrough {
  for (let number = 1; number <= MANY_TRIES; number++)
    for (const usual of ways) {
      if (usual.option) continue;
      const way: Way = { ...usual, option: changed.option! };
      const seed = seedOf(way, number);
      if (makesDifference(interpreter, way, seed)) return { way, seed, index: 0 };
    }
  return usualGame(changed);
}

/** The first game of a way to play, whether or not its option makes a difference there. */
function usualGame(way: Way): Playthrough {
  return { way, seed: seedOf(way, 1), index: 0 };
}

function hasOption({ option }: Way, { option: other }: Way): boolean {
  return option?.name === other?.name && option?.value === other?.value;
}

function seedOf({ players, imaginary }: Way, number: number): string {
  return `${players}+${imaginary} ${number}`;
}

/** Whether a random game goes another way with an option changed: what can be done differs, or how it ends. */
function makesDifference(interpreter: Interpreter, way: Way, seed: string): boolean {
  const { players, imaginary, option } = way;
  const begin = (options: Record<string, number | boolean>) =>
    interpreter.start({ players, imaginary, options, seed });
  const [one, other] = [begin(option ? { [option.name]: option.value } : {}), begin({})];
  const words = seeded(`${seed}/players`);
  for (let moves = 0; moves < MOST_MOVES && !one.over; moves++) {
    if (other.over || String(interpreter.toAct(one)) !== String(interpreter.toAct(other))) return true;
    const player = pick(words, interpreter.toAct(one));
    const [legal, others] = [interpreter.moves(one, player), interpreter.moves(other, player)];
    if (JSON.stringify(legal) !== JSON.stringify(others)) return true;
    const move = pick(words, legal);
    interpreter.advance(one, move);
    interpreter.advance(other, move);
  }
  return JSON.stringify(interpreter.result(one)) !== JSON.stringify(interpreter.result(other));
}

/** Options are written before there is a game: a recorder must have begun one. */
export function codecOf(recorder: Recorder, { id, game }: CompiledGame) {
  recorder.tell({ do: 'situation', game: id, players: game.players.from });
  recorder.giveUp();
  const { codec } = recorder;
  return (type: NonNullable<Way['option']>['type'], value: number | boolean): Json =>
    codec.write(type, value);
}

function play(recorder: Recorder, setup: JsonObject, seed: string, seeds: boolean, isWritten: boolean): void {
  const words = seeded(`${seed}/players`);
  const dice = seeded(seed);
  recorder.tell({ do: 'start', ...setup, ...(seeds ? { seed } : {}) });
  const { interpreter } = recorder;
  let moves = 0;
  while (moves < MOST_MOVES && !recorder.state.over) {
    const event = interpreter.chance(recorder.state);
    if (event) {
      recorder.chance(dice, event);
      continue;
    }
    recorder.tell({ do: 'moves', player: 'server', ...(moves < LISTED ? {} : { digest: true }) });
    const player = pick(words, interpreter.toAct(recorder.state));
    playRandomMove(recorder, words, player);
    moves++;
    if (!recorder.state.over && (moves === FIRST_LOOK || moves % LOOK_EVERY === 0))
      lookAround(recorder, isWritten && moves === LOOK_EVERY);
  }
  // A short game is over before.
  lookAround(recorder, isWritten && moves <= LOOK_EVERY);
  recorder.tell({ do: 'scores' });
  recorder.tell({ do: 'result' });
  recorder.tell({ do: 'state', ...(seeds ? {} : { digest: true }) });
  if (seeds) recorder.tell({ do: 'explain', player: 1, move: 'pass' });
}

/** What each player sees, and somebody who sits nowhere; and that what is always so is so. */
function lookAround(recorder: Recorder, isWritten: boolean): void {
  const players = Array.from({ length: recorder.state.setup.players }, (_, player) => player + 1);
  for (const player of [...players, 'spectator'])
    recorder.tell({ do: 'view', player, ...(isWritten ? {} : { digest: true }) });
  recorder.tell({ do: 'always' });
}

/** Any legal move of a player, all equally likely. */
export function playRandomMove(recorder: Recorder, words: number[], player: number): void {
  const { interpreter, state } = recorder;
  const legal = interpreter.moves(state, player);
  const move = interpreter.notation.write(state, legal[draw(words, legal.length)]!);
  recorder.tell({ do: 'play', player: player + 1, move });
}
