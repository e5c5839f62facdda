import { type Core, type CoreSetup, Fault, HEADER, NONE, OPEN } from '../../compiler/runtime/core.ts';
import type { GameData, ValueType } from '../../compiler/runtime/data.ts';

/**
 * A game made by hand, small enough to work out every answer by hand, with something of everything: a secret deck and secret
 * hands, dice, a choice that may be none, the same action offered twice.
 *
 * In turn, three turns each, a player may: `pay` 1 or 2 coins into the pot; `mark` a cell of the board that the player has
 * not marked, or none; `draw` the top card of the deck for `price` coins; `throw` two dice; or `pay` a second way, twice
 * the amount, if the option `rich` is on. At the end every coin is a point, and the player who threw last has that die's face
 * for red.
 */
export interface HandMadeRules {
  /** What a card costs. */
  readonly price: number;
}

const AT = { rich: 8, turns: 9, pot: 10, thrown: 11, faces: 12, deck: 14, board: 19, seats: 20 } as const;
const SEAT = { words: 10, coins: 0, hand: 1, marks: 6, points: 7 } as const;
const WORDS = AT.seats + 4 * SEAT.words;
const SCRATCH = 128;

const REASONS = [
  'too-few-coins',
  'already-marked',
  'deck-empty',
  'not-rich',
  'pay.amount.none',
  'mark.cell.none',
];
const OWN = ['game-over', 'not-now', 'not-your-turn', 'must-choose', 'no-such-move', 'fault'];
const ALL_REASONS = [...REASONS, ...OWN];

const AMOUNT: ValueType = { is: 'number', from: 1, to: 2 };
const CELL: ValueType = { is: 'optional', of: { is: 'cell', grid: 'board', members: [0] } };
const CARDS: ValueType = { is: 'collection', of: { is: 'piece', pieces: 'Card' }, form: 'place' };
const DIE: ValueType = { is: 'piece', pieces: 'Die' };
const COLOUR: ValueType = { is: 'kind', kind: 'Colour', values: [0, 1] };

export function handMadeData({ price }: HandMadeRules): GameData {
  const rule = (text: string, ...uses: string[]) => ({
    fingerprint: [...text]
      .reduce((sum, unit) => (sum * 31 + unit.charCodeAt(0)) >>> 0, 7)
      .toString(16)
      .padStart(8, '0'),
    uses,
  });
  const rules = {
    'phase-game': rule('game', 'action-pay', 'action-mark', 'action-draw', 'action-throw', 'scoring-wealth'),
    'action-pay': rule('pay'),
    'action-mark': rule('mark'),
    'action-draw': rule('draw', 'term-price'),
    'action-throw': rule('throw'),
    'term-price': rule(`price ${price}`),
    'scoring-wealth': rule('wealth'),
  };
  const field = { keys: [], seenBy: 'everyone', words: 1, form: 'word', lowest: 0 } as const;
  return {
    id: 'hand-made',
    fingerprint: rule(JSON.stringify(rules)).fingerprint,
    rules,
    players: { from: 1, to: 3 },
    imaginary: [{ from: 0, to: 1, withPlayers: 1, usually: 1 }],
    options: [{ name: 'rich', type: { is: 'yes or no' }, value: 0 }],
    kinds: { Colour: ['red', 'blue'] },
    pieces: [
      {
        name: 'Card',
        names: ['red-1', 'red-2', 'blue-1', 'blue-2'],
        properties: [{ name: 'colour', type: COLOUR, values: [0, 0, 1, 1] }],
      },
      {
        name: 'Die',
        names: ['white', 'black'],
        properties: [],
        face: { type: { is: 'number', from: 1, to: 6 }, at: AT.faces },
      },
    ],
    grids: [
      {
        name: 'board',
        cells: ['board[1,1]', 'board[1,2]'],
        lines: ['board.row[1]'],
        memberOfCell: [0, 0],
        memberOfLine: [0],
        cellProperties: [],
        lineProperties: [],
      },
    ],
    tables: [],
    fields: [
      { ...field, name: 'pot', owner: 'table', type: { is: 'number', from: 0, to: 99 }, at: AT.pot },
      {
        ...field,
        name: 'deck',
        owner: 'table',
        type: CARDS,
        seenBy: 'nobody',
        at: AT.deck,
        words: 5,
        form: 'list',
      },
      { ...field, name: 'coins', owner: 'seat', type: { is: 'number', from: 0, to: 9 }, at: SEAT.coins },
      {
        ...field,
        name: 'hand',
        owner: 'player',
        type: CARDS,
        seenBy: 'owner',
        at: SEAT.hand,
        words: 5,
        form: 'list',
      },
      {
        ...field,
        name: 'marks',
        owner: 'player',
        type: { is: 'collection', of: { is: 'cell', grid: 'board', members: [0] }, form: 'set' },
        at: SEAT.marks,
        form: 'bits',
      },
    ],
    terms: [{ name: 'price', owned: false, params: [], type: { is: 'number', from: 0, to: 9 } }],
    phases: [{ name: 'game', owned: false, params: [] }],
    scorings: [{ name: 'wealth', params: [], at: SEAT.points, awardedFor: { type: COLOUR, values: [0, 1] } }],
    actions: [
      { name: 'pay', choices: [{ name: 'amount', type: AMOUNT }] },
      { name: 'mark', choices: [{ name: 'cell', type: CELL }] },
      { name: 'draw', choices: [] },
      { name: 'throw', choices: [] },
    ],
    decisions: [
      {
        phase: 'game',
        how: 'may',
        offers: [
          { action: 0, first: 1, choices: [{ lowest: 1, codes: 2 }] },
          { action: 1, first: 3, choices: [{ lowest: 0, codes: 3 }] },
          { action: 2, first: 6, choices: [] },
          { action: 3, first: 7, choices: [] },
          { action: 0, first: 8, choices: [{ lowest: 1, codes: 2 }] },
        ],
      },
    ],
    entryPoints: [],
    reasons: ALL_REASONS,
    always: [],
    chances: [{ type: DIE, phase: 'game' }],
    winner: { ties: 0 },
    seats: { at: AT.seats, words: SEAT.words },
  };
}

