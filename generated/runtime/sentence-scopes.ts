// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
import type { FieldData, GameData, ValueType } from './data.ts';
import { itemOf, type Named, SEAT } from './readings.ts';

/** What each sort of sentence knows by itself, besides fields and terms: the same for the compiler, which checks texts against it. */

const NUMBER: ValueType = { is: 'number', from: 0, to: 0 };
const PLAYER: Named = { name: 'player', type: SEAT };

/** Of a decision, of what begins, and of not doing anything: whose it is. */
export const seatScope: readonly Named[] = [PLAYER];

/** Of a move, and of the questions that lead to it: who makes it, and what is chosen. */
export function moveScope({ actions }: Pick<GameData, 'actions'>, action: string): readonly Named[] {
  const choices = actions.find(({ name }) => name === action)?.choices ?? [];
  return [PLAYER, ...choices.map(({ name, type }) => ({ name, type }))];
}

/** Of chance: for whom it was, what came up, and how often. */
export function chanceScope({ chances }: Pick<GameData, 'chances'>, site: number): readonly Named[] {
  return scopeOfChance(chances[site]?.type ?? { is: 'none' });
}

export function scopeOfChance(type: ValueType): readonly Named[] {
  return [PLAYER, { name: 'outcome', type: itemOf(type) }, { name: 'count', type: NUMBER }];
}

/** Of a change: whose field it is, at which keys, what it was and is, and what has come or gone. */
export function changeScope({ keys, type }: Pick<FieldData, 'keys' | 'type'>): readonly Named[] {
  const now = [
    { name: 'now', type },
    { name: 'before', type },
    { name: 'items', type: { is: 'collection', of: itemOf(type), form: 'several' } as const },
    { name: 'change', type: NUMBER },
  ];
  return [
    PLAYER,
    ...keys.map((key, index) => ({ name: index === 0 ? 'key' : `key-${index + 1}`, type: key })),
    ...now,
  ];
}

/** Of points: who gets them, how many, for what, and in which place; what the rules looked up on the way comes besides. */
export function awardScope(awardedFor: ValueType | undefined): readonly Named[] {
  const numbers = ['points', 'place', 'measure', 'shared', 'count'].map((name) => ({ name, type: NUMBER }));
  return [PLAYER, ...numbers, ...(awardedFor ? [{ name: 'for', type: awardedFor }] : [])];
}

/** The id of a text about a phase, or about an action where that is where something happens. */
export function textOf(
  { phases, actions }: Pick<GameData, 'phases' | 'actions'>,
  where: string,
  part: string,
): string {
  const name = where.replace(/^action /, '').replace(/\/.*$/, '');
  const isAction = !phases.some((phase) => phase.name === name) && actions.some((one) => one.name === name);
  return `${isAction ? 'action' : 'phase'}-${name}.${part}`;
}
