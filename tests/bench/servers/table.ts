/** A game on a server, with a connection for every player: whose move it is, and what they may do. */
export interface Table {
  /** Plays the next move; resolves when the mover has been told. */
  play(): Promise<void>;
  /** Whether the game has ended; then another one takes its place. */
  isOver(): boolean;
  close(): void;
}

/** A server in a process of its own, to be asked for tables. */
export interface Contestant {
  readonly name: string;
  readonly pid: number;
  open(players: number): Promise<Table>;
  stop(): void;
}

/** The move that is made at a turn: any of the allowed ones, the same on each server. */
export function chosen<Move>(moves: readonly Move[], turn: number): Move {
  return moves[(turn * 7) % moves.length]!;
}
