import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { compile } from '../../compiler/compile.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { meaningOf, readConfirmed, writeConfirmed } from '../../compiler/rulebook/confirmed.ts';
import { emptyFolder, regel } from '../command-line/console.ts';
import { edited, PARSED } from '../sources.ts';
import { only, TINY, tiny } from './sources.ts';

/** The sections to read again, as `nl blue: table-blue-points`. */
function stale(sources: readonly Source[]): string[] {
  const { problems } = compile(sources, { cache: PARSED, texts: false, rulebooks: true, runExamples: false });
  return problems.map(({ code, data }) =>
    code === 'section-to-reread' ? `${data.language} ${data.id}: ${data.changed}` : code,
  );
}

/** The tiny game after everything in it was read. */
function confirmed(sources: readonly Source[]): Source[] {
  const { rulebooks } = compile(sources, {
    cache: PARSED,
    texts: false,
    rulebooks: true,
    runExamples: false,
  });
  const { pages, rules } = rulebooks.get('tiny')!;
  const all = new Map(
    pages.map(({ language, sections }) => [
      language,
      new Map(sections.map((section) => [section.id, meaningOf(rules, section, sections)])),
    ]),
  );
  return [...sources, { file: 'tiny/rulebook/confirmed.txt', text: writeConfirmed(all) }];
}

describe('a rule that changes', () => {
  const clever = only('clever');
  const rules = 'clever/clever.regel';

  test.each([
    [
      'a cell of a table',
      '46 | 56',
      '46 | 57',
      ['blue: table-blue-points', 'sheet-points: table-blue-points'],
    ],
    [
      'a tie rule',
      '  tie: most best-area-points of player\n',
      '',
      ['end-and-winner: winner', 'sheet-end: term-area-points, term-best-area-points, term-full, …'],
    ],
    [
      'a condition of an action',
      'pay 1 from stock[reroll]',
      'pay 2 from stock[reroll]',
      ['reroll: action-roll-again', 'sheet-turn: action-roll-again'],
    ],
    [
      'how often something is done',
      '    if pool is not empty\n      roll pool',
      '    if pool is not empty\n      roll set-out',
      [
        'active-turn: phase-active-turn',
        'questions: phase-active-turn',
        'sheet-turn: phase-active-turn',
        'sheet-remember: phase-active-turn',
      ],
    ],
  ])('makes exactly its sections stale, of book and quick reference: %s', (_, from, to, sections) => {
    const expected = ['de', 'nl'].flatMap((language) => sections.map((section) => `${language} ${section}`));
    expect(stale(clever)).toEqual([]);
    // What nobody uses any more is another matter, and so is what a variant of the game says of the rule.
    const others = ['unused', 'variant-section-to-read'];
    expect(stale(edited(clever, rules, from, to)).filter((one) => !others.includes(one))).toEqual(expected);
  });

  test('leaves alone what only uses it, and comments and layout change nothing', () => {
    const before = confirmed(tiny());
    expect(stale(before)).toEqual([]);
    const change = (from: string, to: string) => stale(edited(before, 'tiny/tiny.regel', from, to));
    expect(change('| 5 | 4 | 3', '| 5 | 4 | 2')).toEqual([
      'de start: table-rounds',
      'nl start: table-rounds',
    ]);
    expect(change('table rounds', '# as on the box\ntable rounds')).toEqual([]);
    expect(change('players 2..4', 'players 2..3')).toEqual(['de start: game', 'nl start: game']);
    expect(change('quick: yes', 'quick: no')).toEqual(['de start: option-quick', 'nl start: option-quick']);
    expect(change('round:  0..5', 'round:  0..6')).toEqual([
      'de start: field-round',
      'nl start: field-round',
    ]);
  });

  test('a helper is read with what uses it, also through another helper', () => {
    const before = confirmed(tiny());
    const change = (from: string, to: string) => stale(edited(before, 'tiny/tiny.regel', from, to));
    expect(change('half = 2', 'half = 3')).toEqual(['de points: term-half', 'nl points: term-half']);
    expect(change('secret: 0..9', 'secret: 0..8')).toEqual([
      'de start: field-secret',
      'de points: field-secret',
      'nl start: field-secret',
      'nl points: field-secret',
    ]);
  });

  test('a new value of a kind is a change of the kind and of the tables by it', () => {
    const more = edited(confirmed(tiny()), 'tiny/tiny.regel', 'red, blue, green', 'gold, red, blue, green');
    const whole = edited(
      more,
      'tiny/tiny.regel',
      'Colour | red | blue | green\n  points |   1 |    2 |     3',
      'Colour | gold | red | blue | green\n  points |    9 |   1 |    2 |     3',
    );
    expect(stale(whole)).toEqual([
      'de points: kind-Colour, table-worth',
      'nl points: kind-Colour, table-worth',
    ]);
  });

  test('a rule that is added to a section, and one that goes', () => {
    const before = confirmed(tiny());
    const more = before.map(({ file, text }) => ({
      file,
      text: file.endsWith('.mdx') ? text.replace('rules="winner"', 'rules="winner field-round"') : text,
    }));
    expect(stale(more)).toEqual(['de end: field-round', 'nl end: field-round']);
  });
});

