import type { Block, Declaration, Offer, Statement } from '../../1-syntax/tree.ts';

/** What a line becomes: itself, others, or nothing. */
type Rewrite<T> = (one: T) => readonly T[];

interface Rewrites {
  readonly statement: Rewrite<Statement>;
  readonly offer: Rewrite<Offer>;
}

/** A declaration with each of its statements rewritten, however deep it stands; the innermost first. */
export function mapBlocks(tree: Declaration, statement: Rewrite<Statement>): Declaration {
  return mapScript(tree, { statement, offer: (offer) => [offer] });
}

/** A declaration with each of its offers rewritten. */
export function mapOffers(tree: Declaration, offer: Rewrite<Offer>): Declaration {
  return mapScript(tree, { statement: (statement) => [statement], offer });
}

export function mapScript(tree: Declaration, rewrites: Rewrites): Declaration {
  if (tree.is !== 'phase' && tree.is !== 'action' && tree.is !== 'rules' && tree.is !== 'scoring')
    return tree;
  return withPart(tree, 'body', mapBlock(tree.body, rewrites));
}

/** What stays as it is stays the same object, so that what is known of it is known here too. */
function mapped<T>(all: readonly T[], rewrite: (one: T) => readonly T[]): readonly T[] {
  const after = all.flatMap(rewrite);
  return after.length === all.length && after.every((one, index) => one === all[index]) ? all : after;
}

function withPart<T, K extends keyof T>(node: T, name: K, part: T[K]): T {
  return node[name] === part ? node : { ...node, [name]: part };
}

function mapBlock(block: Block, rewrites: Rewrites): Block {
  return mapped(block, (statement) => rewrites.statement(inside(statement, rewrites)));
}

/** What stands below a line may have become nothing: then nothing happens there. */
function filled(block: Block, around: Statement, rewrites: Rewrites): Block {
  const after = mapBlock(block, rewrites);
  return after.length > 0 || block.length === 0 ? after : [{ is: 'nothing', span: around.span }];
}

function inside(statement: Statement, rewrites: Rewrites): Statement {
  const below = (block: Block): Block => filled(block, statement, rewrites);
  switch (statement.is) {
    case 'if': {
      const branches = mapped(statement.branches, (branch) => [withPart(branch, 'body', below(branch.body))]);
      const { otherwise } = statement;
      const whole = withPart(statement, 'branches', branches);
      return otherwise ? withPart(whole, 'otherwise', below(otherwise)) : whole;
    }
    case 'repeat':
    case 'for each':
    case 'rank':
    case 'inserted':
      return withPart(statement, 'body', below(statement.body));
    case 'chance':
      return statement.otherwise ? withPart(statement, 'otherwise', below(statement.otherwise)) : statement;
    case 'decide': {
      const offers = mapped(statement.offers, (offer) =>
        rewrites.offer(withPart(offer, 'body', mapBlock(offer.body, rewrites))),
      );
      const whole = withPart(statement, 'offers', offers);
      return statement.otherwise ? withPart(whole, 'otherwise', below(statement.otherwise)) : whole;
    }
    default:
      return statement;
  }
}
