import { areaScores, emptySheet, enter, fitsTrack, gain, type Sheet, sum } from './clever-plain-sheet.ts';
import {
  AREAS,
  type Area,
  type Bonus,
  DICE,
  type DieColor,
  faces,
  nextRandom,
  ROUND_BONUS,
  randomOrder,
  roundsFor,
  TRACK_LENGTH,
  YELLOW_VALUES,
} from './clever-sheet.ts';

/**
 * Clever as a good engineer writes it in a day: immutable state objects, arrays of move objects, spread copies, small
 * pure functions, and no performance work at all. The rule decisions D1 to D16 are in README.md.
 */
export interface Die {
  readonly color: DieColor;
  readonly value: number;
  readonly place: 'rolled' | 'tray' | 'field';
}
export type Phase =
  | 'roundBonus'
  | 'active'
  | 'activeExtra'
  | 'passive'
  | 'passiveExtra'
  | 'finalExtra'
  | 'over';
export interface State {
  readonly players: readonly Sheet[];
  readonly dice: readonly Die[];
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly active: number;
  readonly current: number;
  readonly throwNumber: number;
  readonly pending: readonly Bonus[];
  readonly extraUsed: readonly (readonly DieColor[])[];
  readonly rng: number;
}
export type Move =
  | { readonly type: 'die'; readonly die: DieColor; readonly area: Area; readonly field?: number }
  | { readonly type: 'bonus'; readonly area: Area; readonly field?: number }
  | { readonly type: 'reroll' }
  | { readonly type: 'pass' };

// ---------------------------------------------------------------- scoring
export function score(state: State, player: number): number {
  const points = Object.values(areaScores(state.players[player]!));
  return sum(points) + state.players[player]!.foxes * Math.min(...points);
}
export function winners(state: State): number[] {
  const keys = state.players.map(
    (p, i) => [score(state, i), Math.max(...Object.values(areaScores(p)))] as const,
  );
  const best = keys.reduce((a, b) => (b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a));
  return keys.flatMap((k, i) => (k[0] === best[0] && k[1] === best[1] ? [i] : []));
}

// ---------------------------------------------------------------- dice
const faceOf = (state: State, color: DieColor) => state.dice.find((d) => d.color === color)!.value;
function throwDice(state: State): State {
  const [u, rng] = nextRandom(state.rng);
  const f = faces(u);
  return {
    ...state,
    rng,
    dice: state.dice.map((d, i) => (d.place === 'rolled' ? { ...d, value: f[i]! } : d)),
  };
}
const withSheet = (state: State, player: number, sheet: Sheet): State => ({
  ...state,
  players: state.players.map((p, i) => (i === player ? sheet : p)),
});

// ---------------------------------------------------------------- moves
function movesForDie(state: State, die: Die): Move[] {
  const sheet = state.players[state.current]!;
  const areas: readonly Area[] = die.color === 'white' ? AREAS : [die.color];
  return areas.flatMap((area): Move[] => {
    if (area === 'yellow') {
      return YELLOW_VALUES.flatMap((v, field): Move[] =>
        v === die.value && !sheet.yellow[field] ? [{ type: 'die', die: die.color, area, field }] : [],
      );
    }
    if (area === 'blue')
      return sheet.blue[faceOf(state, 'white') + faceOf(state, 'blue') - 2]
        ? []
        : [{ type: 'die', die: die.color, area }];
    return fitsTrack(sheet, area, die.value) ? [{ type: 'die', die: die.color, area }] : [];
  });
}
const freeFields = (area: 'yellow' | 'blue', crossed: readonly boolean[]): Move[] =>
  crossed.flatMap((x, field): Move[] => (x ? [] : [{ type: 'bonus', area, field }]));
