import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { State } from '../../interpret/index.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import { ReferenceSession } from '../../protocol/reference-session.ts';
import { type Rule, throughTerms } from '../../rulebook/rules.ts';
import { isObject, type JsonObject } from '../../runtime/json.ts';
import type { ExampleShown } from '../../runtime/rulebook.ts';
import type { Translator } from '../../texts/translator.ts';
import { exampleDialogues } from '../conformance/examples.ts';

/** What only looks and changes nothing. */
const LOOKS = new Set(['value', 'explain', 'mayGive']);

/** The worked examples that hold in this game or variant, in the order of the rules. */
export function examplesOf(
  compiled: CompiledGame,
  rules: ReadonlyMap<string, Rule>,
  translators: readonly Translator[],
): ExampleShown[] {
  const session = new ReferenceSession([compiled]);
  return exampleDialogues(compiled).map((dialogue): ExampleShown => {
    const name = dialogue.id.slice('example-'.length);
    return {
      name,
      titles: Object.fromEntries(translators.map((one) => [one.language, one.say(dialogue.id)])),
      rules: dialogue.rules.filter((rule) => rules.has(rule) || rule.startsWith('reason-')),
      names: namesOf(compiled, name),
      steps: dialogue.steps.map(({ request, expect: { digest: _, ...expect } }) => ({ request, expect })),
      shows: showsOf(compiled, rules, dialogue, session),
      picture: dialogue.steps.findLastIndex(({ request }) => !LOOKS.has(String(request.do))),
    };
  });
}

/** Who sits at the table; an imaginary seat that the rules give no name has none. */
function namesOf({ model }: CompiledGame, name: string): string[] {
  const { players, imaginary } = model.examples.find((example) => example.name === name)!;
  const rule = model.imaginary.find(({ withPlayers }) => withPlayers === players.length);
  const seats = imaginary ?? rule?.usually ?? 0;
  return [
    ...players,
    ...Array.from({ length: seats }, (_, index) => (index === 0 ? (rule?.named ?? '') : '')),
  ];
}

/** The fields that matter in an example, and the pieces whose faces do. */
export function showsOf(
  { model }: Pick<CompiledGame, 'model'>,
  rules: ReadonlyMap<string, Rule>,
  { steps }: Pick<Dialogue, 'steps'>,
  session: ReferenceSession,
): string[] {
  const shown = new Set<string>();
  const asked = (rule: string): void => {
    for (const id of [rule, ...throughTerms(rules, rule)]) shown.add(id);
  };
  for (const { request } of steps) {
    const before = snapshot(session.table?.state);
    session.ask(request);
    if (request.do === 'situation' || request.do === 'give') {
      for (const given of Array.isArray(request.given) ? request.given : [])
        shown.add(`field-${(given as JsonObject).name}`);
      if (isObject(request.faces ?? null))
        for (const pieces of Object.keys(request.faces as JsonObject)) shown.add(`pieces-${pieces}`);
    } else if (request.do === 'value') askedFor(request, rules, asked);
    else for (const id of changes(before, snapshot(session.table?.state))) shown.add(id);
  }
  return [
    ...model.fields.filter(({ name }) => shown.has(`field-${name}`)).map(({ name }) => name),
    ...model.pieces
      .filter(({ name, face }) => face && shown.has(`pieces-${name}`))
      .map(({ name }) => `pieces-${name}`),
  ];
}

function askedFor(
  request: JsonObject,
  rules: ReadonlyMap<string, Rule>,
  asked: (rule: string) => void,
): void {
  const name = String(request.name);
  if (request.in !== undefined) {
    if (name === 'face') asked(`pieces-${String(request.in)}`);
  } else if (name === 'points') {
    const [scoring] = Array.isArray(request.args) ? request.args : [];
    const all = [...rules.keys()].filter((id) => id.startsWith('scoring-'));
    for (const id of all) if (scoring === undefined || id === `scoring-${String(scoring)}`) asked(id);
  } else if (name === 'winners') asked('winner');
  else for (const sort of ['field', 'term']) if (rules.has(`${sort}-${name}`)) asked(`${sort}-${name}`);
}

type Snapshot = ReadonlyMap<string, string>;

function snapshot(state: State | undefined): Snapshot {
  const entries = (sort: string, all: Readonly<Record<string, unknown>>): [string, string][] =>
    Object.entries(all).map(([name, held]) => [`${sort}-${name}`, JSON.stringify(held)]);
  return new Map(state ? [...entries('field', state.fields), ...entries('pieces', state.faces)] : []);
}

function changes(before: Snapshot, after: Snapshot): string[] {
  return [...after].flatMap(([id, held]) => (before.get(id) === held ? [] : [id]));
}
