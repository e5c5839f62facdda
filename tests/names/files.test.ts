/** Whatever games, variants and folders are called: no file of one is written where another belongs. */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { generatedFrom } from '../../compiler/4-emit/origin.ts';
import { emptyFolder, regel } from '../command-line/console.ts';
import { ROOT } from '../sources.ts';

const RUNTIME = 'compiler/runtime';

/** A game that can be told from all others by its points. */
const game = (name: string, points: number): string => `game ${name}
  players 1..2

action wait of player

scoring luck for each player
  award ${points}

phase game
  for each player in players
    player must do one of
      wait
  score luck

winner player in players by most points of player
  tie: joint win
`;

const variant = (name: string, of: string, points: number): string => `variant ${name} of ${of}
  scoring luck for each player
    award ${points}
`;

/** Builds engines of some rules into an empty folder, and tells what lies there then. */
async function built(rules: Readonly<Record<string, string>>) {
  const cwd = emptyFolder();
  for (const [file, text] of Object.entries(rules)) {
    mkdirSync(dirname(join(cwd, 'rules', file)), { recursive: true });
    writeFileSync(join(cwd, 'rules', file), text);
  }
  const { out } = await regel(['build', '--to', 'engines', '--ts', '--json'], { cwd });
  const said = JSON.parse(out) as { games: { game: string }[]; leftOut: string[]; problems: unknown[] };
  const folder = join(cwd, 'engines');
  return { folder, games: said.games.map((one) => one.game), leftOut: said.leftOut };
}

/** The runtime as it is written by hand; what differs in a folder of engines. */
function changedRuntime(folder: string): string[] {
  return readdirSync(ROOT + RUNTIME).filter((name) => {
    const own = generatedFrom(RUNTIME) + readFileSync(`${ROOT}${RUNTIME}/${name}`, 'utf8');
    return readFileSync(join(folder, 'runtime', name), 'utf8') !== own;
  });
}

/** By game: the points that a game with its engine ends with. */
async function pointsIn(folder: string): Promise<Record<string, number>> {
  const points: Record<string, number> = {};
  for (const file of globSync('**/engine.ts', { cwd: folder })) {
    if (file.replaceAll('\\', '/') === 'runtime/engine.ts') continue;
    const engine = await import(pathToFileURL(join(folder, file)).href);
    let state = engine.start({ players: 2, seed: '1' });
    while (!engine.isOver(state)) state = engine.play(state, engine.moves(state, 'server')[0], 'mover');
    points[engine.read(state).game] = engine.score(state)[0].total;
  }
  return points;
}

/** The games that a program finds which imports the list of all. */
async function listed(folder: string): Promise<string[]> {
  const { games } = await import(pathToFileURL(join(folder, 'games.ts')).href);
  return games.map(({ data }: { data: { id: string } }) => data.id).sort();
}

/** Each game has its engine, unless the build says that it was left out; the runtime is as it should be. */
async function expectSound(
  rules: Readonly<Record<string, string>>,
  expected: Record<string, number>,
): Promise<void> {
  const { folder, games, leftOut } = await built(rules);
  expect(changedRuntime(folder)).toEqual([]);
  expect([...games, ...leftOut].sort()).toEqual(Object.keys(expected).sort());
  const kept = Object.entries(expected).filter(([name]) => games.includes(name));
  expect(await pointsIn(folder)).toEqual(Object.fromEntries(kept));
  expect(await listed(folder)).toEqual(games.sort());
}

/** What lies in a folder of engines: files and folders that every engine needs. */
const TAKEN = ['runtime', 'core', 'index', 'games', 'engine', 'data', 'why'];

test.each(TAKEN)('a game called %s', async (name) => {
  await expectSound(
    { [`${name}/${name}.regel`]: game(name, 3), 'plain/plain.regel': game('plain', 5) },
    { [name]: 3, plain: 5 },
  );
});

test('games and variants that are called like devices of Windows', async () => {
  const { folder } = await built({
    'con/con.regel': game('con', 3),
    'con/variants/nul.regel': variant('nul', 'con', 4),
    'con/variants/com1.regel': variant('com1', 'con', 5),
  });
  const files = globSync('**/*', { cwd: folder }).flatMap((file) => file.split(/[\\/]/));
  expect(files.filter((name) => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name))).toEqual([]);
  expect(changedRuntime(folder)).toEqual([]);
  expect(await pointsIn(folder)).toEqual({ con: 3, 'con/nul': 4, 'con/com1': 5 });
});

test('variants that are called like the files of an engine', async () => {
  const variants = TAKEN.map((name, index) => [
    `plain/variants/${name}.regel`,
    variant(name, 'plain', 10 + index),
  ]);
  await expectSound(
    { 'plain/plain.regel': game('plain', 5), ...Object.fromEntries(variants) },
    { plain: 5, ...Object.fromEntries(TAKEN.map((name, index) => [`plain/${name}`, 10 + index])) },
  );
});

test('folders that are called like the files of an engine', async () => {
  for (const name of ['runtime', 'index'])
    await expectSound({ [`${name}/rules.regel`]: game('plain', 5) }, { plain: 5 });
});

test('a game and a variant whose names are the same with other hyphens', async () => {
  await expectSound(
    {
      'plain/plain.regel': game('plain', 5),
      'plain/variants/core.regel': variant('core', 'plain', 6),
      'plain-core/plain-core.regel': game('plain-core', 7),
      'plainCore/plainCore.regel': game('plainCore', 8),
    },
    { plain: 5, 'plain/core': 6, 'plain-core': 7, plainCore: 8 },
  );
});
