import type { Expr, Script, Statement } from '../2-model/model.ts';
import { number, type Type } from '../2-model/types.ts';
import type { Step } from './ir.ts';
import { notePlace } from './places.ts';

/** What a step must know of where its statement stands. */
export interface Around {
  /** The routine. */
  readonly name: string;
  /** The scoring to which points go. */
  readonly scoring: string;
  /** The locals of the innermost rank, if it shares. */
  readonly pooled?: { readonly place: string; readonly shared: string } | undefined;
  /** Makes a local that the rules do not know. */
  hidden(word: string, type: Type): string;
}

/** A statement that never stops, as a step, with its place noted; nothing for one that does nothing. */
export function stepsFor(statement: Statement, around: Around): Step[] {
  const step = stepFor(statement, around);
  if (!step) return [];
  notePlace(step, statement.at);
  return [step];
}

function stepFor(statement: Statement, around: Around): Step | undefined {
  const inside = (script: Script, within = around): Step[] => script.flatMap((one) => stepsFor(one, within));
  switch (statement.is) {
    case 'set':
    case 'add':
    case 'remove':
    case 'move':
    case 'do':
    case 'score': {
      const { at: _, ...step } = statement;
      return step;
    }
    case 'let':
    case 'need': {
      const { at: _, followed: __, ...step } = statement;
      return step;
    }
    case 'award': {
      const { at: _, ...step } = statement;
      return { ...step, scoring: around.scoring, ...(around.pooled ? { pooled: around.pooled } : {}) };
    }
    case 'impossible':
      return { is: 'impossible', rule: around.name };
    case 'leave':
      return { is: 'leave' };
    case 'if':
      return {
        is: 'if',
        branches: statement.branches.map(({ condition, body }) => ({ condition, body: inside(body) })),
        otherwise: inside(statement.otherwise),
      };
    case 'repeat': {
      const { at: _, body, ...step } = statement;
      return { ...step, body: inside(body) };
    }
    case 'for each': {
      const { local, backwards, body } = statement;
      return { is: 'for each', local, in: itemsOf(statement), backwards, body: inside(body) };
    }
    case 'rank': {
      const { rank, place, body } = statement;
      const { shared, pooled } = sharing(statement, around);
      return { is: 'rank', rank, place, shared, body: inside(body, { ...around, pooled }) };
    }
    case 'nothing':
      return undefined;
    default:
      throw new Error(`${statement.is} is no step`);
  }
}

/** What a loop goes through. */
export function itemsOf({ local, in: items, where }: Extract<Statement, { readonly is: 'for each' }>): Expr {
  return where ? { op: 'all', bound: { local, in: items }, where, type: items.type } : items;
}

/** The local for how many share a place of a ranking, and what awards inside of it must know. */
export function sharing(
  { rank, place }: Extract<Statement, { readonly is: 'rank' }>,
  around: Around,
): { readonly shared: string; readonly pooled: Around['pooled'] } {
  const shared = around.hidden('shared', number(1, 99));
  return { shared, pooled: rank.ties.at(-1)?.is === 'share' ? { place, shared } : undefined };
}
