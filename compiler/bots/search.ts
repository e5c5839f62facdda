import type { BotDecision } from './bot-decision.ts';
import type { Estimate } from './estimates.ts';
import { bestFirst, tryEachMove } from './greedy.ts';
import { Lookahead } from './lookahead.ts';
import { MarginNormaliser } from './normalise.ts';
import { type Edge, Node } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';

/** The moves of the position are looked at in so many worlds before the search begins. */
const FIRST_WORLDS = 3;
const FIRST_TRIES = 200;

/** The tree grows to so many nodes, each a few hundred bytes; then playouts begin at its leaves. */
const MOST_NODES = 50_000;

/** A fault of a core; told by its name, as every generated engine has a class of its own. */
function isFault(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'Fault';
}

function lastingOf(choices: number, { lasting, fewChoices, manyChoices }: Tuning): number {
  return lasting * Math.min(1, Math.max(0, (choices - fewChoices) / (manyChoices - fewChoices)));
}

/**
 * Monte Carlo tree search over worlds that could be. Each try deals anew what the player does not see, picks moves by their
 * success so far (UCB1, among those that are legal in this world), adds one node, plays on at random, inside of the core, and counts
 * for each mover by how much that one is ahead. Each player is taken to play for himself.
 *
 * Random playouts are right about what a move leads to in the end, but only on average over many. So the first tries of each move
 * look ahead as well: a few steps of sensible play and an evaluation, short-sighted, but nearly free of noise. The more playouts there
 * are, the less that counts, but for a part where there is much to choose from.
 */
export class Search {
  readonly #decision: BotDecision;
  readonly #tuning: Tuning;
  readonly #root = new Node();
  /** The moves of the position, the most promising first. */
  readonly #first: readonly Edge[];
  /** By player, for what playouts come to, and for what is foreseen. */
  readonly #playedOut: readonly MarginNormaliser[];
  readonly #foreseen: readonly MarginNormaliser[];
  readonly #lookahead: Lookahead;
  readonly #playoutMoves: number;
  /** The part of what is foreseen that does not fade. */
  readonly #lasting: number;
  #nodes = 0;
  /** Of the try that is made: the moves in the tree, and the nodes at which they were made. */
  readonly #path: Edge[] = [];
  readonly #passed: Node[] = [];
  readonly #words: Int32Array;
  readonly #early: Float64Array;
  readonly #seed = [1, 0, 0, 0];

