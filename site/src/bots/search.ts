import type { BotDecision } from './bot-decision.ts';
import type { Estimate } from './estimates.ts';
import { tryEachMove } from './greedy.ts';
import { MarginNormaliser } from './normalise.ts';
import { Playout } from './playout.ts';
import { type Edge, Node } from './tree.ts';
import { TUNING, type Tuning } from './tuning.ts';

/** The moves of the position are looked at in so many worlds before the search begins. */
const FIRST_WORLDS = 3;
const FIRST_TRIES = 200;

/**
 * Monte Carlo tree search over worlds that could be. Each try deals anew what the player does not see, picks moves by their
 * success so far (UCB1, among those that are legal in this world), adds one node, plays on for a while, and counts
 * for each mover by how much that one is ahead. Each player is taken to play for himself.
 */
export class Search {
  readonly #decision: BotDecision;
  readonly #tuning: Tuning;
  readonly #root = new Node();
  /** The moves of the position, the most promising first. */
  readonly #first: readonly Edge[];
  /** By player. */
  readonly #normalisers: readonly MarginNormaliser[];
  readonly #playout: Playout;
  /** Of the try that is made: the moves in the tree, and the nodes at which they were made. */
  readonly #path: Edge[] = [];
  readonly #nodes: Node[] = [];
  readonly #words: Int32Array;
  readonly #totals: Float64Array;

  constructor(decision: BotDecision, tuning = TUNING) {
    this.#decision = decision;
    this.#tuning = tuning;
    const { arena, evaluation, random, player } = decision;
    const { players } = arena;
    this.#normalisers = Array.from({ length: players }, () => new MarginNormaliser());
    this.#playout = new Playout(arena, evaluation, random, tuning);
    this.#words = new Int32Array(arena.core.stateWords());
    this.#totals = new Float64Array(arena.seats);
    const inOrder = tryEachMove(decision, FIRST_WORLDS, FIRST_TRIES)
      .map((estimate) => ({ estimate, lot: random.next() }))
      .sort((a, b) => b.estimate.margin - a.estimate.margin || a.lot - b.lot)
      .map(({ estimate }) => estimate);
    this.#first = inOrder.map((estimate) => this.#expect(player, estimate, inOrder[0]!));
  }

  /** The evaluation right after a move is a first guess at what it is worth. */
  #expect(player: number, { move, margin }: Estimate, best: Estimate): Edge {
    const { prior } = this.#tuning;
    const edge = this.#root.add(player, move);
    edge.visits = prior;
    edge.value = prior * (0.5 + this.#normalisers[player]!.difference(margin - best.margin));
    return edge;
  }

  /** Whether there is nothing to think about. */
  get isDecided(): boolean {
    return this.#first.length === 1;
  }

  /** One try. */
  step(): void {
    const decision = this.#decision;
    const { evaluation } = decision;
    const first = this.#pickFirst();
    // The tries of each move meet the same worlds and the same chance in turn, so that no move has better luck.
    decision.random.restart(first.visits);
    decision.enterWorld();
    this.#descend(first);
    const totals = this.#judge();
    for (const [player, normaliser] of this.#normalisers.entries())
      normaliser.add(evaluation.margin(totals, player));
    for (const [index, edge] of this.#path.entries()) {
      const { player } = edge;
      const margin = evaluation.margin(totals, player);
      edge.visits++;
      edge.value += this.#normalisers[player]!.value(margin);
      edge.margin += margin;
      edge.points += totals[player]!;
      this.#nodes[index]!.visits++;
    }
  }

  /** Goes down the tree to a node that is new. */
  #descend(first: Edge): void {
    const { arena, player } = this.#decision;
    const path = this.#path;
    const nodes = this.#nodes;
    path.length = 0;
    nodes.length = 0;
    let node: Node | undefined = this.#root;
    while (node && path.length < this.#tuning.horizon) {
      const actor = path.length === 0 ? player : arena.actor();
      if (actor < 0) return;
      const edge: Edge = path.length === 0 ? first : this.#pick(node, actor);
      arena.core.apply(actor, edge.move);
      nodes.push(node);
      path.push(edge);
      node = edge.next;
      edge.next ??= new Node();
    }
  }

  /**
   * The points of each seat after playing on from the new node, mixed with those expected at once: these know less of
   * what the moves lead to, but depend less on luck.
   */
  #judge(): Float64Array {
    const { arena, evaluation } = this.#decision;
    const { early } = this.#tuning;
    const totals = this.#totals;
    const words = this.#words;
    const { scorings } = arena;
    words.set(arena.core.memory.subarray(0, words.length));
    totals.set(evaluation.estimate());
    arena.load(words, scorings);
    this.#playout.play(this.#tuning.horizon - this.#path.length);
    const late = evaluation.estimate();
    for (let seat = 0; seat < totals.length; seat++)
      totals[seat] = early * totals[seat]! + (1 - early) * late[seat]!;
    return totals;
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

  #promise({ visits, value }: Edge, log: number): number {
    if (visits === 0) return Number.POSITIVE_INFINITY;
    return value / visits + this.#tuning.explore * Math.sqrt(log / visits);
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