function bonusMoves(sheet: Sheet, bonus: Bonus): Move[] {
  if (bonus.kind === 'black') {
    return [
      ...freeFields('yellow', sheet.yellow),
      ...freeFields('blue', sheet.blue),
      ...(sheet.green < TRACK_LENGTH ? [{ type: 'bonus', area: 'green' } as const] : []),
      ...(sheet.orange.length < TRACK_LENGTH ? [{ type: 'bonus', area: 'orange' } as const] : []),
      ...(sheet.purple.length < TRACK_LENGTH ? [{ type: 'bonus', area: 'purple' } as const] : []),
    ];
  }
  if (bonus.kind === 'cross' && bonus.area !== 'green') return freeFields(bonus.area, sheet[bonus.area]);
  return [];
}
export function legalMoves(state: State): Move[] {
  const sheet = state.players[state.current]!;
  if (state.pending.length > 0) return bonusMoves(sheet, state.pending[0]!);
  const from = (place: Die['place']) =>
    state.dice.filter((d) => d.place === place).flatMap((d) => movesForDie(state, d));
  switch (state.phase) {
    case 'active': {
      const moves = from('rolled');
      return [
        ...moves,
        ...(sheet.rerolls > 0 ? [{ type: 'reroll' } as const] : []),
        ...(moves.length === 0 ? [{ type: 'pass' } as const] : []),
      ];
    }
    case 'passive': {
      const moves = from('tray');
      return moves.length > 0 ? moves : [...from('field'), { type: 'pass' }];
    }
    case 'activeExtra':
    case 'passiveExtra':
    case 'finalExtra': {
      const used = state.extraUsed[state.current]!;
      return [
        ...state.dice.filter((d) => !used.includes(d.color)).flatMap((d) => movesForDie(state, d)),
        { type: 'pass' },
      ];
    }
    default:
      return [];
  }
}

// ---------------------------------------------------------------- bonuses
/** settles bonuses until none is left or the player has to choose */
function settle(state: State): State {
  let s = state;
  while (s.pending.length > 0) {
    const [bonus, ...rest] = s.pending;
    const sheet = s.players[s.current]!;
    if (bonus!.kind === 'black' || (bonus!.kind === 'cross' && bonus!.area !== 'green')) {
      if (bonusMoves(sheet, bonus!).length > 0) return s;
      s = { ...s, pending: rest };
      continue;
    }
    const [area, value] =
      bonus!.kind === 'write' ? ([bonus!.area, bonus!.value] as const) : (['green', 6] as const);
    if (!fitsTrack(sheet, area, area === 'green' ? 6 : value)) {
      s = { ...s, pending: rest };
      continue;
    }
    const r = enter(sheet, area, value);
    s = { ...withSheet(s, s.current, r.sheet), pending: [...rest, ...r.gained] };
  }
  return advance(s);
}

// ---------------------------------------------------------------- flow
function startRound(state: State): State {
  const round = state.round + 1,
    bonus = ROUND_BONUS[round];
  const s = { ...state, round, active: 0 };
  if (!bonus) return startTurn(s);
  if (bonus.kind === 'black') return settle({ ...s, phase: 'roundBonus', current: 0, pending: [bonus] });
  return startTurn({ ...s, players: s.players.map((p) => gain(p, [bonus]).sheet) });
}
function startTurn(state: State): State {
  return throwDice({
    ...state,
    phase: 'active',
    current: state.active,
    throwNumber: 1,
    extraUsed: state.players.map(() => []),
    dice: state.dice.map((d) => ({ ...d, place: 'rolled' as const })),
  });
}
function startSoloPassive(state: State): State {
  const s = throwDice({
    ...state,
    extraUsed: [[]],
    dice: state.dice.map((d) => ({ ...d, place: 'rolled' as const })),
  });
  const [u, rng] = nextRandom(s.rng);
  const lowest = randomOrder(u)
    .sort((a, b) => s.dice[a]!.value - s.dice[b]!.value)
    .slice(0, 3);
  return {
    ...s,
    rng,
    phase: 'passive',
    dice: s.dice.map((d, i) => ({
      ...d,
      place: lowest.includes(i) ? ('tray' as const) : ('field' as const),
    })),
  };
}
const startPassives = (state: State): State =>
  state.players.length === 1
    ? startSoloPassive(state)
    : { ...state, phase: 'passive', current: (state.active + 1) % state.players.length };
