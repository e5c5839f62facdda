import type { GameData, ValueType } from './data.ts';
import { canonical, isObject, type Json } from './json.ts';
import { type Moment, type Namer, saidNumber } from './naming.ts';
import { itemOf, type Named, type Reading, readingOf } from './readings.ts';
import { asQuestion, asSentence, format, type Said } from './sentence.ts';
import { chanceScope, changeScope, moveScope, seatScope, textOf } from './sentence-scopes.ts';
import type { ChanceSort } from './types.ts';

/** Something that has happened, between two moments. */
export interface Happening {
  readonly before: Moment;
  readonly now: Moment;
}

/** A move that was made, or a choice of it that is to be made. What somebody may not know is left out of the choices. */
export interface MoveMade extends Happening {
  /** From 1. */
  readonly player: number;
  /** `pass` for none. */
  readonly action: string;
  readonly choices: Readonly<Record<string, Json>>;
  /** The decision at which the player stood, as a position in `decisions`. */
  readonly decision: number;
}

/** What chance has given, in one place of the rules, once or several times in a row. */
export interface ChanceGave extends Happening {
  readonly is: ChanceSort;
  /** As a position in `chances`. */
  readonly site: number;
  /** The pieces that were rolled. */
  readonly among: readonly string[];
  /** Undefined: it is not for everybody. */
  readonly outcome: readonly Json[] | undefined;
  readonly count: number;
  readonly player: number | undefined;
}

/** Says in sentences what happens in a game, in one language. */
export class Teller {
  readonly namer: Namer;

  constructor(namer: Namer) {
    this.namer = namer;
  }

