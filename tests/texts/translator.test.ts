import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../compiler/texts/texts.ts';

const files = [
  {
    file: 'rules/common/text/nl.ftl',
    text: [
      'pass = passen',
      'points-amount = { $count ->',
      '    [one] { $count } punt',
      '   *[other] { $count } punten',
      ' }',
      'reason-no-such-choice = Bij “{ $action }” is de vraag: { $choice }?',
      'reason-nothing-to-choose = Niets bij “{ $action }”: { $choice }?',
    ].join('\n'),
  },
  {
    file: 'rules/dice/text/nl.ftl',
    text: 'pass = beurt overslaan\naction-roll = Werpen\n    .die = welke steen\nreason-too-low = Te laag.\n',
  },
  { file: 'rules/dice/text/de.ftl', text: 'action-roll = Würfeln\n' },
];

describe('a translator', () => {
  const nl = createTranslator('nl', files);

  test('says texts and attributes in its language', () => {
    expect(nl.say('action-roll')).toBe('Werpen');
    expect(nl.say('action-roll.die')).toBe('welke steen');
    expect(createTranslator('de', files).say('action-roll')).toBe('Würfeln');
  });

  test('fills in variables, without marks around them, and counts', () => {
    expect(nl.say('points-amount', { count: 1 })).toBe('1 punt');
    expect(nl.say('points-amount', { count: 12 })).toBe('12 punten');
  });

  test('prefers what a later file says', () => {
    expect(nl.say('pass')).toBe('beurt overslaan');
  });

  test.each([
    'unknown',
    'action-roll.cell',
    'unknown.die',
    'action-roll.die.none',
    'pass.constructor',
    '',
    '.',
  ])('falls back on the id: %j', (id) => {
    expect(nl.say(id)).toBe(id);
    expect(nl.has(id)).toBe(false);
  });

  test('shows which variable was not given', () => {
    expect(nl.say('reason-no-such-choice', { action: 'Werpen' })).toBe(
      'Bij “Werpen” is de vraag: {$choice}?',
    );
  });

  test('gives a reason by its name, and the automatic ones by the labels of action and choice', () => {
    expect(nl.reason('too-low')).toBe('Te laag.');
    expect(nl.reason('roll.die.none')).toBe('Bij “Werpen” is de vraag: welke steen?');
    expect(nl.reason('roll.die.none.open')).toBe('Niets bij “Werpen”: welke steen?');
    expect(nl.reason('unheard-of')).toBe('reason-unheard-of');
  });

  test('keeps what it can of a broken file', () => {
    const broken = createTranslator('nl', [{ file: 'text/nl.ftl', text: 'a b\nno = nee\nyes = { yes }\n' }]);
    expect(broken.say('no')).toBe('nee');
    expect(typeof broken.say('yes')).toBe('string');
  });
});
