import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Game } from '../../3-ir/ir.ts';
import { copyState, Fault, type State } from '../../interpret/index.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import { randomGiven } from '../../protocol/random-values.ts';
import { give } from '../../protocol/situation.ts';
import type { Json, JsonObject } from '../../runtime/json.ts';
import { pick, seeded } from '../../runtime/random.ts';
import { Members, ProtocolError, SITUATION } from '../../runtime/request.ts';
import { fieldsRead } from './arrange.ts';
import { codecOf } from './playthroughs.ts';
import { Recorder } from './recorder.ts';
import { setupFor, usualFirst, waysToPlay } from './ways.ts';

type Always = Game['always'][number];

/** Maximum number of values that are tried in one place to break a rule. */
const MOST_CHANGES = 400;

/**
 * Every `always` rule where it holds and where it does not. No game comes to where it does not hold, so what the rule
 * reads is changed at the table, until it is broken and every change is needed for that.
 */
export function alwaysDialogues(game: CompiledGame): {
  dialogues: Dialogue[];
  uncovered: { rule: string; why: string }[];
} {
  const recorder = new Recorder(game);
  const codecFor = codecOf(recorder, game);
  const dialogues: Dialogue[] = [];
  const uncovered: { rule: string; why: string }[] = [];
  for (const rule of game.game.always) {
    const id = `always-${rule.name}`;
    const isBroken = usualFirst(waysToPlay(game.game)).some((way) => {
      recorder.giveUp();
      const setup = setupFor(game.id, way, codecFor);
      recorder.tell({ do: 'situation', ...setup });
      recorder.ask({ do: 'always' });
      recorder.tell({ do: 'start', ...setup, seed: id });
      recorder.ask({ do: 'always' });
      return breakRule(recorder, rule, seeded(id));
    });
    if (isBroken) dialogues.push(recorder.finish(id, 'always', [id]));
    else uncovered.push({ rule: id, why: 'nothing that was tried breaks it, or breaks no other rule first' });
  }
  recorder.giveUp();
  return { dialogues, uncovered };
}

/** Gives what breaks the rule, the last of it by itself; whether there is anything that does. */
function breakRule(recorder: Recorder, rule: Always, words: number[]): boolean {
  const given = pared(recorder, rule.name, search(recorder, rule, words));
  const last = given.at(-1);
  if (!last) return false;
  const before = given.slice(0, -1);
  if (before.length > 0) {
    recorder.tell({ do: 'give', given: before as Json });
    recorder.tell({ do: 'always' });
  }
  recorder.tell({ do: 'give', given: [last] });
  recorder.tell({ do: 'always' });
  return true;
}

/** What was given until the rule was the first that did not hold; nothing if it never was. */
function search(recorder: Recorder, { name, condition }: Always, words: number[]): JsonObject[] {
  const { interpreter, codec } = recorder;
  const { program } = interpreter;
  const fields = fieldsRead(program.game, condition).map((field) => program.fields.get(field)!);
  if (fields.length === 0) return [];
  // What one seat has is changed, and what nobody has: what is spread over all of them seldom adds up to anything.
  const seat = pick(words, program.contextOf(recorder.state).seating.seats);
  const given: JsonObject[] = [];
  let state = recorder.state;
  for (let change = 0; change < MOST_CHANGES; change++) {
    const item = randomGiven(interpreter, codec, state, words, pick(words, fields), seat);
    const next = after(recorder, state, [item]);
    const broken = next && firstBroken(recorder, next);
    if (!next || broken === undefined) continue;
    if (broken !== name && broken !== null) continue;
    given.push(item);
    if (broken === name) return given;
    state = next;
  }
  return [];
}

/** Without everything that is not needed to break the rule, and no other before it. */
function pared(recorder: Recorder, name: string, given: readonly JsonObject[]): JsonObject[] {
  const brokenBy = (items: readonly JsonObject[]): string | null | undefined => {
    const state = after(recorder, recorder.state, items);
    return state && firstBroken(recorder, state);
  };
  let needed = [...given];
  for (const item of given) {
    const without = needed.filter((one) => one !== item);
    if (brokenBy(without) === name && brokenBy(without.slice(0, -1)) === null) needed = without;
  }
  return needed;
}

/** The state with this given; undefined if it cannot be. */
function after(
  { interpreter, codec }: Recorder,
  state: State,
  given: readonly JsonObject[],
): State | undefined {
  const copy = copyState(state);
  try {
    give(interpreter, codec, copy, new Members({ given: given as Json }, SITUATION));
    return copy;
  } catch (problem) {
    if (problem instanceof Fault || problem instanceof ProtocolError) return undefined;
    throw problem;
  }
}

/** The first rule that does not hold, null if all hold; undefined where a rule cannot be worked out. */
function firstBroken({ interpreter }: Recorder, state: State): string | null | undefined {
  try {
    return interpreter.broken(state) ?? null;
  } catch (problem) {
    if (problem instanceof Fault) return undefined;
    throw problem;
  }
}
