import { describe, expect, test } from 'vitest';
import { PAGE_LIMIT } from '../../compiler/limits.ts';
import { Problems } from '../../compiler/problems/problem.ts';
import type { Line } from '../../compiler/rulebook/line.ts';
import { pageOf } from '../../compiler/rulebook/page.ts';
import { readPage } from '../../compiler/rulebook/read.ts';
import { type Block, readSentences } from '../../compiler/rulebook/sentences.ts';
import { page, section, sources } from './sources.ts';

const HEAD = '---\ntitle: Tiny\nlead: A tiny game.\nlanguage: nl\n---\n';
const blocks = (text: string): Block[] => readSentences(HEAD + text);
/** The line of a text that is one paragraph. */
function line(text: string): Line {
  const [only, ...others] = blocks(text);
  expect(others).toEqual([]);
  return only?.is === 'paragraph' ? only.line : [];
}
const said = (text: string): Block => ({ is: 'paragraph', line: [text] });

describe('Markdown', () => {
  test('paragraphs', () => {
    expect(blocks('one\ntwo\n\n\nthree\r\nfour')).toEqual([said('one two'), said('three four')]);
  });

  test('headings can be linked to, each by an id of its own', () => {
    expect(blocks('## Eén *beurt*: zo!\n### Wat?\n### Wat?\ntext')).toEqual([
      {
        is: 'heading',
        level: 2,
        id: 'eén-beurt-zo',
        line: ['Eén ', { is: 'emphasis', line: ['beurt'] }, ': zo!'],
      },
      { is: 'heading', level: 3, id: 'wat', line: ['Wat?'] },
      { is: 'heading', level: 3, id: 'wat-1', line: ['Wat?'] },
      said('text'),
    ]);
  });

  test('lists, with and without numbers, inside each other, close together or not', () => {
    expect(blocks('- one\n  goes on\nand on\n- two\n  1. inside\n  2. too\n\ntext')).toEqual([
      {
        is: 'list',
        tight: true,
        items: [
          [said('one goes on and on')],
          [said('two'), { is: 'list', from: 1, tight: true, items: [[said('inside')], [said('too')]] }],
        ],
      },
      said('text'),
    ]);
    expect(blocks('3. one\n\n4. two\n\n   more')).toEqual([
      { is: 'list', from: 3, tight: false, items: [[said('one')], [said('two'), said('more')]] },
    ]);
    expect(blocks('it was\n1999. A year.')).toEqual([said('it was 1999. A year.')]);
  });

  test('quotes and tables', () => {
    expect(blocks('> one\n> two\n>\n> - three')).toEqual([
      { is: 'quote', blocks: [said('one two'), { is: 'list', tight: true, items: [[said('three')]] }] },
    ]);
    expect(blocks('| a | *b* |\n| --- | :-: |\n| c | |\nend')).toEqual([
      { is: 'table', head: [['a'], [{ is: 'emphasis', line: ['b'] }]], rows: [[['c'], []]] },
      said('end'),
    ]);
  });

  test('strong, emphasis and links', () => {
    expect(line('a **b *c* d** [e **f**](#g)')).toEqual([
      'a ',
      { is: 'strong', line: ['b ', { is: 'emphasis', line: ['c'] }, ' d'] },
      ' ',
      { is: 'link', to: '#g', line: ['e ', { is: 'strong', line: ['f'] }] },
    ]);
    expect(line('_a_ snake_case_word 2 * 3 * 4')).toEqual([
      { is: 'emphasis', line: ['a'] },
      ' snake_case_word 2 * 3 * 4',
    ]);
  });

  test('a mark that does not end, or crosses another, is text', () => {
    for (const text of ['**a', 'a*', '[a', 'a](#b)', '*a [b* c', '***a***'])
      expect(line(text)).toEqual([text]);
    expect(line('*a [b* c](#d)')).toEqual(['*a ', { is: 'link', to: '#d', line: ['b* c'] }]);
    expect(line('[a [b](#c) d](#e)')).toEqual(['[a ', { is: 'link', to: '#c', line: ['b'] }, ' d](#e)']);
  });
});

describe('components', () => {
  test('in sentences, alone, and around others', () => {
    expect(
      blocks(
        '<Section id="a" rules="b c">\n\n## A\n\nx <Value of="1 + 1" />,\n<Table of="t" />\n<Ask>\n\ny\n\n</Ask>\nz\n</Section>',
      ),
    ).toEqual([
      {
        is: 'component',
        name: 'Section',
        attributes: { id: 'a', rules: 'b c' },
        blocks: [
          { is: 'heading', level: 2, id: 'a', line: ['A'] },
          {
            is: 'paragraph',
            line: ['x ', { is: 'component', name: 'Value', attributes: { of: '1 + 1' } }, ','],
          },
          { is: 'component', name: 'Table', attributes: { of: 't' }, blocks: [] },
          { is: 'component', name: 'Ask', attributes: {}, blocks: [said('y')] },
          said('z'),
        ],
      },
    ]);
  });

  test('on several lines', () => {
    expect(line('a <Name\n  of="b"\n/> c')).toEqual([
      'a ',
      { is: 'component', name: 'Name', attributes: { of: 'b' } },
      ' c',
    ]);
    expect(blocks('<Table\n  of="t"\n/>\nx')).toEqual([
      { is: 'component', name: 'Table', attributes: { of: 't' }, blocks: [] },
      said('x'),
    ]);
  });
});

