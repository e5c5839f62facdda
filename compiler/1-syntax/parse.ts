/** Stage 1: the text of a file becomes the trees of its declarations. */
import { MAX_NESTING } from '../limits.ts';
import type { Problems } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import { Broken } from './broken.ts';
import { type Built, buildTree } from './build.ts';
import { diagnose } from './diagnose.ts';
import { earlierSpelling } from './earlier.ts';
import {
  type Block,
  firstWord,
  linesOf,
  nest,
  type SourceLine,
  splitBlocks,
  splitMembers,
} from './layout.ts';
import { mark } from './mark.ts';
import { isSlashes } from './other-words.ts';
import grammar from './regel.ohm-bundle.js';
import type { RelativeProblem, Report } from './report.ts';
import { cleanText } from './text.ts';
import type { Declaration, Earlier, Placed } from './tree.ts';
import { DECLARATION_WORDS, KEYWORDS, STATEMENT_WORDS, SYNONYMS } from './words.ts';

interface Parsed {
  readonly tree?: Declaration;
  readonly problems: readonly RelativeProblem[];
  /** What is spelt as in an earlier version: it means the same, and `regel upgrade` rewrites it. */
  readonly earlier: readonly Earlier[];
}

/** Remembers what each declaration came to, by its exact text: what has not changed is not matched again. */
export class ParseCache {
  /** How many declarations were matched, and how many were found here instead. */
  matched = 0;
  reused = 0;
  readonly #known = new Map<string, Parsed>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  get(text: string, parse: (text: string) => Parsed): Parsed {
    const known = this.#known.get(text);
    if (known) this.reused++;
    else this.matched++;
    const parsed = known ?? parse(text);
    this.#known.delete(text); // and back in as the newest
    this.#known.set(text, parsed);
    if (this.#known.size > this.#limit) this.#known.delete(this.#known.keys().next().value!);
    return parsed;
  }
}

/**
 * The declarations of a file. One with a mistake is reported and left out, the others are not
 * affected; of a variant only the wrong members are left out. Wrong ones are noted in `broken`.
 */
export function parseFile(
  file: string,
  text: string,
  problems: Problems,
  cache = new ParseCache(),
  broken = new Broken(),
): Placed[] {
  const report: Report = (code, start, end, data) => problems.error(code, { file, start, end }, data);
  const spoilt: { readonly code: string; readonly at: number }[] = [];
  const clean = cleanText(text, (code, start, end, data) => {
    spoilt.push({ code, at: start });
    report(code, start, end, data);
  });
  const placed: Placed[] = [];
  let next = 0;
  const blocks = splitBlocks(clean, report).map((block) => ({
    ...block,
    parsed: cache.get(block.text, parseBlock),
  }));
  for (const [index, { parsed, ...block }] of blocks.entries()) {
    const causes = new Set<string>();
    for (; next < spoilt.length && spoilt[next]!.at < block.offset + block.text.length; next++) {
      if (spoilt[next]!.at >= block.offset) causes.add(spoilt[next]!.code);
    }
    const isTold = belongsAbove(blocks, index, clean);
    for (const { code, start, end, data } of parsed.problems) {
      if (isTold || [...causes].some((cause) => FOLLOWS[cause]?.(code))) continue;
      const isBelow = code === 'missing-body' && belongsAbove(blocks, index + 1, clean);
      report(code, block.offset + start, block.offset + end, isBelow ? { ...data, instead: 'indent' } : data);
    }
    for (const { span, now } of parsed.earlier) {
      const at = { file, start: block.offset + span.start, end: block.offset + span.end };
      earlierSpelling(problems, at, block.text.slice(span.start, span.end), now);
    }
    if (parsed.problems.length > 0) broken.add(block.text);
    if (parsed.tree) placed.push({ file, offset: block.offset, tree: parsed.tree });
  }
  return placed;
}

/** What is told of a line that is no declaration. */
const STRAY = ['not-indented', 'unknown-declaration', 'only-in-variant'];

/**
 * Whether a block is the body, not indented, of what stands right above it: no declaration, and above it one that lacks its body, or
 * another such line. What is told there is enough.
 */
function belongsAbove(
  blocks: readonly (Block & { readonly parsed: Parsed })[],
  index: number,
  text: string,
): boolean {
  const isStray = (block: { parsed: Parsed } | undefined): boolean =>
    STRAY.includes(block?.parsed.problems[0]?.code ?? '');
  const [above, block] = [blocks[index - 1], blocks[index]];
  if (!above || !block || !isStray(block)) return false;
  const between = text.slice(above.offset + above.text.length, block.offset);
  const lacksBody = above.parsed.problems[0]?.code === 'missing-body' && !above.text.includes('\n');
  return !/\n\s*\n/.test(between) && (lacksBody || isStray(above));
}

/** Problems that are probably only there because of another one, which is told already. */
const FOLLOWS: Readonly<Record<string, (code: string) => boolean>> = {
  tab: (code) => ['missing-body', 'stray-otherwise', 'unexpected-body', 'uneven-indent'].includes(code),
  'odd-character': () => true,
};

