import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emitEngine } from '../../compiler/4-emit/engine/index.ts';
import { buildWith } from '../../compiler/command-line/build/command.ts';
import type { EmitEngine } from '../../compiler/command-line/engines/emit-engines.ts';
import { createSay } from '../../compiler/command-line/shared/words/index.ts';
import { emitterOfOtherRules } from '../agree/broken-emitter.ts';
import { ACORNS } from '../mutate/acorns.ts';
import { consoleFor, emptyFolder, regel } from './console.ts';

const VARIANT = 'variant few of acorns\n  limit becomes 5\n';

async function build(cwd: string, args: readonly string[], emit: EmitEngine) {
  const { io, shown } = consoleFor({ cwd });
  const exit = await buildWith(emit).start(args, io, 'en', createSay('en'));
  return { exit, ...shown };
}

/** Two small games, one of them with a variant; their texts are missing. */
function project(): string {
  const cwd = emptyFolder();
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(cwd, 'rules', file)), { recursive: true });
    writeFileSync(join(cwd, 'rules', file), text);
  };
  put('acorns/acorns.regel', ACORNS);
  put('acorns/variants/few.regel', VARIANT);
  put('nuts/nuts.regel', ACORNS.replace('game acorns', 'game nuts'));
  return cwd;
}

describe('regel build --to', () => {
  test('writes engines where it is told to, and again only what has changed', async () => {
    const cwd = project();
    const args = ['build', 'rules/acorns', '--to', 'app/engines', '--ts', '--json'];
    const written = async (): Promise<string[]> => JSON.parse((await regel(args, { cwd })).out).written;
    expect(await written()).toEqual(
      expect.arrayContaining(['runtime/engine.ts', 'acorns/engine.ts', 'acorns/few/engine.ts', 'games.ts']),
    );
    const { start, toAct, moves, play } = await import(join(cwd, 'app/engines/acorns/engine.ts'));
    const state = start({ players: 2, seed: 'elsewhere' });
    const [player] = toAct(state);
    expect(toAct(play(state, moves(state, player)[0], player))).toHaveLength(1);
    expect(await written()).toEqual([]);
    writeFileSync(join(cwd, 'rules/acorns/acorns.regel'), `# a note\n${ACORNS}`);
    expect(await written()).toEqual([]);
    expect((await regel(args.slice(0, -1), { cwd })).out).toMatch(
      /^app\/engines: 0 files written, \d+ as before\.$/m,
    );
  });

  test('loses nothing that lies where it is to write', async () => {
    const cwd = project();
    mkdirSync(join(cwd, 'app/acorns'), { recursive: true });
    writeFileSync(join(cwd, 'app/acorns/core.ts'), 'mine');
    const { exit, err } = await regel(['build', 'rules/acorns', '--to', 'app', '--ts'], { cwd });
    expect({ exit, err }).toEqual({
      exit: 1,
      err: expect.stringContaining('app/acorns/core.ts was not generated, and would be lost.'),
    });
    expect(readdirSync(join(cwd, 'app'), { recursive: true })).toEqual(['acorns', 'acorns/core.ts']);
    expect(await regel(['build', '--vectors'], { cwd })).toMatchObject({ exit: 2 });
    writeFileSync(join(cwd, 'file'), '');
    for (const to of ['file', 'file/engines'])
      expect(await regel(['build', 'rules/acorns', '--to', to, '--ts'], { cwd })).toMatchObject({
        exit: 1,
        err: expect.stringContaining('file was not generated, and would be lost. Nothing was written'),
      });
  });

  test('an engine beside others stands in the index with them', async () => {
    const cwd = project();
    for (const game of ['nuts', 'acorns', 'acorns'])
      await regel(['build', `rules/${game}`, '--to', 'app', '--ts'], { cwd });
    const { games } = await import(join(cwd, 'app/games.ts'));
    const ids = games.map(({ data }: { data: { id: string } }) => data.id);
    expect(ids).toEqual(['acorns', 'acorns/few', 'nuts']);
  });

  test('forgets a variant that is no longer declared, and says what is left of it', async () => {
    const cwd = project();
    const to = ['build', 'rules/acorns', '--to', 'app', '--ts'];
    const index = (): string => readFileSync(join(cwd, 'app/games.ts'), 'utf8');
    await regel(to, { cwd });
    writeFileSync(join(cwd, 'rules/acorns/variants/few.regel'), VARIANT.replace('variant', 'varient'));
    expect(JSON.parse((await regel([...to, '--json'], { cwd })).out).dropped).toEqual([]);
    expect(index()).toContain('few');
    rmSync(join(cwd, 'rules/acorns/variants'), { recursive: true });
    const { out } = await regel(to, { cwd });
    expect(out).toContain('No longer in the rules, and no longer in the index: acorns/few.');
    expect(index()).not.toContain('few');
    expect(readdirSync(join(cwd, 'app/acorns'))).toContain('few');
    expect((await regel(to, { cwd })).out).not.toContain('No longer');
  });
});

describe('an engine that disagrees with the interpreter', () => {
  const wrongPrize = emitterOfOtherRules('acorns/acorns.regel', '7 | 11', '8 | 11');

  test('is never written: the rule is named, and the folder is not even made', async () => {
    const cwd = project();
    const { exit, err } = await build(cwd, ['rules/acorns', '--to', 'app', '--ts'], wrongPrize);
    expect(exit).toBe(3);
    expect(err).toContain(
      'The engine of acorns would not play by its rules: scoring-store is different in it.',
    );
    expect(err).toContain('interpreter: 7');
    expect(err).toContain('engine: 8');
    expect(err).toContain('Nothing was written');
    expect(readdirSync(cwd)).toEqual(['rules']);
  });

  test('leaves what lies there as it is, also of games that agree', async () => {
    const cwd = project();
    await regel(['build', 'rules/acorns', '--to', 'app', '--ts'], { cwd });
    const before = contents(join(cwd, 'app'));
    writeFileSync(join(cwd, 'rules/acorns/variants/few.regel'), VARIANT.replace('5', '4'));
    const onlyVariant: EmitEngine = (compiled, sources, runtime) =>
      compiled.id === 'acorns'
        ? emitEngine(compiled, sources, runtime)
        : wrongPrize(compiled, sources, runtime);
    const { exit, out } = await build(cwd, ['rules/acorns', '--to', 'app', '--ts', '--json'], onlyVariant);
    expect(exit).toBe(3);
    expect(JSON.parse(out)).toMatchObject({
      written: [],
      refused: [{ game: 'acorns/few', rule: 'scoring-store', what: 'state', expected: '7', found: '8' }],
    });
    expect(contents(join(cwd, 'app'))).toEqual(before);
  });
});

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files.map((one) => join(one.parentPath, one.name)).map((path) => [path, readFileSync(path, 'utf8')]),
  );
}
