import { tieParts } from '../2-model/ranks.ts';
import { OWN_REASONS } from '../runtime/errors.ts';
import type { Game } from './ir.ts';
import { choicesOf, ranksOf } from './walk.ts';

/** The reasons a move can be refused for: those of the rules, those of choices that name none, the engine's own. */
export function reasonsOf({ reasons, actions }: Game): string[] {
  const automatic = actions.flatMap((action) => choicesOf(action).map(({ reason }) => reason));
  return [...new Set([...reasons, ...automatic, ...OWN_REASONS])];
}

/** The ids of all names and sentences of a game: the same as in the texts of the rules. */
export function textIdsOf(game: Game): string[] {
  const named = (sort: string, all: readonly { readonly name: string }[]): string[] =>
    all.map(({ name }) => `${sort}-${name}`);
  const { rank, solo } = game.winner;
  return [
    'game',
    'game.about',
    ...(game.base === undefined ? [] : [`variant-${game.name}`, `variant-${game.name}.about`]),
    ...game.options.flatMap(({ name }) => [`option-${name}`, `option-${name}.about`]),
    ...game.kinds
      .filter(({ partOf }) => !partOf)
      .flatMap(({ name, values }) => [`kind-${name}`, ...values.map((value) => `${name}-${value}`)]),
    ...game.pieces.flatMap(({ name }) => [`pieces-${name}`, `pieces-${name}.many`]),
    ...game.tables.flatMap(({ name, columns }) => [
      `table-${name}`,
      ...columns.map((column) => `table-${name}.${column.name}`),
    ]),
    ...named('grid', game.grids),
    ...named(
      'field',
      game.fields.filter(({ isNote }) => !isNote),
    ),
    ...named('term', game.terms),
    ...named('phase', game.routines),
    ...Object.keys(game.rules).filter((id) => id.startsWith('rules-')),
    ...game.actions.flatMap((action) => [
      `action-${action.name}`,
      ...choicesOf(action).map(({ local }) => `action-${action.name}.${local}`),
    ]),
    ...game.scorings.flatMap(({ name, routine }) => [
      `scoring-${name}`,
      ...tieParts(ranksOf(routine)).map((part) => `scoring-${name}.${part}`),
    ]),
    'winner',
    ...tieParts([rank]).map((part) => `winner.${part}`),
    ...(solo ? ['winner.solo'] : []),
    ...named('always', game.always),
    'pass',
  ];
}
