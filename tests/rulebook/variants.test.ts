/**
 * A variant that changes, adds or takes away a rule cannot leave a page that tells the old one: for each rule of each game, a variant that
 * changes just that rule, and then one that takes it away, and every section about it must be read for the variant.
 */
import { describe, expect, test, vi } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { compile } from '../../compiler/compile.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { PARSED } from '../sources.ts';
import { sources } from './sources.ts';

// The whole run is long, and nothing depends on how long it takes.
vi.setConfig({ testTimeout: process.env.REGELWERK_VARIANTS === 'all' ? 3_600_000 : 300_000 });

const GAMES: readonly (readonly [string, readonly string[]])[] = [
  ['clever', ['clever']],
  ['roll-and-write', ['roll-and-write', 'alhambra']],
  ['dice-game', ['dice-game', 'alhambra']],
  ['palace', ['palace', 'alhambra']],
  ['alcazaba', ['alcazaba', 'palace', 'dice-game', 'alhambra']],
  ['pig', ['pig']],
  ['tic-tac-toe', ['tic-tac-toe']],
  ['whist', ['whist']],
];

/**
 * The rules of a game without its own variants, which need not be compiled each time: a test writes those that it wants. Of what it
 * uses, only the rules: examples and pages of the others are not looked at.
 */
