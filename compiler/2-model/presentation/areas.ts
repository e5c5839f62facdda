import type { Name, ShowLine } from '../../1-syntax/tree.ts';
import { belongsTo, looksFitting, usualLook } from '../../runtime/presentation.ts';
import {
  AREAS,
  type Area,
  FIELD_LOOKS,
  type FieldLook,
  type Numbers,
  type ShownField,
  type ShownItem,
  SIGNS,
  type Sign,
} from '../../runtime/shows.ts';
import { placeOf, type ShowsAt } from '../collect.ts';
import { elaborateAs } from '../elaborate.ts';
import type { Environment } from '../environment.ts';
import type { Expr, FieldModel } from '../model.ts';
import { Scope } from '../scope.ts';
import { number } from '../types.ts';
import type { LookProblems } from './look-problems.ts';
import { outward } from './outward.ts';

type LookLine = Extract<ShowLine, { is: 'look' }>;

/** What is said of the table and the seats: newer lines take the places of older ones about the same fields. */
export class Areas {
  readonly items: Record<Area, ShownItem[]> = { table: [], player: [], imaginary: [] };
  readonly hidden = new Set<string>();
  readonly totals = new Map<string, Expr>();
  readonly #written = new Set<Area>();
  readonly #env: Environment;
  readonly #told: LookProblems;
  /** Where own lines show each field, by area. */
  readonly #places = new Map<string, { readonly name: Name; readonly shows: ShowsAt }>();

  constructor(env: Environment, told: LookProblems) {
    this.#env = env;
    this.#told = told;
  }

  read(shows: ShowsAt, areas: readonly Area[]): void {
    for (const area of areas) if (shows.isOwn) this.#written.add(area);
    for (const line of shows.tree.lines) this.#line(shows, areas, line);
  }

  #line(shows: ShowsAt, areas: readonly Area[], line: ShowLine): void {
    if (line.is === 'nothing') {
      for (const name of line.names)
        if (this.#field(shows, areas, name)) {
          for (const area of AREAS) this.#take(area, name.text);
          this.hidden.add(name.text);
        }
      return;
    }
    const fields =
      line.is === 'board' ? this.#board(shows, areas, line.lines) : this.#look(shows, areas, line);
    if (fields.length === 0) return;
    for (const area of areas) {
      const here = fields.filter(({ field }) => belongsTo(this.#env.fields.get(field)!.owner, area));
      const places = here.map(({ field }) => this.#take(area, field)).filter((place) => place >= 0);
      const added: ShownItem[] = line.is === 'board' ? [{ board: here }] : here;
      if (here.length > 0) this.items[area].splice(places[0] ?? this.items[area].length, 0, ...added);
    }
    for (const { field } of fields) this.hidden.delete(field);
  }

  #board(shows: ShowsAt, areas: readonly Area[], lines: readonly ShowLine[]): ShownField[] {
    return lines.flatMap((line) => {
      if (line.is === 'look') return this.#look(shows, areas, line);
      this.#told.misplaced(shows, line, line.is === 'board' ? 'board' : 'nothing of');
      return [];
    });
  }

  /** The fields of a line, with how they look. */
  #look(shows: ShowsAt, areas: readonly Area[], line: LookLine): ShownField[] {
    const {
      looks: [first, ...more],
    } = line;
    for (const name of more) this.#told.misplaced(shows, name, 'and');
    return line.names.flatMap((name): ShownField[] => {
      const field = this.#field(shows, areas, name);
      if (!field) return [];
      const look = first && this.#told.oneOf(shows, first, FIELD_LOOKS);
      const fitting = looksFitting(outward(field));
      if (first && look && !fitting.includes(look)) {
        this.#told.unfit(shows, first, name.text, fitting);
        return [{ field: name.text }];
      }
      const shown = look ?? usualLook(outward(field)) ?? 'counter';
      return [
        {
          field: name.text,
          ...(look ? { look } : {}),
          ...this.#printed(shows, line, field),
          ...this.#grid(shows, line, shown, field),
          ...this.#total(shows, line, shown, name.text),
        },
      ];
    });
  }