  constructor(decision: BotDecision, tuning = TUNING) {
    this.#decision = decision;
    this.#tuning = tuning;
    const { arena, evaluation, random, player } = decision;
    const normalisers = () => Array.from({ length: arena.players }, () => new MarginNormaliser());
    this.#playedOut = normalisers();
    this.#foreseen = normalisers();
    this.#lookahead = new Lookahead(arena, evaluation, random, tuning);
    this.#lasting = lastingOf(decision.character.choices, tuning);
    this.#playoutMoves = Math.max(
      tuning.leastPlayout,
      Math.round(tuning.playoutWork / decision.character.choices),
    );
    this.#words = new Int32Array(arena.core.stateWords());
    this.#early = new Float64Array(arena.seats);
    const inOrder = bestFirst(tryEachMove(decision, FIRST_WORLDS, FIRST_TRIES), random);
    this.#first = inOrder.map((estimate) => this.#expect(player, estimate, inOrder[0]!));
  }

  /** The evaluation right after a move is a first guess at what it is worth. */
  #expect(player: number, { move, margin }: Estimate, best: Estimate): Edge {
    const { prior } = this.#tuning;
    const edge = this.#root.add(player, move);
    edge.visits = prior;
    edge.value = prior * (0.5 + this.#playedOut[player]!.difference(margin - best.margin));
    return edge;
  }

  /** Whether there is nothing to think about. */
  get isDecided(): boolean {
    return this.#first.length === 1;
  }

  /** One try. */
  step(): void {
    const { random } = this.#decision;
    const first = this.#pickFirst();
    // The tries of each move meet the same worlds and the same chance in turn, so that no move has better luck.
    random.restart(first.visits);
    try {
      this.#decision.enterWorld();
      this.#descend(first);
      if (first.lookaheads < this.#tuning.lookaheads + this.#lasting * first.visits) this.#lookAhead();
      this.#playOut();
    } catch (problem) {
      if (!isFault(problem)) throw problem;
      // In this world the rules cannot go on: nothing is learned from it, and the next try meets another.
      first.value += first.value / first.visits;
      first.visits++;
      this.#root.visits++;
      return;
    }
    for (const node of this.#passed) node.visits++;
  }

  /** Goes down the tree to a move that was not tried yet. */
  #descend(first: Edge): void {
    const { arena, player } = this.#decision;
    this.#path.length = 0;
    this.#passed.length = 0;
    let node: Node | undefined = this.#root;
    while (node) {
      const actor = node === this.#root ? player : arena.actor();
      if (actor < 0) return;
      const edge: Edge = node === this.#root ? first : this.#pick(node, actor);
      arena.core.apply(actor, edge.move);
      this.#passed.push(node);
      this.#path.push(edge);
      node = edge.next;
      if (!node && edge.visits > 0 && this.#nodes < MOST_NODES) {
        this.#nodes++;
        edge.next = node = new Node();
      }
    }
  }

  /**
   * What is expected after a few steps from here, mixed with what is expected at once: this knows less of what the moves lead to, but
   * depends less on luck. Afterwards the arena stands where it stood.
   */
  #lookAhead(): void {
    const { arena, evaluation } = this.#decision;
    const { early, horizon } = this.#tuning;
    const words = this.#words;
    const { worth } = evaluation;
    const { scorings } = arena;
    words.set(arena.core.memory.subarray(0, words.length));
    evaluation.estimate();
    this.#early.set(worth);
    arena.load(words, scorings);
    this.#lookahead.play(horizon - this.#path.length);
    evaluation.estimate();
    for (let seat = 0; seat < worth.length; seat++)
      worth[seat] = early * this.#early[seat]! + (1 - early) * worth[seat]!;
    for (const [player, normaliser] of this.#foreseen.entries())
      normaliser.add(evaluation.margin(worth, player));
    for (const edge of this.#path) {
      edge.lookaheads++;
      edge.foreseen += this.#foreseen[edge.player]!.value(evaluation.margin(worth, edge.player));
    }
    arena.load(words, scorings);
  }

  #playOut(): void {
    const { arena, evaluation, random } = this.#decision;
    const { core } = arena;
    for (let word = 0; word < 4; word++) this.#seed[word] = random.next();
    // The generator must not begin with zeros only.
    this.#seed[0]! |= 1;
    core.seedPlayouts(this.#seed);
    core.playOut(this.#playoutMoves);
    evaluation.estimate();
    const { worth, points } = evaluation;
    for (const [player, normaliser] of this.#playedOut.entries())
      normaliser.add(evaluation.margin(worth, player));
    for (const edge of this.#path) {
      const margin = evaluation.margin(worth, edge.player);
      edge.visits++;
      edge.value += this.#playedOut[edge.player]!.value(margin);
      edge.margin += margin;
      edge.points += points[edge.player]!;
    }
  }

  #pickFirst(): Edge {
    const { visits } = this.#root;
    const first = this.#first;
    const width = Math.min(first.length, this.#widthOf(visits));
    const log = Math.log(visits + 1);
    let best = first[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < width; index++) {
      const value = this.#promise(first[index]!, log);
      if (value <= highest) continue;
      best = first[index]!;
      highest = value;
    }
    return best;
  }

  #pick(node: Node, actor: number): Edge {
    const { core } = this.#decision.arena;
    const count = core.moveCount(actor);
    let known = 0;
    let best: Edge | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const edge = node.find(actor, core.moveAt(index));
      if (!edge) continue;
      known++;
      edge.offered++;
      const value = this.#promise(edge, Math.log(edge.offered + 1));
      if (value <= highest) continue;
      best = edge;
      highest = value;
    }
    if (best && known >= Math.min(count, this.#widthOf(node.visits))) return best;
    return this.#addOne(node, actor, count - known);
  }

  /** One of the moves that were not tried here yet. */
  #addOne(node: Node, actor: number, untried: number): Edge {
    const { arena, random } = this.#decision;
    let left = random.below(untried);
    for (let index = 0; ; index++) {
      const move = arena.core.moveAt(index);
      if (!node.find(actor, move) && left-- === 0) return node.add(actor, move);
    }
  }

  #widthOf(visits: number): number {
    return Math.ceil(this.#tuning.width + this.#tuning.widening * Math.sqrt(visits));
  }

  #promise({ visits, value, lookaheads, foreseen }: Edge, log: number): number {
    if (visits === 0) return Number.POSITIVE_INFINITY;
    return (
      this.#expected(value / visits, visits, foreseen, lookaheads) +
      this.#tuning.explore * Math.sqrt(log / visits)
    );
  }

  /** What playouts and looking ahead come to together. */
  #expected(played: number, visits: number, foreseen: number, lookaheads: number): number {
    if (lookaheads === 0) return played;
    const trust = this.#tuning.lookaheadTrust;
    const share = Math.max(this.#lasting, trust / (trust + visits));
    return (1 - share) * played + share * (foreseen / lookaheads);
  }

  /** The moves that were tried, the best first. */
  estimates(): Estimate[] {
    const { prior } = this.#tuning;
    return this.#first
      .filter(({ visits }) => visits > prior || this.isDecided)
      .sort((a, b) => b.visits - a.visits || b.value / b.visits - a.value / a.visits)
      .map(({ move, visits, margin, points }) => {
        const tries = visits - prior;
        return {
          move,
          visits: tries,
          margin: margin / Math.max(1, tries),
          points: points / Math.max(1, tries),
        };
      });
  }
}
