/** What a bonus is in the limit engine: lanes of the counters of actions and foxes, and codes of the queue. */
export interface Codes {
  readonly T_REROLL: number;
  readonly T_PLUS: number;
  readonly T_FOX: number;
  readonly Q_YX: number;
  readonly Q_BX: number;
  readonly Q_GX: number;
  readonly Q_O4: number;
  readonly Q_O5: number;
  readonly Q_O6: number;
  readonly Q_P6: number;
}

/** The printed sheet as tables for the limit engine. It does not share clever-sheet.ts, so that a slip in one shows. */
export function createTables({ T_REROLL, T_PLUS, T_FOX, Q_YX, Q_BX, Q_GX, Q_O4, Q_O5, Q_O6, Q_P6 }: Codes) {
  // ---- the printed sheet ------------------------------------------------------------------------------
  /** yellow: rows 3 6 5 x / 2 1 x 5 / 1 x 2 4 / x 3 4 6; fields numbered 0..11 row by row without the x's */
  const YELLOW_VALUE = [3, 6, 5, 2, 1, 5, 1, 2, 4, 3, 4, 6];
  // biome-ignore format: a row reads as one line
  const YELLOW_ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]];
  // biome-ignore format: a row reads as one line
  const YELLOW_COLS = [[0, 3, 6], [1, 4, 9], [2, 7, 10], [5, 8, 11]];
  const YELLOW_COL_POINTS = [10, 14, 16, 20];
  const YELLOW_DIAG = [0, 4, 7, 11];
  /** blue: _ 2 3 4 / 5 6 7 8 / 9 10 11 12; cell c = number c+2 */
  // biome-ignore format: a row reads as one line
  const BLUE_ROWS = [[2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]];
  // biome-ignore format: a row reads as one line
  const BLUE_COLS = [[5, 9], [2, 6, 10], [3, 7, 11], [4, 8, 12]];
  const BLUE_POINTS = [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56];
  const GREEN_MIN = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6];
  const GREEN_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66];
  const ORANGE_MUL = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3];

  // ---- tables derived from the sheet --------------------------------------------------------------------
  const Y_F1 = new Uint8Array(8);
  const Y_F2 = new Uint8Array(8); // the two yellow fields of a face
  for (let v = 1; v <= 6; v++) {
    const fs = YELLOW_VALUE.flatMap((x, i) => (x === v ? [i] : []));
    Y_F1[v] = fs[0]!;
    Y_F2[v] = fs[1]!;
  }
  const bitsOf = (cells: number[], off: number) => cells.reduce((m, c) => m | (1 << (c - off)), 0);

  /** for a yellow mask: bits 0-3 completed rows, bit 4 completed diagonal */
  const Y_DONE = new Uint8Array(4096);
  const Y_PTS = new Uint8Array(4096);
  for (let m = 0; m < 4096; m++) {
    YELLOW_ROWS.forEach((r, i) => {
      const b = bitsOf(r, 0);
      if ((m & b) === b) Y_DONE[m]! |= 1 << i;
    });
    {
      const b = bitsOf(YELLOW_DIAG, 0);
      if ((m & b) === b) Y_DONE[m]! |= 16;
    }
    YELLOW_COLS.forEach((c, i) => {
      const b = bitsOf(c, 0);
      if ((m & b) === b) Y_PTS[m]! += YELLOW_COL_POINTS[i]!;
    });
  }
  const Y_TOK = new Int32Array(32);
  const Y_Q = new Int32Array(32);
  for (let d = 0; d < 32; d++) {
    // row 0 blue X, row 1 orange 4, row 2 green X, row 3 fox, diagonal extra die
    Y_Q[d] = d & 1 ? Q_BX : d & 2 ? Q_O4 : d & 4 ? Q_GX : 0;
    Y_TOK[d] = (d & 8 ? T_FOX : 0) + (d & 16 ? T_PLUS : 0);
  }
  /** for a blue mask: bits 0-2 completed rows, bits 3-6 completed columns */
  const B_DONE = new Uint8Array(2048);
  const B_PTS = new Uint8Array(2048);
  for (let m = 0; m < 2048; m++) {
    BLUE_ROWS.forEach((r, i) => {
      const b = bitsOf(r, 2);
      if ((m & b) === b) B_DONE[m]! |= 1 << i;
    });
    BLUE_COLS.forEach((c, i) => {
      const b = bitsOf(c, 2);
      if ((m & b) === b) B_DONE[m]! |= 8 << i;
    });
    let n = 0;
    for (let k = 0; k < 11; k++) n += (m >> k) & 1;
    B_PTS[m] = BLUE_POINTS[n]!;
  }
  const B_TOK = new Int32Array(128);
  const B_Q = new Int32Array(128);
  for (let d = 0; d < 128; d++) {
    // row 0 orange 5, row 1 yellow X, row 2 fox; col 0 re-roll, col 1 green X, col 2 purple 6, col 3 extra die
    const q = [d & 1 ? Q_O5 : 0, d & 2 ? Q_YX : 0, d & 16 ? Q_GX : 0, d & 32 ? Q_P6 : 0].filter((x) => x);
    B_Q[d] = q.reduce((a, c, i) => a | (c << (4 * i)), 0);
    B_TOK[d] = (d & 4 ? T_FOX : 0) + (d & 8 ? T_REROLL : 0) + (d & 64 ? T_PLUS : 0);
  }
  const track = (fx: Record<number, number>) => Int32Array.from({ length: 12 }, (_, i) => fx[i + 1] ?? 0);
  const G_MIN = Uint8Array.from([...GREEN_MIN, 7]);
  const G_TOK = track({ 4: T_PLUS, 7: T_FOX, 10: T_REROLL });
  const G_Q = track({ 6: Q_BX, 9: Q_P6 });
  const O_MUL = Uint8Array.from([...ORANGE_MUL, 0]);
  const O_TOK = track({ 3: T_REROLL, 6: T_PLUS, 8: T_FOX });
  const O_Q = track({ 5: Q_YX, 10: Q_P6 });
  const P_TOK = track({ 3: T_REROLL, 5: T_PLUS, 7: T_FOX, 8: T_REROLL, 11: T_PLUS });
  const P_Q = track({ 4: Q_BX, 6: Q_YX, 9: Q_GX, 10: Q_O6 });
  const G_PTS = Uint8Array.from(GREEN_POINTS);
  const P_NEXT = Uint8Array.from([1, 2, 3, 4, 5, 6, 1]); // least face allowed after face v (after a 6: anything)
  const ROUND_TOK = Int32Array.from([0, T_REROLL, T_PLUS, T_REROLL, 0, 0, 0]);

  /** three faces (12 bits, first die lowest) of a base-6 number of three digits, most significant first */
  const FACE3 = Uint16Array.from(
    { length: 216 },
    (_, i) => (1 + ((i / 36) | 0)) | ((1 + (((i / 6) | 0) % 6)) << 4) | ((1 + (i % 6)) << 8),
  );

  return {
    Y_F1,
    Y_F2,
    Y_DONE,
    Y_PTS,
    Y_TOK,
    Y_Q,
    B_DONE,
    B_PTS,
    B_TOK,
    B_Q,
    G_MIN,
    G_PTS,
    G_TOK,
    G_Q,
    O_MUL,
    O_TOK,
    O_Q,
    P_NEXT,
    P_TOK,
    P_Q,
    ROUND_TOK,
    FACE3,
  };
}
