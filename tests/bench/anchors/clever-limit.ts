// biome-ignore-all lint/correctness/noVoidTypeReturn: a call in tail position reads as what happens next
import type { Chooser } from '../chooser.ts';
import { createTables } from './clever-limit-tables.ts';

/**
 * Clever written by hand for speed: the limit against which generated engines are measured. The rule decisions
 * D1 to D16 and the numbers of the moves are in README.md.
 *
 * Why one big function: V8 folds the constants of a function that is called once, but not those at the top level
 * of a module (above all not exported ones). The same code as a plain module is 1.5 times slower.
 *
 * What makes it fast:
 *   - one Int32Array per state, constant offsets, no objects, no allocation after setup();
 *   - dice are six 4-bit lanes of one int, sets of dice are lane masks: "all lower dice go to the tray" is
 *     one subtraction; a throw is one table look-up and one merge;
 *   - legalMoves() is branch-free: it always stores the move and adds the 0/1 legality bit to the count;
 *   - bonuses of rows and columns come from tables indexed by the area's bit mask; actions and foxes are three
 *     8-bit counters in one int, so "gain a bonus" is one addition.
 */
export type State = Int32Array;

function createClever() {
  // ---- state layout: 14 header words, then 10 words per player ----------------------------------------
  // biome-ignore format: a layout reads as one line
  const RNG = 0, N = 1, ROUNDS = 2, ROUND = 3, PHASE = 4, ACT = 5, CUR = 6, THROW = 7,
    DICE = 8, ROLLED = 9, TRAY = 10, FIELD = 11, PEND = 12, SOLO = 13, HDR = 14;
  // biome-ignore format: a layout reads as one line
  const YEL = 0, BLU = 1, GRN = 2, ORA = 3, OSUM = 4, PUR = 5, PSUM = 6, PMIN = 7, TOK = 8, XUSED = 9, PW = 10;

  // phases (who decides: state[CUR])
  // biome-ignore format: a layout reads as one line
  const ROUND_BONUS = 0, ACTIVE = 1, ACTIVE_EXTRA = 2, PASSIVE = 3, PASSIVE_EXTRA = 4, FINAL_EXTRA = 5, OVER = 6;

  // moves
  // biome-ignore format: a layout reads as one line
  const PASS = 96, REROLL = 97, BONUS_Y = 98, BONUS_B = 110, BONUS_G = 121, BONUS_O = 122, BONUS_P = 123;
  /** A buffer this large always suffices for legalMoves() (12 die moves can be stored twice + 2; bonus: 26). */
  const MOVE_BUFFER = 64;

  // TOK lanes: re-rolls bits 0-7, extra dice bits 8-15, foxes bits 16-23
  // biome-ignore format: a layout reads as one line
  const T_REROLL = 1, T_PLUS = 1 << 8, T_FOX = 1 << 16;
  // queued bonuses (4-bit codes in PEND, head = lowest nibble)
  // biome-ignore format: a layout reads as one line
  const Q_YX = 1, Q_BX = 2, Q_GX = 3, Q_O4 = 4, Q_O5 = 5, Q_O6 = 6, Q_P6 = 7, Q_BLACK = 8;

  const tables = createTables({ T_REROLL, T_PLUS, T_FOX, Q_YX, Q_BX, Q_GX, Q_O4, Q_O5, Q_O6, Q_P6 });
  const { Y_F1, Y_F2, Y_DONE, Y_PTS, Y_TOK, Y_Q, B_DONE, B_PTS, B_TOK, B_Q } = tables;
  const { G_MIN, G_PTS, G_TOK, G_Q, O_MUL, O_TOK, O_Q, P_NEXT, P_TOK, P_Q, ROUND_TOK, FACE3 } = tables;
  const ALL = 0x111111; // all six dice as a lane mask (bit 4*die)

  // ---- chance -------------------------------------------------------------------------------------------
  /** 32-bit PCG (RXS-M-XS): int32 result */
  function draw(s: State): number {
    const x = s[RNG]!;
    s[RNG] = (Math.imul(x, 747796405) + 2891336453) | 0;
    const w = Math.imul((x >>> ((x >>> 28) + 4)) ^ x, 277803737);
    return (w >>> 22) ^ w;
  }
  /** floor(u * k / 2^32) for an int32 seen as unsigned, 0 < k <= 65535 */
  function mulHigh(u: number, k: number): number {
    return (Math.imul(u >>> 16, k) + (Math.imul(u & 0xffff, k) >>> 16)) >>> 16;
  }
  function throwDice(s: State): void {
    const i = mulHigh(draw(s), 46656),
      hi = (i / 216) | 0;
    const faces = FACE3[hi]! | (FACE3[i - hi * 216]! << 12);
    const m = s[ROLLED]! * 15;
    s[DICE] = (s[DICE]! & ~m) | (faces & m);
  }

  // ---- marking: returns the queued bonus codes gained (0 = none) ------------------------------------------
  function markYellow(s: State, b: number, f: number): number {
    const m0 = s[b + YEL]!,
      m1 = m0 | (1 << f),
      d = Y_DONE[m1]! ^ Y_DONE[m0]!;
    s[b + YEL] = m1;
    s[b + TOK]! += Y_TOK[d]!;
    return Y_Q[d]!;
  }
  function markBlue(s: State, b: number, c: number): number {
    const m0 = s[b + BLU]!,
      m1 = m0 | (1 << c),
      d = B_DONE[m1]! ^ B_DONE[m0]!;
    s[b + BLU] = m1;
    s[b + TOK]! += B_TOK[d]!;
    return B_Q[d]!;
  }
  function markGreen(s: State, b: number): number {
    const g = s[b + GRN]!;
    s[b + GRN] = g + 1;
    s[b + TOK]! += G_TOK[g]!;
    return G_Q[g]!;
  }
  function markOrange(s: State, b: number, v: number): number {
    const o = s[b + ORA]!;
    s[b + ORA] = o + 1;
    s[b + OSUM]! += v * O_MUL[o]!;
    s[b + TOK]! += O_TOK[o]!;
    return O_Q[o]!;
  }
  function markPurple(s: State, b: number, v: number): number {
    const p = s[b + PUR]!;
    s[b + PUR] = p + 1;
    s[b + PSUM]! += v;
    s[b + PMIN] = p === 10 ? 7 : P_NEXT[v]!;
    s[b + TOK]! += P_TOK[p]!;
    return P_Q[p]!;
  }
  /** enter die `die` on `target` (see MOVES) */
  function enterDie(s: State, b: number, die: number, target: number): number {
    if (target < 12) return markYellow(s, b, target);
    const dice = s[DICE]!;
    if (target === 12) return markBlue(s, b, (dice & 15) + ((dice >>> 8) & 15) - 2);
    if (target === 13) return markGreen(s, b);
    const v = (dice >>> (die << 2)) & 15;
    return target === 14 ? markOrange(s, b, v) : markPurple(s, b, v);
  }
  const baseOf = (p: number) => HDR + p * PW;

  // ---- bonus queue ----------------------------------------------------------------------------------------
  /** append q's nibbles to the queue. At most 4 are ever queued: only a blue cross can gain two at once, at most
   *  twice a game, every other entry replaces the one that caused it. */
  function enqueue(s: State, q: number): void {
    const p = s[PEND]!;
    s[PEND] = p | (q << ((35 - Math.clz32(p)) & ~3)); // 4 * number of queued nibbles
  }
  /** settle automatic and impossible bonuses; true if a decision is now pending */
  function drain(s: State): boolean {
    const b = baseOf(s[CUR]!);
    for (;;) {
      const p = s[PEND]!;
      if (p === 0) return false;
      let q = 0;
      switch (p & 15) {
        case Q_YX:
          if (s[b + YEL] !== 4095) return true;
          break;
        case Q_BX:
          if (s[b + BLU] !== 2047) return true;
          break;
        case Q_BLACK:
          if (
            s[b + YEL] !== 4095 ||
            s[b + BLU] !== 2047 ||
            s[b + GRN]! < 11 ||
            s[b + ORA]! < 11 ||
            s[b + PUR]! < 11
          )
            return true;
          break;
        case Q_GX:
          if (s[b + GRN]! < 11) q = markGreen(s, b);
          break;
        case Q_O4:
          if (s[b + ORA]! < 11) q = markOrange(s, b, 4);
          break;
        case Q_O5:
          if (s[b + ORA]! < 11) q = markOrange(s, b, 5);
          break;
        case Q_O6:
          if (s[b + ORA]! < 11) q = markOrange(s, b, 6);
          break;
        case Q_P6:
          if (s[b + PUR]! < 11) q = markPurple(s, b, 6);
          break;
      }
      s[PEND] = p >>> 4;
      if (q !== 0) enqueue(s, q);
    }
  }

  // ---- flow: what happens once the current decision and its bonuses are settled ----------------------------
  function startRound(s: State): void {
    const r = s[ROUND]! + 1,
      n = s[N]!;
    s[ROUND] = r;
    s[ACT] = 0;
    for (let p = 0; p < n; p++) s[baseOf(p) + TOK]! += ROUND_TOK[r]!;
    if (r === 4) {
      s[PHASE] = ROUND_BONUS;
      s[CUR] = 0;
      s[PEND] = Q_BLACK;
      if (!drain(s)) advance(s);
    } else startTurn(s);
  }
  function startTurn(s: State): void {
    const n = s[N]!;
    for (let p = 0; p < n; p++) s[baseOf(p) + XUSED] = 0;
    s[PHASE] = ACTIVE;
    s[CUR] = s[ACT]!;
    s[THROW] = 1;
    s[ROLLED] = ALL;
    s[TRAY] = 0;
    s[FIELD] = 0;
    throwDice(s);
  }
  /** D15 */
  function startSoloPassive(s: State): void {
    s[baseOf(0) + XUSED] = 0;
    s[ROLLED] = ALL;
    throwDice(s);
    s[ROLLED] = 0;
    const dice = s[DICE]!;
    let code = mulHigh(draw(s), 720),
      tray = 0;
    // keys value*8+rank, rank = place of the die in a random order (Lehmer digits over the remaining dice)
    let left = 0x543210,
      k0 = 99,
      k1 = 99,
      k2 = 99,
      d0 = 0,
      d1 = 0,
      d2 = 0;
    for (let r = 0, div = 120; r < 6; r++) {
      const j = (code / div) | 0;
      code -= j * div;
      if (r < 5) div = (div / (5 - r)) | 0;
      const sh = j << 2,
        die = (left >>> sh) & 15;
      left = (left & ((1 << sh) - 1)) | ((left >>> (sh + 4)) << sh);
      const key = (((dice >>> (die << 2)) & 15) << 3) | r;
      if (key < k0) {
        k2 = k1;
        d2 = d1;
        k1 = k0;
        d1 = d0;
        k0 = key;
        d0 = die;
      } else if (key < k1) {
        k2 = k1;
        d2 = d1;
        k1 = key;
        d1 = die;
      } else if (key < k2) {
        k2 = key;
        d2 = die;
      }
    }
    tray = (1 << (d0 << 2)) | (1 << (d1 << 2)) | (1 << (d2 << 2));
    s[TRAY] = tray;
    s[FIELD] = ALL ^ tray;
    s[PHASE] = PASSIVE;
    s[SOLO] = 1;
  }
  function endActivePart(s: State): void {
    s[TRAY] = s[TRAY]! | s[ROLLED]!;
    s[ROLLED] = 0;
    s[PHASE] = ACTIVE_EXTRA;
    if ((s[baseOf(s[ACT]!) + TOK]! & 0xff00) === 0) startPassives(s);
  }
  function startPassives(s: State): void {
    const n = s[N]!;
    if (n === 1) return startSoloPassive(s);
    s[PHASE] = PASSIVE;
    const a = s[ACT]! + 1;
    s[CUR] = a === n ? 0 : a;
  }
  function nextPassive(s: State): void {
    const n = s[N]!;
    if (n > 1) {
      let c = s[CUR]! + 1;
      if (c === n) c = 0;
      if (c !== s[ACT]) {
        s[CUR] = c;
        s[PHASE] = PASSIVE;
        return;
      }
    } else s[SOLO] = 0;
    // turn over
    const a = s[ACT]! + 1;
    if (a < n) {
      s[ACT] = a;
      return startTurn(s);
    }
    if (s[ROUND]! < s[ROUNDS]!) return startRound(s);
    s[PHASE] = FINAL_EXTRA;
    s[CUR] = -1;
    nextFinal(s);
  }
  function nextFinal(s: State): void {
    const n = s[N]!;
    for (let c = s[CUR]! + 1; c < n; c++)
      if (s[baseOf(c) + TOK]! & 0xff00) {
        s[CUR] = c;
        return;
      }
    s[PHASE] = OVER;
  }
  function advance(s: State): void {
    switch (s[PHASE]) {
      case ACTIVE: {
        const t = s[THROW]!;
        if (t === 3 || s[ROLLED] === 0) return endActivePart(s);
        s[THROW] = t + 1;
        return throwDice(s);
      }
      case PASSIVE: {
        if (s[baseOf(s[CUR]!) + TOK]! & 0xff00) s[PHASE] = PASSIVE_EXTRA;
        else nextPassive(s);
        return;
      }
      case ACTIVE_EXTRA:
        if ((s[baseOf(s[CUR]!) + TOK]! & 0xff00) === 0) startPassives(s);
        return;
      case PASSIVE_EXTRA:
        if ((s[baseOf(s[CUR]!) + TOK]! & 0xff00) === 0) nextPassive(s);
        return;
      case FINAL_EXTRA:
        if ((s[baseOf(s[CUR]!) + TOK]! & 0xff00) === 0) nextFinal(s);
        return;
      case ROUND_BONUS: {
        const c = s[CUR]! + 1;
        if (c === s[N]) return startTurn(s);
        s[CUR] = c;
        s[PEND] = Q_BLACK;
        if (!drain(s)) advance(s);
      }
    }
  }

  // ---- public API -------------------------------------------------------------------------------------------
  function stateWords(players: number): number {
    return HDR + PW * players;
  }

  function setup(seed: number, players: number, into?: State): State {
    const s = into ?? new Int32Array(HDR + PW * players);
    s.fill(0);
    s[RNG] = seed | 0;
    draw(s);
    draw(s); // decorrelate small seeds
    s[N] = players;
    s[ROUNDS] = players <= 2 ? 6 : players === 3 ? 5 : 4;
    for (let p = 0; p < players; p++) s[baseOf(p) + PMIN] = 1;
    startRound(s);
    return s;
  }

  function isOver(s: State): boolean {
    return s[PHASE] === OVER;
  }
  function currentPlayer(s: State): number {
    return s[CUR]!;
  }

  /** Writes the legal moves into `out` (>= MOVE_BUFFER long) and returns their number (>= 1 unless over). */
  function legalMoves(s: State, out: Uint8Array): number {
    const pend = s[PEND]!;
    if (pend !== 0) return bonusMoves(s, out, pend & 15);
    const b = baseOf(s[CUR]!);
    switch (s[PHASE]) {
      case ACTIVE: {
        const n = dieMoves(s, b, s[ROLLED]!, out, 0);
        out[n] = REROLL;
        const r = n + ((s[b + TOK]! & 0xff) === 0 ? 0 : 1);
        out[r] = PASS;
        return r + (n === 0 ? 1 : 0);
      }
      case PASSIVE: {
        let n = dieMoves(s, b, s[TRAY]!, out, 0);
        if (n === 0) {
          n = dieMoves(s, b, s[FIELD]!, out, 0);
          out[n++] = PASS;
        }
        return n;
      }
      case OVER:
        return 0;
      default: {
        const n = dieMoves(s, b, ALL & ~s[b + XUSED]!, out, 0);
        out[n] = PASS;
        return n + 1;
      }
    }
  }

  /** all (die, target) moves for the dice in `src`. Branch-free: store, then add the legality bit. */
  function dieMoves(s: State, b: number, src: number, out: Uint8Array, n: number): number {
    const dice = s[DICE]!,
      y = ~s[b + YEL]!,
      bl = ~s[b + BLU]!;
    const w = dice & 15;
    const bOk = bl >>> (w + ((dice >>> 8) & 15) - 2);
    const gMin = G_MIN[s[b + GRN]!]! - 1,
      pMin = s[b + PMIN]! - 1,
      oOk = (s[b + ORA]! - 11) >>> 31;
    const mw = src & 1,
      my = (src >>> 4) & 1;
    let f = Y_F1[w]!;
    out[n] = f;
    n += mw & (y >>> f);
    f = Y_F2[w]!;
    out[n] = f;
    n += mw & (y >>> f);
    out[n] = 12;
    n += mw & bOk;
    out[n] = 13;
    n += mw & ((gMin - w) >>> 31);
    out[n] = 14;
    n += mw & oOk;
    out[n] = 15;
    n += mw & ((pMin - w) >>> 31);
    const v = (dice >>> 4) & 15;
    f = Y_F1[v]!;
    out[n] = 16 | f;
    n += my & (y >>> f);
    f = Y_F2[v]!;
    out[n] = 16 | f;
    n += my & (y >>> f);
    out[n] = 32 | 12;
    n += (src >>> 8) & bOk & 1;
    out[n] = 48 | 13;
    n += (src >>> 12) & ((gMin - ((dice >>> 12) & 15)) >>> 31);
    out[n] = 64 | 14;
    n += (src >>> 16) & oOk;
    out[n] = 80 | 15;
    n += (src >>> 20) & ((pMin - (dice >>> 20)) >>> 31);
    return n;
  }

  function bonusMoves(s: State, out: Uint8Array, kind: number): number {
    const b = baseOf(s[CUR]!);
    let n = 0;
    if (kind !== Q_BX)
      for (let y = ~s[b + YEL]!, f = 0; f < 12; f++, y >>= 1) {
        out[n] = BONUS_Y + f;
        n += y & 1;
      }
    if (kind !== Q_YX)
      for (let c = ~s[b + BLU]!, k = 0; k < 11; k++, c >>= 1) {
        out[n] = BONUS_B + k;
        n += c & 1;
      }
    if (kind === Q_BLACK) {
      out[n] = BONUS_G;
      n += (s[b + GRN]! - 11) >>> 31;
      out[n] = BONUS_O;
      n += (s[b + ORA]! - 11) >>> 31;
      out[n] = BONUS_P;
      n += (s[b + PUR]! - 11) >>> 31;
    }
    return n;
  }

  /** Plays a legal move (legality is the caller's business: use legalMoves). Chance is resolved inside. */
  function apply(s: State, move: number): void {
    const b = baseOf(s[CUR]!);
    if (s[PEND] !== 0) return applyBonus(s, b, move);
    let q = 0;
    switch (s[PHASE]) {
      case ACTIVE: {
        if (move === REROLL) {
          s[b + TOK]! -= T_REROLL;
          return throwDice(s);
        }
        if (move !== PASS) {
          const die = move >>> 4,
            sh = die << 2,
            dice = s[DICE]!;
          q = enterDie(s, b, die, move & 15);
          const rest = s[ROLLED]! & ~(1 << sh);
          // lane bit 3 of (dice + 8 - v) is 0 exactly where the die shows less than v
          const lower = (~((dice | 0x888888) - ((dice >>> sh) & 15) * ALL) >>> 3) & rest;
          s[FIELD] = s[FIELD]! | (1 << sh);
          s[TRAY] = s[TRAY]! | lower;
          s[ROLLED] = rest ^ lower;
        }
        break;
      }
      case PASSIVE: {
        if (move !== PASS) q = enterDie(s, b, move >>> 4, move & 15);
        break;
      }
      default: {
        // an extra-die phase
        if (move === PASS) {
          const ph = s[PHASE];
          if (ph === ACTIVE_EXTRA) startPassives(s);
          else if (ph === PASSIVE_EXTRA) nextPassive(s);
          else nextFinal(s);
          return;
        }
        s[b + TOK]! -= T_PLUS;
        s[b + XUSED] = s[b + XUSED]! | (1 << ((move >>> 4) << 2));
        q = enterDie(s, b, move >>> 4, move & 15);
      }
    }
    if (q !== 0) {
      enqueue(s, q);
      if (drain(s)) return;
    }
    advance(s);
  }

  function applyBonus(s: State, b: number, move: number): void {
    s[PEND] = s[PEND]! >>> 4;
    let q: number;
    if (move < BONUS_B) q = markYellow(s, b, move - BONUS_Y);
    else if (move < BONUS_G) q = markBlue(s, b, move - BONUS_B);
    else if (move === BONUS_G) q = markGreen(s, b);
    else if (move === BONUS_O) q = markOrange(s, b, 6);
    else q = markPurple(s, b, 6);
    if (q !== 0) enqueue(s, q);
    if (s[PEND] !== 0 && drain(s)) return;
    advance(s);
  }

  function score(s: State, player: number): number {
    const b = baseOf(player);
    const y = Y_PTS[s[b + YEL]!]!,
      bl = B_PTS[s[b + BLU]!]!,
      g = G_PTS[s[b + GRN]!]!,
      o = s[b + OSUM]!,
      p = s[b + PSUM]!;
    let min = y < bl ? y : bl;
    if (g < min) min = g;
    if (o < min) min = o;
    if (p < min) min = p;
    return y + bl + g + o + p + (s[b + TOK]! >>> 16) * min;
  }
  // ---- uniformly random playouts -----------------------------------------------------------------------------
  /** plays one game in place; returns the number of moves played */
  function playout(s: State, out: Uint8Array, chooser: Chooser): number {
    let moves = 0;
    while (s[PHASE] !== OVER) {
      const n = legalMoves(s, out);
      apply(s, out[chooser.pick(n)]!);
      moves++;
    }
    return moves;
  }

  return {
    setup,
    legalMoves,
    apply,
    isOver,
    score,
    currentPlayer,
    stateWords,
    playout,
    MOVE_BUFFER,
    phases: { ROUND_BONUS, ACTIVE, ACTIVE_EXTRA, PASSIVE, PASSIVE_EXTRA, FINAL_EXTRA, OVER },
    moves: { PASS, REROLL, BONUS_Y, BONUS_B, BONUS_G, BONUS_O, BONUS_P },
    /** word offsets, for looking at a state from outside */
    layout: {
      N,
      ROUND,
      PHASE,
      ACT,
      CUR,
      DICE,
      ROLLED,
      TRAY,
      FIELD,
      PEND,
      HDR,
      PW,
      YEL,
      BLU,
      GRN,
      ORA,
      OSUM,
      PUR,
      PSUM,
      TOK,
    },
  };
}

export const {
  setup,
  legalMoves,
  apply,
  isOver,
  score,
  currentPlayer,
  stateWords,
  playout,
  MOVE_BUFFER,
  phases,
  moves,
  layout,
} = createClever();
