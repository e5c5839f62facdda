import { describe, expect, test } from 'vitest';
import { formatFile } from '../../compiler/1-syntax/format.ts';
import { emptyGame } from '../../site/src/workshop/empty-game.ts';
import { remote, serve, type Thread } from '../../site/src/workshop/service/remote.ts';
import { WorkshopService } from '../../site/src/workshop/service/service.ts';
import { ShareService } from '../../site/src/workshop/share/service.ts';
import { readSources } from '../sources.ts';

/** The files of a folder and of what it uses, as the site publishes them. */
const files = (folder: string): Record<string, string> =>
  Object.fromEntries(
    [folder, 'common'].flatMap((one) =>
      readSources(`rules/${one}`, /\.(regel|ftl|mdx)$|confirmed\.txt$/).map(({ file, text }) => [
        `${one}/${file}`,
        text,
      ]),
    ),
  );

function opened(folder: string, language: 'nl' | 'de' = 'nl') {
  const base = files(folder);
  const service = new WorkshopService();
  service.open({ files: base, base, folder, language });
  const all = () => {
    service.check(1);
    let checked = service.more(1);
    while (!checked.isComplete) checked = service.more(1);
    return checked;
  };
  return { service, base, all };
}

describe('the thread of the compiler', () => {
  test('a number that changes is marked, breaks what depends on it, and is put right with the new value', () => {
    const { service, base, all } = opened('starters/pig');
    expect(all().problems).toEqual([]);
    const goal = service.forms().find(({ name }) => name === 'goal')!;
    expect(goal.title).toBe('doel');
    const [{ numbers: [number] = [] } = {}] = goal.lines;
    const [edit] = service.setting(number!.at, '90');
    const file = number!.at.file;
    const text = base[file]!;
    service.change({ [file]: text.slice(0, edit!.start) + edit!.text + text.slice(edit!.end) });
    const codes = new Set(all().problems.map(({ code }) => code));
    expect(codes).toEqual(
      new Set(['example-allowed', 'section-to-reread'].filter((code) => codes.has(code))),
    );
    expect(codes.has('section-to-reread')).toBe(true);
    const changed = service.forms().find(({ name }) => name === 'goal')!;
    expect(changed.lines[0]!.numbers[0]).toMatchObject({ value: 90, was: 100 });
    service.change(service.confirmed('pig', []) as Record<string, string>);
    expect(all().problems.filter(({ code }) => code === 'section-to-reread')).toEqual([]);
  });

  test('an example that is no longer so is told old and new, and written anew', () => {
    const { service, base, all } = opened('starters/pig');
    const [file = ''] = Object.keys(base).filter((one) => one.endsWith('pig.regel'));
    service.change({ [file]: base[file]!.replace('then at-risk is 9', 'then at-risk is 8') });
    all();
    const broken = service.examples('pig')!.filter(({ changes }) => changes.length > 0);
    expect(broken.map(({ name, changes }) => [name, changes])).toEqual([
      ['holding-keeps-the-points', [{ before: 'at-risk is 8', now: 'at-risk is 9' }]],
    ]);
    expect(service.examplesTaken('pig', ['holding-keeps-the-points'])).toEqual({ [file]: base[file] });
  });

  test('a text that is missing is listed in every language, and written into its file', () => {
    const { service, base, all } = opened('starters/pig', 'de');
    const file = 'starters/pig/text/de.ftl';
    service.change({ [file]: base[file]!.replace(/^field-cup = .*\n/m, '') });
    all();
    const [missing, ...others] = service.missing('pig');
    expect(others).toEqual([]);
    expect(missing).toMatchObject({ id: 'field-cup', attribute: '' });
    expect(missing!.languages.map(({ isMissing, text }) => [isMissing, text])).toEqual([
      [false, 'beker'],
      [true, ''],
    ]);
    const written = service.withText(file, 'field-cup', '', 'Becher {x}\n= y');
    expect(written[file]).toContain('field-cup = Becher { "{" }x{ "}" } = y\n');
    service.change(written);
    expect(all().problems).toEqual([]);
    expect(service.missing('pig')).toEqual([]);
  });

  test('the game is sent as it is now, with a book that says what is different', () => {
    const { service, base, all } = opened('starters/pig');
    const file = 'starters/pig/pig.regel';
    service.change({ [file]: base[file]!.replace('term goal = 100', 'term goal = 60') });
    all();
    const live = service.live('pig', true, true)!;
    expect(live.game.data.id).toBe('pig');
    expect(live.book!.rulebook.values.goal?.value).toBe(60);
    expect(live.book!.before!.rulebook.values.goal?.value).toBe(100);
    service.change({ [file]: 'game pig\n  nonsense' });
    all();
    expect(service.live('pig', true, false)).toBeUndefined();
  });
});

