import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, PROJECT, regel } from './console.ts';

const starters = readdirSync(join(PROJECT, 'rules/starters'));

describe('regel new', () => {
  test.each(starters)('writes a game like %s that has no problems and can be played', async (like) => {
    const cwd = emptyFolder();
    const { exit, out } = await regel(['new', 'owl-post', '--like', like], { cwd });
    expect([exit, out]).toEqual([0, expect.stringContaining('npx regel play owl-post')]);
    expect(await regel(['check'], { cwd })).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^No problems/),
    });
    const read = (file: string) => readFileSync(join(cwd, 'rules/owl-post', file), 'utf8');
    const fewest = Number(/players (\d)/.exec(read('owl-post.regel'))![1]);
    const bots = Array.from({ length: fewest }, (_, index) => index + 1).join(',');
    const played = await regel(['play', 'owl-post', '--bot', bots, '--seed', 'a', '--language', 'nl'], {
      cwd,
    });
    expect([played.exit, played.out]).toEqual([0, expect.stringContaining('Het spel is afgelopen')]);
    // Nothing is left of what the starter was called.
    expect(read('owl-post.regel')).toMatch(/^game owl-post$/m);
    for (const language of ['nl', 'de']) {
      expect(read(`text/${language}.ftl`)).toMatch(/^game = Owl post$/m);
      expect(read(`rulebook/${language}.mdx`)).toMatch(/^title: Owl post$/m);
    }
  });

  test('goes to the nearest rules', async () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'rules'));
    mkdirSync(join(cwd, 'deep/er'), { recursive: true });
    await regel(['new', 'owl'], { cwd: join(cwd, 'deep/er') });
    expect(existsSync(join(cwd, 'rules/owl/owl.regel'))).toBe(true);
  });

  test('never overwrites, and takes no name twice', async () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'rules/owl'), { recursive: true });
    expect(await regel(['new', 'owl'], { cwd })).toMatchObject({
      exit: 1,
      out: '',
      err: expect.stringContaining('there already'),
    });
    expect(readdirSync(join(cwd, 'rules/owl'))).toEqual([]);
    writeFileSync(join(cwd, 'rules/owl/own.regel'), 'game post\n  players 2..2\n');
    expect(await regel(['new', 'post'], { cwd })).toMatchObject({
      exit: 1,
      err: expect.stringContaining('a game post'),
    });
    expect(existsSync(join(cwd, 'rules/post'))).toBe(false);
  });

  test.each([
    ...['Owl', 'owl post', 'owl_post', '2owls', '../owl', 'owl/post', 'if', 'starters', '-', 'e'.repeat(41)],
  ])('takes no name like “%s”', async (name) => {
    const cwd = emptyFolder();
    const { exit } = await regel(['new', '--', name], { cwd });
    expect(exit).toBe(2);
    expect(existsSync(join(cwd, 'rules'))).toBe(false);
  });

  test('says which starters there are', async () => {
    const { exit, err } = await regel(['new', 'owl', '--like', 'chess'], { cwd: emptyFolder() });
    expect([exit, err]).toEqual([2, expect.stringContaining(starters.join(', '))]);
  });
});
