import { expect, test } from 'vitest';
import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import { compile } from '../../compiler/compile.ts';
import { FOLDER_LIMIT } from '../../compiler/limits.ts';
import { edited, readSources } from '../sources.ts';

const sources = readSources();
const whole = compile(sources);

const STARTERS = ['pig', 'tic-tac-toe', 'whist'];

test('every game and variant compiles without a problem', () => {
  const { games, problems } = whole;
  expect(problems).toEqual([]);
  expect(games.map((game) => game.id)).toEqual([
    'alcazaba',
    'alcazaba/long-walls',
    'alcazaba/more-stones',
    'alcazaba/wall-decides',
    'clever',
    'clever/five-of-us',
    'clever/flying-start',
    'clever/golden-yellow',
    'clever/other-side',
    'clever/quick',
    'clever/sprint',
    'clever/treasure',
    'dice-game',
    'dice-game/dirk-joins-in',
    'dice-game/second-chance',
    'dice-game/shared-places',
    'dice-game/token-hunters',
    'dice-game/without-dirk',
    'palace',
    'palace/long-purse',
    'palace/long-walls',
    'palace/open-market',
    'palace/short-palace',
    'roll-and-write',
    'roll-and-write/full-purse',
    'roll-and-write/kings-road',
    'roll-and-write/master-builder',
    'roll-and-write/short-game',
    ...STARTERS,
  ]);
});

test('the rules fit on a few pages', () => {
  const lines = (file: string) =>
    sources
      .find((source) => source.file === file)!
      .text.trimEnd()
      .split('\n').length;
  expect(lines('clever/clever.regel')).toBeLessThanOrEqual(280);
  expect(lines('roll-and-write/roll-and-write.regel')).toBeLessThanOrEqual(220);
  expect(lines('dice-game/dice-game.regel')).toBeLessThanOrEqual(290);
  expect(lines('palace/palace.regel')).toBeLessThanOrEqual(320);
  expect(lines('alcazaba/alcazaba.regel')).toBeLessThanOrEqual(130);
});

test('a change in one declaration parses only that one again', () => {
  const cache = new ParseCache();
  compile(sources, { cache, runExamples: false });
  const before = cache.matched;
  const changed = edited(
    sources,
    'clever/clever.regel',
    'rounds  | 6 | 6 | 5 | 4',
    'rounds  | 6 | 6 | 5 | 3',
  );
  const { games } = compile(changed, { cache, runExamples: false });
  expect(cache.matched - before).toBe(1);
  const rounds = games
    .find((game) => game.id === 'clever')!
    .game.tables.find((table) => table.name === 'rounds')!;
  expect(rounds.entries.map((entry) => entry.values)).toEqual([[6], [6], [5], [3]]);
});

test('the same rules give the same bytes, in whatever order the files come and wherever the lines stand', () => {
  const bytesOf = ({ games }: typeof whole) => JSON.stringify(games.map(({ id, game }) => ({ id, game })));
  const bytes = (input: typeof sources) => bytesOf(compile(input, { runExamples: false }));
  const once = bytesOf(whole);
  expect(bytes([...sources].reverse())).toBe(once);
  const moved = sources.map(({ file, text }) => ({
    file,
    text: file.endsWith('.regel') ? `# a line more\n\n${text}` : text,
  }));
  expect(bytes(moved)).toBe(once);
});

test('the intermediate form is plain data', () => {
  for (const { game } of whole.games) expect(JSON.parse(JSON.stringify(game))).toEqual(game);
});

test('a folder that is far too large is told, not read', () => {
  const huge = [
    ...sources,
    { file: 'clever/huge.regel', text: `${'# comment\n'.repeat(FOLDER_LIMIT / 10)}` },
  ];
  const { problems } = compile(huge, { runExamples: false });
  expect(problems.map((problem) => [problem.code, problem.at.file])).toEqual([
    ['too-large', 'clever/huge.regel'],
  ]);
});

test('an error in one game leaves the other games playable', () => {
  const broken = edited(sources, 'clever/clever.regel', 'do settle of player', 'do setle of player');
  const { games, problems } = compile(broken, { runExamples: false });
  expect(problems.map((problem) => [problem.code, problem.data.suggestion])).toEqual([
    ['unknown-name', 'settle'],
  ]);
  const sound = games.map((game) => game.id).filter((id) => !id.includes('/'));
  expect(sound).toEqual(['alcazaba', 'dice-game', 'palace', 'roll-and-write', ...STARTERS]);
});
