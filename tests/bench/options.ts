import { parseArgs } from 'node:util';
import { CONTESTANTS } from './contestants/index.ts';
import { GAMES } from './games.ts';

export interface Options {
  readonly games: readonly string[];
  /** How many play; undefined: two, and as many as can. */
  readonly players: readonly number[] | undefined;
  readonly contestants: readonly string[];
  /** The revision whose cores are the base. */
  readonly base: string;
  /** How many processes each contestant gets; their medians are compared. */
  readonly rounds: number;
  /** The most CPU seconds for warming up, and for what counts; less for those who need less. */
  readonly most: { readonly warmUp: number; readonly seconds: number };
  readonly quick: boolean;
  readonly kernels: boolean;
  readonly lab: boolean;
  readonly count: boolean;
  readonly write: boolean;
  readonly help: boolean;
}

const BASE = '2da0fb0';

export const USAGE = `npm run bench -- [--games clever,palace] [--players 2,4] [--only core,limit] [--base ${BASE}] [--rounds 7]
                 [--quick] [--kernels] [--lab] [--count] [--write]

  --games     some of: ${GAMES.join(', ')}
  --players   how many play; two, and as many as can, unless told otherwise
  --only      some of: ${CONTESTANTS.map(({ name }) => name).join(', ')}
  --base      the revision whose committed cores are compared with; ${BASE} unless told otherwise
  --rounds    processes for each contestant; 7 unless told otherwise
  --quick     3 rounds and short ones: boardgame.io is left out, as it would not have settled
  --kernels   majorities, outer wall, placements and payments instead of whole games
  --lab       the lab beside the core alone, instead of whole games
  --count     the instructions of a game too, counted by valgrind where it is installed; that takes minutes
  --write     all of it, and writes the tables into the documentation; for a whole run only`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string' },
      players: { type: 'string' },
      only: { type: 'string' },
      base: { type: 'string', default: BASE },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      kernels: { type: 'boolean', default: false },
      lab: { type: 'boolean', default: false },
      count: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const games = values.games?.split(',') ?? GAMES;
  const players = values.players?.split(',').map(Number);
  const usual = CONTESTANTS.filter(
    ({ onlyIfNamed, needsPackages }) => !onlyIfNamed && !(values.quick && needsPackages),
  );
  const contestants = values.only?.split(',') ?? usual.map(({ name }) => name);
  const rounds = Number(values.rounds ?? (values.quick ? 3 : 7));
  const wrong =
    games.find((name) => !GAMES.includes(name)) ??
    players?.find((count) => !Number.isInteger(count) || count < 1) ??
    contestants.find((name) => !CONTESTANTS.some((one) => one.name === name)) ??
    (Number.isInteger(rounds) && rounds > 0 ? undefined : values.rounds);
  if (wrong !== undefined) throw new Error(`${wrong} is not among them.\n\n${USAGE}`);
  const isPart =
    values.quick || values.kernels || values.lab || values.only !== undefined || values.games !== undefined;
  if (values.write && (isPart || players !== undefined || rounds < 7))
    throw new Error(`Only a whole run of at least 7 rounds is written down.\n\n${USAGE}`);
  return {
    games,
    players,
    contestants,
    base: values.base,
    rounds,
    most: values.quick ? { warmUp: 0.4, seconds: 0.3 } : { warmUp: 60, seconds: 60 },
    quick: values.quick,
    kernels: values.kernels,
    lab: values.lab,
    count: values.count,
    write: values.write,
    help: values.help,
  };
}
