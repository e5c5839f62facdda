import { bonusOptions, dieOptions, settle } from './clever-bgio-options.ts';
import {
  blueCell,
  type Ctx,
  type Die,
  emptySheet,
  enter,
  fitsTrack,
  type G,
  gain,
  ownDraw,
  type Random,
  roll,
  startThrows,
  winners,
} from './clever-bgio-state.ts';
import {
  type Area,
  DICE,
  type DieColor,
  nextRandom,
  ROUND_BONUS,
  randomOrder,
  roundsFor,
  YELLOW_VALUES,
} from './clever-sheet.ts';

/**
 * Clever on boardgame.io 0.50, as an ordinary user of the library writes it: moves that seem to change the state (immer),
 * one turn of the library per active player, stages for choosing, extra dice and passive players, the plugins for
 * random numbers and events, moves listed as for its bots. The rule decisions D1 to D16 are in README.md.
 *
 * `chance: 'own'` replaces the random plugin by the generator of the other anchors, kept in G, only so that games can
 * be compared move by move; the benchmark uses the library's plugin.
 */
interface Events {
  setStage(stage: string): void;
  endStage(): void;
  endTurn(): void;
  setActivePlayers(players: {
    value?: Record<string, string>;
    others?: string;
    currentPlayer?: string;
  }): void;
  endGame(result: { winners: number[] }): void;
}
interface Args {
  readonly G: G;
  readonly ctx: Ctx;
  readonly events: Events;
  readonly random: Random;
  readonly playerID: string;
}
const INVALID_MOVE = 'INVALID_MOVE';

// ------------------------------------------------------------------ flow
function afterThrow(args: Args): void {
  const { G, ctx, events, random } = args,
    p = +ctx.currentPlayer;
  if (G.throwNumber < 3 && G.dice.some((d) => d.place === 'rolled')) {
    G.throwNumber++;
    roll(G, random);
    return;
  }
  for (const d of G.dice) if (d.place === 'rolled') d.place = 'tray';
  if (G.sheets[p]!.extraDice > 0) events.setStage('extra');
  else startPassives(args);
}
function startPassives({ G, ctx, events, random }: Args): void {
  if (ctx.numPlayers > 1) {
    events.setActivePlayers({ others: 'passive' });
    return;
  }
  G.extraUsed = [[]];
  for (const d of G.dice) d.place = 'rolled';
  roll(G, random);
  const order = G.rng !== null ? randomOrder(ownDraw(G)) : random.Shuffle([0, 1, 2, 3, 4, 5]);
  order
    .sort((a, b) => G.dice[a]!.value - G.dice[b]!.value)
    .forEach((i, rank) => {
      G.dice[i]!.place = rank < 3 ? 'tray' : 'field';
    });
  events.setActivePlayers({ currentPlayer: 'passive' });
}
function passiveFinished(args: Args): void {
  const { G, ctx, events, playerID } = args;
  G.finished[+playerID] = true;
  if (G.finished.filter(Boolean).length < Math.max(1, ctx.numPlayers - 1)) {
    events.endStage();
    return;
  }
  if (G.round < G.rounds || ctx.playOrderPos < ctx.numPlayers - 1) {
    events.endTurn();
    return;
  }
  const value: Record<string, string> = {};
  G.sheets.forEach((s, i) => {
    if (s.extraDice > 0) value[i] = 'finalExtra';
  });
  if (Object.keys(value).length === 0) events.endGame({ winners: winners(G) });
  else {
    G.finished = G.sheets.map((s) => s.extraDice === 0);
    events.setActivePlayers({ value });
  }
}
function finalFinished({ G, events, playerID }: Args): void {
  G.finished[+playerID] = true;
  if (G.finished.every(Boolean)) events.endGame({ winners: winners(G) });
  else events.endStage();
}
function roundBonusFinished({ G, events, random, playerID }: Args): void {
  G.finished[+playerID] = true;
  if (!G.finished.every(Boolean)) {
    events.endStage();
    return;
  }
  G.finished = G.sheets.map(() => false);
  startThrows(G, random);
  events.setActivePlayers({ currentPlayer: 'choose' });
}
/** continue after a move of `playerID` whose bonuses are settled */
function proceed(args: Args): void {
  const { G, ctx, events, playerID } = args,
    sheet = G.sheets[+playerID]!;
  switch (ctx.activePlayers![playerID]) {
    case 'choose':
      afterThrow(args);
      break;
    case 'extra':
      if (sheet.extraDice === 0) startPassives(args);
      break;
    case 'passive':
      if (sheet.extraDice > 0) events.setStage('passiveExtra');
      else passiveFinished(args);
      break;
    case 'passiveExtra':
      if (sheet.extraDice === 0) passiveFinished(args);
      break;
    case 'finalExtra':
      if (sheet.extraDice === 0) finalFinished(args);
      break;
    case 'roundBonus':
      roundBonusFinished(args);
  }
}

