import { createRequire } from 'node:module';
import { createConnection, createServer, type Server as NetServer } from 'node:net';
import type { Ctx, Game } from 'boardgame.io';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as clever from '../../generated/clever/engine.ts';
import * as palace from '../../generated/palace/engine.ts';
import { boardgameOf, type Table } from '../../generated/runtime/boardgame-io.ts';
import type { AnyGame, Engine } from '../../generated/runtime/engine.ts';
import { hiddenFrom } from './hidden.ts';

vi.setConfig({ testTimeout: 300_000 });

// The package has its entries for bundlers and for `require` alone.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { Local, SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
const { RandomBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

// As servers run; otherwise it looks through every state again and again.
vi.stubEnv('NODE_ENV', 'production');

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const GAMES = [
  { id: 'clever', engine: clever.clever as unknown as Engine<AnyGame>, players: 2, steps: 2000 },
  { id: 'palace', engine: palace.palace as unknown as Engine<AnyGame>, players: 3, steps: 100 },
];

/** boardgame.io sends everybody the seed of its own random numbers, with which nothing is decided here. */
const UNUSED_SEED = /"random":\{"data":\{"seed":"\w+"\}\}/g;

/** A line between one client and the server, which writes down every byte that comes from there. */
async function tapped(port: number): Promise<{ url: string; heard: () => string }> {
  const parts: Buffer[] = [];
  const proxy: NetServer = createServer((client) => {
    const server = createConnection(port, '127.0.0.1');
    server.on('data', (part) => parts.push(part));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.pipe(other).on('error', () => one.destroy());
    closing.push(
      () => client.destroy(),
      () => server.destroy(),
    );
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  closing.push(() => void proxy.close());
  const { port: own } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${own}`,
    heard: () => Buffer.concat(parts.splice(0)).toString('latin1'),
  };
}

type State = ReturnType<ReturnType<typeof Client>['getState']>;

/** Who may move now, as boardgame.io keeps it: one whose turn it is, or several at once, in the order of their numbers. */
function actingIn(ctx: Ctx): string[] {
  return ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
}

describe.each(GAMES)('$id on boardgame.io', ({ engine, players, steps: most }) => {
  const game = boardgameOf(engine.data, engine) as unknown as Game;
  const viewers = [...Array.from({ length: players }, (_, index) => index + 1), 'spectator' as const];

  test('a whole game on its server: clients and a spectator get what they may know, byte by byte', async () => {
    const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
    const running = await server.run({ port: 0 });
    closing.push(() => server.kill(running));
    const { port } = running.appServer.address() as { port: number };
    const lines = await Promise.all(viewers.map(() => tapped(port)));
    const clients = viewers.map((viewer, index) => {
      const client = Client({
        game,
        numPlayers: players,
        matchID: 'loopback',
        ...(viewer === 'spectator' ? {} : { playerID: String(viewer - 1) }),
        multiplayer: SocketIO({ server: lines[index]!.url }),
        debug: false,
      });
      client.start();
      closing.push(() => client.stop());
      return client;
    });
    const all = async (isThere: (state: NonNullable<State>) => boolean) =>
      vi.waitFor(
        () => {
          const states = clients.map((client) => client.getState());
          if (!states.every((state) => state && isThere(state))) throw new Error('not yet');
          return states as NonNullable<State>[];
        },
        { timeout: 60_000, interval: 1 },
      );
    let states = await all(() => true);
    clients[0]!.moves.begin!();
    states = await all(({ G }) => (G as { begun: boolean }).begun);
    for (let turn = 0; !states[0]!.ctx.gameover; turn++) {
      const stored = (await server.db.fetch('loopback', { state: true })).state.G as Table;
      const truth = engine.restore(stored.state);
      for (const [index, viewer] of viewers.entries()) {
        const isToAct = viewer !== 'spectator' && engine.toAct(truth).includes(viewer);
        // As text: a comparison of what is in it takes far longer, and only tells better what is wrong.
        expect(JSON.stringify(states[index]!.G)).toBe(
          JSON.stringify({
            begun: true,
            view: engine.view(truth, viewer),
            moves: isToAct ? engine.moves(truth, viewer) : [],
            news: stored.news![viewer],
          }),
        );
        // And nothing else of it is in any byte: no words, no seed, no cards of others.
        const bytes = lines[index]!.heard().replace(UNUSED_SEED, '');
        for (const word of ['regelwerk', 'snapshot', 'words', 'seed', 'prng'])
          expect(bytes).not.toContain(word);
        if (JSON.stringify(stored.news![viewer]).includes('"hidden"')) continue;
        const news = JSON.stringify(stored.news);
        for (const piece of hiddenFrom(engine.data, engine.read(truth), viewer))
          if (!news.includes(piece)) expect(bytes).not.toContain(`"${piece}"`);
      }
      const acting = actingIn(states[0]!.ctx);
      expect(acting).toEqual(
        engine
          .toAct(truth)
          .map((player) => String(player - 1))
          .sort(),
      );
      const mover = clients[Number(acting[0])]!;
      const { moves } = mover.getState()!.G as { moves: object[] };
      mover.moves.play!(moves[(turn * 7) % moves.length]);
      const { _stateID } = states[0]!;
      states = await all((state) => state._stateID > _stateID);
    }
    const { gameover } = states[0]!.ctx;
    expect(gameover.ranking).toHaveLength(players);
    const best = gameover.ranking.filter(({ place }: { place: number }) => place === 1);
    expect(gameover.winner).toBe(best.length === 1 ? String(best[0].seat - 1) : undefined);
  });

  test('bots play it, and whoever is not to act, sends nonsense or begins again changes nothing', async () => {
    const multiplayer = Local();
    const clients = viewers.slice(0, -1).map((_, index) => {
      const client = Client({
        game,
        numPlayers: players,
        playerID: String(index),
        multiplayer,
        debug: false,
      });
      client.start();
      closing.push(() => client.stop());
      return client;
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const [first] = clients;
    expect(first!.getState()!.G).toEqual({ begun: false, players });
    first!.moves.play!({ player: 1, action: 'pass' });
    expect(first!.getState()!.G).toEqual({ begun: false, players });
    first!.moves.begin!();
    const before = first!.getState()!;
    const [acting] = actingIn(before.ctx);
    for (const [index, client] of clients.entries()) {
      const legal = clients[Number(acting)]!.getState()!.G.moves;
      const wrong = [
        null,
        'fly',
        {},
        { player: 1, action: 'fly' },
        ...(String(index) === acting ? [] : legal),
      ];
      for (const move of wrong) client.moves.play!(move);
      client.moves.begin!();
    }
    expect(first!.getState()!._stateID).toBe(before._stateID);
    expect(first!.getState()!.G).toEqual(before.G);
    const bot = new RandomBot({ enumerate: game.ai!.enumerate, seed: 'bot' });
    const alone = Client({ game, numPlayers: players, debug: false });
    let steps = 0;
    for (; !alone.getState()!.ctx.gameover && steps < most; steps++) {
      const state = alone.store.getState();
      const { action } = await bot.play(state, actingIn(state.ctx)[0]!);
      alone.store.dispatch(action);
    }
    // A whole game, or as much of a long one as was asked for.
    expect(alone.getState()!.ctx.gameover !== undefined || steps === most).toBe(true);
    expect(alone.getState()!._stateID).toBe(steps);
  });

  test('a set-up that the game cannot have is told', () => {
    expect(game.validateSetupData!(undefined, players)).toBe(undefined);
    expect(game.validateSetupData!(undefined, 17)).toContain('players');
    expect(game.validateSetupData!({ options: { none: 1 } }, players)).toContain('option');
  });
});
