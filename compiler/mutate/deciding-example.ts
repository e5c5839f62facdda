import { folderOf, type Source } from '../1-syntax/source.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { compile } from '../compile.ts';
import type { Which } from '../difference/differing.ts';
import { Side } from '../difference/side.ts';
import type { Witness } from '../difference/witness.ts';
import { createInterpreter, runExample } from '../interpret/index.ts';
import { beginningsOf, type Lines } from './example-beginnings.ts';
import { observationsOf } from './example-observations.ts';
import { ExampleWriter } from './example-writer.ts';
import { withNewExample } from './insert-example.ts';
import { applied } from './mutant.ts';
import type { OpenQuestion } from './open-questions.ts';
import { withShownExample } from './show-example.ts';

/** An example that decides an open question, in the files that it was written into. */
export interface Decided {
  readonly name: string;
  /** It as it stands there. */
  readonly text: string;
  /** The rules as they are right, with the example. */
  readonly sources: readonly Source[];
}

/** So many ways to write it are tried: each is compiled. */
const MOST_TRIED = 24;

/**
 * Writes the worked example that decides a question: `before` is right as the rules are, or `now`, which changes them to what the
 * question asks. It is written from the shortest game in which the answers differ, then tried: it holds under the right rules, and not
 * under the others. Undefined where only a person can write it.
 */
export function decidingExample(
  sources: readonly Source[],
  id: string,
  { mutant, witness }: OpenQuestion,
  right: Which,
): Decided | undefined {
  if (!witness) return undefined;
  const changed = applied(sources, mutant);
  const files = { before: sources, now: changed };
  const games = { before: gameIn(sources, id), now: gameIn(changed, id) };
  const { before, now } = games;
  if (!before || !now) return undefined;
  const sides = { before: new Side(before), now: new Side(now) };
  const ends = { before: stateAfter(sides.before, witness), now: stateAfter(sides.now, witness) };
  const rules = games[right]!;
  const name = freeName(rules, mutant.rule);
  const wrong = right === 'before' ? 'now' : 'before';
  let tried = 0;
  for (const { players, lines } of beginningsOf(files[right], rules, witness, sides[right])) {
    const writer = new ExampleWriter(sides[right].interpreter, players);
    for (const seen of observationsOf(witness.differs, right, { sides, ends }, writer)) {
      if (++tried > MOST_TRIED) return undefined;
      const text = laidOut(name, lines, seen);
      const [good, bad] = [
        withNewExample(files[right], rules, text),
        withNewExample(files[wrong], games[wrong]!, text),
      ];
      if (holds(good, id, name) === true && holds(bad, id, name) !== true)
        return { name, text, sources: shown(good, rules, mutant.rule, name) };
    }
  }
  return undefined;
}

function gameIn(sources: readonly Source[], id: string): CompiledGame | undefined {
  return compile(sources, { texts: false, runExamples: false }).games.find((game) => game.id === id);
}

/** The state at the end of a witness; undefined where these rules do not get there. */
function stateAfter(side: Side, { steps: [first, ...rest] }: Witness) {
  let state = first && side.begin(first);
  for (const request of rest) state = state && side.after(state, request);
  return state;
}

/** Whether an example is understood and is so; undefined where it is not even understood. */
function holds(sources: readonly Source[], id: string, name: string): boolean | undefined {
  const compiled = gameIn(sources, id);
  const example = compiled?.game.examples.find((one) => one.name === name);
  return (
    compiled && example && runExample(compiled.game, example, createInterpreter(compiled.game)).length === 0
  );
}

/** A game has its pages, which show each of its examples; those of a variant are told with the variant. */
function shown(
  sources: readonly Source[],
  { model }: CompiledGame,
  rule: string,
  name: string,
): readonly Source[] {
  return model.base === undefined ? withShownExample(sources, folderOf(model.at.file), rule, name) : sources;
}

/** After the rule that it is about: `about-enough-to-win`, and a number where that is taken. */
function freeName({ model }: CompiledGame, rule: string): string {
  const taken = new Set(model.examples.map(({ name }) => name));
  const stem = `about-${rule.replace(/^[a-z]+-/, '').replaceAll('.', '-')}`;
  let name = stem;
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}`;
  return name;
}

/** Lines of an example: what goes on with the same word begins with `and`. */
function laidOut(name: string, { head, facts }: Lines, seen: Lines['facts']): string {
  let last = '';
  const told = [...facts, ...seen].map(({ word, text }) => {
    const line = word === last ? `   and ${text}` : `  ${word} ${text}`;
    last = word;
    return line;
  });
  return [`example ${name}`, ...head.map((line) => `  ${line}`), ...told].join('\n');
}