test('what is confirmed reads back as it was written, and sorted', () => {
  const { text } = confirmed(tiny()).at(-1)!;
  const problems = new Problems();
  expect(writeConfirmed(readConfirmed('confirmed.txt', text, problems))).toBe(text);
  expect(problems.list).toEqual([]);
  const lines = text.split('\n').slice(1, -1);
  expect(lines).toEqual([...lines].sort());
  expect(lines).toHaveLength(6);
});

describe('regel confirm', () => {
  function project(sources: readonly Source[]): string {
    const folder = emptyFolder();
    for (const { file, text } of sources) {
      mkdirSync(dirname(join(folder, 'rules', file)), { recursive: true });
      writeFileSync(join(folder, 'rules', file), text);
    }
    return folder;
  }
  const file = (cwd: string) => readFileSync(join(cwd, 'rules/tiny/rulebook/confirmed.txt'), 'utf8');
  const staleIn = async (cwd: string): Promise<number> => {
    const { out } = await regel(['check', '--json', '--no-examples'], { cwd });
    return (JSON.parse(out) as { problems: { code: string }[] }).problems.filter(
      ({ code }) => code === 'section-to-reread' || code === 'section-unread',
    ).length;
  };

  test('records what was read, one language or section at a time', async () => {
    const cwd = project(tiny());
    expect(await staleIn(cwd)).toBe(6);
    expect(await regel(['confirm', 'tiny', 'end', '--language', 'nl'], { cwd })).toMatchObject({
      exit: 0,
      out: 'nl end: winner\n1 sectie bevestigd.\n',
    });
    expect(await staleIn(cwd)).toBe(5);
    expect((await regel(['confirm', 'tiny', '--language=de'], { cwd })).out).toMatch(/\n3 Abschnitte best/);
    expect((await regel(['confirm', 'tiny'], { cwd })).out).toMatch(/\n2 sections confirmed\.\n$/);
    expect(await staleIn(cwd)).toBe(0);
    const written = file(cwd);
    expect((await regel(['confirm', 'tiny'], { cwd })).out).toMatch(/^Nothing to confirm/);
    expect(file(cwd)).toBe(written);
  });

  test('cures a change, and drops what is no longer there', async () => {
    const before = confirmed(tiny());
    const cwd = project(
      edited(before, 'tiny/tiny.regel', '| 5 | 4 | 3', '| 5 | 4 | 2').map(({ file: name, text }) =>
        name.endsWith('.txt')
          ? { file: name, text: `${text}nl gone: winner=00000000\n` }
          : { file: name, text },
      ),
    );
    expect(await staleIn(cwd)).toBe(2);
    expect((await regel(['confirm', 'tiny'], { cwd })).out).toBe(
      'nl start: table-rounds\nde start: table-rounds\n2 sections confirmed.\n',
    );
    expect(await staleIn(cwd)).toBe(0);
    expect(file(cwd)).not.toContain('gone');
  });

  test('refuses while something else is wrong', async () => {
    const broken = tiny().map(({ file: name, text }) => ({
      file: name,
      text: name.endsWith('.mdx') ? text.replace('rounds[2]', 'rounds[9]') : text,
    }));
    const cwd = project(broken);
    const { exit, out } = await regel(['confirm', 'tiny'], { cwd });
    expect([exit, out]).toEqual([1, expect.stringContaining('Nothing was confirmed')]);
    expect(() => file(cwd)).toThrow();
  });

  test('refuses while an example does not hold: rule or example, one is wrong', async () => {
    const cwd = project(edited(confirmed(tiny()), 'tiny/tiny.regel', '| 5 | 4 | 3', '| 6 | 4 | 3'));
    const { exit, out } = await regel(['confirm', 'tiny'], { cwd });
    expect([exit, out]).toEqual([1, expect.stringContaining('example-fails')]);
    expect(await staleIn(cwd)).toBe(2);
  });

  test.each([
    [['confirm'], /Which game/],
    [['confirm', 'tinny'], /tiny/],
    [['confirm', 'tiny', 'strat'], /no section “strat”.*start/],
    [['confirm', 'tiny', '--language', 'en'], /“en”/],
  ])('tells what was typed wrong: %j', async (args, message) => {
    const { exit, err } = await regel(args, { cwd: project(tiny(TINY)) });
    expect([exit, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
