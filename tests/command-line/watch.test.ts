import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settled } from '../../compiler/command-line/shared/changes.ts';
import { emptyFolder, regel } from './console.ts';

describe('regel check --watch', () => {
  test('tells after each change what it is now, and ends quietly', async () => {
    const cwd = emptyFolder();
    await regel(['new', 'owl'], { cwd });
    const file = join(cwd, 'rules/owl/owl.regel');
    const good = readFileSync(file, 'utf8');
    const edit = (text: string): void => writeFileSync(file, text);
    const { exit, out, err } = await regel(['check', '--watch'], {
      cwd,
      async *changes() {
        edit(good.replace('add at-risk to', 'add at-rsik to'));
        yield;
        edit(`${good.replace('add at-risk to', 'add at-rsik to')}# a comment\n`);
        yield;
        yield; // nothing has changed
        edit(good);
        yield;
      },
    });
    expect([exit, err]).toEqual([0, '']);
    const [first, broken, same, mended, ...more] = out.split('\n\u2500\u2500 ');
    expect(first).toMatch(/^No problems.*\nWatching/);
    expect(broken).toMatch(/^rules\/owl\/owl\.regel\nerror\[unknown-name\][\s\S]*1 error/);
    expect(same).toMatch(/^rules\/owl\/owl\.regel\n1 error/);
    expect(mended).toMatch(/^rules\/owl\/owl\.regel\nNo problems/);
    expect(more).toEqual([]);
  });

  test('goes with no output for programs', async () => {
    expect(await regel(['check', '--watch', '--json'])).toMatchObject({ exit: 2, out: '' });
  });
});

describe('changes that come in a row', () => {
  /** Timers that run when the test says so. */
  function byHand() {
    let due: (() => void) | undefined;
    return {
      timer: {
        start: (done: () => void) => {
          due = done;
          return done;
        },
        stop: (timer: unknown) => {
          if (due === timer) due = undefined;
        },
      },
      pass: () => {
        const done = due;
        due = undefined;
        done?.();
      },
    };
  }

  test('are one, and end when they are stopped', async () => {
    const { timer, pass } = byHand();
    let send = (): void => {};
    let stop = (): void => {};
    let isClosed = false;
    const changes = settled((event, end) => {
      send = event;
      stop = end;
      return () => {
        isClosed = true;
      };
    }, timer);
    const seen = changes[Symbol.asyncIterator]();
    const first = seen.next();
    send();
    send();
    pass();
    expect((await first).done).toBe(false);
    const second = seen.next();
    pass(); // nothing has come since
    send();
    pass();
    expect((await second).done).toBe(false);
    const third = seen.next();
    stop();
    expect((await third).done).toBe(true);
    expect(isClosed).toBe(true);
  });
});