test.each(['nl', 'de'] as const)('the empty game has nothing wrong and is formatted, in %s', (language) => {
  const { folder, files: own } = emptyGame(language);
  const service = new WorkshopService();
  const all = { ...files('common'), ...own };
  service.open({ files: all, base: all, folder, language });
  service.check(1);
  let checked = service.more(1);
  while (!checked.isComplete) checked = service.more(1);
  expect(checked.problems).toEqual([]);
  expect(checked.playable).toEqual(['my-game']);
  expect(formatFile(own['my-game/my-game.regel']!)).toBe(own['my-game/my-game.regel']);
});

describe('what is shared', () => {
  const service = new ShareService();

  test('comes back as it was sent, from a game and from nothing', () => {
    const base = files('starters/pig');
    const file = 'starters/pig/pig.regel';
    const changed = { ...base, [file]: base[file]!.replace('goal = 100', 'goal = 60') };
    const text = service.encode('pig', 'starters/pig', changed, base);
    expect(text.length).toBeLessThan(400);
    expect(service.decode(text, 'nl')).toEqual({ game: 'pig', origin: 'starters/pig' });
    expect(service.apply(text, base, 'nl')).toEqual({ files: changed, folder: 'starters/pig', left: [] });
    const own = { ...files('common'), ...emptyGame('nl').files };
    const whole = service.encode('my-game', 'common', own, own);
    expect(service.decode(whole, 'nl')).toEqual({ game: 'my-game', origin: 'common' });
    expect(service.apply(whole, files('common'), 'nl')).toEqual({ files: own, folder: 'my-game', left: [] });
  });

  test('whatever is none is told, in the language of the reader', () => {
    for (const text of ['', 'hello', '1zzzzzzzzzz', `1${'A'.repeat(5000)}`]) {
      const told = service.decode(text, 'de');
      expect(told).toHaveProperty('message');
      expect('message' in told && told.message.length > 20).toBe(true);
    }
  });
});

describe('calls to another thread', () => {
  /** A thread that is none: its answers come at once. */
  const talking = (methods: object): Thread => {
    const thread: Thread = {
      postMessage: (call) => void answer(call),
      terminate: () => {},
      onmessage: null,
      onerror: null,
    };
    const answer = serve(methods, (data) => thread.onmessage?.({ data }));
    return thread;
  };

  test('promise what is returned, fail as it fails, and are answered in order', async () => {
    const order: number[] = [];
    const methods = {
      slow: async (value: number) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(value);
        return value * 2;
      },
      quick: (value: number) => order.push(value),
      wrong: () => {
        throw new Error('no');
      },
    };
    const calls = remote<typeof methods>(talking(methods));
    const [doubled] = await Promise.all([calls.slow(1), calls.quick(2)]);
    expect([doubled, order]).toEqual([2, [1, 2]]);
    await expect(calls.wrong()).rejects.toThrow('no');
    await expect((calls as unknown as { missing(): Promise<void> }).missing()).rejects.toThrow('missing');
  });

  test('fail when the thread ends', async () => {
    let isDead = false;
    const thread: Thread = { postMessage: () => {}, terminate: () => {}, onmessage: null, onerror: null };
    const calls = remote<{ wait(): void }>(thread, () => {
      isDead = true;
    });
    const waiting = calls.wait();
    thread.onerror?.({});
    await expect(waiting).rejects.toThrow('stopped');
    expect(isDead).toBe(true);
  });
});