  /** The field of that name, if it lies here; told once if it is shown twice. */
  #field(shows: ShowsAt, areas: readonly Area[], name: Name): FieldModel | undefined {
    const field = this.#env.fields.get(name.text);
    if (!field || !areas.some((area) => belongsTo(field.owner, area))) {
      const known = [...this.#env.fields.values()].filter(({ owner }) =>
        areas.some((area) => belongsTo(owner, area)),
      );
      this.#told.unknown(
        shows,
        name,
        known.map((one) => one.name),
      );
      return undefined;
    }
    for (const area of shows.isOwn ? areas : []) {
      const key = `${area} ${name.text}`;
      const before = this.#places.get(key);
      if (before) {
        this.#told.twice(shows, name, placeOf(before.shows.placed, before.name));
        return undefined;
      }
      this.#places.set(key, { name, shows });
    }
    return field;
  }

  /** `with yard-currency`: a table that is printed on the keys; `with coin`: a sign. */
  #printed(shows: ShowsAt, line: LookLine, { keys }: FieldModel): { table?: string; sign?: Sign } {
    const word = line.with;
    if (!word) return {};
    const table = this.#env.tables.get(word.text);
    const [key] = keys;
    if (table && key) {
      if (table.keys.length === 1 && table.keys[0]!.type.is === key.is) return { table: word.text };
      this.#told.misplaced(shows, word, 'with');
      return {};
    }
    const sign = this.#told.oneOf(shows, word, SIGNS);
    return sign ? { sign } : {};
  }

  /** `rows 8..1, columns 1..3`: as many places as the track has. */
  #grid(
    shows: ShowsAt,
    line: LookLine,
    look: FieldLook,
    { keys }: FieldModel,
  ): { rows?: Numbers; columns?: Numbers } {
    if (!line.rows || !line.columns) return {};
    const key = keys.at(-1);
    const [rows, columns] = [numbers(line.rows), numbers(line.columns)];
    if (look !== 'track' || key?.is !== 'number' || !rows || !columns) {
      this.#told.misplaced(shows, line.rows, 'rows');
      return {};
    }
    const [places, drawn] = [key.to - key.from + 1, size(rows) * size(columns)];
    if (places === drawn) return { rows, columns };
    this.#told.places(shows, line.rows, drawn, places);
    return {};
  }

  #total(shows: ShowsAt, line: LookLine, look: FieldLook, field: string): object {
    if (!line.total) return {};
    if (look !== 'round') this.#told.misplaced(shows, line.total, 'of');
    else {
      const context = { env: this.#env, placed: shows.placed };
      this.totals.set(field, elaborateAs(context, new Scope(), line.total, number(0, 1_000_000)));
    }
    return {};
  }

  /** Takes a field out of an area; gives the place at which it stood alone, or its board, and -1 for none. */
  #take(area: Area, field: string): number {
    const items = this.items[area];
    const index = items.findIndex((item) =>
      'board' in item ? item.board.some((one) => one.field === field) : item.field === field,
    );
    const item = items[index];
    if (!item) return -1;
    const left = 'board' in item ? item.board.filter((one) => one.field !== field) : [];
    items.splice(index, 1, ...(left.length > 0 ? [{ board: left }] : []));
    return index;
  }

  /** What the rules speak of the table, or of the seats, and leave out there. */
  tellLeftOut(heads: ReadonlyMap<Area, ShowsAt>): void {
    const shown = new Map(AREAS.map((area) => [area, new Set(this.items[area].flatMap(namesOf))]));
    for (const field of this.#env.fields.values()) {
      const areas = AREAS.filter((area) => belongsTo(field.owner, area));
      const isShown = areas.some((area) => shown.get(area)!.has(field.name)) || this.hidden.has(field.name);
      const written = areas.find((area) => this.#written.has(area));
      if (isShown || !written || !usualLook(outward(field))) continue;
      this.#told.leftOut(heads.get(written)!, field.name, field.at);
    }
  }
}

function namesOf(item: ShownItem): string[] {
  return 'board' in item ? item.board.map(({ field }) => field) : [item.field];
}

function numbers({ from, to }: NonNullable<LookLine['rows']>): Numbers | undefined {
  return 'number' in from && 'number' in to ? { from: from.number, to: to.number } : undefined;
}

function size({ from, to }: Numbers): number {
  return Math.abs(to - from) + 1;
}
