import { expect, test } from 'vitest';
import { textsByLanguage } from '../../compiler/4-emit/engine/facade/texts.ts';
import { compile } from '../../compiler/compile.ts';
import { booksFor, translatorsFor } from '../../compiler/texts/translator.ts';

const RULES = `game tiny
  players 2..4

each player has
  acorns: 0..9

action gather of player
  choose count from 1..3
  add count to acorns

action gather-all of player
  add 3 to acorns

phase game
  for each player in players
    player must do one of
      gather
      gather-all

winner player in players by most acorns of player
  tie: joint win
`;
const variant = (name: string, of: string) => ({
  file: `tiny/variants/${name}.regel`,
  text: `variant ${name} of ${of}\n  players 2..${name.length}\n`,
});
const TEXTS = `action-gather = rapen
    .tell = { $player } raapt { $count }
action-gather-all = alles rapen
    .tell = { $player } raapt alles
variant-winter = Winter
    .action-gather-tell = { $player } graaft { $count } op
    .action-gather-all-tell = { $player } graaft alles op
variant-snow = Sneeuw
    .action-gather-tell = { $player } zoekt { $count } onder de sneeuw
    .field-acorns-more = { $player } heeft er nu { $now }
`;

/** The beginning of each sentence, behind who acts. */
function said(id: string): Record<string, string> {
  const rules = [
    { file: 'tiny/tiny.regel', text: RULES },
    variant('winter', 'tiny'),
    variant('snow', 'winter'),
  ];
  const { games } = compile(rules, { texts: false, runExamples: false });
  const { game } = games.find((one) => one.id === id)!;
  const texts = [{ file: 'tiny/text/nl.ftl', text: TEXTS }];
  const { nl } = textsByLanguage(game, translatorsFor(texts, ['tiny']), booksFor(texts, ['tiny'])).sentences;
  return Object.fromEntries(
    Object.entries(nl!).map(([id, pattern]) => [id, String((pattern as readonly unknown[])[1])]),
  );
}

test('a variant says a sentence of its game in other words, and a variant of that in others again', () => {
  expect(said('tiny')).toEqual({
    'action-gather.tell': ' raapt ',
    'action-gather-all.tell': ' raapt alles',
  });
  expect(said('tiny/winter')).toEqual({
    'action-gather.tell': ' graaft ',
    'action-gather-all.tell': ' graaft alles op',
  });
  expect(said('tiny/snow')).toEqual({
    'action-gather.tell': ' zoekt ',
    'action-gather-all.tell': ' graaft alles op',
    'field-acorns.more': ' heeft er nu ',
  });
});
