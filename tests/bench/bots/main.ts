/**
 * How strong bots are: `npx tsx tests/bench/bots/main.ts --games clever,palace --a search --b earlier-search --milliseconds 40`.
 * Both think for the same CPU time, in the same process, in turn; each seat is `a`'s as often as any other.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_KINDS } from '../../../compiler/bots/bot.ts';
import { GAMES, waysToPlay } from '../games.ts';
import { cpuMilliseconds } from './clock.ts';
import { earlierBots, earlierPlayer } from './earlier-player.ts';
import { type Budget, type Player, playerOf } from './player.ts';
import { meanOf, rateOf } from './statistics.ts';
import { playOne, refereeOf, type Score, type Side } from './tournament.ts';

const USAGE = `npx tsx tests/bench/bots/main.ts [--games clever,palace] [--players 2] [--a search] [--b earlier-search]
                 [--milliseconds 40 | --tries 100] [--count 100] [--most-seconds 600] [--folder <folder>]

  --a, --b         ${BOT_KINDS.join(', ')}; with “earlier-” before it, as they were before they became a library,
                   with “typescript-”, thinking in the core in TypeScript, with “other-”, those in another copy of this project
  --folder         where that copy is
  --milliseconds   CPU time for each move of both; 40/10 is another one for each;
                   --tries: counted work instead, likewise
  --count          games of each; --most-seconds: CPU time after which no other begins`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: GAMES.join(',') },
    players: { type: 'string', default: '2' },
    a: { type: 'string', default: 'search' },
    b: { type: 'string', default: 'earlier-search' },
    milliseconds: { type: 'string' },
    tries: { type: 'string' },
    count: { type: 'string', default: '100' },
    'most-seconds': { type: 'string', default: 'Infinity' },
    folder: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** For `a`, and for `b`. */
const budgets = (['a', 'b'] as const).map((_, side): Budget => {
  const [own, other = own] = (values.tries ?? values.milliseconds ?? '40').split('/').map(Number);
  const limit = side === 0 ? own! : other!;
  return values.tries === undefined ? { milliseconds: limit } : { tries: limit };
});
let folder: string | undefined;

function called(name: string, game: string): Promise<Player> {
  const [, how = '', kind = ''] = /^(?:(earlier|typescript|other)-)?(\w+)$/.exec(name) ?? [];
  const found = BOT_KINDS.find((one) => one === kind);
  if (!found) throw new Error(`${name} is not among them.\n\n${USAGE}`);
  if (how === 'other') return playerOf(found, game, 'wasm', values.folder);
  if (how !== 'earlier') return playerOf(found, game, how === 'typescript' ? how : 'wasm');
  folder ??= earlierBots();
  return earlierPlayer(found, game, folder);
}

const sideOf = (player: Player, budget: Budget): Side => ({
  player,
  budget,
  spent: { milliseconds: 0, moves: 0, longest: 0 },
});

async function run(): Promise<void> {
  const ways = await waysToPlay(values.games.split(','), values.players.split(',').map(Number));
  for (const { game, setup } of ways) {
    const sides = [
      sideOf(await called(values.a, game), budgets[0]!),
      sideOf(await called(values.b, game), budgets[1]!),
    ] as const;
    const referee = await refereeOf(game);
    const score: Score = { games: 0, wins: 0, margins: [] };
    const end = cpuMilliseconds() + 1000 * Number(values['most-seconds']);
    // Whole rounds: each seat as often.
    while (score.games < Number(values.count) && cpuMilliseconds() < end)
      for (let seat = 0; seat < setup.players; seat++) playOne(referee, setup, sides, score.games, score);
    const chance = `by chance ${(100 / setup.players).toFixed(0)} %`;
    const [a, b] = sides.map(
      ({ spent }) =>
        `${(spent.milliseconds / spent.moves).toFixed(1)} ms, at most ${spent.longest.toFixed(0)}`,
    );
    console.log(
      `${game}, ${setup.players} players, ${JSON.stringify(budgets)}, ${score.games} games: ${values.a} wins ` +
        `${rateOf(score.wins, score.games)} against ${values.b} (${chance}), ahead by ${meanOf(score.margins)}; ` +
        `a move took ${a} and ${b}`,
    );
  }
}

try {
  if (values.help) console.log(USAGE);
  else await run();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
} finally {
  if (folder !== undefined) rmSync(folder, { recursive: true });
}