  get #data(): GameData {
    return this.namer.data;
  }

  /** A text with its gaps filled from what has happened; undefined where there is none, or where it would tell too much. */
  #text(
    id: string,
    locals: readonly Named[],
    values: Readonly<Record<string, Json | undefined>>,
    happening: Happening,
    player: number | undefined,
  ): string | undefined {
    const pattern = this.namer.telling.sentences[id];
    if (pattern === undefined) return undefined;
    const scope = { vocabulary: this.namer.vocabulary, locals, hasFields: true };
    return format(pattern, (variable) => {
      const reading = readingOf(scope, variable);
      return reading && this.#said(reading, values, happening, player);
    });
  }

  #said(
    { source, type, of, said, form }: Reading,
    values: Readonly<Record<string, Json | undefined>>,
    { before, now }: Happening,
    player: number | undefined,
  ): Said | undefined {
    // Dice are told as they lay when they were chosen.
    const at = source.when === 'before' ? before : now;
    let value: Json | undefined;
    let here = type;
    if (source.from === 'local') value = values[source.name];
    else if (source.from === 'term') {
      const args = source.args.map((name) => values[name]);
      if (args.every((arg) => arg !== undefined)) value = at.term(source.name, args, player);
    } else {
      const keys = source.keys.map((key) => ('word' in key ? key.word : values[key.local]));
      const field = (moment: Moment) => this.#fieldAt(moment, source.name, keys, player);
      const [was, is] = [field(before), field(now)];
      if (source.when === 'before') value = was;
      else if (source.when === 'now') value = is;
      else if (source.when === 'change') value = Math.abs(Number(is ?? 0) - Number(was ?? 0));
      else value = source.when === 'new' ? without(is, was) : without(was, is);
    }
    for (const property of of) {
      value = this.#property(here, value, property, at);
      const next = property === 'count' ? NUMBER : this.#typeOf(here, property);
      here = next ?? said;
    }
    return this.namer.say(said, value, at, form);
  }

  /** A field of whoever it is about, or of the table; undefined where it is hidden. */
  #fieldAt(
    moment: Moment,
    name: string,
    keys: readonly (Json | undefined)[],
    player: number | undefined,
  ): Json | undefined {
    const owner = this.#data.fields.find((one) => one.name === name)?.owner;
    let value = moment.field(name);
    if (owner !== 'table') value = player === undefined ? undefined : listOf(value)[player - 1];
    for (const key of keys) {
      if (key === undefined || key === null || !isObject(value)) return undefined;
      value = value[String(key)] ?? null;
    }
    return isObject(value) ? undefined : value;
  }

  #property(type: ValueType, value: Json | undefined, property: string, at: Moment): Json | undefined {
    if (value === undefined) return undefined;
    if (property === 'count') return listOf(value).length;
    const item = itemOf(type);
    const read = (one: Json) => this.namer.printed(item, String(one), property, at);
    if (!Array.isArray(value)) return value === null ? null : read(value);
    const all = value.map((one: Json) => read(one));
    if (all.some((one) => one === undefined)) return undefined;
    const printed = this.#typeOf(type, property);
    if (printed && itemOf(printed).is === 'number')
      return all.reduce<number>((sum, one) => sum + Number(one ?? 0), 0);
    // What lies upwards is told of each; what is printed on all of them alike is said once.
    const isAlike = property !== 'face' && all.every((one) => one === all[0]);
    return isAlike ? all[0] : all.map((one) => one ?? null);
  }

  #typeOf(type: ValueType, property: string): ValueType | undefined {
    const item = itemOf(type);
    if (item.is === 'piece') {
      const sort = this.#data.pieces.find(({ name }) => name === item.pieces);
      return property === 'face'
        ? sort?.face?.type
        : sort?.properties.find(({ name }) => name === property)?.type;
    }
    if (item.is !== 'cell' && item.is !== 'line') return undefined;
    const grid = this.#data.grids.find(({ name }) => name === item.grid);
    const properties = item.is === 'cell' ? grid?.cellProperties : grid?.lineProperties;
    return properties?.find(({ name }) => name === property)?.type ?? NUMBER;
  }

  // ---- moves

  move(made: MoveMade): string {
    return asSentence(made.action === 'pass' ? this.#passed(made) : this.#made(made));
  }

  #made(made: MoveMade): string {
    const { player, action, choices } = made;
    const scope = moveScope(this.#data, action);
    const values = { ...choices, player };
    for (const part of ['tell', 'hidden']) {
      const told = this.#text(`action-${action}.${part}`, scope, values, made, player);
      if (told !== undefined) return told;
    }
    const said = this.#data.actions
      .find(({ name }) => name === action)
      ?.choices.flatMap(({ name, type }) => {
        const one =
          choices[name] === undefined ? undefined : this.namer.say(type, choices[name], made.before);
        return one ? [one.text] : [];
      });
    const told = { player: this.#seat(player), action: this.#word(`action-${action}`) };
    if (!said || said.length === 0) return this.namer.common('told-move', told);
    return this.namer.common('told-move-with', {
      ...told,
      choices: { text: said.join('; '), key: said.length },
    });
  }

  #passed(made: MoveMade): string {
    const { player, decision } = made;
    const site = this.#data.decisions[decision];
    const first = site && this.#data.actions[site.offers[0]?.action ?? -1]?.name;
    const id = site && textOf(this.#data, site.phase, `skipped-${first}`);
    const told = id && this.#text(id, seatScope, { player }, made, player);
    if (told !== undefined) return told;
    const common = site?.how === 'may repeat' ? 'told-done' : 'told-pass';
    return this.namer.common(common, { player: this.#seat(player) });
  }

  // ---- questions

  /** What a player is asked at a decision, what a pass is called there, and the question of each choice that is open. */
  question(player: number, decision: number, now: Moment): Question {
    const site = this.#data.decisions[decision];
    const offered = (site?.offers ?? []).map((offer) => this.#data.actions[offer.action]?.name ?? '');
    const happening = { before: now, now };
    const text = (part: string) =>
      site &&
      this.#text(
        textOf(this.#data, site.phase, `${part}-${offered[0]}`),
        seatScope,
        { player },
        happening,
        player,
      );
    const pass =
      site?.how === 'must'
        ? undefined
        : (text('skip') ?? this.namer.common(site?.how === 'may' ? 'ask-skip' : 'ask-done'));
    return {
      text: asQuestion(
        text('ask') ?? this.#actionAsked(offered, player, happening) ?? this.namer.common('ask-move'),
      ),
      ...(pass === undefined ? {} : { pass }),
    };
  }

  #actionAsked(offered: readonly string[], player: number, happening: Happening): string | undefined {
    if (new Set(offered).size !== 1) return undefined;
    return this.#text(`action-${offered[0]}.ask`, seatScope, { player }, happening, player);
  }

  /** The question of a choice, when some others may have been made. */
  choice(
    player: number,
    action: string,
    choice: string,
    chosen: Readonly<Record<string, Json>>,
    now: Moment,
  ): string {
    const happening = { before: now, now };
    const scope = moveScope(this.#data, action);
    const asked = this.#text(
      `action-${action}.ask-${choice}`,
      scope,
      { ...chosen, player },
      happening,
      player,
    );
    if (asked !== undefined) return asQuestion(asked);
    const label = this.#word(`action-${action}.${choice}`);
    return asQuestion(
      /[?]$/.test(label.text) ? label.text : this.namer.common('ask-choice', { choice: label }),
    );
  }

  // ---- chance

  chance(gave: ChanceGave): string {
    const { is, site, outcome, player } = gave;
    const known = this.#data.chances[site];
    const type = this.#outcomeType(gave);
    const shown = outcome && this.#outcome(gave, type, outcome);
    const part = is === 'draw' ? `draw-${known?.name ?? ''}` : is;
    const id = textOf(this.#data, known?.phase ?? '', part);
    const { sentences } = this.namer.telling;
    const scope = chanceScope(this.#data, site);
    const came = is === 'roll' ? outcome && gave.among : outcome;
    const values = { player, outcome: came && (came.length === 1 ? came[0] : came), count: gave.count };
    const pattern = sentences[id] ?? sentences[`${id}-hidden`];
    if (pattern !== undefined) {
      const said = (own: string) =>
        sentences[own] === undefined
          ? undefined
          : format(sentences[own], (variable) => {
              if (variable === 'outcome') return shown;
              const reading = readingOf(
                { vocabulary: this.namer.vocabulary, locals: scope, hasFields: true },
                variable,
              );
              return reading && this.#said(reading, values, { ...gave, before: gave.now }, player);
            });
      const told = said(id) ?? said(`${id}-hidden`);
      if (told !== undefined) return asSentence(told);
    }
    return asSentence(this.#chanceByDefault(gave, type, shown));
  }

  #chanceByDefault({ is, player, count }: ChanceGave, type: ValueType, shown: Said | undefined): string {
    const item = itemOf(type);
    const pieces = this.#word(
      item.is === 'piece'
        ? `pieces-${item.pieces}.many`
        : item.is === 'kind'
          ? `kind-${item.kind}`
          : 'chance',
    );
    const who = player === undefined ? undefined : this.#seat(player);
    const values = { player: who, outcome: shown, count: saidNumber(count), pieces };
    if (is === 'shuffle') return this.namer.common('told-shuffle', values);
    const common =
      shown === undefined ? 'told-hidden' : is === 'draw' && item.is === 'seat' ? 'told-lot' : `told-${is}`;
    return (who && this.namer.common(`${common}-by`, values)) || this.namer.common(common, values);
  }

  #outcomeType({ is, site }: ChanceGave): ValueType {
    const type = this.#data.chances[site]?.type ?? { is: 'none' };
    return is === 'roll' && type.is === 'piece' ? type : itemOf(type);
  }

  /** What came up: dice as they lie now, each by its name; anything else one by one. */
  #outcome({ is, among, now }: ChanceGave, type: ValueType, outcome: readonly Json[]): Said | undefined {
    if (is === 'roll')
      return this.namer.say({ is: 'collection', of: type, form: 'several' }, [...among], now);
    if (outcome.length === 1) return this.namer.say(type, outcome[0]!, now);
    return this.namer.say({ is: 'collection', of: type, form: 'several' }, [...outcome], now);
  }

  // ---- what follows from it

  /** The changes that the texts tell of: those of fields with `.more`, `.less` or `.becomes`. */
  changes(happening: Happening, actor: number | undefined): ChangeTold[] {
    return this.#data.fields.flatMap((field) => {
      const id = `field-${field.name}`;
      const { sentences } = this.namer.telling;
      if (!CHANGES.some((part) => sentences[`${id}.${part}`] !== undefined)) return [];
      const [was, is] = [happening.before.field(field.name), happening.now.field(field.name)];
      if (was === undefined || is === undefined) return [];
      const seats: readonly (number | undefined)[] =
        field.owner === 'table' ? [undefined] : listOf(is).map((_, index) => index + 1);
      return seats.flatMap((seat) => {
        const own = (value: Json) => (seat === undefined ? value : (listOf(value)[seat - 1] ?? null));
        return changed(own(was), own(is), field.keys.length).flatMap((change) => {
          const sort = sortOf(change);
          const scope = changeScope(field);
          const values = {
            player: seat ?? actor,
            now: change.now,
            before: change.before,
            change: Math.abs(Number(change.now ?? 0) - Number(change.before ?? 0)),
            items: sort === 'less' ? without(change.before, change.now) : without(change.now, change.before),
            ...Object.fromEntries(
              change.keys.map((key, index) => [index === 0 ? 'key' : `key-${index + 1}`, key]),
            ),
          };
          const parts = sort === 'becomes' ? [sort] : [sort, 'becomes'];
          for (const part of parts) {
            const text = this.#text(`${id}.${part}`, scope, values, happening, seat ?? actor);
            if (text) return [{ text: asSentence(text), seat }];
          }
          return [];
        });
      });
    });
  }

  /** What begins when a player comes to another decision; '' where nothing is to be said. */
  begins(player: number, decision: number, happening: Happening): string {
    const site = this.#data.decisions[decision];
    if (!site) return '';
    const text = this.#text(
      textOf(this.#data, site.phase, 'begin'),
      seatScope,
      { player },
      happening,
      player,
    );
    return text ? asSentence(text) : '';
  }

  #seat(seat: number): Said {
    return { text: this.namer.seat(seat), key: seat };
  }

  #word(id: string): Said {
    return {
      text: this.namer.telling.words[id] ?? id.replace(/^[a-z]+-|\.many$/g, '').replaceAll('-', ' '),
      key: id,
    };
  }

  seatSaid(seat: number): Said {
    return this.#seat(seat);
  }

  wordSaid(id: string): Said {
    return this.#word(id);
  }
}

