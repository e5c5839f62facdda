/** The words of the language. A test holds `KEYWORDS` against the words in quotes in regel.ohm. */

/** They begin a declaration; `option` and `… becomes …` only stand inside others. */
// biome-ignore format: a list reads better in lines
export const DECLARATION_WORDS = [
  'action', 'always', 'each', 'example', 'game', 'grid', 'kind', 'phase', 'pieces', 'rules', 'scoring',
  'step', 'table', 'term', 'the', 'use', 'variant', 'winner',
] as const;

// biome-ignore format: a list reads better in lines
export const STATEMENT_WORDS = [
  'add', 'award', 'chance', 'choose', 'do', 'follow', 'for', 'if', 'impossible', 'leave', 'let', 'move',
  'need', 'nothing', 'otherwise', 'pay', 'rank', 'remove', 'repeat', 'roll', 'score', 'shuffle',
] as const;

/** They cannot be names; every other word of the language can, where no such word is expected. */
export const RESERVED: ReadonlySet<string> = new Set(
  'of in is where for from by to and or not if then else otherwise when becomes must may'.split(' '),
);

/** All words that the grammar mentions. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...DECLARATION_WORDS,
  ...STATEMENT_WORDS,
  ...RESERVED,
  ...'imaginary named option player players usually with'.split(' '),
  ...'alike also cell columns diagonal face give gives going has list none plural round rows set yes'.split(
    ' ',
  ),
  ...'after before instead without'.split(' '),
  ...'lost more once seen starts up x'.split(' '),
  ...'all any around at backwards chooses clockwise count down empty first highest joint last least less line longest lot lowest'.split(
    ' ',
  ),
  ...'most no nobody one place reached rounded run share solo some than through tie times total until while win'.split(
    ' ',
  ),
  ...'decides does given passes'.split(' '),
  ...'as board shows'.split(' '),
]);

/** What people write who think of another language or of plain English. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    begin: 'phase',
    break: 'leave',
    constant: 'term',
    const: 'term',
    def: 'term',
    define: 'term',
    else: 'otherwise',
    elseif: 'otherwise if',
    elif: 'otherwise if',
    elsif: 'otherwise if',
    enum: 'kind',
    foreach: 'for each',
    function: 'phase',
    gain: 'add',
    give: 'add',
    import: 'use',
    loop: 'repeat',
    pick: 'choose',
    require: 'need',
    requires: 'need',
    return: 'leave',
    set: 'becomes',
    skip: 'nothing',
    take: 'move',
    type: 'kind',
    var: 'let',
    while: 'repeat while',
  }),
);

/** What others call `highest of`, `lowest of` and `total of`. */
export const GATHERINGS: ReadonlyMap<string, string> = new Map([
  ['max', 'highest of'],
  ['maximum', 'highest of'],
  ['min', 'lowest of'],
  ['minimum', 'lowest of'],
  ['sum', 'total of'],
]);
