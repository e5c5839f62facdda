import { Codec } from '../runtime/codec.ts';
import type { Core } from '../runtime/core.ts';
import type { GameData } from '../runtime/data.ts';
import { Fields } from '../runtime/fields.ts';
import type { Measures } from './measures.ts';
import type { Plan } from './plan.ts';
import { botAt } from './plan.ts';
import type { Tally } from './tally.ts';

/** Wins are counted in sixtieths, so that a win shared by two to six is a whole number of them. */
export const WIN_PARTS = 60;

/** What each scoring gave is read in the first games, and after them in one of so many: there is more of it than of all else. */
const AWARDS_FIRST = 4096;
const AWARDS_ONE_IN = 16;

/** One thing that points are awarded for: where the points lie in the block of a seat, and the tally of them. */
interface Award {
  readonly name: string;
  readonly words: readonly number[];
  readonly tally: Tally;
}

/** Reads how a game ended: who won, by how much, and what for. It does so after every game, so it looks nothing up and makes nothing new. */
export class EndOfGame {
  readonly #core: Core;
  readonly #plan: Plan;
  readonly #blocks: readonly number[];
  /** By seat, where its points lie. */
  readonly #pointWords: readonly Int32Array[];
  readonly #awards: readonly Award[];
  readonly #points: readonly Tally[];
  readonly #length: Tally;
  readonly #margin: Tally;
  readonly #finished: { value: number };
  readonly #won: readonly (readonly { value: number }[])[];
  /** By tie rule, from 1; 0 is the measure itself. */
  readonly #ties: readonly { value: number }[];
  readonly #shared: { value: number };
  readonly #nobody: { value: number };
  readonly #bots: readonly { readonly points: Tally; readonly won: readonly { value: number }[] }[];
  /** By seat, of the game that was read last: the points, and whether it won. */
  readonly totals: number[];
  readonly isWinner: boolean[];
  winners = 0;
  margin = 0;

  constructor(core: Core, data: GameData, plan: Plan, measures: Measures) {
    this.#core = core;
    this.#plan = plan;
    const { players, bots } = plan;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const fields = new Fields(data, new Codec(data));
    this.#blocks = seats.map((seat) => fields.block(seat));
    this.#awards = data.scorings.flatMap((scoring) => awardsOf(scoring, data, measures));
    const words = data.scorings.flatMap(wordsOf);
    this.#pointWords = this.#blocks.map((block) => Int32Array.from(words, (word) => block + word));
    this.#points = seats.map((seat) => measures.tally(`points ${seat + 1}`));
    this.#length = measures.tally('length');
    this.#margin = measures.tally('margin');
    this.#finished = measures.counter('finished');
    const winnersOf = (name: string) => seats.map((other) => measures.counter(`${name} won ${other + 1}`));
    this.#won = seats.map((seat) => winnersOf(`seat ${seat + 1}`));
    this.#ties = Array.from({ length: data.winner.ties + 1 }, (_, tie) => measures.counter(`tie ${tie}`));
    this.#shared = measures.counter('shared');
    this.#nobody = measures.counter('nobody');
    this.#bots =
      bots.length === 1
        ? []
        : bots.map((_, bot) => ({
            points: measures.tally(`bot ${bot + 1} points`),
            won: winnersOf(`bot ${bot + 1}`),
          }));
    this.totals = seats.map(() => 0);
    this.isWinner = seats.map(() => false);
  }

