import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { PAGE_LIMIT } from '../../compiler/limits.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import { renderProblem } from '../../compiler/problems/render.ts';
import { readPage } from '../../compiler/rulebook/read.ts';
import { page, section, sources, TINY, tiny } from './sources.ts';

/** What is told about a text in the first section. */
function codes(text: string): string[] {
  const problems = new Problems();
  const { file, text: whole } = page('nl', section('start', 'game', text));
  readPage(file, 'nl', whole, problems);
  return [...new Set(problems.list.map(({ code }) => code))];
}

describe('nothing in a rulebook runs', () => {
  test.each([
    ["import fs from 'node:fs'", 'rulebook-code'],
    ["export const read = () => fetch('https://example.org')", 'rulebook-code'],
    ['   import(x)', 'rulebook-code'],
    ['\texport default x', 'rulebook-code'],
    ['{process.exit(1)}', 'rulebook-code'],
    ['Two {\n1 + 1\n} three', 'rulebook-code'],
    ['`{x}`', 'rulebook-code'],
    ['```\n<Section id="x" rules="y">\n```', 'rulebook-code'],
    ['~~~js\nx\n~~~', 'rulebook-code'],
    ['\\{x\\}', 'rulebook-code'],
    ['<!-- hidden -->', 'rulebook-code'],
    ['<>x</>', 'rulebook-code'],
    ['<https://example.org>', 'unknown-component'],
    ['<script>alert()</script>', 'unknown-component'],
    ['<img src="x" onerror="alert()" />', 'unknown-component'],
    ['<Value.Inner of="x" />', 'unknown-component'],
    ['<Value of={alert()} />', 'component-attribute'],
    ['<Value {...window} />', 'component-attribute'],
    ['<Value of="x" onClick="alert()" />', 'component-attribute'],
    ["<Value of='x' />", 'component-attribute'],
    ['<Value of="a\nb" />', 'component-attribute'],
    ['<Value of="&#123;" />', 'component-attribute'],
    ['<Value\nof="x"\n/> {alert()}', 'rulebook-code'],
    ['[x](javascript:alert())', 'rulebook-link'],
    ['[x](java&#115;cript:alert())', 'rulebook-link'],
    ['[x](<javascript:alert()>)', 'rulebook-link'],
    ['[x](JaVaScRiPt:alert())', 'rulebook-link'],
    ['[x](\tjavascript:alert())', 'rulebook-link'],
    ['[x]( javascript:alert())', 'rulebook-link'],
    ['[x](java\tscript:alert())', 'rulebook-link'],
    ['[x](data:text/html,x)', 'rulebook-link'],
    ['<javascript:alert()>', 'unknown-component'],
    ['<iframe src="https://example.org"></iframe>', 'unknown-component'],
    ['![x](https://example.org/x.png)', 'rulebook-code'],
    ['![x][y]', 'rulebook-code'],
    ['[x](//example.org)', 'rulebook-link'],
    ['[x][y]\n\n[y]: javascript:alert()', 'rulebook-link'],
    ['![x](http://example.org/x.png)', 'rulebook-link'],
    ['a\rimport x', 'odd-character'],
    ['a\u202eb', 'odd-character'],
    ['a\u0000b', 'odd-character'],
    ['a\ud800b', 'odd-character'],
    ['a\ufffdb', 'odd-character'],
  ])('%j', (text, code) => {
    expect(codes(text)).toContain(code);
  });

  test('and sentences are left alone', () => {
    const text =
      'Wat importeren kost, is **belangrijk**: *exporteren* ook.\n\n1. Eerst.\n2. Dan [hier](#start) of [daar](https://example.org/a?b=c).\n\n> “Zo”, zei ze – en © bleef.\n\n| a | b |\n| --- | --- |\n| c | d |';
    expect(codes(text)).toEqual([]);
  });
});

describe('components', () => {
  test.each([
    ['<Ask>\n\ntext', 'unclosed-component'],
    ['</Value>', 'unopened-component'],
    ['<Value of="x">', 'unclosed-component'],
    ['<Ask />', 'unclosed-component'],
    ['text <Ask>\n\n</Ask>', 'misplaced-component'],
    ['- <Example name="x" />', 'misplaced-component'],
    ['<Value />', 'component-attribute'],
    ['<Value of="" />', 'component-attribute'],
    ['<Value of="x" of="y" />', 'component-attribute'],
  ])('%j', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });
});

