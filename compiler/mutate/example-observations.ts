import type { Differing, Pair, Which } from '../difference/differing.ts';
import type { Side } from '../difference/side.ts';
import { drawOutcome } from '../interpret/chance.ts';
import type { State } from '../interpret/index.ts';
import { copyState, PASS } from '../interpret/state.ts';
import { readMove } from '../protocol/moves.ts';
import { canonical, isObject, type Json } from '../runtime/json.ts';
import { seeded } from '../runtime/random.ts';
import type { Lines } from './example-beginnings.ts';
import { type ExampleWriter, Unsaid } from './example-writer.ts';

type Facts = Lines['facts'];
const then = (text: string): Facts => [{ word: 'then', text }];

interface Ends {
  readonly sides: Pair<Side>;
  readonly ends: Pair<State | undefined>;
}

/** Of the moves that only one of the two allows, so many are tried. */
const MOST_MOVES = 4;
const OUTCOMES = 6;

/** Ways to say what is seen at the end under the right rules, and not under the others; the likeliest first. */
export function* observationsOf(
  differs: Differing,
  right: Which,
  ends: Ends,
  writer: ExampleWriter,
): Generator<Facts> {
  try {
    yield* observations(differs, right, ends, writer);
  } catch (problem) {
    if (!(problem instanceof Unsaid)) throw problem;
  }
}

function* observations(
  differs: Differing,
  right: Which,
  { sides, ends }: Ends,
  writer: ExampleWriter,
): Generator<Facts> {
  const wrong = right === 'before' ? 'now' : 'before';
  const { interpreter, codec } = sides[right];
  const state = ends[right];
  switch (differs.is) {
    case 'points': {
      const { scoring } = differs;
      const points = `${differs[right]}`;
      const who = writer.player(differs.seat - 1);
      yield then(`points[${scoring}] of ${who} is ${points}`);
      const scored: Facts = [{ word: 'when', text: `score ${scoring}` }];
      yield [...scored, ...then(`points[${scoring}] of ${who} is ${points}`)];
      return;
    }
    case 'field': {
      const field = interpreter.program.fields.get(differs.name);
      if (!field) return;
      const at = [...differs.at];
      const seat = field.shared ? undefined : (at.shift() ?? firstSeat(differs.before, differs.now));
      if (seat !== undefined && differs.at.length === 0) {
        const [before, now] = [differs.before, differs.now].map((all) => (all as Json[])[Number(seat) - 1]!);
        yield* observations(
          { ...differs, at: [String(seat)], before: before!, now: now! },
          right,
          { sides, ends },
          writer,
        );
        return;
      }
      const keys = field.keys.map(({ type }, index) => {
        const read = at[index] === undefined ? undefined : codec.read(type, asJson(at[index]!));
        if (read === undefined) throw new Unsaid(differs.name);
        return writer.value(type, read);
      });
      // A place of a list has no name of its own.
      if (at.length > keys.length) return;
      const of = seat === undefined ? '' : ` of ${writer.player(Number(seat) - 1)}`;
      const target = `${differs.name}${keys.length > 0 ? `[${keys.join(', ')}]` : ''}${of}`;
      const value = codec.read(field.model.type, differs[right]);
      if (value === undefined) return;
      if (typeof value === 'boolean') yield then(value ? target : `not ${target}`);
      else if (Array.isArray(value) && value.length === 0) yield then(`${target} is empty`);
      else yield then(`${target} is ${writer.value(field.model.type, value)}`);
      return;
    }
    case 'move':
    case 'refusal': {
      const seat = differs.player - 1;
      if (differs.move === PASS) {
        const isAllowed = differs.is === 'move' && differs.allowed === right;
        yield then(`${writer.player(seat)} may ${isAllowed ? '' : 'not '}pass`);
        return;
      }
      const move = state && readMove(interpreter, state, differs.move, seat);
      if (!move) return;
      const said = `${writer.player(seat)} may`;
      if (differs.is === 'move' && differs.allowed === right) yield then(`${said} ${writer.move(move)}`);
      else
        yield then(
          `${said} not ${writer.move(move)}: ${differs.is === 'move' ? differs.reason : differs[right]}`,
        );
      return;
    }
    case 'result': {
      const result = differs[right];
      if (!isObject(result) || !Array.isArray(result.ranking)) return;
      const winners = result.ranking.flatMap((one) =>
        isObject(one) && one.place === 1 ? [writer.player(Number(one.seat) - 1)] : [],
      );
      yield then(`winners is ${winners.length === 1 ? winners[0] : `(${winners.join(', ')})`}`);
      return;
    }
    case 'turn':
    case 'chance': {
      if (state) yield* nextIn(state, writer);
      const other = ends[wrong];
      if (!state || !other) return;
      for (const move of sides[wrong].interpreter.moves(other, 'server').slice(0, MOST_MOVES)) {
        const reason = interpreter.explain(state, move)?.rule;
        if (reason !== undefined)
          yield then(`${writer.player(move.player)} may not ${writer.move(move)}: ${reason}`);
      }
      return;
    }
    case 'faces':
    case 'stopped':
      return;
  }
}

/** What can happen next. */
function* nextIn(state: State, writer: ExampleWriter): Generator<Facts> {
  const { interpreter } = writer;
  const event = interpreter.chance(state);
  if (event) {
    const words = seeded('what may come');
    const seen = new Set<string>();
    for (let count = 0; count < OUTCOMES; count++) {
      const copy = copyState(state);
      copy.random = words;
      const { program } = interpreter;
      seen.add(writer.outcome(event, drawOutcome(program, program.contextOf(copy), event)));
    }
    for (const outcome of seen) yield then(`chance may give ${outcome}`);
    return;
  }
  for (const move of writer.moves(state).slice(0, MOST_MOVES))
    yield then(
      move.action === PASS
        ? `${writer.player(move.player)} may pass`
        : `${writer.player(move.player)} may ${writer.move(move)}`,
    );
}

/** The first seat, from 1, for which two lists by seat differ. */
function firstSeat(before: Json, now: Json): number | undefined {
  if (!Array.isArray(before) || !Array.isArray(now)) return undefined;
  const at = before.findIndex((one, index) => canonical(one) !== canonical(now[index] ?? null));
  return at < 0 ? undefined : at + 1;
}

/** A key as it stands in JSON, where all keys are texts. */
function asJson(key: string): string | number {
  return /^-?\d+$/.test(key) ? Number(key) : key;
}
