import type { GameData, ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { OutlineStep, Rulebook } from '../../../generated/runtime/rulebook.ts';
import { sortOf } from '../play/candidates.ts';
import { keyValues } from './fields.ts';
import type { Filled } from './filled.ts';
import type { ScoringRun } from './scratch-session.ts';

/** Something that has to be said before scorings can run: which of the scorings A, B and C it is. */
export interface RoundChoice {
  readonly key: string;
  readonly type: ValueType;
  readonly values: readonly Json[];
}

const keyOf = (type: ValueType, nth: number): string =>
  nth === 0 ? sortOf(type) : `${sortOf(type)} ${nth + 1}`;

/** How often a type stood among the parameters before this one: two of the same are two questions. */
function keysOfParams(params: readonly ValueType[]): readonly string[] {
  return params.map((type, at) =>
    keyOf(type, params.slice(0, at).filter((one) => sortOf(one) === sortOf(type)).length),
  );
}

/** What is asked, each question once, however many scorings want to know. */
export function roundChoices(data: GameData, scorings: readonly string[]): readonly RoundChoice[] {
  const found = new Map<string, RoundChoice>();
  for (const { name, params } of data.scorings)
    if (scorings.includes(name))
      keysOfParams(params).forEach((key, at) => {
        const type = params[at]!;
        found.set(key, {
          key,
          type,
          values: keyValues(data, type, { players: data.players.from, imaginary: 0 }),
        });
      });
  return [...found.values()];
}

/** What has been chosen; unless somebody says otherwise it is the end of the game, and the last value. */
export function chosenOf({ key, values }: RoundChoice, { round }: Pick<Filled, 'round'>): Json {
  const chosen = round[key];
  return chosen !== undefined && values.includes(chosen) ? chosen : (values.at(-1) ?? null);
}

/** The scorings to run, in the order of the rules. */
export function runsOf(
  data: GameData,
  names: readonly string[],
  filled: Pick<Filled, 'round'>,
): readonly ScoringRun[] {
  const choices = new Map(roundChoices(data, names).map((choice) => [choice.key, chosenOf(choice, filled)]));
  return data.scorings
    .filter(({ name }) => names.includes(name))
    .map(({ name, params }) => ({
      scoring: name,
      ...(params.length > 0 ? { args: keysOfParams(params).map((key) => choices.get(key) ?? null) } : {}),
    }));
}

/**
 * The scorings that belong to a game of this set-up: one that the rules run only if something holds is left out where it does
 * not. Only what needs no more than a name can be asked; anything else is taken to hold.
 */
export function scoringsInPlay(
  { scorings }: GameData,
  book: Pick<Rulebook, 'phases'> | undefined,
  holds: (name: string) => Json | undefined,
): readonly string[] {
  const all = scorings.map(({ name }) => name);
  if (!book) return all;
  const steps = Object.values(book.phases).flatMap((phase) => phase.steps);
  return all.filter(
    (name) => !isRun(steps, name, () => true) || isRun(steps, name, (about) => holds(about) !== false),
  );
}

/** Whether a game comes to some of its scorings more than once: then there can be points from before. */
export function isScoredOften(
  book: Pick<Rulebook, 'phases'> | undefined,
  names: readonly string[],
  choices: readonly RoundChoice[],
): boolean {
  if (choices.length > 0 || !book) return true;
  const steps = Object.values(book.phases).flatMap((phase) => phase.steps);
  const again = steps.filter(({ is }) => is === 'repeat' || is === 'each');
  return names.some((name) => isRun(again, name, () => true));
}

/** Whether one of the steps comes to a scoring. */
function isRun(steps: readonly OutlineStep[], scoring: string, holds: (about: string) => boolean): boolean {
  return steps.some((step) => {
    if (step.is === 'score') return step.scorings.includes(scoring);
    if (step.is === 'if')
      return (
        step.branches.some(({ when, steps }) => holds(when.text) && isRun(steps, scoring, holds)) ||
        isRun(step.otherwise, scoring, holds)
      );
    if (step.is === 'choice')
      return (
        step.offers.some(({ then }) => isRun(then, scoring, holds)) || isRun(step.otherwise, scoring, holds)
      );
    return 'steps' in step && isRun(step.steps, scoring, holds);
  });
}
