/** A move that was tried at a node of the tree. */
export interface Edge {
  readonly player: number;
  readonly move: number;
  visits: number;
  /** How often it was a legal move when one was picked here. */
  offered: number;
  /** The sum of what playouts gave to the player who made it, each from 0 to 1. */
  value: number;
  margin: number;
  points: number;
  /** The same of looking ahead, and how often that was done. */
  lookaheads: number;
  foreseen: number;
  /** What follows; there when the move is tried for the second time, as most moves never are. */
  next: Node | undefined;
}

const MOST_PLAYERS = 32;

/** What follows after some moves, whatever chance gave: so the moves here are not always the same. */
export class Node {
  visits = 0;
  readonly #edges = new Map<number, Edge>();

  find(player: number, move: number): Edge | undefined {
    return this.#edges.get(move * MOST_PLAYERS + player);
  }

  add(player: number, move: number): Edge {
    const edge = {
      ...{ player, move, visits: 0, offered: 0, value: 0, margin: 0, points: 0 },
      ...{ lookaheads: 0, foreseen: 0, next: undefined },
    };
    this.#edges.set(move * MOST_PLAYERS + player, edge);
    return edge;
  }
}
