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
  return { ...tree, body: mapBlock(tree.body, rewrites) };
}

function mapBlock(block: Block, rewrites: Rewrites): Block {
  return block.flatMap((statement) => rewrites.statement(inside(statement, rewrites)));
}

/** What stands below a line may have become nothing: then nothing happens there. */
function filled(block: Block, around: Statement, rewrites: Rewrites): Block {
  const mapped = mapBlock(block, rewrites);
  return mapped.length > 0 || block.length === 0 ? mapped : [{ is: 'nothing', span: around.span }];
}

function inside(statement: Statement, rewrites: Rewrites): Statement {
  const below = (block: Block): Block => filled(block, statement, rewrites);
  const otherwise = (block: Block | undefined): { otherwise?: Block } =>
    block ? { otherwise: below(block) } : {};
  switch (statement.is) {
    case 'if': {
      const branches = statement.branches.map((branch) => ({ ...branch, body: below(branch.body) }));
      return { ...statement, branches, ...otherwise(statement.otherwise) };
    }
    case 'repeat':
    case 'for each':
    case 'rank':
    case 'inserted':
      return { ...statement, body: below(statement.body) };
    case 'chance':
      return { ...statement, ...otherwise(statement.otherwise) };
    case 'decide': {
      const offers = statement.offers.flatMap((offer) =>
        rewrites.offer({ ...offer, body: mapBlock(offer.body, rewrites) }),
      );
      return { ...statement, offers, ...otherwise(statement.otherwise) };
    }
    default:
      return statement;
  }
}
