import type {
  Declaration,
  Expr,
  Fact,
  Quantifier,
  Relation,
  Statement,
  Tie,
  Trait,
} from '../../compiler/1-syntax/tree.ts';

/**
 * Everything that can be written, by the part it plays in the syntax tree. The records are complete by their
 * types: a new statement in `tree.ts` does not compile here until it is listed, and then needs a sample.
 */
type All<Form extends string> = Record<Form, true>;
type How<Is extends Expr['is']> = Extract<Expr, { readonly is: Is; readonly how: string }>['how'];
type Manner = NonNullable<Extract<Statement, { is: 'for each' }>['manner']>;
type Decides = Extract<Statement, { is: 'decide' }>['how'];

const declaration = {
  game: true,
  use: true,
  kind: true,
  pieces: true,
  table: true,
  grid: true,
  has: true,
  term: true,
  phase: true,
  action: true,
  rules: true,
  scoring: true,
  winner: true,
  always: true,
  example: true,
  variant: true,
  change: true,
  option: true,
  players: true,
  imaginary: true,
  without: true,
  insertion: true,
  shows: true,
} satisfies All<Declaration['is']>;

const statement = {
  let: true,
  becomes: true,
  add: true,
  remove: true,
  move: true,
  roll: true,
  shuffle: true,
  chance: true,
  choose: true,
  need: true,
  pay: true,
  follow: true,
  do: true,
  if: true,
  repeat: true,
  'for each': true,
  decide: true,
  rank: true,
  award: true,
  score: true,
  leave: true,
  nothing: true,
  impossible: true,
} satisfies All<Exclude<Statement['is'], 'inserted'>>;

const tie = {
  share: true,
  'joint win': true,
  'by lot': true,
  nobody: true,
  impossible: true,
  measure: true,
} satisfies All<Tie['is']>;

const trait = {
  'starts at': true,
  'starts with': true,
  'x starts at': true,
  'up to': true,
  'seen by': true,
  'more is lost': true,
  'for each': true,
} satisfies All<Trait['is']>;

const fact = {
  do: true,
  score: true,
  'chance gives': true,
  'chance decides': true,
  'chance may give': true,
  'chance may not give': true,
  does: true,
  passes: true,
  may: true,
  'may not': true,
  'is to': true,
  holds: true,
} satisfies All<Fact['is']>;

const expression = {
  ref: true,
  number: true,
  list: true,
  range: true,
  every: true,
  quantify: true,
  end: true,
  gather: true,
  clockwise: true,
  if: true,
  arithmetic: true,
  compare: true,
  empty: true,
  and: true,
  or: true,
  not: true,
  reached: true,
  run: true,
  line: true,
} satisfies All<Expr['is']>;

const quantify = {
  some: true,
  no: true,
  all: true,
  count: true,
  first: true,
  last: true,
  the: true,
  'the first': true,
  'the last': true,
} satisfies All<Quantifier>;

const gather = { all: true, total: true, highest: true, lowest: true } satisfies All<How<'gather'>>;

const compare = {
  is: true,
  'is not': true,
  'is at least': true,
  'is at most': true,
  'is more than': true,
  'is less than': true,
  'is in': true,
  'is not in': true,
} satisfies All<Relation>;

const decide = { must: true, may: true, 'may repeat': true } satisfies All<Decides>;
const manner = { 'at once': true, backwards: true } satisfies All<Manner>;

/** What can be left out, and must be seen with and without. */
const more = [
  'arithmetic +',
  'arithmetic -',
  'arithmetic *',
  'arithmetic / down',
  'arithmetic / up',
  'list of 1',
  'list of several',
  'empty yes',
  'empty no',
  'negative number',
  'ref with keys',
  'ref with of',
  'gather over none',
  'gather over one',
  'gather where',
  'gather otherwise',
  'quantify where',
  'quantify otherwise',
  'repeat times',
  'repeat while',
  'repeat until left',
  'for each where',
  'decide otherwise',
  'offer when',
  'offer body',
  'rank atLeast',
  'rank fromPlace',
  'rank first',
  'chance otherwise',
  'choose reason',
  'choose one',
  'choose some',
  'choose any',
  'choose exactly',
  'choose at most',
  'choose at least',
  'need when',
  'roll until',
  'move at',
  'award to',
  'award for',
  'if otherwise',
  'several branches',
  'winner solo',
  'term lets',
  'term cases',
  'kind part',
  'pieces plural',
  'pieces face',
  'pieces each',
  'pieces alike',
  'pieces row',
  'table of several keys',
  'table otherwise',
  'grid picture',
  'grid table',
  'grid blank',
  'grid member',
  'grid rows',
  'grid columns',
  'grid diagonal',
  'example imaginary',
  'example option',
  'type set',
  'type list',
  'type place',
  'type yes-or-no',
  'type cell',
  'type span',
  'type name',
  'type or none',
  'type for each',
];

const prefixed = (part: string, forms: object): string[] =>
  Object.keys(forms).map((form) => `${part} ${form}`);

