import { layout, moves, phases, type State, score } from './clever-limit.ts';

/** What a state of the limit engine says, for comparing it with the other engines. */
export interface Snapshot {
  readonly phase: number;
  readonly round: number;
  readonly active: number;
  readonly current: number;
  readonly dice: number[];
  readonly rolled: number[];
  readonly tray: number[];
  readonly field: number[];
  readonly pending: number;
  readonly players: SheetSnapshot[];
}

export interface SheetSnapshot {
  readonly yellow: number;
  readonly blue: number;
  readonly green: number;
  readonly orange: number;
  readonly orangeSum: number;
  readonly purple: number;
  readonly purpleSum: number;
  readonly rerolls: number;
  readonly extra: number;
  readonly foxes: number;
  readonly score: number;
}

const LANES = [0, 1, 2, 3, 4, 5];
const lanes = (mask: number) => LANES.filter((lane) => (mask >>> (4 * lane)) & 1);

export function snapshot(state: State): Snapshot {
  const over = state[layout.PHASE] === phases.OVER;
  return {
    phase: state[layout.PHASE]!,
    round: state[layout.ROUND]!,
    active: state[layout.ACT]!,
    current: over ? -1 : state[layout.CUR]!,
    dice: LANES.map((lane) => (state[layout.DICE]! >>> (4 * lane)) & 15),
    rolled: lanes(state[layout.ROLLED]!),
    tray: lanes(state[layout.TRAY]!),
    field: lanes(state[layout.FIELD]!),
    pending: state[layout.PEND]!,
    players: Array.from({ length: state[layout.N]! }, (_, player) => sheetOf(state, player)),
  };
}

function sheetOf(state: State, player: number): SheetSnapshot {
  const at = (word: number) => state[layout.HDR + player * layout.PW + word]!;
  const tokens = at(layout.TOK);
  return {
    yellow: at(layout.YEL),
    blue: at(layout.BLU),
    green: at(layout.GRN),
    orange: at(layout.ORA),
    orangeSum: at(layout.OSUM),
    purple: at(layout.PUR),
    purpleSum: at(layout.PSUM),
    rerolls: tokens & 255,
    extra: (tokens >> 8) & 255,
    foxes: tokens >> 16,
    score: score(state, player),
  };
}

const AREAS = ['yellow', 'blue', 'green', 'orange', 'purple'];
const DICE = ['white', ...AREAS];

/** A move in words, the same for all anchors. */
export function moveName(move: number): string {
  if (move === moves.PASS) return 'pass';
  if (move === moves.REROLL) return 'reroll';
  if (move >= moves.BONUS_G) return `bonus ${AREAS[move - moves.BONUS_G + 2]}`;
  if (move >= moves.BONUS_B) return `bonus blue ${move - moves.BONUS_B + 2}`;
  if (move >= moves.BONUS_Y) return `bonus yellow ${move - moves.BONUS_Y}`;
  const target = move & 15;
  return `${DICE[move >>> 4]} > ${target < 12 ? `yellow ${target}` : AREAS[target - 11]}`;
}