export interface Question {
  readonly text: string;
  /** What it is called to do nothing, where that is allowed. */
  readonly pass?: string;
}

export interface ChangeTold {
  readonly text: string;
  readonly seat: number | undefined;
}

const NUMBER: ValueType = { is: 'number', from: 0, to: 0 };
const CHANGES = ['more', 'less', 'becomes'] as const;

interface Change {
  readonly keys: readonly string[];
  readonly before: Json;
  readonly now: Json;
}

/** The values of a field that differ, with their keys. */
function changed(before: Json, now: Json, depth: number, keys: readonly string[] = []): Change[] {
  if (depth === 0 || !isObject(before) || !isObject(now)) {
    if (isObject(now) || isObject(before) || canonical(before) === canonical(now)) return [];
    return [{ keys, before, now }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) =>
    changed(before[name] ?? null, now[name] ?? null, depth - 1, [...keys, name]),
  );
}

function sortOf({ before, now }: Change): (typeof CHANGES)[number] {
  const [was, is] = [before, now].map((value) => (Array.isArray(value) ? value.length : value));
  if (typeof was !== 'number' || typeof is !== 'number' || was === is) return 'becomes';
  return is > was ? 'more' : 'less';
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The items of one list that the other does not have, as often as they occur. */
function without(items: Json | undefined, others: Json | undefined): Json | undefined {
  if (items === undefined || others === undefined || isObject(items) || isObject(others)) return undefined;
  const left = listOf(others).map((one) => canonical(one));
  return listOf(items).filter((item) => {
    const at = left.indexOf(canonical(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