test.each([
  ['winner', []],
  ['scoring-colours', []],
  ['table-worth', ['unknown-in-rulebook']],
  ['colours', ['unknown-in-rulebook']],
])('<Explore of="%s" />', (of, expected) => {
  const text = `<Explore of="${of}" />`;
  const explored = tiny().map((source) => ({ ...source, text: source.text.replace('Text.', text) }));
  const { problems } = compile(explored, { texts: false, rulebooks: true, runExamples: false });
  const told = problems.map(({ code }) => code).filter((code) => code !== 'section-unread');
  expect([...new Set(told)]).toEqual(expected);
});

describe('expressions', () => {
  test.each([
    'rounds[',
    'rounds[9]',
    'rounds',
    'nobody-knows',
    'count of',
    '1 / 0 rounded down',
    'the colour in Colour',
    'points of player',
    'of of of',
    '((((((((((',
    '2 # 3',
    '“2”',
    'round becomes 3',
    '99999999999999',
    'x'.repeat(9000),
  ])('%s: told in the page, and not in the rules', (text) => {
    const { problems } = compile(tiny(TINY, text), { texts: false, rulebooks: true, runExamples: false });
    const told = problems.filter(({ code }) => code !== 'section-unread');
    if (text !== '2 # 3') expect(told.length).toBeGreaterThan(0);
    for (const { at } of told) expect(at.file).toMatch(/\.mdx$/);
  });
});

describe('any bytes', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  const PIECES =
    '<Section id="a" rules="game">|</Section>|<Ask>|</Ask>|<Value of="|" />|<|>|{|}|`|\\|](|]:|---|\n|\r|import |## a|1. |\ufeff|\ud800|é|"|title: x|='.split(
      '|',
    );

  const check = (text: string): void => {
    const problems = new Problems();
    readPage('tiny/rulebook/nl.mdx', 'nl', text, problems);
    for (const problem of problems.list) {
      const { start, end } = problem.at;
      expect([0 <= start, start <= end, end <= text.length]).toEqual([true, true, true]);
    }
    const [first] = problems.list;
    const shown = new Map([['tiny/rulebook/nl.mdx', text]]);
    if (first) renderProblem(first, shown, { language: 'nl', colour: false, width: 80 });
  };

  test('give problems with a place, never a crash', () => {
    for (let round = 0; round < 2000; round++) {
      const parts = Array.from({ length: random(30) }, () => PIECES[random(PIECES.length)]!);
      check(parts.join(random(2) === 0 ? '' : '\n'));
    }
  });

  test('in the middle of a real rulebook', () => {
    const pages = sources.filter(({ file }) => file.endsWith('.mdx'));
    for (let round = 0; round < 300; round++) {
      const { text } = pages[random(pages.length)]!;
      const at = random(text.length);
      check(text.slice(0, at) + PIECES[random(PIECES.length)]! + text.slice(at + random(200)));
    }
  });

  test('a page without end is read in no time, and a larger one not at all', () => {
    for (const unit of [
      '<Value of="',
      '](',
      '{',
      '<',
      'a ',
      '\n',
      '<Section id="a" rules="b">\n',
      ' \n\t',
      '<Table\n',
    ])
      check(unit.repeat(Math.floor(PAGE_LIMIT / unit.length)));
    const problems = new Problems();
    expect(readPage('tiny/rulebook/nl.mdx', 'nl', 'a'.repeat(PAGE_LIMIT + 1), problems).unread).toBe(true);
    expect(problems.list.map(({ code }) => code)).toEqual(['rulebook-too-large']);
  });

  test('in the file of what was read', () => {
    const files = ['<<<<<<<', 'nl', 'nl start: x', '\u0000', 'nl start: game=0', '{"nl": 1}'];
    for (const text of files) {
      const more = [{ file: 'tiny/rulebook/confirmed.txt', text }];
      const { problems } = compile(tiny(TINY, 'half', more), { texts: false, rulebooks: true });
      expect(problems.map(({ code }) => code)).toEqual(['confirmed-line']);
    }
  });
});

test('a library or a game that does not compile has no rulebook to check', () => {
  const [rules, ...pages] = tiny();
  const broken = [{ file: rules!.file, text: `${rules!.text}\nphase wrong\n` }, ...pages];
  const { problems, rulebooks } = compile(broken, { texts: false, rulebooks: true });
  expect(rulebooks.size).toBe(0);
  expect(problems.every(({ at }) => at.file.endsWith('.regel'))).toBe(true);
});
