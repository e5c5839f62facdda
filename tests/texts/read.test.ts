import { describe, expect, test } from 'vitest';
import { Problems } from '../../compiler/problems/problem.ts';
import { readTexts, type TextFile } from '../../compiler/texts/texts.ts';

const NL = 'rules/dice/text/nl.ftl';

function read(...files: TextFile[]) {
  const problems = new Problems();
  const texts = readTexts(files, problems);
  return { texts, problems: problems.list };
}

/** The stretch of the text that a place points at. */
function pointed(text: string, place: { start: number; end: number } | undefined): string | undefined {
  return place && text.slice(place.start, place.end);
}

describe('reading texts', () => {
  test('gives id, attributes and variables with their places, by language', () => {
    const text = '# on the button\naction-roll = Werp { $count }\n    .die = welke { $kind }\n';
    const { texts, problems } = read(
      { file: NL, text },
      { file: 'rules/dice/text/de.ftl', text: 'action-roll = Wirf\n' },
    );
    expect(problems).toEqual([]);
    expect([...texts.keys()]).toEqual(['nl', 'de']);
    const roll = texts.get('nl')?.get('action-roll');
    expect(pointed(text, roll?.at)).toBe('action-roll');
    expect(pointed(text, roll?.attributes.get('die'))).toBe('die');
    expect(roll?.variables.map(({ name, at }) => [name, pointed(text, at)])).toEqual([
      ['count', '$count'],
      ['kind', '$kind'],
    ]);
  });

  test('finds variables inside selections', () => {
    const text = 'points =\n    { $count ->\n        [one] punt\n       *[other] { $much } punten\n    }\n';
    const points = read({ file: NL, text }).texts.get('nl')?.get('points');
    expect(points?.variables.map(({ name }) => name)).toEqual(['count', 'much']);
  });

  test('knows a language by its file, even an empty one', () => {
    expect(read({ file: NL, text: '' }).texts.get('nl')?.size).toBe(0);
  });

  test('tells an entry without a value of its own', () => {
    const { texts, problems } = read({ file: NL, text: 'game =\n    .about = Een spel.\n' });
    expect(problems).toEqual([]);
    expect(texts.get('nl')?.get('game')?.hasValue).toBe(false);
  });

  test.each([
    ['no equals sign', 'kind-Colour kleur', 'kleur'],
    ['no name', '= kleur', '= kleur'],
    ['an open brace at the end of the line', 'kind-Colour = { $x', 'kind-Colour = { $x'],
    ['a closing brace too many', 'kind-Colour = x } y', '} y'],
    ['no value', 'kind-Colour =', 'kind-Colour ='],
  ])('reports an unreadable entry where it breaks off: %s', (_, broken, rest) => {
    const text = `kind-Die = steen\n\n${broken}\n\nkind-Bonus = bonus\n`;
    const { texts, problems } = read({ file: NL, text });
    expect(problems).toMatchObject([
      { code: 'text-syntax', severity: 'warning', at: { file: NL }, data: { language: 'nl' } },
    ]);
    expect(pointed(text, problems[0]?.at)).toBe(rest);
    const intact = [...(texts.get('nl') ?? [])].filter(([, one]) => !one.isBroken).map(([id]) => id);
    expect(intact).toEqual(['kind-Die', 'kind-Bonus']);
  });

  test('points at the right place in a file with CRLF line ends', () => {
    const text = 'a = 1\r\nb { $x }\r\nc = { $y }\r\n';
    const { texts, problems } = read({ file: NL, text });
    expect(pointed(text, problems[0]?.at)).toBe('{ $x }');
    expect(pointed(text, texts.get('nl')?.get('c')?.variables[0]?.at)).toBe('$y');
  });

  test('reports an id that stands twice, at the second place', () => {
    const text = 'pass = passen\nno = nee\npass = beurt overslaan\n';
    const { problems } = read({ file: NL, text });
    expect(problems).toEqual([
      {
        code: 'double-text',
        severity: 'warning',
        at: { file: NL, start: 23, end: 27 },
        also: { file: NL, start: 0, end: 4 },
        data: { id: 'pass', language: 'nl' },
      },
    ]);
  });

  test('reports an attribute that stands twice', () => {
    const text = 'pieces-Die = steen\n    .many = stenen\n    .many = dobbelstenen\n';
    expect(read({ file: NL, text }).problems).toMatchObject([
      { code: 'double-text', data: { id: 'pieces-Die.many', language: 'nl' } },
    ]);
  });

  test('lets another language and another folder use the same id', () => {
    const { problems } = read(
      { file: NL, text: 'game = Dobbelen\n' },
      { file: 'rules/dice/text/de.ftl', text: 'game = Würfeln\n' },
      { file: 'rules/cards/text/nl.ftl', text: 'game = Kaarten\n' },
    );
    expect(problems).toEqual([]);
  });
});