/** One declaration, from its first character on. */
export function parseBlock(text: string): Parsed {
  const problems: RelativeProblem[] = [];
  const report: Report = (code, start, end, data = {}) => problems.push({ code, start, end, data });
  const lines = linesOf(text);
  const isVariant = firstWord(text, lines[0]!) === 'variant';
  const built = isVariant ? parseVariant(text, lines, report) : parseLines(text, lines, report);
  return { ...(built ? { tree: built.tree } : {}), problems, earlier: built?.earlier ?? [] };
}

function parseVariant(text: string, lines: readonly SourceLine[], report: Report): Built | undefined {
  const [head, ...body] = lines;
  const tree = parseLines(text, [head!], report)?.tree;
  if (tree?.is !== 'variant') return undefined;
  if (body.length === 0) {
    report('missing-body', head!.start, head!.end, { word: 'variant' });
    return undefined;
  }
  const members = splitMembers(body, report)
    .map((member) => parseLines(text, member, report, true))
    .filter((member) => member !== undefined);
  const span = { start: tree.span.start, end: body.at(-1)!.end };
  return {
    tree: { ...tree, members: members.map((member) => member.tree), span },
    earlier: members.flatMap((member) => member.earlier),
  };
}

/** Lines that a variant may have and a folder may not, with the rules that read them. */
const ONLY_IN_VARIANTS: Readonly<Record<string, string>> = {
  imaginary: 'gameLine',
  option: 'option',
  players: 'gameLine',
  without: 'without',
};

/** `the table shows`, `each Tile shows as tile`: how something looks, and not what it has. */
const SHOWS = /^(?:the|each) [^:]* shows?(?![A-Za-z0-9-])/;

/** `phase turn, after do refill`: lines for a script of the game. */
const INSERTION = /^(?:phase|step|action|rules|scoring) [^,[]*, *(before|after|instead)(?![A-Za-z0-9-])/;

/** Which rule of the grammar reads a declaration that begins with this word. */
function ruleFor(
  word: string,
  text: string,
  line: SourceLine,
  inVariant: boolean,
  report: Report,
): string | undefined {
  if (word === 'each' || word === 'the')
    return SHOWS.test(text.slice(line.start, line.end)) ? 'shows' : 'has';
  if (isSlashes(text, line.start, report)) return undefined;
  const known: readonly string[] = DECLARATION_WORDS;
  const insertion = INSERTION.exec(text.slice(line.start, line.end));
  if (insertion && !inVariant) {
    report('only-in-variant', line.start, line.start + insertion[0].trimEnd().length, {
      word: insertion[1]!,
    });
    return undefined;
  }
  if (insertion) return 'insertion';
  if (word === 'step') return 'phase';
  if (known.includes(word) && !(inVariant && word === 'variant')) return word;
  const change = / becomes /.test(text.slice(line.start, line.end));
  if (inVariant && ONLY_IN_VARIANTS[word]) return ONLY_IN_VARIANTS[word];
  if (inVariant && change) return 'change';
  const end = line.start + (word.length || 1);
  if (word === 'option' || word === 'without' || (change && word !== '')) {
    report('only-in-variant', line.start, end, { word: change ? 'becomes' : word });
  } else if (STATEMENT_WORDS.some((statement) => statement === word)) {
    report('not-indented', line.start, end, { word });
  } else {
    const own = Object.keys(ONLY_IN_VARIANTS);
    const wanted = inVariant ? [...known, ...own].filter((other) => other !== 'variant') : known;
    // A word that begins other lines is not misspelt: the line only stands too far left.
    const near = KEYWORDS.has(word) ? undefined : suggest(word, wanted);
    const suggestion = SYNONYMS.get(word) ?? near ?? '';
    if (inVariant && suggestion === '') return 'change';
    const shown = word || text.slice(line.start, line.end).split(' ')[0]!.slice(0, 60);
    report('unknown-declaration', line.start, line.start + shown.length, { word: shown, suggestion });
  }
  return undefined;
}

function parseLines(
  text: string,
  lines: readonly SourceLine[],
  report: Report,
  inVariant = false,
): Built | undefined {
  const first = lines[0]!;
  const rule = ruleFor(firstWord(text, first), text, first, inVariant, report);
  const top = rule && nest(text, lines, report);
  const marked = top && mark(text, top, report);
  if (!rule || !top || !marked) return undefined;
  try {
    const match = grammar.match(marked.text, rule);
    if (match.succeeded()) {
      const built = buildTree(match, text, marked);
      const { tree } = built;
      if (tree.is !== 'insertion' || tree.step) return built;
      const { start, end } = tree.stepAt.span;
      report('no-such-step', start, end, { sort: tree.sort, name: tree.name.text });
      return undefined;
    }
    diagnose(text, top, marked, rule, report);
  } catch (error) {
    // The limits keep every declaration far from the end of the stack; on a small stack this still helps.
    if (!(error instanceof RangeError)) throw error;
    report('too-deep', first.start, first.end, { what: 'nesting', limit: MAX_NESTING });
  }
  return undefined;
}
