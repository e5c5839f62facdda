import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { games } from '../../generated/games.ts';
import type { AnyGame, Engine, GameState } from '../../generated/runtime/engine.ts';
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

/** Every piece that lies somewhere in view. */
export function piecesInView(shown: Shown, seen: Seen): string[] {
  return shown.data.fields.flatMap(({ name, type, single }) => {
    const exact = type.is === 'optional' ? type.of : type;
    const place = exact.is === 'collection' && exact.form === 'place';
    return place || single ? leaves(seen.fields[name]) : [];
  });
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
