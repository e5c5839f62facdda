import type { ValueType } from '../../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import type { Shown } from '../game/shown.ts';
import { describe, word } from '../table/describe.ts';
import { listOf, type PlayTeller, seat, tellArgs } from './teller.ts';
import { capital, fill, wordsIn } from './words.ts';

/** What was asked for, in the words of the texts, and what it comes to. */
export function tellValue(
  teller: PlayTeller,
  request: JsonObject,
  value: Json,
): { text: string; rules: readonly string[] } {
  const { shown, names } = teller;
  const say = wordsIn(shown.language);
  if (request.name === 'winners' && request.in === undefined)
    return {
      text: fill(say.winnersAre, { value: describe(shown, { is: 'seat', player: false }, value, names) }),
      rules: ['winner'],
    };
  const { id, type, params } = askedFor(shown, request);
  const args =
    request.name === 'points' ? pointArgs(teller, request) : tellArgs(teller, params, request.args);
  const of = request.of === undefined ? '' : ofWhat(teller, request);
  const called =
    id === undefined
      ? ''
      : id === 'points'
        ? say.pointsOf
        : word(shown, request.column ? `${id}.${request.column}` : id);
  const name = called && args ? `${called} (${args})` : called || args;
  const what = [name, of].filter(Boolean).join(', ');
  return {
    text: fill(say.valueIs, {
      what: capital(what),
      value: tellAny(teller, type, request.args === undefined ? params : [], value),
    }),
    rules: id === undefined ? [] : [id],
  };
}

/** A value that is asked for; by key where it has keys, and then only what is there. */
function tellAny(
  { shown, names }: PlayTeller,
  type: ValueType,
  keys: readonly ValueType[],
  value: Json,
): string {
  const most = 10;
  if (Array.isArray(value) && value.length > most + 1) {
    const some = value.slice(0, most).map((one: Json) => describe(shown, type, one, names));
    const more = fill(wordsIn(shown.language).andMore, { count: value.length - most });
    return `${some.join(', ')}, ${more}`;
  }
  if (!isObject(value)) return describe(shown, type, value, names);
  const [key = type, ...others] = keys;
  const isThere = (one: Json) => one !== null && one !== 0 && !(Array.isArray(one) && one.length === 0);
  const parts = Object.entries(value).flatMap(([name, one]) => {
    const told = isThere(one) ? tellAny({ shown, names }, type, others, one) : '';
    return told && told !== describe(shown, type, null)
      ? [`${describe(shown, key, name, names)} ${told}`]
      : [];
  });
  return parts.join(', ') || describe(shown, type, null);
}

function ofWhat(teller: PlayTeller, request: JsonObject): string {
  const { shown } = teller;
  if (request.in === undefined) return seat(teller, request.of);
  const of = String(request.of);
  const sort = String(request.in);
  if (shown.data.pieces.some(({ name }) => name === sort))
    return describe(shown, { is: 'piece', pieces: sort }, of);
  const is = shown.data.grids.find(({ name }) => name === sort)?.cells.includes(of) ? 'cell' : 'line';
  return describe(shown, { is, grid: sort, members: [], sorts: [] }, of);
}

function pointArgs({ shown, names }: PlayTeller, request: JsonObject): string {
  const [scoring, part] = listOf(request.args);
  if (scoring === undefined) return '';
  const type = shown.data.scorings.find(({ name }) => name === scoring)?.awardedFor?.type;
  const called = word(shown, `scoring-${scoring}`);
  return part === undefined || !type ? called : `${called}: ${describe(shown, type, part, names)}`;
}

interface AskedFor {
  /** Undefined for what is printed on something and has no name of its own. */
  readonly id: string | undefined;
  readonly type: ValueType;
  readonly params: readonly ValueType[];
}

const POINTS: ValueType = { is: 'number', from: 0, to: 0 };

function askedFor({ data, words }: Shown, request: JsonObject): AskedFor {
  const name = String(request.name);
  if (request.in !== undefined) {
    const sort = data.pieces.find((one) => one.name === request.in);
    const grid = data.grids.find((one) => one.name === request.in);
    const printed = [
      ...(sort?.properties ?? []),
      ...(grid?.cellProperties ?? []),
      ...(grid?.lineProperties ?? []),
    ];
    const own = sort ? `pieces-${sort.name}.${name}` : `grid-${grid?.name}.${name}`;
    const type = name === 'face' ? sort?.face?.type : printed.find((one) => one.name === name)?.type;
    return { id: own in words ? own : undefined, type: type ?? { is: 'none' }, params: [] };
  }
  const field = data.fields.find((one) => one.name === name);
  if (field) return { id: `field-${name}`, type: field.type, params: field.keys };
  const term = data.terms.find((one) => one.name === name);
  if (term) return { id: `term-${name}`, type: term.type ?? { is: 'none' }, params: term.params };
  const table = data.tables.find((one) => one.name === name);
  if (table) {
    const column = table.columns.find((one) => one.name === request.column) ?? table.columns[0];
    return { id: `table-${name}`, type: column?.type ?? { is: 'none' }, params: table.keys };
  }
  const option = data.options.find((one) => one.name === name);
  if (option) return { id: `option-${name}`, type: option.type, params: [] };
  return { id: 'points', type: POINTS, params: [] };
}
