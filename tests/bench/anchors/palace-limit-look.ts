import { layout, moves, state } from './palace-limit.ts';
import { CARD_SETS } from './palace-limit-tables.ts';

/** What the limit engine of the palace says, for comparing it with the generated one. */
export interface Snapshot {
  readonly player: number;
  /** Money cards by currency and value from 0 on, copies alike, in order; scoring cards behind them. */
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly market: readonly number[];
  /** Tiles by their number; -1 for none. */
  readonly yard: readonly number[];
  readonly bag: readonly number[];
  readonly players: readonly PlayerSnapshot[];
  readonly points: readonly number[];
}

export interface PlayerSnapshot {
  readonly hand: readonly number[];
  readonly bought: readonly number[];
  readonly reserve: readonly number[];
  /** Each as a text: `17 on 312`. */
  readonly palace: readonly string[];
}

const VALUES = 9;
const words = (from: number, to: number): number[] => Array.from(state.subarray(from, to));
const list = (at: number): number[] => words(at + 1, at + 1 + state[at]!);
const tileOf = (word: number): number => (word < 0 ? word : word & 63);
const tiles = (at: number): number[] => list(at).map(tileOf);
/** A cell of the grid by its number on the plot of the rules, which reaches further by so many cells: no random game comes there. */
const [FURTHER, COLUMNS] = [22, 69];
const cellOf = (cell: number): number => ((cell >>> 5) - 1 + FURTHER) * COLUMNS + (cell & 31) - 1 + FURTHER;

/** The cards of a currency, of nine counters of two bits. */
const cards = (currency: number, counters: number): number[] =>
  Array.from({ length: VALUES }, (_, value) =>
    Array<number>((counters >>> (2 * value)) & 3).fill(currency * VALUES + value),
  ).flat();

export function snapshot(player: number): Snapshot {
  const { DECK_AT, DECK_END, DISCARD, MARKET, YARD, BAG, PLAYERS, SEATS, POINTS } = layout;
  return {
    player,
    deck: words(state[DECK_AT]!, state[DECK_END]!),
    discard: list(DISCARD),
    market: list(MARKET),
    yard: words(YARD, YARD + 4).map(tileOf),
    bag: tiles(BAG),
    players: Array.from({ length: state[PLAYERS]! }, (_, seat) => playerAt(blockOf(seat))),
    points: words(POINTS, POINTS + state[SEATS]!),
  };
}

const blockOf = (seat: number): number => layout.BLOCKS + seat * layout.BLOCK_WORDS;

function playerAt(block: number): PlayerSnapshot {
  const { HAND, BOUGHT, RESERVE, PALACE, COUNT, CELLS, GRID, TILE } = layout;
  const palace = block + PALACE;
  return {
    hand: [0, 1, 2, 3].flatMap((currency) => cards(currency, state[block + HAND + currency]!)),
    bought: tiles(block + BOUGHT),
    reserve: tiles(block + RESERVE),
    palace: words(palace + CELLS, palace + CELLS + state[palace + COUNT]!).map(
      (cell) => `${tileOf(state[palace + GRID + cell]! >>> TILE)} on ${cellOf(cell)}`,
    ),
  };
}

/** A listed move in words. */
export function moveName(index: number, player: number): string {
  const { MARKET, BOUGHT, RESERVE, PHASE } = layout;
  const move = moves[index]!;
  const isAction = state[PHASE] === 0;
  const tile = (place: number) => tileOf(state[blockOf(player) + (isAction ? RESERVE : BOUGHT) + place]!);
  const cell = cellOf(move & 1023);
  switch (move >>> 20) {
    case 0:
      return `take-money ${list(MARKET).filter((_, place) => (CARD_SETS[move]! >>> place) & 1)}`;
    case 1: {
      const field = (move >>> 18) & 3;
      return `buy ${field + 1} for ${cards(field, move & 0x3ffff)}`;
    }
    case 2:
      return `build ${tile((move >>> 10) & 1023)} on ${cell}`;
    case 3:
      return `take-down ${cell}`;
    case 4:
      return `swap ${cell} for ${tile((move >>> 10) & 1023)}`;
    case 5:
      return 'end-turn';
    case 6:
      return `put-in-reserve ${tile(move & 1023)}`;
    default:
      return `give-away ${tile(move & 1023)}`;
  }
}
