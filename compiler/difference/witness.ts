import type { CompiledGame } from '../3-ir/compiled.ts';
import { exampleDialogues } from '../4-emit/conformance/examples.ts';
import { drawOutcome, type State } from '../interpret/index.ts';
import { copyState } from '../interpret/state.ts';
import { canonical, type JsonObject } from '../runtime/json.ts';
import { draw, pick, seeded } from '../runtime/random.ts';
import { type Differing, movesIn, type Pair, refusalDiffering, stateDiffering } from './differing.ts';
import { Side } from './side.ts';

/** What shows that two games are not the same: requests that both understand, and what differs then. */
export interface Witness {
  /** The start of a game, or the situation of the example with this name. */
  readonly from: 'start' | { readonly example: string };
  /** Requests of the engine protocol, in words that both rules know: the beginning, then moves and outcomes of chance. */
  readonly steps: readonly JsonObject[];
  readonly differs: Differing;
}

/** How far was looked. */
export interface Looked {
  /** Positions that were compared in full: everything on the table, and every legal move. */
  readonly positions: number;
  /** Random games that were begun. */
  readonly games: number;
  /** Examples whose situations were compared. */
  readonly examples: number;
}

export interface WitnessFound {
  /** Undefined: none was found, which does not say that there is none. */
  readonly witness?: Witness;
  readonly looked: Looked;
}

export interface WitnessOptions {
  /** How many positions may be compared. */
  readonly positions?: number;
  readonly seed?: string;
}

export const USUAL_POSITIONS = 1500;
/** Of the positions, those that are for looking at everything from the start on; and for making a witness shorter. */
const [BREADTH, SHORTENING] = [0.25, 0.25];
/** From one position so many moves are followed when everything is looked at, and so many outcomes of chance. */
const [WIDEST, OUTCOMES] = [24, 3];
/** Requests of an example that lead on. */
const CHANGING = ['play', 'pass', 'chance', 'give', 'run', 'score'];
/** A random game is broken off after this number of steps. */
const LONGEST_GAME = 2000;

interface Position {
  readonly states: Pair<State>;
  readonly steps: readonly JsonObject[];
}

/**
 * Looks for the shortest witness, and says after each position how far it has looked, so that whoever asks can go on or stop: first
 * everything near the start of a game and the situations of examples, then random games with the same chance for both. What is
 * found in a random game is made shorter as long as it still shows a difference.
 */
export function* searchWitness(
  before: CompiledGame,
  now: CompiledGame,
  { positions = USUAL_POSITIONS, seed = 'witness' }: WitnessOptions = {},
): Generator<Looked, WitnessFound> {
  const search = new Search(before, now, seed);
  const near = yield* search.breadthFirst(search.starts(), positions * BREADTH);
  const inExample = near?.steps.length === 1 ? undefined : yield* search.throughExamples();
  const short = shorter(near, inExample);
  if (short) return { witness: short, looked: search.looked };
  const far = yield* search.randomGames(positions);
  const witness = far && (yield* search.shortened(far, positions * (1 + SHORTENING)));
  return { ...(witness ? { witness } : {}), looked: search.looked };
}