export const ALL_FORMS: readonly string[] = [
  ...prefixed('declaration', declaration),
  ...prefixed('statement', statement),
  ...prefixed('tie', tie),
  ...prefixed('trait', trait),
  ...prefixed('fact', fact),
  ...prefixed('expression', expression),
  ...prefixed('quantify', quantify),
  ...prefixed('gather', gather),
  ...prefixed('compare', compare),
  ...prefixed('decide', decide),
  ...prefixed('manner', manner),
  ...more,
];

type Node = Readonly<Record<string, unknown>>;

/** All forms that occur in these trees. */
export function formsIn(trees: readonly Declaration[]): Set<string> {
  const found = new Set<string>();
  for (const tree of trees) visit(tree, 'declaration', found);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The part that what stands under this key plays in the tree. */
function partUnder(key: string, value: unknown, part: string): string {
  if (key === 'members') return 'declaration';
  if (key === 'body' || (key === 'otherwise' && Array.isArray(value))) return 'statement';
  if (key === 'ties') return 'tie';
  if (key === 'traits') return 'trait';
  if (key === 'fact') return 'fact';
  if (key === 'lines') return 'line';
  if (key === 'type' || key === 'face') return 'type';
  if (key === 'base' || key === 'keys' || (part === 'type' && (key === 'of' || key === 'forEach')))
    return 'type';
  return 'expression';
}

function visit(node: unknown, part: string, found: Set<string>): void {
  if (Array.isArray(node)) for (const item of node) visit(item, part, found);
  else if (isNode(node)) {
    if (typeof node.is === 'string') {
      found.add(`${part} ${node.is}`);
      for (const form of details(node, part)) found.add(form);
    } else if (part === 'type') {
      if (node.orNone === true) found.add('type or none');
      if (Array.isArray(node.forEach) && node.forEach.length > 0) found.add('type for each');
    }
    if ('action' in node && Array.isArray(node.body)) {
      if (node.when) found.add('offer when');
      if (node.body.length > 0) found.add('offer body');
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'span') visit(value, partUnder(key, value, part), found);
  }
}

/** What there is to see in a node besides its name. */
function details(node: Node, part: string): string[] {
  const is = String(node.is);
  const size = (key: string): number => (Array.isArray(node[key]) ? node[key].length : 0);
  const present = (name: string, ...keys: readonly string[]): string[] =>
    keys.filter((key) => node[key] !== undefined).map((key) => `${name} ${key}`);
  if (part === 'type') return is === 'made' ? [`type ${node.form}`] : [];
  if (part === 'line') return is === 'imaginary' || is === 'option' ? [`example ${is}`] : [`pieces ${is}`];
  switch (is) {
    case 'arithmetic':
      return [`arithmetic ${node.operator}${node.rounded ? ` ${node.rounded}` : ''}`];
    case 'list':
      return [`list of ${size('items') > 1 ? 'several' : size('items')}`];
    case 'empty':
      return [`empty ${node.not ? 'no' : 'yes'}`];
    case 'number':
      return Number(node.value) < 0 ? ['negative number'] : [];
    case 'ref':
      return [...(node.hasArgs ? ['ref with keys'] : []), ...present('ref with', 'of')];
    case 'compare':
      return [`compare ${node.relation}`];
    case 'quantify':
      return [`quantify ${node.how}`, ...present(is, 'where', 'otherwise')];
    case 'gather':
      return [
        `gather ${node.how}`,
        `gather over ${size('binders') > 0 ? 'one' : 'none'}`,
        ...present(is, 'where', 'otherwise'),
      ];
    case 'repeat':
      return [...present(is, 'times', 'while'), ...(node.times || node.while ? [] : ['repeat until left'])];
    case 'for each':
      return part === 'statement' ? [...present(is, 'where'), `manner ${node.manner}`] : [];
    case 'decide':
      return [`decide ${node.how}`, ...present(is, 'otherwise')];
    case 'if':
      return part === 'statement'
        ? [...present(is, 'otherwise'), ...(size('branches') > 1 ? ['several branches'] : [])]
        : [];
    case 'term':
      return [...(size('lets') > 0 ? ['term lets'] : []), ...(size('cases') > 0 ? ['term cases'] : [])];
    case 'table':
      return [...(size('keys') > 1 ? ['table of several keys'] : []), ...present(is, 'otherwise')];
    case 'grid': {
      const margins = (node.margins as { side: string }[]).map(({ side }) => `grid ${side}`);
      return [...present(is, 'picture', 'table', 'blank', 'member'), ...margins];
    }
    case 'choose':
      return [`choose ${node.several ?? 'one'}`, ...present(is, 'reason')];
    default:
      return present(
        is,
        'atLeast',
        'fromPlace',
        'first',
        'otherwise',
        'reason',
        'when',
        'until',
        'at',
        'to',
        'for',
        'solo',
        'part',
        'plural',
        'face',
      );
  }
}