function rulesOf(game: string, folders: readonly string[]): Source[] {
  return sources
    .map(({ file, text }) => ({ file: file.replace(/^starters\//, ''), text }))
    .filter(({ file }) => folders.includes(file.split('/')[0]!) && !file.includes('/variants/'))
    .filter(({ file }) => file.startsWith(`${game}/`) || !/\/(rulebook\/|examples\.regel)/.test(file))
    .map(({ file, text }) => ({ file, text: text.replace(/<Name of="variant-[^"]*" \/>/g, '') }));
}

const withVariants = (sources: readonly Source[], game: string, variants: readonly string[]): Source[] => [
  ...sources,
  ...variants.map((text, index) => ({ file: `${game}/variants/v${index}.regel`, text })),
];

const problemsOf = (sources: readonly Source[]): readonly Problem[] =>
  compile(sources, { cache: PARSED, texts: false, rulebooks: true, runExamples: false }).problems;

/** The sections that a variant asks somebody to read, or has to leave out, as `nl solo`. */
function asked(problems: readonly Problem[], variant: string): Set<string> {
  return new Set(
    problems
      .filter(
        ({ code, data }) =>
          (code === 'variant-section-to-read' || code === 'section-of-gone-rule') && data.variant === variant,
      )
      .map(({ data }) => `${data.language} ${data.id}`),
  );
}

/** Where the game explains a rule, in each language. */
function explained(sources: readonly Source[], rule: string, game: string): string[] {
  return sources
    .filter(({ file }) => file.startsWith(`${game}/rulebook/`) && file.endsWith('.mdx'))
    .flatMap(({ file, text }) => {
      const language = /(\w+)\.mdx$/.exec(file)![1]!;
      return [...text.matchAll(/<Section id="([^"]+)" rules="([^"]+)">/g)]
        .filter(([, , rules]) => rules!.split(' ').includes(rule))
        .map(([, id]) => `${language} ${id}`);
    });
}

/** All rules that some section is about. */
function rulesIn(sources: readonly Source[], game: string): string[] {
  return sources
    .filter(({ file }) => file.startsWith(`${game}/rulebook/`) && file.endsWith('.mdx'))
    .flatMap(({ text }) =>
      [...text.matchAll(/<Section id="[^"]+" rules="([^"]+)">/g)].flatMap(([, rules]) => rules!.split(' ')),
    );
}

/** What is told about pages: a variant with any other error has none. */
const PAGES = new Set(['variant-section-to-read', 'section-of-gone-rule', 'rule-not-explained']);

/** Lines that change what is no script and no table: who plays, options, the winner. */
function otherChanges(model: ReturnType<typeof modelOf>): [string, string][] {
  return [
    ['game', `players ${model.players.to + (model.players.from === model.players.to ? 1 : 0)}`],
    ...model.imaginary.map(({ withPlayers }): [string, string] => [
      'game',
      `imaginary 0 with ${withPlayers} ${withPlayers === 1 ? 'player' : 'players'}`,
    ]),
    ['winner', 'winner player in players by least points of player\n    tie: joint win'],
    ...model.options.map(({ name, value }): [string, string] => [
      `option-${name}`,
      `option ${name}: ${value === true ? 'no' : 'yes'}`,
    ]),
  ];
}

function modelOf(sources: readonly Source[], game: string) {
  return compile(sources, { cache: PARSED, texts: false, rulebooks: false, runExamples: false }).games.find(
    ({ id }) => id === game,
  )!.model;
}

interface Declared {
  /** As in the ids of rules: `phase-turn`, `field-coins`. */
  readonly rule: string;
  readonly name: string;
  /** Ways to declare it anew that change it: the first that the rules allow is taken. */
  readonly anew: readonly string[];
}

const SORTS = 'phase|step|action|scoring|table|rules|term|kind|pieces|grid';

/** The declarations of folders, as they are written, each with ways to change it. */
function declarationsIn(sources: readonly Source[], folders: readonly string[]): Declared[] {
  return sources
    .filter(
      ({ file }) =>
        /^[\w-]+\/[\w-]+\.regel$/.test(file) &&
        !file.endsWith('/examples.regel') &&
        folders.includes(file.split('/')[0]!),
    )
    .flatMap(({ text }) =>
      text
        .split(/\n(?=[a-z])/)
        .map((block) => block.replace(/\s*#.*$/gm, '').trimEnd())
        .flatMap((block): Declared[] => {
          const owner = /^(?:each (?:player|seat)|the table) has$/.exec(block.split('\n')[0]!);
          if (owner) return fieldsOf(block);
          const found = new RegExp(`^(${SORTS}) ([\\w-]+)`).exec(block);
          if (!found) return [];
          const [, sort, name] = found as unknown as [string, string, string];
          return [{ rule: `${sort}-${name}`, name, anew: changed(sort, block) }];
        }),
    );
}

/** Each field of a block: another range, room for other many, another start. */
function fieldsOf(block: string): Declared[] {
  const [head, ...lines] = block.split('\n');
  return lines.flatMap((line): Declared[] => {
    const found = /^ {2}([\w-]+):\s+(.*)$/.exec(line);
    if (!found) return [];
    const [, name, type] = found as unknown as [string, string, string];
    const anew = [
      type.replace(/\.\.(\d+)/, (_, to) => `..${Number(to) + 1}`),
      type.replace(/up to (\d+)/, (_, most) => `up to ${Number(most) + 1}`),
      `${type}, up to 40`,
      // In a place for one piece there may be none anyway.
      type.startsWith('place for') ? type : type.replace(/( or none)?$/, ' or none'),
    ].filter((one) => one !== type);
    return [{ rule: `field-${name}`, name, anew: anew.map((one) => `${head}\n  ${name}: ${one}`) }];
  });
}

/** A declaration with something else in it. */
function changed(sort: string, block: string): string[] {
  const lines = block.split('\n');
  const one = (number: string): string => String(Number(number) + 1);
  const last = block.replace(/\d+(?=\D*$)/, one);
  const first = block.replace(/\d+/, one);
  const swapped = [lines[0]!, lines[2]!, lines[1]!, ...lines.slice(3)].join('\n');
  const ways: Readonly<Record<string, readonly string[]>> = {
    kind: [`${block}, something-else`],
    term: [`${block} + 0`, `${block} and yes`, `${block} + empty`, last, first],
    // In a grid that is written as a table, the order of its lines means nothing.
    grid: [last, first, ...(lines[1]?.includes('|') ? [] : [swapped])],
    pieces: [first, last],
    table: [last, first],
  };
  return (ways[sort] ?? [...(lines.length > 1 ? [`${block}\n  nothing`] : []), last]).filter(
    (way) => way !== block,
  );
}

/** Every one of them with `REGELWERK_VARIANTS=all`; else a third, each time the same. */
function someOf<T>(all: readonly T[]): readonly T[] {
  return process.env.REGELWERK_VARIANTS === 'all' ? all : all.filter((_, index) => index % 3 === 0);
}

/** A few variants at a time, as each is a whole game. */
const AT_ONCE = 24;

/** A rule, and the lines of a variant that change it. */
interface Change {
  readonly rule: string;
  readonly line: string;
}

function isMistakeOf({ severity, variant, at, code }: Problem, own: string): boolean {
  return severity === 'error' && (variant === own || at.file.endsWith(`/${own}.regel`)) && !PAGES.has(code);
}

describe.each(GAMES)('%s', (game, folders) => {
  const rules = rulesOf(game, folders);
  const model = modelOf(rules, game);
  const declared = declarationsIn(rules, folders);
  const ids = new Set(rulesIn(rules, game));

  /** For each change what is missed: sections about the rule that nobody is asked to read. Undefined: the rules do not allow it. */
  function missedBy(changes: readonly Change[]): (string[] | undefined)[] {
    const found = new Map<Change, string[]>();
    for (let from = 0; from < changes.length; from += AT_ONCE) {
      let some = changes.slice(from, from + AT_ONCE);
      for (let isClean = false; !isClean && some.length > 0; ) {
        const problems = problemsOf(withVariants(rules, game, some.map(asVariant)));
        const right = some.filter(
          (_, index) => !problems.some((problem) => isMistakeOf(problem, `v${index}`)),
        );
        // A mistake in one variant may keep others from being looked at.
        isClean = right.length === some.length;
        if (isClean)
          for (const [index, change] of some.entries()) {
            const told = asked(problems, `v${index}`);
            const untold = explained(rules, change.rule, game).filter((section) => !told.has(section));
            found.set(
              change,
              untold.map((section) => `${change.rule}: ${section}`),
            );
          }
        some = right;
      }
    }
    return changes.map((change) => found.get(change));
  }

  const asVariant = ({ line }: Change, index: number): string =>
    `variant v${index} of ${game}\n  ${line.split('\n').join('\n  ')}\n`;

  test('as it is, nothing is to be read', () => {
    expect(problemsOf(rules)).toEqual([]);
  });

  test('each rule that a variant changes is to be read where it is explained', () => {
    const others = otherChanges(model).map(([rule, line]) => ({ rule, name: rule, anew: [line] }));
    const all = [...others, ...declared].filter(({ rule, anew }) => ids.has(rule) && anew.length > 0);
    let open = someOf(all).map((one) => ({ ...one, way: 0 }));
    const missed: string[] = [];
    const allowed: string[] = [];
    while (open.length > 0) {
      const results = missedBy(open.map(({ rule, anew, way }) => ({ rule, line: anew[way]! })));
      for (const [index, result] of results.entries())
        if (result) {
          allowed.push(open[index]!.rule);
          missed.push(...result);
        }
      open = open
        .filter(({ anew, way }, index) => !results[index] && way + 1 < anew.length)
        .map((one) => ({ ...one, way: one.way + 1 }));
    }
    expect(missed).toEqual([]);
    // Not all can be changed by such simple means; but most can.
    expect(allowed.length).toBeGreaterThan(someOf(all).length * 0.5);
  });

  test('each rule that a variant takes away is told nowhere, or the variant is a problem', () => {
    const all = declared.filter(({ rule, name }) => ids.has(rule) && name !== 'game');
    const results = missedBy(someOf(all).map(({ rule, name }) => ({ rule, line: `without ${name}` })));
    expect(results.flatMap((result) => result ?? [])).toEqual([]);
    expect(results.length).toBeGreaterThan(2);
  });

  test.each([
    ['table-luck', 'table luck by place\n  place | 1 | 2\n  luck  | 3 | 4'],
    ['action-dance', 'action dance of player\n  need count of players is 2    else too-many-dancers'],
    ['phase-break', 'phase break\n  nothing'],
    ['scoring-luck', 'scoring luck for each player\n  award 1'],
  ])('a rule that a variant adds needs a sentence: %s', (rule, line) => {
    const own = `variant v0 of ${game}\n  ${line.split('\n').join('\n  ')}\n`;
    const codes = problemsOf(withVariants(rules, game, [own])).map(
      ({ code, data }) => `${code} ${data.rule}`,
    );
    expect(codes).toContain(`rule-not-explained ${rule}`);
  });
});