// ------------------------------------------------------------------ moves
/** may this die be entered there? (an ordinary validity check, not a whole enumeration) */
function allowed(G: G, p: number, die: Die, area: Area, field?: number): boolean {
  const sheet = G.sheets[p]!;
  if (die.color !== 'white' && die.color !== area) return false;
  if (area === 'yellow')
    return field !== undefined && YELLOW_VALUES[field] === die.value && !sheet.yellow[field];
  if (area === 'blue') return !sheet.blue[blueCell(G)];
  return fitsTrack(sheet, area, die.value);
}
function enterDie(G: G, p: number, die: Die, area: Area, field?: number): boolean {
  enter(
    G.sheets[p]!,
    G.pending[p]!,
    area,
    area === 'yellow' ? field! : area === 'blue' ? blueCell(G) : die.value,
  );
  return settle(G, p);
}
const dieOf = (G: G, color: DieColor) => G.dice.find((d) => d.color === color)!;

function chooseDie(args: Args, color: DieColor, area: Area, field?: number) {
  const { G, playerID } = args,
    die = dieOf(G, color);
  if (G.pending[+playerID]!.length > 0 || die.place !== 'rolled' || !allowed(G, +playerID, die, area, field))
    return INVALID_MOVE;
  const settled = enterDie(G, +playerID, die, area, field);
  die.place = 'field';
  for (const d of G.dice) if (d.place === 'rolled' && d.value < die.value) d.place = 'tray';
  if (settled) proceed(args);
  return undefined;
}
function reroll({ G, random, playerID }: Args) {
  const sheet = G.sheets[+playerID]!;
  if (sheet.rerolls === 0 || G.pending[+playerID]!.length > 0) return INVALID_MOVE;
  sheet.rerolls--;
  roll(G, random);
  return undefined;
}
function passThrow(args: Args) {
  const { G, playerID } = args;
  if (
    G.pending[+playerID]!.length > 0 ||
    G.dice.some((d) => d.place === 'rolled' && dieOptions(G, +playerID, d, '').length > 0)
  )
    return INVALID_MOVE;
  proceed(args);
  return undefined;
}
function chooseTrayDie(args: Args, color: DieColor, area: Area, field?: number) {
  const { G, playerID } = args,
    p = +playerID,
    die = dieOf(G, color);
  if (G.pending[p]!.length > 0 || !allowed(G, p, die, area, field)) return INVALID_MOVE;
  if (die.place === 'field' && G.dice.some((d) => d.place === 'tray' && dieOptions(G, p, d, '').length > 0))
    return INVALID_MOVE;
  if (enterDie(G, p, die, area, field)) proceed(args);
  return undefined;
}
function passTray(args: Args) {
  const { G, playerID } = args;
  if (
    G.pending[+playerID]!.length > 0 ||
    G.dice.some((d) => d.place === 'tray' && dieOptions(G, +playerID, d, '').length > 0)
  )
    return INVALID_MOVE;
  proceed(args);
  return undefined;
}
function chooseExtraDie(args: Args, color: DieColor, area: Area, field?: number) {
  const { G, playerID } = args,
    p = +playerID,
    die = dieOf(G, color),
    sheet = G.sheets[p]!;
  if (
    G.pending[p]!.length > 0 ||
    sheet.extraDice === 0 ||
    G.extraUsed[p]!.includes(color) ||
    !allowed(G, p, die, area, field)
  )
    return INVALID_MOVE;
  sheet.extraDice--;
  G.extraUsed[p]!.push(color);
  if (enterDie(G, p, die, area, field)) proceed(args);
  return undefined;
}
function done(args: Args) {
  const { G, ctx, playerID } = args;
  if (G.pending[+playerID]!.length > 0) return INVALID_MOVE;
  const stage = ctx.activePlayers![playerID];
  if (stage === 'extra') startPassives(args);
  else if (stage === 'passiveExtra') passiveFinished(args);
  else finalFinished(args);
  return undefined;
}
function takeBonus(args: Args, area: Area, field?: number) {
  const { G, playerID } = args,
    p = +playerID,
    sheet = G.sheets[p]!,
    pending = G.pending[p]!;
  const bonus = pending[0];
  if (!bonus || (bonus.kind === 'cross' && bonus.area !== area)) return INVALID_MOVE;
  if (
    area === 'yellow' || area === 'blue'
      ? field === undefined || sheet[area][field]
      : !fitsTrack(sheet, area, 6)
  )
    return INVALID_MOVE;
  pending.shift();
  enter(sheet, pending, area, field ?? 6);
  if (settle(G, p)) proceed(args);
  return undefined;
}

