import { parseArgs } from 'node:util';
import { CONTESTANTS } from './contestants/index.ts';

export interface Options {
  readonly players: readonly number[];
  readonly contestants: readonly string[];
  /** How many processes each contestant gets; their medians are compared. */
  readonly rounds: number;
  /** The most CPU seconds for warming up, and for what counts; less for those who need less. */
  readonly most: { readonly warmUp: number; readonly seconds: number };
  readonly quick: boolean;
  readonly kernels: boolean;
  readonly write: boolean;
  readonly help: boolean;
}

export const USAGE = `npm run bench -- [--players 1 2 3 4] [--only core,limit] [--rounds 7] [--quick] [--kernels] [--write]

  --players   how many play; 2 unless told otherwise
  --only      some of: ${Object.keys(CONTESTANTS).join(', ')}
  --rounds    processes for each contestant; 7 unless told otherwise
  --quick     3 rounds and short ones: boardgame.io has then not settled
  --kernels   majorities, outer wall, placements and payments instead of whole games
  --write     both, and writes the tables into the documentation; for a whole run only`;

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '2' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      kernels: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const players = [...values.players.split(','), ...positionals].map(Number);
  const everyone = Object.keys(CONTESTANTS).filter((name) => !CONTESTANTS[name]!.onlyIfNamed);
  const contestants = values.only?.split(',') ?? everyone;
  const rounds = Number(values.rounds ?? (values.quick ? 3 : 7));
  const wrong =
    players.find((count) => ![1, 2, 3, 4].includes(count)) ??
    contestants.find((name) => !CONTESTANTS[name]) ??
    (Number.isInteger(rounds) && rounds > 0 ? undefined : values.rounds);
  if (wrong !== undefined) throw new Error(`${wrong} is not among them.\n\n${USAGE}`);
  if (values.write && (values.quick || values.only !== undefined || rounds < 7 || values.kernels))
    throw new Error(`Only a whole run of at least 7 rounds is written down.\n\n${USAGE}`);
  return {
    players,
    contestants,
    rounds,
    most: values.quick ? { warmUp: 2, seconds: 1 } : { warmUp: 60, seconds: 60 },
    quick: values.quick,
    kernels: values.kernels,
    write: values.write,
    help: values.help,
  };
}
