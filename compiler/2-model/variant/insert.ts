import type { Block, Declaration, Offer, Placed, Statement, Step } from '../../1-syntax/tree.ts';
import type { Problems } from '../../problems/problem.ts';
import { type Entry, placeOf } from '../collect.ts';
import { mapBlocks, mapOffers } from './scripts.ts';

type Insertion = Extract<Declaration, { is: 'insertion' }>;

/**
 * Puts lines of a variant before, after or in place of a line of the game. Which line is meant is said by writing it as it stands
 * there, without what is below it; it must stand there exactly once.
 */
export function insert(
  entries: ReadonlyMap<string, Entry>,
  placed: Placed,
  tree: Insertion,
  problems: Problems,
): { readonly key: string; readonly entry: Entry } | undefined {
  const found = [...entries].find(([, { sort, name }]) => sort === tree.sort && name === tree.name.text);
  if (!found) {
    const known = [...entries.values()].filter(({ sort }) => sort === tree.sort).map(({ name }) => name);
    const near = problems.suggest(tree.name.text, () => known);
    problems.error('cannot-change-in-variant', placeOf(placed, tree.name), {
      name: tree.name.text,
      ...(near === undefined ? {} : { suggestion: near }),
    });
    return undefined;
  }
  const [key, entry] = found;
  let times = 0;
  const here = (mine: readonly Statement[], step: Statement): Statement[] => {
    times++;
    return around(tree.where, mine, step);
  };
  const [first] = tree.body;
  const lines: Statement[] = first ? [{ is: 'inserted', placed, body: tree.body, span: first.span }] : [];
  const offers = tree.offers.map((offer): Offer => ({ ...offer, placed }));
  const { step } = tree;
  if (!step) return undefined;
  // Offers go among offers, lines among lines.
  if ((step.is === 'offer') !== offers.length > 0) {
    problems.error('step-among-others', placeOf(placed, tree.stepAt), { name: entry.name });
    return undefined;
  }
  const changed =
    step.is === 'offer'
      ? mapOffers(entry.tree, (offer) => {
          if (!isSameOffer(offer, step.offer)) return [offer];
          times++;
          return around(tree.where, offers, offer);
        })
      : mapBlocks(entry.tree, (statement) =>
          isSameStep(statement, step) ? here(lines, statement) : [statement],
        );
  if (times === 1) return { key, entry: { ...entry, tree: changed } };
  const at = placeOf(placed, tree.stepAt);
  const { sort } = tree;
  if (times === 0) problems.error('no-such-step', at, { sort, name: entry.name }, entry.nameAt);
  else problems.error('step-not-once', at, { sort, name: entry.name, count: times }, entry.nameAt);
  return undefined;
}

function around<T>(where: Insertion['where'], mine: readonly T[], step: T): T[] {
  if (where === 'instead of') return [...mine];
  return where === 'before' ? [...mine, step] : [step, ...mine];
}

/** Alike as they are written, whatever stands below them. */
function isSameStep(one: Statement, other: Statement): boolean {
  return one.is !== 'inserted' && one.is === other.is && essence(headOf(one)) === essence(headOf(other));
}

/** An offer may be named without its condition. */
function isSameOffer(one: Offer, named: Offer): boolean {
  const isAction = essence(one.action) === essence(named.action);
  return isAction && (!named.when || essence(one.when) === essence(named.when));
}

/** Only what stands in the first line. */
function headOf(statement: Exclude<Step, { is: 'offer' }>): unknown {
  switch (statement.is) {
    case 'if':
      return statement.branches[0]!.condition;
    case 'decide':
      return [statement.who, statement.how];
    case 'chance':
      return [statement.name, statement.from];
    case 'rank': {
      const { ties: _, body: __, ...head } = statement;
      return head;
    }
    case 'repeat':
    case 'for each': {
      const { body: _, ...head } = statement;
      return head;
    }
    default:
      return statement;
  }
}

/** What is written, wherever it stands. */
function essence(tree: unknown): string {
  return JSON.stringify(tree, (key, value) => (key === 'span' ? undefined : value)) ?? '';
}

/** The lines of a variant inside a script of the game. */
export function insertedIn(tree: Declaration): Block {
  const found: Statement[] = [];
  mapBlocks(tree, (statement) => {
    if (statement.is === 'inserted') found.push(statement);
    return [statement];
  });
  return found;
}
