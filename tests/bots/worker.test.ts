import { expect, test } from 'vitest';
import { save } from '../../compiler/runtime/replay.ts';
import { games } from '../../generated/games.ts';
import { BotClient, type Thread } from '../../site/src/bots/client.ts';
import type { Answer, Message } from '../../site/src/bots/messages.ts';
import { createService } from '../../site/src/bots/service.ts';
import { tableOf } from './table.ts';

/** A client and the service that runs in the worker, with everything sent between them copied as a worker would. */
function connected() {
  const answers: Answer[] = [];
  let started = 0;
  const startThread = (): Thread => {
    started++;
    const load = async (id: string) => {
      const game = games.find(({ data }) => data.id === id);
      if (!game) throw new Error(`no such game: ${id}`);
      return game;
    };
    const serve = createService(load, (answer) => {
      answers.push(answer);
      thread.onmessage?.({ data: structuredClone(answer) });
    });
    const thread: Thread = {
      onmessage: null,
      onerror: null,
      terminate: () => {},
      postMessage: (question: Message) => void serve(structuredClone(question)),
    };
    return thread;
  };
  return { client: new BotClient(startThread), answers, started: () => started };
}

const { machine, start } = tableOf('clever/quick');
const state = start('worker');
const saved = save(machine, state);
const [player = 1] = machine.toAct(state);
const request = { game: 'clever/quick', saved, player, seed: 'worker', tries: 20 };

test('a move comes back in notation, and the worker starts when it is needed', async () => {
  const { client, started } = connected();
  expect(started()).toBe(0);
  const [one, two] = await Promise.all([
    client.choose({ ...request, kind: 'search' }),
    client.choose({ ...request, kind: 'search' }),
  ]);
  expect(started()).toBe(1);
  expect(one).toBe(two);
  expect(machine.refusal(state, machine.read(state, one, player - 1)!)).toBeUndefined();
  expect(await client.choose({ ...request, kind: 'greedy' })).toMatch(/^[a-z]/);
});

test('hints come back with their estimates', async () => {
  const hints = await connected().client.hint({ ...request, most: 2 });
  expect(hints.length).toBeGreaterThan(0);
  expect(typeof hints[0]!.move).toBe('string');
  expect(hints[0]!.share).toBeGreaterThan(0);
});

test('what goes wrong is answered', async () => {
  const { client } = connected();
  await expect(client.choose({ ...request, kind: 'search', game: 'chess' })).rejects.toThrow(
    'no such game: chess',
  );
  await expect(client.choose({ ...request, kind: 'search', saved: 'rubbish' })).rejects.toThrow();
  await expect(client.choose({ ...request, kind: 'search', player: 9 })).rejects.toThrow('not to act');
});

test('a request can be cancelled', async () => {
  const { client, answers } = connected();
  const controller = new AbortController();
  const { signal } = controller;
  const { tries: _, ...endless } = request;
  const asked = client.choose({ ...endless, milliseconds: 1_000_000, kind: 'search', signal });
  setTimeout(() => controller.abort(), 20);
  await expect(asked).rejects.toThrow('aborted');
  // The worker has stopped thinking too, and says so.
  await expect.poll(() => answers.at(-1)).toMatchObject({ is: 'error', cancelled: true });
});

test('a closed client rejects what is asked, and starts again when it is asked again', async () => {
  const { client, started } = connected();
  const asked = client.choose({ ...request, kind: 'search' });
  client.close();
  await expect(asked).rejects.toThrow('closed');
  await client.choose({ ...request, kind: 'random' });
  expect(started()).toBe(2);
});
