import type { Source } from '../../compiler/1-syntax/source.ts';
import { makeVectors } from '../../compiler/4-emit/conformance/index.ts';
import { compile } from '../../compiler/compile.ts';
import { type Mutant, mutantsOf } from '../../compiler/mutate/index.ts';

const FILE = 'acorns/acorns.regel';

/** A tiny game: three times each player takes one or two acorns. Nobody takes nine times, so up to 8 would do. */
export const ACORNS = `game acorns
  players 2

table prize by acorns, otherwise 0
  acorns | 4 |  5 | 6
  points | 7 | 11 | 9

term limit = 6

each player has
  acorns: 0..6
  taken:  list of 1..2, up to 9

phase game
  repeat 3 times
    for each player in players
      player must do one of
        take
      otherwise
        nothing
  score store

action take of player
  choose number from (1, 2)
  need acorns + number is at most limit      else too-many
  add number to taken
  add number to acorns                       # into the store

scoring store for each player
  award prize[acorns]

winner player in players by most points of player
  tie: least acorns of player
  tie: joint win

term both = total of acorns of player for player in players
always no-more-than-there-are: both is at most 12

example four-acorns
  players Mia, Ben
  given acorns of Mia is 4 and acorns of Ben is 5
  when score store
  then points of Mia is 7 and points of Ben is 11
   and winners is Ben

example a-store-is-full
  players Mia, Ben
  given acorns of Mia is 5
   and Mia is to take in game
  then Mia may not take with number = 2: too-many
  when Mia does take with number = 1
  then acorns of Mia is 6
`;

export interface Tried {
  readonly sources: readonly Source[];
  readonly mutants: readonly Mutant[];
  /** The one mutant of a rule that makes this of that. */
  find(rule: string, before: string, after: string): Mutant;
  readonly vectors: ReturnType<typeof makeVectors>;
}

/** The game as it is, or with some text of it replaced. */
export function acorns(change: (text: string) => string = (text) => text): Tried {
  const sources = [{ file: FILE, text: change(ACORNS) }];
  const [game] = compile(sources, { texts: false }).games;
  if (!game) throw new Error('does not compile');
  const mutants = mutantsOf(sources, game);
  return {
    sources,
    mutants,
    find: (rule, before, after) => {
      const found = mutants.filter(
        (one) => one.rule === rule && one.before === before && one.after === after,
      );
      if (found.length !== 1) throw new Error(`${found.length} mutants of ${rule}: ${before} -> ${after}`);
      return found[0]!;
    },
    vectors: makeVectors(game),
  };
}