function nextPassive(state: State): State {
  const n = state.players.length,
    next = (state.current + 1) % n;
  if (n > 1 && next !== state.active) return { ...state, phase: 'passive', current: next };
  if (state.active + 1 < n) return startTurn({ ...state, active: state.active + 1 });
  if (state.round < state.rounds) return startRound(state);
  return nextFinal({ ...state, current: -1 });
}
function nextFinal(state: State): State {
  const next = state.players.findIndex((p, i) => i > state.current && p.extraDice > 0);
  return next < 0 ? { ...state, phase: 'over' } : { ...state, phase: 'finalExtra', current: next };
}
function leaveExtra(state: State): State {
  switch (state.phase) {
    case 'activeExtra':
      return startPassives(state);
    case 'passiveExtra':
      return nextPassive(state);
    default:
      return nextFinal(state);
  }
}
function advance(state: State): State {
  const sheet = state.players[state.current]!;
  switch (state.phase) {
    case 'active': {
      if (state.throwNumber < 3 && state.dice.some((d) => d.place === 'rolled'))
        return throwDice({ ...state, throwNumber: state.throwNumber + 1 });
      const s: State = {
        ...state,
        phase: 'activeExtra',
        dice: state.dice.map((d) => (d.place === 'rolled' ? { ...d, place: 'tray' } : d)),
      };
      return sheet.extraDice > 0 ? s : startPassives(s);
    }
    case 'passive':
      return sheet.extraDice > 0 ? { ...state, phase: 'passiveExtra' } : nextPassive(state);
    case 'activeExtra':
    case 'passiveExtra':
    case 'finalExtra':
      return sheet.extraDice > 0 ? state : leaveExtra(state);
    case 'roundBonus': {
      const next = state.current + 1;
      return next === state.players.length
        ? startTurn(state)
        : settle({ ...state, current: next, pending: [{ kind: 'black' }] });
    }
    default:
      return state;
  }
}

export function setup(seed: number, players: number): State {
  let rng = seed | 0;
  for (let i = 0; i < 2; i++) rng = nextRandom(rng)[1];
  return startRound({
    players: Array.from({ length: players }, () => emptySheet),
    dice: DICE.map((color) => ({ color, value: 0, place: 'rolled' })),
    phase: 'active',
    round: 0,
    rounds: roundsFor(players),
    active: 0,
    current: 0,
    throwNumber: 0,
    pending: [],
    extraUsed: [],
    rng,
  });
}
export const isOver = (state: State) => state.phase === 'over';

function enterDie(state: State, move: Extract<Move, { type: 'die' }>): State {
  const value =
    move.area === 'yellow'
      ? move.field!
      : move.area === 'blue'
        ? faceOf(state, 'white') + faceOf(state, 'blue') - 2
        : faceOf(state, move.die);
  const r = enter(state.players[state.current]!, move.area, value);
  return { ...withSheet(state, state.current, r.sheet), pending: r.gained };
}
export function apply(state: State, move: Move): State {
  const sheet = state.players[state.current]!;
  switch (move.type) {
    case 'reroll':
      return throwDice(withSheet(state, state.current, { ...sheet, rerolls: sheet.rerolls - 1 }));
    case 'pass':
      return state.phase === 'active' || state.phase === 'passive' ? advance(state) : leaveExtra(state);
    case 'bonus': {
      const r = enter(sheet, move.area, move.field ?? 6);
      return settle({
        ...withSheet(state, state.current, r.sheet),
        pending: [...state.pending.slice(1), ...r.gained],
      });
    }
    case 'die': {
      if (state.phase === 'active') {
        const value = faceOf(state, move.die);
        const s = enterDie(state, move);
        return settle({
          ...s,
          dice: s.dice.map((d) =>
            d.color === move.die
              ? { ...d, place: 'field' }
              : d.place === 'rolled' && d.value < value
                ? { ...d, place: 'tray' }
                : d,
          ),
        });
      }
      if (state.phase === 'passive') return settle(enterDie(state, move));
      return settle(
        enterDie(
          {
            ...withSheet(state, state.current, { ...sheet, extraDice: sheet.extraDice - 1 }),
            extraUsed: state.extraUsed.map((u, i) => (i === state.current ? [...u, move.die] : u)),
          },
          move,
        ),
      );
    }
  }
}
