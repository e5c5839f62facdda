import { createRequire } from 'node:module';
import { boardgameOf } from '../../../generated/runtime/boardgame-io.ts';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';

/** The server of boardgame.io with a game of this project, as its documentation starts it: with everything in memory. */
const { Server } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/server');
const [name = 'clever'] = process.argv.slice(2);
const engine = (await import(`../../../generated/${name}/engine.ts`)) as Engine<AnyGame>;
const game = boardgameOf(engine.data ?? (await import(`../../../generated/${name}/data.ts`)).data, engine);
const server = Server({ games: [game as never], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
console.log(`port ${(appServer.address() as { port: number }).port}`);