/** Everything in some data that is not a list or an object. */
function* leaves(data: unknown, name = ''): Generator<readonly [string, unknown]> {
  if (typeof data !== 'object' || data === null) yield [name, data];
  else for (const [key, part] of Object.entries(data)) yield* leaves(part, Array.isArray(data) ? name : key);
}

describe('whatever a page says', () => {
  const PARTS = [
    ...[
      '<script>x</script>',
      '<img src=x onerror=y>',
      '<Value of={x} />',
      '<Value of="x" onclick="y" />',
      '</Ask>',
    ],
    ...[
      '[a](javascript:x)',
      '[a](JaVaScRiPt:x)',
      '[a](java&#115;cript:x)',
      '[a](\tjavascript:x)',
      '[a](data:x)',
    ],
    ...[
      '{x}',
      'export const x = 1',
      "import 'x'",
      '<javascript:x>',
      '[a](<javascript:x>)',
      '![a](https://x)',
    ],
    ...[
      '<Value of="x" />',
      '<Example name="x" />',
      '<Section id="a" rules="b">',
      '</Section>',
      '<Ask>',
      '<Term of="x">',
    ],
    ...[
      '**',
      '*',
      '_',
      '[',
      '](#a)',
      '](https://a.b)',
      '- ',
      '1. ',
      '> ',
      '## ',
      '| a |',
      '| - |',
      '\n',
      '\n\n',
      '  ',
      'a',
    ],
  ];
  let seed = 11;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };

  test('is text, a known component with its own attributes, or a link that leads to a section or a site', () => {
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: random(30) }, () => PARTS[random(PARTS.length)]!).join(
        random(2) ? '' : ' ',
      );
      for (const [name, value] of leaves(blocks(text))) {
        expect([
          '',
          'is',
          'level',
          'id',
          'from',
          'tight',
          'line',
          'head',
          'rows',
          'to',
          'name',
          'of',
          'also',
          'rules',
          'items',
          'blocks',
        ]).toContain(name);
        if (name === 'to') expect(value).toMatch(/^(#[a-z0-9-]+|https:\/\/\S+)$/);
      }
    }
  });

  test('it is read in no time, and as deep as a page can be shown', () => {
    const depth = (data: unknown): number =>
      typeof data === 'object' && data !== null
        ? 1 + Object.values(data).reduce<number>((most, part) => Math.max(most, depth(part)), 0)
        : 0;
    for (const unit of [
      '- ',
      '> ',
      '1. ',
      '*a ',
      '**a *b ',
      '[',
      '[a](#b',
      '](#a)',
      '<',
      '<Value of="',
      ' ',
      '#\n',
      '|',
      '| - |\n',
      '*',
      '_',
      '_a',
    ])
      for (const end of ['', 'x', '\n'])
        expect(depth(blocks(unit.repeat(Math.floor(PAGE_LIMIT / unit.length)) + end))).toBeLessThan(150);
    const half = Math.floor(PAGE_LIMIT / 16);
    expect(depth(blocks('*a **a '.repeat(half) + 'a** a* '.repeat(half)))).toBeLessThan(150);
    expect(depth(blocks('<Ask>\n'.repeat(half)))).toBeLessThan(150);
    expect(
      depth(blocks(Array.from({ length: 600 }, (_, at) => `${' '.repeat(at)}- a`).join('\n'))),
    ).toBeLessThan(150);
  });
});

test('of every rulebook of the project, both readers find the same', () => {
  const rulebooks = sources.filter(({ file }) => pageOf(file));
  expect(rulebooks.length).toBeGreaterThan(0);
  for (const { file, text } of rulebooks) {
    const { language, variant } = pageOf(file)!;
    const problems = new Problems();
    const { sections, without } = readPage(file, language, text, problems, variant !== undefined);
    expect(problems.list).toEqual([]);
    const shown: string[] = [];
    const look = (data: unknown): void => {
      if (typeof data !== 'object' || data === null) return;
      const { name, attributes, is, to } = data as Record<string, unknown>;
      if (is === 'link') shown.push(String(to));
      if (is === 'component') shown.push(`${name} ${Object.values(attributes as object)[0] ?? ''}`);
      for (const part of Object.values(data)) look(part);
    };
    look(readSentences(text));
    const left = without.map((one) => `Without ${one.text}`);
    const read = sections.flatMap(({ id, components, links }) => [
      `Section ${id}`,
      ...components.map(({ name, about }) => `${name} ${about.text}`),
      ...links.map(({ text: to }) => to),
    ]);
    expect(shown.filter((one) => one !== 'Ask ').sort()).toEqual([...read, ...left].sort());
  }
});

test('a page of one section, as it is written', () => {
  const { text } = page('nl', section('start', 'game', 'Text.'));
  expect(readSentences(text)).toEqual([
    {
      is: 'component',
      name: 'Section',
      attributes: { id: 'start', rules: 'game' },
      blocks: [{ is: 'heading', level: 2, id: 'start', line: ['start'] }, said('Text.')],
    },
  ]);
});
