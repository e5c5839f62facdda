import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { games } from '../../generated/games.ts';
import type { GameData } from '../../generated/runtime/data.ts';
import type { AnyGame, Engine, GameState } from '../../generated/runtime/engine.ts';
import type { Json } from '../../generated/runtime/json.ts';
import { presentation } from '../../generated/runtime/presentation.ts';
import type { Area } from '../../generated/runtime/shows.ts';
import type { Language, Picking, Seen, Shown } from '../../site/src/game/shown.ts';
import { GameTable, type GameTableProps } from '../../site/src/table/GameTable.tsx';

/** Every game and variant with random states of it, and what its table comes to as HTML. */

export const NAMES = ['Anna', 'Bram', 'Chris', 'Dora', 'Emma', 'Finn'];
export const IDS = games.map(({ data }) => data.id);

export interface Game {
  readonly engine: Engine<AnyGame>;
  readonly shown: Readonly<Record<Language, Shown>>;
}

export async function gameOf(id: string): Promise<Game> {
  // Whole addresses: Vite looks for names only one folder deep.
  const folder = new URL(`../../generated/${id}/`, import.meta.url);
  const module = (await import(new URL('engine.ts', folder).href)) as Record<string, unknown>;
  const { texts } = (await import(new URL('texts.ts', folder).href)) as {
    texts: Record<Language, Record<string, string>>;
  };
  const engine = Object.values(module).find(isEngine)!;
  const inLanguage = (language: Language): Shown => ({ data: engine.data, language, words: texts[language] });
  return { engine, shown: { nl: inLanguage('nl'), de: inLanguage('de') } };
}

function isEngine(value: unknown): value is Engine<AnyGame> {
  return typeof value === 'object' && value !== null && 'data' in value && 'start' in value;
}

type State = GameState<AnyGame>;

/** A random game, as the states at which somebody is to act, with the end. */
export function playedStates({ engine }: Game, players: number, seed: number, most: number): State[] {
  let state = engine.start({ players, seed: `table ${seed}` });
  const states = [state];
  let random = seed;
  while (states.length < most && !engine.isOver(state)) {
    const [who] = engine.toAct(state);
    const moves = engine.moves(state, who ?? 'server');
    random = (random * 1103515245 + 12345) % 2147483648;
    // Passing ends many things early: something else is done where there is something.
    const others = moves.filter(({ action }) => action !== 'pass');
    const list = others.length > 0 ? others : moves;
    state = engine.play(state, list[(random >> 8) % list.length]!, 'mover');
    states.push(state);
  }
  return states;
}

export function draw(props: Omit<GameTableProps, 'names'>): string {
  return render(h(GameTable, { names: NAMES, ...props }));
}

/** The values of an attribute, in order. */
export function attribute(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value!);
}

/** All that is read out or seen: texts and names. */
export function wording(html: string): string {
  const texts = html.replace(/<[^>]*>/g, ' ');
  return [texts, ...attribute(html, 'aria-label'), ...attribute(html, 'title')].join(' ');
}

/** What can be picked for a choice of an action: as a page asks for it, choice by choice. */
export function pickings({ engine }: Game, state: State, player: number): Picking[] {
  const moves = engine.moves(state, player);
  return engine.data.actions.flatMap(({ name, choices }) => {
    const own = moves.filter(({ action }) => action === name);
    if (own.length === 0) return [];
    return choices.map((choice): Picking => {
      const values = own.flatMap((move) => move.choices?.[choice.name] ?? null);
      const seat = choice.type.is === 'seat';
      const options = new Set(
        values.map((value) => (value === null ? 'none' : seat ? `seat-${value}` : String(value))),
      );
      return { type: choice.type, options, chosen: new Set(), onPick: () => {} };
    });
  });
}

/** The fields that a picture shows, alone, on a board or at somebody's name, as often as they are there. */
export function fieldsIn(html: string): string[] {
  const boards = attribute(html, 'data-fields').flatMap((names) => names.split(' '));
  return [...attribute(html, 'data-field'), ...boards].sort();
}

/** The fields that are to be shown: all that are no bookkeeping; a word that is not there says nothing, a mark is at names. */
export function fieldsShown(data: GameData, seen: Seen): string[] {
  const looks = presentation(data);
  const inArea = (area: Area, seat?: number): string[] =>
    looks[area]
      .flatMap((item) => (item.is === 'field' ? [item.shown] : item.fields))
      .flatMap(({ field, look }) => {
        const { type, keys } = data.fields.find(({ name }) => name === field)!;
        const whole = seen.fields[field];
        const value = seat === undefined ? whole : (whole as Json[])[seat - 1];
        if (look === 'mark')
          return Array.isArray(value) ? value.map(() => field) : typeof value === 'number' ? [field] : [];
        const isWord = look === 'counter' || look === 'phase' || look === 'round';
        const isUnsaid = isWord && keys.length === 0 && type.is === 'optional' && (value ?? null) === null;
        return isUnsaid ? [] : [field];
      });
  const seats = Array.from({ length: seen.players + seen.imaginary }, (_, index) => index + 1);
  return [
    ...inArea('table'),
    ...seats.flatMap((seat) => inArea(seat <= seen.players ? 'player' : 'imaginary', seat)),
  ].sort();
}

/** Every piece that lies somewhere in view. */
export function piecesInView(shown: Shown, seen: Seen): string[] {
  const drawn = new Set(fieldsShown(shown.data, seen));
  const places = shown.data.fields.filter(({ name }) => drawn.has(name));
  return places.flatMap(({ name, type, single }) => {
    const exact = type.is === 'optional' ? type.of : type;
    const place = exact.is === 'collection' && exact.form === 'place';
    return place || single ? leaves(seen.fields[name]) : [];
  });
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
