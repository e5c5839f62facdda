import { type Core, type CoreSetup, OPEN, PASS } from '../runtime/core.ts';
import type { GameData } from '../runtime/data.ts';
import { decode, offerOf } from '../runtime/moves.ts';
import { draw } from '../runtime/random.ts';
import { Apart, StoppedAlike } from './apart.ts';

/** In how many moves all actions are asked about. */
const ASKED_EVERY = 16;

/** A core and the same core in WebAssembly, or as a program: every word of the state is the same after every move. */
export class Twins {
  readonly #core: Core;
  readonly #twin: Core;
  readonly #data: GameData;

  constructor(core: Core, twin: Core, data: GameData) {
    this.#core = core;
    this.#twin = twin;
    this.#data = data;
  }

  /** A random game of at most `most` moves; throws where they differ. */
  play(setup: CoreSetup, words: number[], mostMoves: number): void {
    const [core, twin] = [this.#core, this.#twin];
    together(core, twin, (one) => one.start(setup));
    this.#compare(0);
    for (let moves = 0; moves < mostMoves && !core.isOver() && core.actors() !== 0; moves++) {
      const player = 31 - Math.clz32(core.actors());
      const count = this.#compareMoves(player);
      if (moves % ASKED_EVERY === 0) this.#ask(setup.players);
      const at = draw(words, count);
      together(core, twin, (one) => {
        // Asking may have listed other moves.
        one.moveCount(player);
        one.apply(player, one.moveAt(at));
      });
      this.#compare(moves + 1);
    }
    if (!core.isOver()) return;
    const count = core.rank();
    same('result', 'how many are ranked', count, twin.rank());
    for (let at = 0; at < count; at++) {
      same('result', 'seat', core.rankedSeat(at), twin.rankedSeat(at));
      same('result', 'place', core.rankedPlace(at), twin.rankedPlace(at));
      same('result', 'tie rule', core.rankedBy(at), twin.rankedBy(at));
    }
  }

  /** A game that each plays by itself: from the same random numbers they play the same. */
  playOut(setup: CoreSetup, words: readonly number[], mostMoves: number): void {
    together(this.#core, this.#twin, (one) => one.start(setup));
    for (const one of [this.#core, this.#twin]) one.seedPlayouts(words);
    const played: number[] = [];
    together(this.#core, this.#twin, (one) => played.push(one.playOut(mostMoves)));
    same('moves', 'how many are played out', played[0]!, played[1]!);
    this.#compare(played[0]!);
  }

  /** Lists the moves of a player, and counts them. */
  #compareMoves(player: number): number {
    const [core, twin] = [this.#core, this.#twin];
    const count = core.moveCount(player);
    same('moves', `of player ${player + 1}`, count, twin.moveCount(player));
    for (let at = 0; at < count; at++) {
      const [expected, found] = [core, twin].map((one) => this.#meaning(one, player, one.moveAt(at)));
      same('moves', `number ${at + 1}`, expected!, found!);
    }
    return count;
  }

  /** A move as its code, or, where the cores have numbered sets on their own, as what it chooses. */
  #meaning(core: Core, player: number, code: number): number | string {
    if (this.#core.sets === this.#twin.sets || code === PASS) return code;
    const { offers } = this.#data.decisions[core.decisionOf(player)]!;
    const at = offerOf(offers, code);
    return `${at}: ${decode(core, this.#data, offers[at]!, code).join(' | ')}`;
  }

  #compare(moves: number): void {
    const [core, twin] = [this.#core, this.#twin];
    const words = core.stateWords();
    same('state', 'how many words', words, twin.stateWords());
    for (let at = 0; at < words; at++)
      if (core.memory[at] !== twin.memory[at])
        throw new Apart(
          'state',
          `word ${at} after ${moves} moves, in WebAssembly`,
          core.memory[at],
          twin.memory[at],
        );
    same('turn', 'who is to act', core.actors(), twin.actors());
    same('turn', 'over', Number(core.isOver()), Number(twin.isOver()));
    same('always', 'broken', core.broken(), twin.broken());
  }

  /** Why an action is refused that nobody has made a choice for yet. */
  #ask(players: number): void {
    for (let player = 0; player < players; player++)
      for (const [action, { choices }] of this.#data.actions.entries()) {
        const open = choices.map(() => OPEN);
        const [expected, found] = [this.#core, this.#twin].map((one) =>
          one.refusal(player, action, -1, open),
        );
        same('reason', `of player ${player + 1}, action ${action}`, expected!, found!);
      }
  }
}

/** The same on both sides. Where the rules cannot go on, both say so in the same words, and the game ends. */
function together(core: Core, twin: Core, work: (one: Core) => void): void {
  const [expected, found] = [core, twin].map((one) => faultOf(() => work(one)));
  if (expected !== found) throw new Apart('fault', 'in WebAssembly', expected, found);
  if (expected !== '') throw new StoppedAlike();
}

function faultOf(work: () => void): string {
  try {
    work();
    return '';
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'Fault') return problem.message;
    throw problem;
  }
}

function same(what: Apart['what'], about: string, expected: number | string, found: number | string): void {
  if (expected !== found) throw new Apart(what, `${about}, in WebAssembly`, expected, found);
}
