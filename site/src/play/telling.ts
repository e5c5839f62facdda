import type { ValueType } from '../../../generated/runtime/data.ts';
import { isObject, type Json, type JsonObject } from '../../../generated/runtime/json.ts';
import type { Shown } from '../game/shown.ts';
import { describe, enumerate, seatName, word } from '../table/describe.ts';
import { type Chosen, candidateOf, choicesOf, PASS, valueTypeOf } from './candidates.ts';
import type { Check, Frame } from './lead.ts';
import { countOf, describeOutcome } from './outcomes.ts';
import { capital, fill, wordsIn } from './words.ts';

/** A worked example in sentences: what happens, and what holds then. */
export interface Teller {
  readonly shown: Shown;
  readonly names: readonly string[];
}

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

const seat = ({ shown, names }: Teller, json: Json | undefined): string =>
  seatName(shown, names, Number(json));

/** A move as it is written, also one with choices left open: they are left out. */
export function tellMove({ shown, names }: Teller, text: string): string {
  const { action, values } = candidateOf(shown.data, { player: 1, action: '' }, text);
  if (action === PASS) return word(shown, PASS);
  const chosen = choicesOf(shown.data, action).flatMap(({ type }, index) => {
    const value = values[index];
    if (value === undefined || value === '?') return [];
    return [tellChosen({ shown, names }, type, value)];
  });
  const called = word(shown, `action-${action}`);
  return chosen.length === 0 ? called : `${called}: ${chosen.join(' → ')}`;
}

/** More pieces than these are told by their number. */
const MOST_PIECES = 4;

function tellChosen({ shown, names }: Teller, type: ValueType, value: Chosen): string {
  const one = valueTypeOf({ type });
  if (typeof value === 'string') return describe(shown, type, value, names);
  if (one.is === 'piece' && value.length > MOST_PIECES) return countOf(shown, one.pieces, value.length);
  return describe(shown, type, [...value], names);
}

/** What a sentence about somebody goes on with. German has its nouns, which stay large. */
const inSentence = ({ shown }: Teller, text: string): string =>
  shown.language === 'nl' ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function tellArgs({ shown, names }: Teller, types: readonly ValueType[], args: Json | undefined): string {
  const told = listOf(args).map((arg, index) => describe(shown, types[index] ?? { is: 'none' }, arg, names));
  return told.join(', ');
}

/** Of many draws in a row only the first are told; the others lie on the table. */
const MOST_OUTCOMES = 10;

/** What happens in a step. */
export function tellFrame(teller: Teller, { request, outcomes }: Frame): string {
  const { shown, names } = teller;
  const say = wordsIn(shown.language);
  switch (request.do) {
    case 'situation':
      return tellSituation(teller, request);
    case 'give':
      return say.giveStep;
    case 'play':
      return fill(say.playStep, {
        who: seat(teller, request.player),
        what: inSentence(teller, tellMove(teller, String(request.move))),
      });
    case 'pass':
      return fill(say.passStep, { who: seat(teller, request.player) });
    case 'chance': {
      const told = outcomes.map(({ chance, text }) => describeOutcome(shown, chance, text, names));
      const more = told.length - MOST_OUTCOMES;
      const what =
        more > 1
          ? `${told.slice(0, MOST_OUTCOMES).join(', ')}, ${fill(say.andMore, { count: more })}`
          : told.join(', ');
      return fill(say.chanceStep, { what });
    }
    case 'run': {
      const phase = shown.data.phases.find(({ name }) => name === request.phase);
      const args = tellArgs(teller, phase?.params ?? [], request.args);
      const with_ = [
        ...(args ? [args] : []),
        ...(request.of === undefined ? [] : [seat(teller, request.of)]),
      ];
      const called = word(shown, `phase-${request.phase}`);
      return fill(say.runStep, { phase: with_.length > 0 ? `${called} (${with_.join('; ')})` : called });
    }
    case 'score':
      return fill(say.scoreStep, { what: tellScorings(teller, request) });
    default:
      return String(request.do);
  }
}

function tellScorings(teller: Teller, { scorings }: JsonObject): string {
  const { shown } = teller;
  const told = listOf(scorings).flatMap((one) => {
    if (!isObject(one)) return [];
    const scoring = shown.data.scorings.find(({ name }) => name === one.scoring);
    const args = tellArgs(teller, scoring?.params ?? [], one.args);
    const called = word(shown, `scoring-${one.scoring}`);
    return [args ? `${called} (${args})` : called];
  });
  return enumerate(shown, told);
}

function tellSituation(teller: Teller, { players, at, options }: JsonObject): string {
  const { shown } = teller;
  const say = wordsIn(shown.language);
  const count = players === 1 ? say.situationAlone : fill(say.situationFor, { count: Number(players) });
  const settings = Object.entries(isObject(options) ? options : {}).map(([name, value]) => {
    const type = shown.data.options.find((one) => one.name === name)?.type ?? { is: 'none' as const };
    return `${word(shown, `option-${name}`)}: ${describe(shown, type, value)}`;
  });
  const turn = !isObject(at)
    ? at === 'end'
      ? [say.gameOver]
      : []
    : [fill(say.standsAt, { who: seat(teller, at.player), phase: word(shown, `phase-${at.phase}`) })];
  return `${say.situation}: ${[count, ...settings, ...turn].join('; ')}`;
}

// ---- what holds

export interface ToldCheck {
  readonly text: string;
  readonly holds: boolean;
  /** What is not allowed stands out. */
  readonly is: 'value' | 'allowed' | 'forbidden';
  /** The ids to look a link up by. */
  readonly rules: readonly string[];
}

export function tellCheck(teller: Teller, { request, expect, holds, chance }: Check): ToldCheck {
  const { shown, names } = teller;
  const say = wordsIn(shown.language);
  if (request.do === 'explain') {
    const { reason } = expect;
    const action = String(request.move).split(' ')[0];
    const gaps = {
      who: seat(teller, request.player),
      what: inSentence(teller, tellMove(teller, String(request.move))),
    };
    if (reason === null)
      return { text: fill(say.mayMove, gaps), holds, is: 'allowed', rules: [`action-${action}`] };
    const text = fill(say.mayNotMove, { ...gaps, reason: word(shown, `reason-${reason}`) });
    return { text, holds, is: 'forbidden', rules: [`reason-${reason}`, `action-${action}`] };
  }
  if (request.do === 'mayGive') {
    const outcome = String(request.outcome);
    const what = chance ? describeOutcome(shown, chance, outcome, names) : outcome;
    const isPossible = expect.may === true;
    const text = fill(isPossible ? say.canGive : say.cannotGive, { what });
    return { text, holds, is: isPossible ? 'allowed' : 'forbidden', rules: [] };
  }
  return { ...tellValue(teller, request, expect.value ?? null), holds, is: 'value' };
}

/** What was asked for, in the words of the texts, and what it comes to. */
function tellValue(
  teller: Teller,
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
function tellAny({ shown, names }: Teller, type: ValueType, keys: readonly ValueType[], value: Json): string {
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

function ofWhat(teller: Teller, request: JsonObject): string {
  const { shown } = teller;
  if (request.in === undefined) return seat(teller, request.of);
  const of = String(request.of);
  const sort = String(request.in);
  if (shown.data.pieces.some(({ name }) => name === sort))
    return describe(shown, { is: 'piece', pieces: sort }, of);
  const is = shown.data.grids.find(({ name }) => name === sort)?.cells.includes(of) ? 'cell' : 'line';
  return describe(shown, { is, grid: sort, members: [] }, of);
}

function pointArgs({ shown, names }: Teller, request: JsonObject): string {
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
