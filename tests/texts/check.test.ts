import { describe, expect, test } from 'vitest';
import { type Problem, Problems } from '../../compiler/problems/problem.ts';
import { checkTexts, type NeededText, readTexts } from '../../compiler/texts/texts.ts';

const RULES = 'rules/dice/dice.regel';
const NL = 'rules/dice/text/nl.ftl';
const DE = 'rules/dice/text/de.ftl';

function needed(id: string, start: number, more: Partial<NeededText> = {}): NeededText {
  return { id, attributes: [], at: { file: RULES, start, end: start + 1 }, allowedVariables: [], ...more };
}

function check(list: readonly NeededText[], texts: { nl?: string; de?: string; fr?: string }): Problem[] {
  const files = Object.entries(texts).map(([language, text]) => ({
    file: `rules/dice/text/${language}.ftl`,
    text,
  }));
  const problems = new Problems();
  const read = readTexts(files, problems);
  expect(problems.list).toEqual([]);
  checkTexts(list, read, problems);
  return problems.list;
}

describe('checking texts', () => {
  test('is content with what is asked for', () => {
    const list = [
      needed('game', 0, { attributes: ['about'] }),
      needed('reason-too-low', 9, { allowedVariables: ['least'] }),
    ];
    const nl = 'game = Dobbelen\n    .about = Met stenen.\nreason-too-low = Minstens { $least }.\n';
    const de = 'game = Würfeln\n    .about = Mit Würfeln.\nreason-too-low = Zu niedrig.\n';
    expect(check(list, { nl, de })).toEqual([]);
  });

  test('reports a missing text at the declaration, for each language', () => {
    const list = [needed('kind-Colour', 4), needed('Colour-red', 12)];
    const problems = check(list, { nl: 'kind-Colour = kleur\n', de: 'Colour-red = rot\n' });
    expect(problems).toEqual([
      {
        code: 'no-text',
        severity: 'warning',
        at: { file: RULES, start: 12, end: 13 },
        data: { id: 'Colour-red', language: 'nl', file: NL },
      },
      {
        code: 'no-text',
        severity: 'warning',
        at: { file: RULES, start: 4, end: 5 },
        data: { id: 'kind-Colour', language: 'de', file: DE },
      },
    ]);
  });

  test('names the parts that a missing text needs, so that all can be written at once', () => {
    const game = needed('game', 0, { attributes: ['about'] });
    const [problem] = check([game], { nl: '', de: 'game = X\n    .about = Y\n' });
    expect(problem).toMatchObject({ code: 'no-text', data: { id: 'game', parts: '.about' } });
  });

  test('reports a text that has attributes only', () => {
    const game = needed('game', 0, { attributes: ['about'] });
    const problems = check([game], { nl: 'game =\n    .about = Iets.\n', de: 'game = X\n    .about = Y\n' });
    expect(problems).toMatchObject([{ code: 'no-text', data: { id: 'game', language: 'nl' } }]);
  });

  test('reports a missing attribute, and one that nobody asks for', () => {
    const action = needed('action-roll', 0, { attributes: ['die', 'step'] });
    const problems = check([action], {
      nl: 'action-roll = Werp\n    .dye = welke steen\n',
      de: 'action-roll = Wirf\n    .die = welcher Würfel\n    .step = wohin\n',
    });
    expect(problems).toMatchObject([
      {
        code: 'text-for-nothing',
        at: { file: 'rules/dice/text/nl.ftl' },
        data: { id: 'action-roll.dye', language: 'nl', suggestion: 'action-roll.die' },
      },
      {
        code: 'no-text-attribute',
        at: { file: RULES },
        data: { id: 'action-roll', attribute: 'step', language: 'nl' },
      },
    ]);
  });

  test('reports a text for nothing, and suggests only an id that still has none', () => {
    const list = [needed('reason-too-low', 0), needed('reason-too-many', 5)];
    const problems = check(list, {
      nl: 'reason-to-low = Te laag.\nreason-too-many = Te veel.\nreason-too-mani = Te veel.\n',
      de: 'reason-too-low = Zu niedrig.\nreason-too-many = Zu viel.\n',
    });
    expect(problems.map(({ code, data }) => [code, data])).toEqual([
      ['text-for-nothing', { id: 'reason-to-low', language: 'nl', suggestion: 'reason-too-low' }],
      ['text-for-nothing', { id: 'reason-too-mani', language: 'nl' }],
    ]);
  });

  test('leaves the terms of Fluent alone', () => {
    const nl = '-tray = dienblad\nfield-tray = { -tray }\n';
    expect(check([needed('field-tray', 0)], { nl, de: 'field-tray = Tablett\n' })).toEqual([]);
  });

  test('reports a variable that is not given', () => {
    const list = [needed('reason-too-low', 0, { allowedVariables: ['least'] })];
    const nl = 'reason-too-low = Minstens { $leest }.\n';
    const de = 'reason-too-low = Mindestens { $least }, { $name }.\n';
    expect(check(list, { nl, de }).map(({ code, data }) => [code, data])).toEqual([
      ['text-variable', { id: 'reason-too-low', variable: 'leest', language: 'nl', suggestion: 'least' }],
      ['text-variable', { id: 'reason-too-low', variable: 'name', language: 'de' }],
    ]);
  });

  test('reports a reference to a text that is not there', () => {
    const list = [needed('field-tray', 0), needed('game', 1, { attributes: ['about'] })];
    const nl =
      '-dish = schaal\nfield-tray = { -dish }, { points }, { game.about }\ngame = { field-tray }\n    .about = X\n';
    const de =
      '-dish = { -gone }\nfield-tray = { foo }, { -dich }, { game.many }\ngame = { feld-tray }\n    .about = { about }\n';
    expect(check(list, { nl, de }).map(({ code, data }) => [code, data])).toEqual([
      ['text-variable', { id: '-dish', variable: '-gone', language: 'de' }],
      ['text-variable', { id: 'field-tray', variable: 'foo', language: 'de' }],
      ['text-variable', { id: 'field-tray', variable: '-dich', language: 'de', suggestion: '-dish' }],
      ['text-variable', { id: 'field-tray', variable: 'game.many', language: 'de' }],
      ['text-variable', { id: 'game', variable: 'feld-tray', language: 'de', suggestion: 'field-tray' }],
      ['text-variable', { id: 'game', variable: 'about', language: 'de' }],
    ]);
  });

  test('a text may refer to one of a folder that is used', () => {
    const problems = new Problems();
    const texts = (folder: string, text: string) =>
      readTexts(
        ['nl', 'de'].map((language) => ({ file: `rules/${folder}/text/${language}.ftl`, text })),
        problems,
      );
    const own = texts('dice', 'game = { kind-Tree }\n');
    checkTexts([needed('game', 0)], own, problems, [texts('trees', 'kind-Tree = boom\n')]);
    expect(problems.list).toEqual([]);
  });

  test('asks once for what several lines need, and gives it only what all of them give', () => {
    const list = [
      needed('reason-too-low', 3, { allowedVariables: ['least', 'name'] }),
      needed('reason-too-low', 8, { allowedVariables: ['name'] }),
    ];
    const problems = check(list, { nl: '', de: 'reason-too-low = { $least } { $name }\n' });
    expect(problems.map(({ code, at, data }) => [code, at.start, data])).toEqual([
      ['no-text', 3, { id: 'reason-too-low', language: 'nl', file: NL }],
      ['text-variable', 19, { id: 'reason-too-low', variable: 'least', language: 'de' }],
    ]);
  });

  test('reports a language without a file once, and names the file', () => {
    const variant = needed('variant-quick', 0, {
      at: { file: 'rules/dice/variants/quick.regel', start: 8, end: 13 },
    });
    const problems = check([variant, needed('game', 0)], { nl: 'variant-quick = Snel\ngame = Dobbelen\n' });
    expect(problems).toEqual([
      {
        code: 'no-text-file',
        severity: 'warning',
        at: variant.at,
        data: { language: 'de', file: 'rules/dice/text/de.ftl' },
      },
    ]);
  });

  test('checks a further language where there is one', () => {
    const problems = check([needed('game', 0)], { nl: 'game = A\n', de: 'game = B\n', fr: '' });
    expect(problems).toMatchObject([{ code: 'no-text', data: { id: 'game', language: 'fr' } }]);
  });
});
