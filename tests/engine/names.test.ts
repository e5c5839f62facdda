/** What a designer calls games, variants and things never breaks the modules around a core, nor where they lie. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { Agreement } from '../../compiler/agree/agree.ts';
import { loadEngine } from '../../compiler/command-line/engines/load-engine.ts';
import { compile } from '../../compiler/compile.ts';
import { folderOfGame } from '../../compiler/runtime/game-folder.ts';
import type { AnyGame, Engine } from '../../generated/runtime/engine.ts';
import { emptyFolder, regel } from '../command-line/console.ts';
import { ROOT } from '../sources.ts';

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

const variant = (name: string, points: number): string => `variant ${name} of plain
  scoring luck for each player
    award ${points}
`;

/** By game: its points. Some mean something to the language, some to an engine, some are alike but for a hyphen or a capital. */
const GAMES = { runtime: 1, play: 2, await: 3, games: 4, plain: 5, 'plain-core': 6, plainCore: 7 };
const VARIANTS = { core: 8, runtime: 9, index: 10 };

const HOSTILE = readFileSync(new URL('./hostile-names.regel', import.meta.url), 'utf8');
/** What the hostile game calls an action: it would leave every comment and hide what follows. */
const SAID = `*/ export const broken = '"\`; /* \u202e\u2028 //`;

const POINTS: Readonly<Record<string, number>> = {
  ...GAMES,
  ...Object.fromEntries(Object.entries(VARIANTS).map(([name, points]) => [`plain/${name}`, points])),
};
const RULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(GAMES).map(([name, points]) => [`of-${points}/${name}.regel`, game(name, points)]),
  ),
  ...Object.fromEntries(
    Object.entries(VARIANTS).map(([name, points]) => [`of-5/variants/${name}.regel`, variant(name, points)]),
  ),
  // Its folder has another name than the game: its texts are found all the same.
  'runtime/rules.regel': HOSTILE,
  'runtime/text/nl.ftl': `action-play = ${SAID}\n`,
};

const IDS = [...Object.keys(POINTS), 'constructor'];
const cwd = emptyFolder();
const folder = join(cwd, 'engines');

beforeAll(async () => {
  for (const [file, text] of Object.entries(RULES)) {
    mkdirSync(dirname(join(cwd, 'rules', file)), { recursive: true });
    writeFileSync(join(cwd, 'rules', file), text);
  }
  const { out } = await regel(['build', '--to', 'engines', '--ts', '--json'], { cwd });
  expect(JSON.parse(out)).toMatchObject({ leftOut: [] });
});

async function facadeOf(id: string): Promise<Engine<AnyGame>> {
  return (await import(pathToFileURL(join(folder, folderOfGame(id), 'engine.ts')).href)) as Engine<AnyGame>;
}

test('every game and variant has an engine of its own', async () => {
  const found: Record<string, number> = {};
  for (const id of Object.keys(POINTS)) {
    const engine = await facadeOf(id);
    let state = engine.start({ players: 2, seed: '1' });
    while (!engine.isOver(state)) state = engine.play(state, engine.moves(state, 'server')[0]!, 'mover');
    found[engine.read(state).game] = engine.score(state)[0]!.total;
  }
  expect(found).toEqual(POINTS);
});

test('all are in the list of engines, which is read again by the next build', async () => {
  const { games } = (await import(pathToFileURL(join(folder, 'games.ts')).href)) as {
    readonly games: readonly { readonly data: { readonly id: string } }[];
  };
  expect(games.map(({ data }) => data.id).sort()).toEqual([...IDS].sort());
  const before = readFileSync(join(folder, 'games.ts'), 'utf8');
  await regel(['build', 'rules/of-2', '--to', 'engines', '--ts'], { cwd });
  expect(readFileSync(join(folder, 'games.ts'), 'utf8')).toBe(before);
});

test('the runtime is what it was', () => {
  for (const name of ['engine.ts', 'core.ts', 'data.ts'])
    expect(
      readFileSync(join(folder, 'runtime', name), 'utf8')
        .split('\n')
        .slice(1)
        .join('\n'),
    ).toBe(readFileSync(`${ROOT}compiler/runtime/${name}`, 'utf8'));
});

test('their types are sound', () => {
  const program = ts.createProgram(
    ['games.ts', ...IDS.map((id) => `${folderOfGame(id)}/engine.ts`)].map((file) => join(folder, file)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
    },
  );
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [
      file?.fileName.slice(folder.length),
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ]);
  expect(problems).toEqual([]);
});

test('a game full of such names is played as by the interpreter', async () => {
  const { games } = compile([{ file: 'runtime/rules.regel', text: HOSTILE }], {
    texts: false,
    runExamples: false,
  });
  const agreement = new Agreement(games[0]!, await loadEngine({ folder, id: 'constructor' }));
  for (const [seed, supplied] of [
    ['one', false],
    ['two', true],
    ['three', false],
  ] as const)
    for (const isOn of [true, false])
      expect(
        agreement.play({ players: 2, imaginary: 0, options: { valueOf: isOn } }, seed, 1000, supplied)
          .disagreement,
      ).toBeUndefined();
  // Nothing is agreed on: then options are what the rules say.
  expect(
    agreement.play({ players: 2, imaginary: 0, options: {} }, 'usual', 1000, false).disagreement,
  ).toBeUndefined();
});

test('a text is said as it is written, and is nowhere else', async () => {
  const { texts } = (await import(pathToFileURL(join(folder, 'constructor', 'texts.ts')).href)) as {
    readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  expect(texts.nl!['action-play']).toBe(SAID);
  const facade: object = await facadeOf('constructor');
  expect(Object.keys(facade)).not.toContain('broken');
  for (const name of ['engine.ts', 'texts.ts'])
    expect(readFileSync(join(folder, 'constructor', name), 'utf8')).not.toMatch(/[\u202e\u2028]/);
});