/** The core of the game: plain code, so that it can be read against the rules above. */
export function handMadeCore({ price }: HandMadeRules): Core {
  const m = new Int32Array(SCRATCH + 128);
  let listed: number[] = [];
  const block = (seat: number): number => AT.seats + seat * SEAT.words;
  const coinsAt = (seat: number): number => block(seat) + SEAT.coins;
  const actor = (): number =>
    m[HEADER.over] === 1 || m[AT.thrown] === 1 ? -1 : m[AT.turns]! % m[HEADER.players]!;

  const blank = ({ players, imaginary, options, seed }: CoreSetup): void => {
    m.fill(0);
    m.set([players, imaginary, 0, seed ? 1 : 0, ...(seed ?? [0, 0, 0, 0]), options[0]!]);
    m.set([1, 1], AT.faces);
    m.set([4, 0, 1, 2, 3], AT.deck);
    for (let seat = 0; seat < players + imaginary; seat++) m[coinsAt(seat)] = 3;
  };
  const next = (): void => {
    m[AT.turns]! += 1;
    if (m[AT.turns]! < 3 * m[HEADER.players]!) return;
    m[HEADER.over] = 1;
    for (let seat = 0; seat < m[HEADER.players]!; seat++) m[block(seat) + SEAT.points] = m[coinsAt(seat)]!;
  };
  /** Not the generator of the real games: it only has to change. */
  const die = (): number => {
    m[HEADER.random] = (Math.imul(m[HEADER.random]!, 1103515245) + 12345) | 0;
    return 1 + ((m[HEADER.random]! >>> 16) % 6);
  };
  const settle = (faces: readonly number[]): void => {
    m.set(faces, AT.faces);
    m[AT.thrown] = 0;
    m[block(m[AT.turns]! % m[HEADER.players]!) + SEAT.points + 1] = faces[0]!;
    next();
  };
  const refusalOf = (player: number, offer: number, value: number): string | undefined => {
    const coins = m[coinsAt(player)]!;
    switch (offer) {
      case 4:
        if (m[AT.rich] === 0) return 'not-rich';
        return value !== OPEN && 2 * value > coins ? 'too-few-coins' : undefined;
      case 0:
        return (value === OPEN ? 1 : value) > coins ? 'too-few-coins' : undefined;
      case 1:
        return value >= 0 && ((m[block(player) + SEAT.marks]! >> value) & 1) === 1
          ? 'already-marked'
          : undefined;
      case 2:
        return m[AT.deck] === 0 ? 'deck-empty' : coins < price ? 'too-few-coins' : undefined;
      default:
        return undefined;
    }
  };
  const effects: readonly ((player: number, value: number) => void)[] = [
    (player, value) => {
      m[coinsAt(player)]! -= value;
      m[AT.pot]! += value;
    },
    (player, value) => {
      if (value !== NONE) m[block(player) + SEAT.marks]! |= 1 << value;
    },
    (player) => {
      const hand = block(player) + SEAT.hand;
      const card = m[AT.deck + 1]!;
      m.copyWithin(AT.deck + 1, AT.deck + 2, AT.deck + 5);
      m[AT.deck]! -= 1;
      m[hand]! += 1;
      m[hand + m[hand]!] = card;
      m[coinsAt(player)]! -= price;
    },
    () => {
      m[AT.thrown] = 1;
    },
    (player, value) => {
      m[coinsAt(player)]! -= 2 * value;
      m[AT.pot]! += 2 * value;
    },
  ];
  const { decisions } = handMadeData({ price });
  const offers = decisions[0]!.offers;
  const parse = (move: number): { offer: number; value: number } => {
    const offer = offers.findLastIndex(({ first }) => first <= move);
    const digit = move - offers[offer]!.first;
    if (offer === 1) return { offer, value: digit === 2 ? NONE : digit };
    return { offer, value: digit + 1 };
  };
  const missing = (): never => {
    throw new Fault('not-yet');
  };
  let ranked: number[] = [];

  return {
    memory: m,
    stateWords: () => WORDS,
    start: blank,
    blank,
    copyFrom: (other) => m.set(other.memory),
    refresh: () => {},
    derive: () => {},
    isOver: () => m[HEADER.over] === 1,
    actors: () => (actor() < 0 ? 0 : 1 << actor()),
    decisionOf: (player) => (player === actor() ? 0 : -1),
    moveCount(player) {
      const codes = offers.flatMap(({ first, choices }) =>
        Array.from({ length: choices[0]?.codes ?? 1 }, (_, index) => first + index),
      );
      const isAllowed = (code: number): boolean => {
        const { offer, value } = parse(code);
        return refusalOf(player, offer, value) === undefined;
      };
      listed = [...codes.filter(isAllowed), 0];
      return listed.length;
    },
    moveAt: (index) => listed[index]!,
    apply(player, move) {
      if (move === 0) return next();
      const { offer, value } = parse(move);
      effects[offer]!(player, value);
      if (m[AT.thrown] === 0) next();
      else if (m[HEADER.seeded] === 1) settle([die(), die()]);
    },
    seedPlayouts: missing,
    playOut: missing,
    refusal(player, action, offer, [value = OPEN]) {
      const reason = (name: string): number => ALL_REASONS.indexOf(name);
      if (m[HEADER.over] === 1) return reason('game-over');
      if (player !== actor()) return reason(m[AT.thrown] === 1 ? 'not-now' : 'not-your-turn');
      if (action < 0) return -1;
      const asked = offers.flatMap((one, index) =>
        one.action === action && (offer < 0 || offer === index) ? [index] : [],
      );
      const reasons = asked.map((index) => refusalOf(player, index, value));
      return reasons.includes(undefined) ? -1 : reason(reasons[0] ?? 'not-now');
    },
    reasonChoice: () => -1,
    chance() {
      if (m[AT.thrown] === 0) return -1;
      m.set([2, 0, 1], SCRATCH);
      return 0;
    },
    event: SCRATCH,
    outcomes: () => [],
    chanceType: () => 0,
    supply: settle,
    run: missing,
    jumpToDecision: missing,
    score: missing,
    end: missing,
    isRunning: () => m[HEADER.over] === 0,
    list: missing,
    mostListed: 0,
    term: () => price,
    table: missing,
    rank() {
      const total = (seat: number): number =>
        m[block(seat) + SEAT.points]! + m[block(seat) + SEAT.points + 1]!;
      ranked = Array.from({ length: m[HEADER.players]! }, (_, seat) => seat).sort(
        (a, b) => total(b) - total(a),
      );
      return ranked.length;
    },
    rankedSeat: (position) => ranked[position]!,
    rankedPlace: (position) => position + 1,
    rankedBy: () => 0,
    solo: () => NONE,
    broken: () => -1,
  };
}
