import type { Name } from '../../1-syntax/tree.ts';
import {
  AREAS,
  type Area,
  CELL_ROLES,
  type CellRole,
  COLOURS,
  type Colour,
  FORMS,
  PIECE_ROLES,
  type PieceRole,
  type Shows,
  SIGNS,
  type Sign,
  type ValueLook,
} from '../../runtime/shows.ts';
import type { ShowsAt } from '../collect.ts';
import type { Environment } from '../environment.ts';
import type { PresentationModel } from '../model.ts';
import { Areas } from './areas.ts';
import { LookProblems } from './look-problems.ts';

/** Reads all declarations of how things look, the last ones being those of the game or variant itself. */
export function readPresentation(
  env: Environment,
  all: readonly ShowsAt[],
  isVariant = false,
): PresentationModel {
  const told = new LookProblems(env);
  const areas = new Areas(env, told);
  const heads = new Map<Area, ShowsAt>();
  const pieces: Record<string, NonNullable<Shows['pieces']>[string]> = {};
  const kinds: Record<string, Readonly<Record<string, ValueLook>>> = {};
  const grids: Record<string, Readonly<Record<string, CellRole | 'nothing'>>> = {};
  const seen = new Map<string, ShowsAt>();
  for (const shows of all) {
    const { of, sort } = shows.tree;
    const areasOf = sort === 'table' ? (['table'] as const) : (AREAS_OF.get(of.text) ?? []);
    if (sort !== 'cell' && areasOf.length > 0) {
      for (const area of areasOf) if (shows.isOwn && !heads.has(area)) heads.set(area, shows);
      if (shows.tree.form) told.misplaced(shows, shows.tree.form, 'as');
      areas.read(shows, areasOf);
      continue;
    }
    const known = told.once(seen, shows, `${sort} ${of.text}`);
    if (!known) continue;
    if (sort === 'cell' && env.grids.has(of.text)) grids[of.text] = cellRoles(env, told, shows);
    else if (sort === 'each' && env.pieces.has(of.text)) pieces[of.text] = pieceLook(env, told, shows);
    else if (sort === 'each' && env.kinds.has(of.text)) kinds[of.text] = valueLooks(env, told, shows);
    else told.whom(shows, sort === 'cell' ? [...env.grids.keys()] : whomsIn(env));
  }
  for (const { name, isNote } of env.fields.values()) if (isNote) areas.hidden.add(name);
  // A variant says only what looks otherwise.
  if (!isVariant) areas.tellLeftOut(heads);
  const { items, hidden, totals } = areas;
  const shows: Shows = {
    ...Object.fromEntries(AREAS.filter((area) => items[area].length > 0).map((area) => [area, items[area]])),
    ...(hidden.size > 0 ? { hidden: [...hidden] } : {}),
    ...some('pieces', pieces),
    ...some('kinds', kinds),
    ...some('grids', grids),
  };
  return { shows, totals };
}

const AREAS_OF: ReadonlyMap<string, readonly Area[]> = new Map([
  ['player', ['player']],
  ['imaginary', ['imaginary']],
  ['seat', ['player', 'imaginary']],
]);

function whomsIn(env: Environment): string[] {
  return [...AREAS_OF.keys(), ...env.pieces.keys(), ...env.kinds.keys()];
}

function some<K extends string, T>(
  key: K,
  all: Readonly<Record<string, T>>,
): { [P in K]?: Readonly<Record<string, T>> } {
  return Object.keys(all).length > 0 ? ({ [key]: all } as { [P in K]?: Readonly<Record<string, T>> }) : {};
}

/** Each name of each line with its looks, or none for `nothing of`; names that are not known are told. */
function named(
  told: LookProblems,
  shows: ShowsAt,
  known: readonly string[],
): { name: Name; looks: readonly Name[] }[] {
  const before = new Map<string, Name>();
  return shows.tree.lines.flatMap((line) => {
    if (line.is === 'board') {
      told.misplaced(shows, line, 'board');
      return [];
    }
    const looks = line.is === 'look' ? line.looks : [];
    if (line.is === 'look') {
      const odd = line.total ?? line.with ?? line.rows;
      if (odd) told.misplaced(shows, odd, line.total ? 'of' : line.with ? 'with' : 'rows');
      if (looks.length === 0) told.misplaced(shows, line, 'nothing said');
    }
    return line.names.flatMap((name) => {
      if (!known.includes(name.text)) {
        told.unknown(shows, name, known);
        return [];
      }
      const first = before.get(name.text);
      if (first) {
        told.twiceIn(shows, name, first);
        return [];
      }
      before.set(name.text, name);
      return [{ name, looks }];
    });
  });
}

function pieceLook(
  env: Environment,
  told: LookProblems,
  shows: ShowsAt,
): NonNullable<Shows['pieces']>[string] {
  const { properties } = env.pieces.get(shows.tree.of.text)!;
  const form = shows.tree.form && told.oneOf(shows, shows.tree.form, FORMS);
  const roles: Record<string, readonly PieceRole[]> = {};
  for (const { name, looks } of named(
    told,
    shows,
    properties.map((one) => one.name),
  ))
    roles[name.text] = looks.flatMap((look) => told.oneOf(shows, look, PIECE_ROLES) ?? []);
  return { ...(form ? { form } : {}), ...(Object.keys(roles).length > 0 ? { roles } : {}) };
}

function valueLooks(
  env: Environment,
  told: LookProblems,
  shows: ShowsAt,
): Readonly<Record<string, ValueLook>> {
  if (shows.tree.form) told.misplaced(shows, shows.tree.form, 'as');
  const values: Record<string, ValueLook> = {};
  const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
  for (const { name, looks } of named(told, shows, env.kinds.get(shows.tree.of.text)!.values)) {
    const look: { colour?: Colour; sign?: Sign } = {};
    for (const { text, span } of looks) {
      if (isColour(text)) look.colour = text;
      else {
        const sign = told.oneOf(shows, { text, span }, [...SIGNS, ...COLOURS]);
        if (sign) look.sign = sign as Sign;
      }
    }
    values[name.text] = look;
  }
  return values;
}

function cellRoles(
  env: Environment,
  told: LookProblems,
  shows: ShowsAt,
): Readonly<Record<string, CellRole | 'nothing'>> {
  const { cellProperties, lineProperties } = env.grids.get(shows.tree.of.text)!;
  const known = [...new Set([...cellProperties, ...lineProperties].map(({ name }) => name))];
  const roles: Record<string, CellRole | 'nothing'> = {};
  for (const {
    name,
    looks: [look, ...more],
  } of named(told, shows, known)) {
    for (const one of more) told.misplaced(shows, one, 'and');
    const role = look ? told.oneOf(shows, look, CELL_ROLES) : 'nothing';
    if (role) roles[name.text] = role;
  }
  return roles;
}
