import type { FieldData, ValueType } from '../../../generated/runtime/data.ts';
import { canonical, isObject, type Json } from '../../../generated/runtime/json.ts';
import type { Seen } from '../game/shown.ts';
import { nothingIn } from '../table/declared.ts';
import { describe, enumerate, seatName, word } from '../table/describe.ts';
import { minus } from '../table/words.ts';
import type { PlayTeller } from './teller.ts';
import { capital, fill, wordsIn } from './words.ts';

/** What a step changed, in words; the table marks the same. `only` as in `ExampleShown.shows`; `points` told elsewhere are left out. */
export function tellChanges(
  teller: PlayTeller,
  before: Seen,
  after: Seen,
  only?: readonly string[],
  points = true,
  most = 6,
): readonly string[] {
  const { shown } = teller;
  const isTold = (id: string, name: string) => !only || only.includes(id) || only.includes(name);
  const told = [
    ...shown.data.fields
      .filter(({ name }) => isTold(`field-${name}`, name))
      .flatMap((field) => fieldChanges(teller, field, before.fields[field.name], after.fields[field.name])),
    ...(points ? pointChanges(teller, before, after) : []),
  ].map(capital);
  if (told.length <= most + 1) return told;
  return [...told.slice(0, most), fill(wordsIn(shown.language).andMore, { count: told.length - most })];
}

function pointChanges({ shown, names }: PlayTeller, before: Seen, after: Seen): string[] {
  const say = wordsIn(shown.language);
  return after.scores.flatMap(({ seat, total }) => {
    const was = before.scores.find((one) => one.seat === seat)?.total ?? 0;
    if (was === total) return [];
    const what = `${say.pointsOf}, ${seatName(shown, names, seat)}`;
    return [fill(say.becameFrom, { what, before: minus(was), now: minus(total) })];
  });
}

function fieldChanges(teller: PlayTeller, field: FieldData, before?: Json, after?: Json): string[] {
  const { shown, names } = teller;
  const called = word(shown, `field-${field.name}`);
  if (before === undefined || after === undefined) return [];
  if (field.owner === 'table') return valueChanges(teller, field, called, field.keys, before, after);
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  return after.flatMap((value: Json, index) => {
    const what = `${called}, ${seatName(shown, names, index + 1)}`;
    return valueChanges(teller, field, what, field.keys, before[index] ?? null, value);
  });
}

function valueChanges(
  teller: PlayTeller,
  field: FieldData,
  what: string,
  keys: readonly ValueType[],
  before: Json,
  after: Json,
): string[] {
  if (canonical(before) === canonical(after)) return [];
  const { shown, names } = teller;
  const [key, ...others] = keys;
  if (key && isObject(after) && isObject(before))
    return Object.keys({ ...before, ...after }).flatMap((name) => {
      const nothing = nothingIn(field, field.keys.length - others.length);
      const at = `${what}, ${describe(shown, key, name, names)}`;
      return valueChanges(teller, field, at, others, before[name] ?? nothing, after[name] ?? nothing);
    });
  const say = wordsIn(shown.language);
  if (Array.isArray(before) && Array.isArray(after))
    return listChanges(teller, field.type, what, before, after);
  const [was, now] = [before, after].map((value) => describe(shown, field.type, value, names));
  if (before === null) return [fill(say.becomes, { what, now: now! })];
  return [fill(say.becameFrom, { what, before: was!, now: now! })];
}

/** What came in and what went out; pieces that lie there anyway are on the picture. */
function listChanges(
  { shown, names }: PlayTeller,
  type: ValueType,
  what: string,
  before: readonly Json[],
  after: readonly Json[],
): string[] {
  const say = wordsIn(shown.language);
  const tell = (items: readonly Json[]) => {
    const texts = items.map((item) => describe(shown, type, item, names));
    const more = texts.length - 6;
    return more > 1
      ? `${texts.slice(0, 6).join(', ')}, ${fill(say.andMore, { count: more })}`
      : enumerate(shown, texts);
  };
  const added = without(after, before);
  const gone = without(before, after);
  return [
    ...(added.length > 0 ? [fill(say.comesIn, { what, items: tell(added) })] : []),
    ...(gone.length > 0 ? [fill(say.goesOut, { what, items: tell(gone) })] : []),
  ];
}

/** Items of one list that the other does not have, as often as they occur. */
function without(items: readonly Json[], others: readonly Json[]): Json[] {
  const left = others.map((one) => canonical(one));
  return items.filter((item) => {
    const at = left.indexOf(canonical(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