  read(game: number, moves: number): void {
    const { memory } = this.#core;
    this.#finished.value++;
    this.#length.add(moves);
    const { totals } = this;
    for (let seat = 0; seat < totals.length; seat++) {
      const words = this.#pointWords[seat]!;
      let total = 0;
      for (let at = 0; at < words.length; at++) total += memory[words[at]!]!;
      totals[seat] = total;
      this.#points[seat]!.add(total);
    }
    if (game < AWARDS_FIRST || game % AWARDS_ONE_IN === 0) this.#readAwards();
    if (totals.length > 1) this.#rank();
    if (this.#bots.length > 0) this.#countBots(game);
  }

  #readAwards(): void {
    const { memory } = this.#core;
    for (const block of this.#blocks)
      for (const { words, tally } of this.#awards) tally.add(sumAt(memory, block, words));
  }

  /** What is compared of the game that was read last, by name; wins in parts of one. */
  observation(moves: number): Map<string, number> {
    const { totals, isWinner, winners } = this;
    const all = new Map([
      ['length', moves],
      ['points', totals.reduce((sum, points) => sum + points, 0)],
    ]);
    for (const [name, value] of this.#awarded()) all.set(name, value);
    if (totals.length < 2) return all;
    for (const [seat, hasWon] of isWinner.entries())
      all.set(`seat ${seat + 1} wins`, hasWon ? WIN_PARTS / winners : 0);
    all.set('margin', this.margin);
    return all;
  }

  /** What each scoring gave, to all together. */
  *#awarded(): Generator<[string, number]> {
    const { memory } = this.#core;
    for (const { name, words } of this.#awards)
      yield [name, this.#blocks.reduce((sum, block) => sum + sumAt(memory, block, words), 0)];
  }

  #rank(): void {
    const core = this.#core;
    const ranked = core.rank();
    const { isWinner, totals } = this;
    isWinner.fill(false);
    this.winners = 0;
    this.margin = 0;
    if (ranked === 0) return;
    const best = core.rankedPlace(0);
    let next = 0;
    for (let position = 0; position < ranked; position++) {
      const seat = core.rankedSeat(position);
      if (core.rankedPlace(position) !== best) {
        if (next === 0) next = position;
      } else if (seat < isWinner.length) {
        isWinner[seat] = true;
        this.winners++;
      }
    }
    for (let seat = 0; seat < isWinner.length; seat++)
      if (isWinner[seat]) this.#won[seat]![this.winners - 1]!.value++;
    // Somebody imaginary may be ranked too, and may win.
    if (this.winners === 0) this.#nobody.value++;
    else if (this.winners > 1) {
      this.#shared.value++;
      // The last rule says what happens to those whom nothing tells apart.
      if (this.#ties.length > 1) this.#ties.at(-1)!.value++;
      this.#addMargin(0);
    } else if (next > 0) {
      this.#ties[core.rankedBy(0)]!.value++;
      const [first, second] = [core.rankedSeat(0), core.rankedSeat(next)];
      if (second < totals.length) this.#addMargin(Math.abs(totals[first]! - totals[second]!));
    }
  }

  #addMargin(margin: number): void {
    this.margin = margin;
    this.#margin.add(margin);
  }

  #countBots(game: number): void {
    for (let seat = 0; seat < this.totals.length; seat++) {
      const { points, won } = this.#bots[botAt(this.#plan, game, seat)]!;
      points.add(this.totals[seat]!);
      if (this.isWinner[seat]) won[this.winners - 1]!.value++;
    }
  }
}

type Scoring = GameData['scorings'][number];

function wordsOf({ at, awardedFor }: Scoring): number[] {
  return Array.from({ length: 1 + (awardedFor?.values.length ?? 0) }, (_, word) => at + word);
}

/** A scoring as a whole, and each thing that it awards points for. */
function awardsOf(scoring: Scoring, data: GameData, measures: Measures): Award[] {
  const { name, at, awardedFor } = scoring;
  const codec = new Codec(data);
  const award = (called: string, words: readonly number[]): Award => ({
    name: called,
    words,
    tally: measures.tally(called),
  });
  const parts = (awardedFor?.values ?? []).map((value, index) =>
    award(`scoring ${name} ${codec.memberName(awardedFor!.type, value)}`, [at + 1 + index]),
  );
  return [award(`scoring ${name}`, wordsOf(scoring)), ...parts];
}

function sumAt(memory: Int32Array, block: number, words: readonly number[]): number {
  let sum = 0;
  for (const word of words) sum += memory[block + word]!;
  return sum;
}