/** The same in one go. */
export function findWitness(before: CompiledGame, now: CompiledGame, options?: WitnessOptions): WitnessFound {
  const search = searchWitness(before, now, options);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function shorter(one: Witness | undefined, other: Witness | undefined): Witness | undefined {
  return one && (!other || one.steps.length <= other.steps.length) ? one : other;
}

class Search {
  readonly #sides: Pair<Side>;
  readonly #words: number[];
  #positions = 0;
  #games = 0;
  #examples = 0;

  constructor(before: CompiledGame, now: CompiledGame, seed: string) {
    this.#sides = { before: new Side(before), now: new Side(now) };
    this.#words = seeded(seed);
  }

  get looked(): Looked {
    return { positions: this.#positions, games: this.#games, examples: this.#examples };
  }

  /** A game with each number of players with which both can be played. */
  starts(): JsonObject[] {
    const [a, b] = [this.#sides.before.compiled.game.players, this.#sides.now.compiled.game.players];
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
      do: 'start',
      players: from + index,
    }));
  }

  *breadthFirst(beginnings: readonly JsonObject[], most: number): Generator<Looked, Witness | undefined> {
    const queue: Position[] = [];
    for (const request of beginnings) {
      const begun = this.#begin(request);
      if (begun) queue.push(begun);
    }
    const seen = new Set<string>();
    for (let at = 0; at < queue.length && this.#positions < most; at++) {
      const position = queue[at]!;
      const key = this.#key(position);
      if (seen.has(key)) continue;
      seen.add(key);
      const { differs, next } = this.#compare(position, true);
      if (differs) return { from: 'start', steps: position.steps, differs };
      for (const request of next) {
        const after = this.#after(position, request);
        if (!after) continue;
        if ('differs' in after) return { from: 'start', steps: after.steps, differs: after.differs };
        queue.push(after);
      }
      yield this.looked;
    }
    return undefined;
  }

  /** The situations of examples, each with what is done in it, as long as both allow that. */
  *throughExamples(): Generator<Looked, Witness | undefined> {
    let best: Witness | undefined;
    for (const { id, steps } of exampleDialogues(this.#sides.before.compiled)) {
      const from = { example: id.slice('example-'.length) };
      const [first, ...rest] = steps.map(({ request }) => request);
      let here = first?.do === 'situation' ? this.#begin(first) : undefined;
      this.#examples++;
      for (const request of [undefined, ...rest]) {
        if (!here || here.steps.length >= (best?.steps.length ?? LONGEST_GAME)) break;
        if (request) {
          if (!CHANGING.includes(String(request.do))) continue;
          const after = this.#after(here, request);
          if (!after) break;
          if ('differs' in after) {
            best = { from, steps: after.steps, differs: after.differs };
            break;
          }
          here = after;
        }
        const { differs } = this.#compare(here, false);
        if (differs) best = { from, steps: here.steps, differs };
        yield this.looked;
      }
    }
    return best;
  }

  *randomGames(most: number): Generator<Looked, Witness | undefined> {
    const starts = this.starts();
    let best: Witness | undefined;
    while (starts.length > 0 && this.#positions < most) {
      let here = this.#begin(starts[this.#games % starts.length]!);
      this.#games++;
      const limit = best ? best.steps.length - 1 : LONGEST_GAME;
      if (!here) continue;
      while (here.steps.length <= limit && this.#positions < most) {
        const { differs, next } = this.#compare(here, false);
        yield this.looked;
        const asked = differs ?? refusalDiffering(this.#sides, here.states, this.#words);
        if (asked) {
          best = { from: 'start', steps: here.steps, differs: asked };
          break;
        }
        const request = pickOne(this.#words, next);
        if (!request) break;
        const after: Reached | undefined = this.#after(here, request);
        if (!after) break;
        if ('differs' in after) {
          if (after.steps.length <= limit)
            best = { from: 'start', steps: after.steps, differs: after.differs };
          break;
        }
        here = after;
      }
    }
    return best;
  }

  /** Leaves out stretches of steps, long ones first, as long as some difference still shows. */
  *shortened(witness: Witness, most: number): Generator<Looked, Witness> {
    let best = witness;
    for (let size = Math.floor((best.steps.length - 1) / 2); size >= 1; size = Math.floor(size / 2))
      for (let at = 1; at < best.steps.length && this.#positions < most; ) {
        const found = this.#replayed(best.steps.toSpliced(at, size));
        yield this.looked;
        if (found && found.steps.length < best.steps.length) best = { ...best, ...found };
        else at += size;
      }
    return best;
  }

  #replayed(steps: readonly JsonObject[]): Pick<Witness, 'steps' | 'differs'> | undefined {
    let here = this.#begin(steps[0]!);
    for (const request of steps.slice(1)) {
      if (!here) return undefined;
      const after = this.#after(here, request);
      if (!after) return undefined;
      if ('differs' in after) return after.differs.is === 'stopped' ? undefined : after;
      here = after;
      const differs = stateDiffering(this.#sides, here.states);
      if (differs) return { steps: here.steps, differs };
    }
    const { differs } = here ? this.#compare(here, false) : {};
    return differs && here ? { steps: here.steps, differs } : undefined;
  }

  #begin(request: JsonObject): Position | undefined {
    const { game: _, seed: __, ...rest } = request;
    const [before, now] = [this.#sides.before.begin(rest), this.#sides.now.begin(rest)];
    return before && now && { states: { before, now }, steps: [rest] };
  }

  /** Undefined if neither of them can go on so. */
  #after({ states, steps }: Position, request: JsonObject): Reached | undefined {
    const before = this.#sides.before.after(states.before, request);
    const now = this.#sides.now.after(states.now, request);
    if (before && now) return { states: { before, now }, steps: [...steps, request] };
    if (!before && !now) return undefined;
    return { steps: [...steps, request], differs: { is: 'stopped', where: before ? 'now' : 'before' } };
  }

  /** Everything that can be seen here, and how both can go on: with every move, or with some. */
  #compare({ states }: Position, isWide: boolean): { differs?: Differing; next: readonly JsonObject[] } {
    this.#positions++;
    const differs = stateDiffering(this.#sides, states);
    if (differs) return { differs, next: [] };
    const { interpreter } = this.#sides.before;
    const event = interpreter.chance(states.before);
    if (event) {
      const outcomes = new Set<string>();
      for (let count = 0; count < (isWide ? OUTCOMES : 1); count++) {
        const copy = copyState(states.before);
        copy.random = this.#words;
        const outcome = drawOutcome(interpreter.program, interpreter.program.contextOf(copy), event);
        outcomes.add(interpreter.notation.writeOutcome(event, outcome));
      }
      return { next: [...outcomes].map((outcome) => ({ do: 'chance', outcome })) };
    }
    const { moves, differs: byMove } = movesIn(this.#sides, states);
    if (byMove) return { differs: byMove, next: [] };
    const step = isWide ? Math.max(1, moves.length / WIDEST) : 1;
    const chosen = Array.from(
      { length: Math.ceil(moves.length / step) },
      (_, i) => moves[Math.floor(i * step)]!,
    );
    return {
      next: chosen.map(([player, move]) =>
        move === 'pass' ? { do: 'pass', player } : { do: 'play', player, move },
      ),
    };
  }

  #key({ states }: Position): string {
    const { fields, faces, main, branches, points, setup } = states.before;
    return canonical([setup, fields, faces, main, branches, points] as never);
  }
}

type Reached = Position | { readonly steps: readonly JsonObject[]; readonly differs: Differing };

/** One of them, each action as likely as another, however many moves it has. */
function pickOne(words: number[], next: readonly JsonObject[]): JsonObject | undefined {
  if (next.length === 0) return undefined;
  const actionOf = ({ move }: JsonObject): string => String(move ?? '').split(' ')[0]!;
  const actions = [...new Set(next.map(actionOf))];
  const action = actions[draw(words, actions.length)]!;
  return pick(
    words,
    next.filter((one) => actionOf(one) === action),
  );
}
