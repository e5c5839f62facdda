/** Stage 1: the text of a file becomes the trees of its declarations. */
import { MAX_NESTING } from '../limits.ts';
import type { Problems } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import { Broken } from './broken.ts';
import { buildTree } from './build.ts';
import { diagnose } from './diagnose.ts';
import { firstWord, linesOf, nest, type SourceLine, splitBlocks, splitMembers } from './layout.ts';
import { mark } from './mark.ts';
import { isSlashes } from './other-words.ts';
import grammar from './regel.ohm-bundle.js';
import type { RelativeProblem, Report } from './report.ts';
import { cleanText } from './text.ts';
import type { Declaration, Placed } from './tree.ts';
import { DECLARATION_WORDS, STATEMENT_WORDS, SYNONYMS } from './words.ts';

interface Parsed {
  readonly tree?: Declaration;
  readonly problems: readonly RelativeProblem[];
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
  for (const block of splitBlocks(clean, report)) {
    const parsed = cache.get(block.text, parseBlock);
    const causes = new Set<string>();
    for (; next < spoilt.length && spoilt[next]!.at < block.offset + block.text.length; next++) {
      if (spoilt[next]!.at >= block.offset) causes.add(spoilt[next]!.code);
    }
    for (const { code, start, end, data } of parsed.problems) {
      if (![...causes].some((cause) => FOLLOWS[cause]?.(code))) {
        report(code, block.offset + start, block.offset + end, data);
      }
    }
    if (parsed.problems.length > 0) broken.add(block.text);
    if (parsed.tree) placed.push({ file, offset: block.offset, tree: parsed.tree });
  }
  return placed;
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
  const tree = isVariant ? parseVariant(text, lines, report) : parseLines(text, lines, report);
  return tree ? { tree, problems } : { problems };
}

function parseVariant(text: string, lines: readonly SourceLine[], report: Report): Declaration | undefined {
  const [head, ...body] = lines;
  const tree = parseLines(text, [head!], report);
  if (tree?.is !== 'variant') return undefined;
  if (body.length === 0) {
    report('missing-body', head!.start, head!.end, { word: 'variant' });
    return undefined;
  }
  const members = splitMembers(body, report).map((member) => parseLines(text, member, report, true));
  const span = { start: tree.span.start, end: body.at(-1)!.end };
  return { ...tree, members: members.filter((member) => member !== undefined), span };
}

/** Lines that a variant may have and a folder may not, with the rules that read them. */
const ONLY_IN_VARIANTS: Readonly<Record<string, string>> = {
  imaginary: 'gameLine',
  option: 'option',
  players: 'gameLine',
  without: 'without',
};

/** `phase turn, after do refill`: lines for a script of the game. */
const INSERTION = /^(?:phase|action|rules|scoring) [^,[]*, *(before|after|instead)(?![A-Za-z0-9-])/;

/** Which rule of the grammar reads a declaration that begins with this word. */
function ruleFor(
  word: string,
  text: string,
  line: SourceLine,
  inVariant: boolean,
  report: Report,
): string | undefined {
  if (word === 'each' || word === 'the') return 'has';
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
    const suggestion = SYNONYMS.get(word) ?? suggest(word, wanted) ?? '';
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
): Declaration | undefined {
  const first = lines[0]!;
  const rule = ruleFor(firstWord(text, first), text, first, inVariant, report);
  const top = rule && nest(text, lines, report);
  const marked = top && mark(text, top, report);
  if (!rule || !top || !marked) return undefined;
  try {
    const match = grammar.match(marked.text, rule);
    if (match.succeeded()) {
      const tree = buildTree(match, text, marked);
      if (tree.is !== 'insertion' || tree.step) return tree;
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