// ------------------------------------------------------------------ the game object
export function createGame(
  opts: { chance: 'plugin' } | { chance: 'own'; seed: number } = { chance: 'plugin' },
  extra: Record<string, unknown> = {},
) {
  return {
    name: 'clever',
    setup: ({ ctx }: { ctx: Ctx }): G => {
      let rng: number | null = null;
      if (opts.chance === 'own') {
        rng = opts.seed | 0;
        for (let i = 0; i < 2; i++) rng = nextRandom(rng)[1];
      }
      const each = <T>(f: () => T) => Array.from({ length: ctx.numPlayers }, f);
      return {
        sheets: each(emptySheet),
        dice: DICE.map((color) => ({ color, value: 0, place: 'rolled' as const })),
        round: 0,
        rounds: roundsFor(ctx.numPlayers),
        throwNumber: 0,
        pending: each((): never[] => []),
        extraUsed: each((): never[] => []),
        finished: each(() => false),
        rng,
      };
    },
    turn: {
      activePlayers: { currentPlayer: 'choose' },
      onBegin: ({ G, ctx, events, random }: Args) => {
        G.extraUsed = G.sheets.map(() => []);
        G.finished = G.sheets.map(() => false);
        if (ctx.playOrderPos === 0) {
          G.round++;
          const bonus = ROUND_BONUS[G.round];
          if (bonus && bonus.kind !== 'black')
            for (const [i, s] of G.sheets.entries()) gain(s, G.pending[i]!, bonus);
          if (bonus && bonus.kind === 'black') {
            const value: Record<string, string> = {};
            G.sheets.forEach((s, i) => {
              if (bonusOptions(s, bonus).length > 0) {
                G.pending[i]!.push(bonus);
                value[i] = 'roundBonus';
              } else G.finished[i] = true;
            });
            if (Object.keys(value).length > 0) {
              events.setActivePlayers({ value });
              return;
            }
            G.finished = G.sheets.map(() => false);
          }
        }
        startThrows(G, random);
      },
      stages: {
        roundBonus: { moves: { takeBonus } },
        choose: { moves: { chooseDie, reroll, passThrow, takeBonus } },
        extra: { moves: { chooseExtraDie, done, takeBonus } },
        passive: { moves: { chooseTrayDie, passTray, takeBonus } },
        passiveExtra: { moves: { chooseExtraDie, done, takeBonus } },
        finalExtra: { moves: { chooseExtraDie, done, takeBonus } },
      },
    },
    ...extra,
  };
}
/** the player whose decision comes next in the comparison's serial order (bgio itself lets passive players act in any order) */
export function nextPlayer(ctx: Ctx): string {
  const act = ctx.activePlayers!,
    n = ctx.numPlayers;
  if (act[ctx.currentPlayer] === 'choose' || act[ctx.currentPlayer] === 'extra') return ctx.currentPlayer;
  const keys = Object.keys(act),
    stage = act[keys[0]!];
  const start = stage === 'roundBonus' || stage === 'finalExtra' ? 0 : +ctx.currentPlayer + (n > 1 ? 1 : 0);
  for (let i = 0; i < n; i++) {
    const p = String((start + i) % n);
    if (act[p] !== undefined) return p;
  }
  throw new Error('nobody is active');
}
