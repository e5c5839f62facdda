/**
 * A variant that changes, adds or takes away a rule cannot leave a page that tells the old one: for each rule of each game, a variant that
 * changes just that rule, and then one that takes it away, and every section about it must be read for the variant.
 */
import { describe, expect, test, vi } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { compile } from '../../compiler/compile.ts';
import type { Problem } from '../../compiler/problems/problem.ts';
import { only } from './sources.ts';

vi.setConfig({ testTimeout: 300_000 });

const GAMES: readonly (readonly [string, readonly string[]])[] = [
  ['clever', ['clever']],
  ['roll-and-write', ['roll-and-write', 'alhambra']],
  ['dice-game', ['dice-game', 'alhambra']],
  ['palace', ['palace', 'alhambra']],
  ['alcazaba', ['alcazaba', 'palace', 'dice-game', 'alhambra']],
];

/** The rules of a game without its own variants, which need not be compiled each time: a test writes those that it wants. */
function rulesOf(folders: readonly string[]): Source[] {
  return only(...folders)
    .filter(({ file }) => !file.includes('/variants/'))
    .map(({ file, text }) => ({ file, text: text.replace(/<Name of="variant-[^"]*" \/>/g, '') }));
}

const withVariants = (sources: readonly Source[], game: string, variants: readonly string[]): Source[] => [
  ...sources,
  ...variants.map((text, index) => ({ file: `${game}/variants/v${index}.regel`, text })),
];

const problemsOf = (sources: readonly Source[]): readonly Problem[] =>
  compile(sources, { texts: false, rulebooks: true, runExamples: false }).problems;

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

/** Lines that change what is no script and no table: who plays, options, the winner. */
function otherChanges(model: ReturnType<typeof modelOf>): [string, string][] {
  return [
    ['game', `players ${model.players.to}`],
    ['winner', 'winner player in players by least points of player\n    tie: joint win'],
    ...model.options.map(({ name, value }): [string, string] => [
      `option-${name}`,
      `option ${name}: ${value === true ? 'no' : 'yes'}`,
    ]),
  ];
}

function modelOf(sources: readonly Source[], game: string) {
  return compile(sources, { texts: false, rulebooks: false, runExamples: false }).games.find(
    ({ id }) => id === game,
  )!.model;
}

/** The declarations of a folder by name, as they are written. */
function declarationsIn(
  sources: readonly Source[],
  folders: readonly string[],
): { sort: string; name: string; text: string }[] {
  return sources
    .filter(({ file }) => file.endsWith('.regel') && folders.includes(file.split('/')[0]!))
    .flatMap(({ text }) =>
      text
        .split(/\n(?=[a-z])/)
        .map((block) => block.replace(/\s*#.*$/gm, '').trimEnd())
        .flatMap((block) => {
          const found = /^(phase|action|scoring|table|rules) ([\w-]+)/.exec(block);
          return found ? [{ sort: found[1]!, name: found[2]!, text: block }] : [];
        }),
    );
}

/** A script or table that does one thing more or has another number: declared anew in a variant. */
function anew({ sort, text }: { sort: string; text: string }): string | undefined {
  if (sort === 'table') {
    // The last number of the last row becomes another.
    const at = text.search(/\d+(?=[^\d]*$)/);
    return at < 0
      ? undefined
      : text.slice(0, at) + text.slice(at).replace(/^\d+/, (number) => String(Number(number) + 1));
  }
  const lines = text.split('\n');
  if (lines.length < 2 || sort === 'rules') return undefined;
  return [...lines, '  nothing'].join('\n');
}

describe.each(GAMES)('%s', (game, folders) => {
  const sources = rulesOf(folders);
  const model = modelOf(sources, game);
  const declared = declarationsIn(sources, folders);

  test('as it is, nothing is to be read', () => {
    expect(problemsOf(sources)).toEqual([]);
  });

  test('each rule that a variant changes is to be read where it is explained', () => {
    const changes = new Map<string, string>(otherChanges(model));
    for (const one of declared) {
      const text = anew(one);
      const rule = `${one.sort}-${one.name}`;
      const isOf = [...model.phases, ...model.actions, ...model.scorings, ...model.tables].some(
        ({ name }) => name === one.name,
      );
      if (text && isOf) changes.set(rule, text.split('\n').join('\n  '));
    }
    const rules = [...changes].filter(([rule]) => explained(sources, rule, game).length > 0);
    expect(rules.length).toBeGreaterThan(8);
    const variants = rules.map(([, line], index) => `variant v${index} of ${game}\n  ${line}\n`);
    const missed: string[] = [];
    // A few at a time, as each is a whole game.
    for (let from = 0; from < variants.length; from += 12) {
      const some = variants.slice(from, from + 12);
      const problems = problemsOf(withVariants(sources, game, some));
      for (const [index] of some.entries()) {
        const [rule] = rules[from + index]!;
        const own = `v${from + index}`;
        const isWrong = problems.some(
          ({ severity, variant, at, code }) =>
            severity === 'error' &&
            (variant === own || at.file.endsWith(`/v${index}.regel`)) &&
            code !== 'variant-section-to-read',
        );
        const told = asked(problems, own);
        // A variant with an error has no pages at all.
        if (!isWrong)
          missed.push(
            ...explained(sources, rule, game)
              .filter((section) => !told.has(section))
              .map((section) => `${rule}: ${section}`),
          );
      }
    }
    expect(missed).toEqual([]);
  });

  test('each rule that a variant takes away is told nowhere, or the variant is a problem', () => {
    const names = [...model.scorings, ...model.actions, ...model.phases]
      .map(({ name }) => name)
      .filter((name) => name !== 'game');
    const sortOf = (name: string): string =>
      model.scorings.some((one) => one.name === name)
        ? 'scoring'
        : model.actions.some((one) => one.name === name)
          ? 'action'
          : 'phase';
    const missed: string[] = [];
    for (let from = 0; from < names.length; from += 12) {
      const some = names.slice(from, from + 12);
      const variants = some.map((name, index) => `variant v${index} of ${game}\n  without ${name}\n`);
      const problems = problemsOf(withVariants(sources, game, variants));
      for (const [index, name] of some.entries()) {
        const own = `v${index}`;
        const told = asked(problems, own);
        const isWrong = problems.some(
          ({ severity, variant, code }) =>
            severity === 'error' && variant === own && code !== 'section-of-gone-rule',
        );
        const rule = `${sortOf(name)}-${name}`;
        if (!isWrong)
          missed.push(
            ...explained(sources, rule, game)
              .filter((section) => !told.has(section))
              .map((section) => `${rule}: ${section}`),
          );
      }
    }
    expect(missed).toEqual([]);
  });

  test('a rule that a variant adds needs a sentence', () => {
    const own = `variant v0 of ${game}\n  table luck by place\n    place | 1 | 2\n    luck  | 3 | 4\n`;
    const codes = problemsOf(withVariants(sources, game, [own])).map(
      ({ code, data }) => `${code} ${data.rule}`,
    );
    expect(codes).toContain('rule-not-explained table-luck');
  });
});
