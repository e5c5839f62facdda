import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, regel } from './console.ts';

async function game(): Promise<{ cwd: string; file: (language: string) => string }> {
  const cwd = emptyFolder();
  await regel(['new', 'owl'], { cwd });
  return { cwd, file: (language) => join(cwd, `rules/owl/text/${language}.ftl`) };
}

describe('regel texts', () => {
  test('writes what is missing, which is told until it is written', async () => {
    const { cwd, file } = await game();
    rmSync(file('de'));
    const turn = /phase-turn = een beurt\n(?: +.*\n)*/;
    writeFileSync(file('nl'), readFileSync(file('nl'), 'utf8').replace(turn, ''));
    const { exit, out } = await regel(['texts', 'owl'], { cwd });
    expect(exit).toBe(0);
    expect(out).toMatch(/nl\.ftl: 1 text added.*\n.*de\.ftl: \d+ texts added/);
    expect(readFileSync(file('nl'), 'utf8')).toMatch(/\n\nphase-turn = \?\?\? turn\n$/);
    const { problems } = JSON.parse((await regel(['check', '--json'], { cwd })).out);
    const codes = new Set(problems.map(({ code }: { code: string }) => code));
    expect(codes).toEqual(new Set(['text-to-write']));
    expect((await regel(['texts', 'owl'], { cwd })).out).toMatch(/^.*nothing is missing.*\n.*nothing is/);
  });

  test('removes nothing, and tells what is left over', async () => {
    const { cwd, file } = await game();
    writeFileSync(file('nl'), `${readFileSync(file('nl'), 'utf8')}phase-night = nacht\n`);
    const before = readFileSync(file('nl'), 'utf8');
    const { out } = await regel(['texts', 'owl'], { cwd });
    expect(out).toContain('phase-night');
    expect(readFileSync(file('nl'), 'utf8')).toBe(before);
  });

  test('does not write into a file that is not UTF-8', async () => {
    const { cwd, file } = await game();
    const before = Buffer.from('game = Sch\xf6n\n', 'latin1');
    writeFileSync(file('de'), before);
    const { exit, err } = await regel(['texts', 'owl'], { cwd });
    expect([exit, err]).toEqual([1, expect.stringContaining('UTF-8')]);
    expect(readFileSync(file('de'))).toEqual(before);
  });

  test('waits until the rules have no mistakes', async () => {
    const { cwd } = await game();
    writeFileSync(join(cwd, 'rules/owl/more.regel'), 'phase other\n  do nowhere\n');
    expect((await regel(['texts', 'owl'], { cwd })).exit).toBe(1);
    expect((await regel(['texts', 'owls'], { cwd })).exit).toBe(2);
  });
});
