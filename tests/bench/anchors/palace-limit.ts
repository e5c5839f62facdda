// biome-ignore-all lint/correctness/noVoidTypeReturn: a call in tail position reads as what happens next
import type { Chooser } from '../chooser.ts';
import { majorities } from './alhambra-kernels.ts';
import { createPalaces } from './palace-limit-building.ts';
import { createChance } from './palace-limit-chance.ts';
import { createMoney } from './palace-limit-money.ts';
import { createTiles, PALACE_WORDS, tileBits } from './palace-limit-tables.ts';

/**
 * The Palace of Alhambra written by hand for speed: the limit against which the generated engine is measured.
 *
 * It plays the game of `rules/palace` with the options as they are by default, for 2 to 6 players, and merges
 * nothing: it asks for the same decisions, lists the same moves in the same order, and draws the same random numbers as the
 * generated engine. What it leaves out is what nobody can tell apart: which of three equal money cards it is, the order of
 * the cards in a hand and in the market, and for what points were given.
 *
 * Why functions that are called once: V8 takes what they declare for constants, but not what a module declares.
 *
 * What makes it fast:
 *   - one Int32Array, constant offsets, no objects, no allocation while it plays; a tile is one word with all that is printed on it;
 *   - the cards of a currency in a hand are nine counters of two bits in one word, and so is a payment;
 *   - what can be taken from the market is worked out when the market changes;
 *   - palaces know at any time what lies around each cell, so that no rule has to try anything (`palace-limit-building.ts`);
 *   - tiles in palaces are counted for the majorities when they come and go, all seats in one word.
 *
 * Moves are numbers: the action above bit 20, below it what is chosen:
 *   take money (set of cards in the market, by its number), buy (field above bit 18, counters of cards), build (tile by its place in
 *   reserve or bought above bit 10, cell), take down (cell), swap (the same as build), end turn, put in reserve and give away (place).
 */
function createPalace() {
  // The state: the table, and a block for each player.
  // biome-ignore format: a layout reads as one line
  const RANDOM = 0, PLAYERS = 4, SEATS = 5, PHASE = 6, WHO = 7, ACTIVE = 8, FIELD = 9, DUE = 10, MARKET = 11, TAKES = 16,
    YARD = 17, OWNED = 21, POINTS = 27, BAG = 33, DECK = 88, DECK_AT = 198, DECK_END = 199, DISCARD = 200, BLOCKS = 310;
  // biome-ignore format: a layout reads as one line
  const HAND = 0, MONEY = 4, BOUGHT = 8, RESERVE = 13, PALACE = 68, BLOCK_WORDS = PALACE + PALACE_WORDS;

  // biome-ignore format: a layout reads as one line
  const ACTIONS = 0, PLACE_BOUGHT = 1, PLACE_LAST = 2, OVER = 3;
  // biome-ignore format: a layout reads as one line
  const TAKE_MONEY = 0, BUY = 1, BUILD = 2, TAKE_DOWN = 3, SWAP = 4, END_TURN = 5, PUT_IN_RESERVE = 6, GIVE_AWAY = 7, ACTION = 20;

  const NO_TILE = -1;
  const CARD_A = 36;
  const CARD_B = 37;
  const COUNTERS = 0x3ffff;
  /** More than any hand and any palace give: four currencies with all their cards, and each tile on each spot. */
  const MOST_MOVES = 1_060_000;

  const s = new Int32Array(BLOCKS + 6 * BLOCK_WORDS);
  const moves = new Int32Array(MOST_MOVES);
  const owned = s.subarray(OWNED, OWNED + 6);
  const points = s.subarray(POINTS, POINTS + 6);
  const { draw, shuffle } = createChance(s);
  const places = { DUE, MARKET, TAKES, DECK, DECK_AT, DECK_END, DISCARD, HAND, MONEY };
  const money = createMoney(s, moves, places, shuffle);
  const { CARDS, takeCard, addToMarket, noteTakes, refillMoney, listPayments, takeMoney, pay } = money;
  const palaces = createPalaces(s, moves);
  const TILES = createTiles();
  const { KIND, PRICE } = tileBits;

  /** The bag stays in order. */
  function drawTile(): number {
    const last = --s[BAG]!;
    let at = BAG + 1 + draw(last + 1);
    const tile = s[at]!;
    for (const end = BAG + 1 + last; at < end; at++) s[at] = s[at + 1]!;
    return tile;
  }

  // ---- set-up -------------------------------------------------------------------------------------------------
  /** Begins a game; the seed is the four words of the generator. */
  function setup(seed: ArrayLike<number>, players: number): void {
    const dirk = players === 2 ? 1 : 0;
    s.fill(0, 0, stateWords(players));
    for (let i = 0; i < 4; i++) s[RANDOM + i] = seed[i]!;
    s[PLAYERS] = players;
    s[SEATS] = players + dirk;
    s[BAG] = TILES.length;
    for (let tile = 0; tile < TILES.length; tile++) s[BAG + 1 + tile] = TILES[tile]!;
    for (let field = 0; field < 4; field++) s[YARD + field] = NO_TILE;
    const copies = players === 2 ? 2 : 3;
    let count = 0;
    for (let card = 0; card < CARDS; card++)
      for (let copy = 0; copy < copies; copy++) s[DECK + count++] = card;
    shuffle(DECK, count);
    s[DECK_END] = DECK + count;
    s[DECK_AT] = DECK;
    dealAll(players);
    for (let times = 0; times < 4; times++) addToMarket(s[s[DECK_AT]!++]!);
    noteTakes();
    refillYard();
    if (dirk === 1) drawForDirk(6);
    const size = Math.floor((s[DECK_END]! - s[DECK_AT]!) / 5);
    shuffleIn(CARD_A, size, size);
    shuffleIn(CARD_B, 3 * size + 1, size);
    beginTurn();
  }

  function dealAll(players: number): void {
    let fewest = 0x7fffffff;
    let tied = 0;
    for (let player = 0; player < players; player++) {
      const block = BLOCKS + player * BLOCK_WORDS;
      palaces.reset(block + PALACE);
      let money = 0;
      let cards = 0;
      for (; money < 20; cards++) money += takeCard(block, s[s[DECK_AT]!++]!);
      // Fewest cards, then least money; a lot decides among several.
      const key = cards * 64 + money;
      if (key < fewest) tied = 0;
      if (key > fewest) continue;
      fewest = key;
      tied |= 1 << player;
    }
    if ((tied & (tied - 1)) !== 0) for (let lot = draw(bitsIn(tied)); lot > 0; lot--) tied &= tied - 1;
    s[ACTIVE] = 31 - Math.clz32(tied & -tied);
  }

  function bitsIn(bits: number): number {
    let count = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  /** Shuffles a card with a number of those of the deck that lie below others, and lays them back. */
  function shuffleIn(card: number, above: number, size: number): void {
    const pile = s[DECK_AT]! + above;
    for (let at = s[DECK_END]!++; at > pile + size; at--) s[at] = s[at - 1]!;
    s[pile + size] = card;
    shuffle(pile, size + 1);
  }

  // ---- the course of the game -----------------------------------------------------------------------------------
  function refillYard(): void {
    for (let field = 0; field < 4; field++)
      if (s[YARD + field] === NO_TILE && s[BAG] !== 0) s[YARD + field] = drawTile();
  }

  function own(seat: number, tile: number, by: number): void {
    s[OWNED + ((tile >>> KIND) & 7)]! += by << (5 * seat);
  }

  function drawForDirk(amount: number): void {
    for (let left = amount; left > 0 && s[BAG] !== 0; left--) own(s[PLAYERS]!, drawTile(), 1);
  }

  /** The first, second or third scoring. */
  function scoringRound(which: number): void {
    majorities(owned, s[SEATS]!, which, points);
    for (let player = 0; player < s[PLAYERS]!; player++)
      s[POINTS + player]! += palaces.longestWall(BLOCKS + player * BLOCK_WORDS + PALACE);
    if (which < 3 && s[SEATS]! > s[PLAYERS]!) drawForDirk(which === 1 ? 6 : Math.floor(s[BAG]! / 3));
  }

  function beginTurn(): void {
    for (let lost = 0; ; lost++) {
      if ((s[YARD]! | s[YARD + 1]! | s[YARD + 2]! | s[YARD + 3]!) < 0) {
        handOutLastTiles();
        s[FIELD] = 0;
        return placeLastTiles();
      }
      s[PHASE] = ACTIONS;
      s[WHO] = s[ACTIVE]!;
      // Whoever finds no money and can do nothing else loses the turn; if that goes for all, nothing changes any more.
      if (s[MARKET] !== 0 || legalMoves() > 0) return;
      if (lost > s[PLAYERS]!) throw new Error('Nobody can do anything.');
      closeTurn();
    }
  }

  function endActions(block: number): void {
    if (s[block + BOUGHT] !== 0) s[PHASE] = PLACE_BOUGHT;
    else endTurn();
  }

  function endTurn(): void {
    closeTurn();
    beginTurn();
  }

  function closeTurn(): void {
    if (s[MARKET]! < 4) refillMoney();
    if ((s[YARD]! | s[YARD + 1]! | s[YARD + 2]! | s[YARD + 3]!) < 0) refillYard();
    if (s[DUE] !== 0) {
      scoringRound(s[DUE]! - CARD_A + 1);
      s[DUE] = 0;
    }
    const active = s[ACTIVE]! + 1;
    s[ACTIVE] = active === s[PLAYERS] ? 0 : active;
  }

  /** The tiles left in the yard go to who has most money of the right currency, if it is one alone. */
  function handOutLastTiles(): void {
    for (let field = 0; field < 4; field++) {
      const tile = s[YARD + field]!;
      if (tile === NO_TILE) continue;
      let most = 0;
      let richest = -1;
      for (let player = 0; player < s[PLAYERS]!; player++) {
        const money = s[BLOCKS + player * BLOCK_WORDS + MONEY + field]!;
        if (money === most) richest = -1;
        if (money <= most) continue;
        most = money;
        richest = player;
      }
      if (richest < 0) continue;
      append(BLOCKS + richest * BLOCK_WORDS + BOUGHT, tile);
      s[YARD + field] = NO_TILE;
    }
  }

  /** When all are handed out, their owners place them, one after another. */
  function placeLastTiles(): void {
    for (let turn = s[FIELD]!; turn < s[PLAYERS]!; turn++) {
      const who = (s[ACTIVE]! + turn) % s[PLAYERS]!;
      if (s[BLOCKS + who * BLOCK_WORDS + BOUGHT] === 0) continue;
      s[FIELD] = turn;
      s[PHASE] = PLACE_LAST;
      s[WHO] = who;
      return;
    }
    scoringRound(3);
    s[PHASE] = OVER;
  }

  // ---- moves ----------------------------------------------------------------------------------------------------
  /** Lists the legal moves, in order, and tells how many there are: none only when the game is over. */
  function legalMoves(): number {
    const block = BLOCKS + s[WHO]! * BLOCK_WORDS;
    const phase = s[PHASE]!;
    if (phase === ACTIONS) return listActions(block);
    return phase === OVER ? 0 : listPlacements(block, phase);
  }

  function listActions(block: number): number {
    let count = 0;
    for (let takes = s[TAKES]!; takes !== 0; takes &= takes - 1)
      moves[count++] = 31 - Math.clz32(takes & -takes);
    for (let field = 0; field < 4; field++) {
      const tile = s[YARD + field]!;
      const price = tile >>> PRICE;
      const money = s[block + MONEY + field]!;
      if (tile !== NO_TILE && money >= price)
        count =
          listPayments(s[block + HAND + field]!, (BUY << ACTION) + (field << 18), price, money, count) | 0;
    }
    count = palaces.listBuilds(block + PALACE, block + RESERVE, BUILD << ACTION, count) | 0;
    count = palaces.listTakeDowns(block + PALACE, TAKE_DOWN << ACTION, count) | 0;
    count = palaces.listSwaps(block + PALACE, block + RESERVE, SWAP << ACTION, count) | 0;
    moves[count] = END_TURN << ACTION;
    return count + (s[block + BOUGHT] === 0 ? 0 : 1);
  }

  function listPlacements(block: number, phase: number): number {
    let count = palaces.listBuilds(block + PALACE, block + BOUGHT, BUILD << ACTION, 0);
    const bought = s[block + BOUGHT]!;
    for (let place = 1; place <= bought; place++) moves[count++] = (PUT_IN_RESERVE << ACTION) + place;
    if (phase === PLACE_BOUGHT && s[SEATS]! > s[PLAYERS]!)
      for (let place = 1; place <= bought; place++) moves[count++] = (GIVE_AWAY << ACTION) + place;
    return count;
  }

  function append(list: number, tile: number): void {
    s[list + ++s[list]!] = tile;
  }

  function remove(list: number, place: number): number {
    const tile = s[list + place]!;
    const count = s[list]!--;
    for (let at = list + place; at < list + count; at++) s[at] = s[at + 1]!;
    return tile;
  }

  /** Plays a legal move, and goes on to the next decision. */
  function apply(move: number): void {
    const who = s[WHO]!;
    const block = BLOCKS + who * BLOCK_WORDS;
    const place = (move >>> 10) & 1023;
    const cell = move & 1023;
    if (s[PHASE] !== ACTIONS) return applyPlacement(who, block, move);
    switch (move >>> ACTION) {
      case TAKE_MONEY:
        takeMoney(block, move);
        break;
      case BUY:
        if (buy(block, (move >>> 18) & 3, move & COUNTERS)) return;
        break;
      case BUILD: {
        const tile = remove(block + RESERVE, place);
        palaces.build(block + PALACE, cell, tile);
        own(who, tile, 1);
        break;
      }
      case TAKE_DOWN: {
        const tile = palaces.takeDown(block + PALACE, cell);
        append(block + RESERVE, tile);
        own(who, tile, -1);
        break;
      }
      case SWAP: {
        const tile = remove(block + RESERVE, place);
        const before = palaces.swap(block + PALACE, cell, tile);
        append(block + RESERVE, before);
        own(who, before, -1);
        own(who, tile, 1);
        break;
      }
    }
    endActions(block);
  }

  /** Whether the price was met exactly, so that the turn goes on. */
  function buy(block: number, field: number, cards: number): boolean {
    const tile = s[YARD + field]!;
    const worth = pay(block, field, cards);
    s[YARD + field] = NO_TILE;
    append(block + BOUGHT, tile);
    return worth === tile >>> PRICE;
  }

  function applyPlacement(who: number, block: number, move: number): void {
    const action = move >>> ACTION;
    if (action === BUILD) {
      const tile = remove(block + BOUGHT, (move >>> 10) & 1023);
      palaces.build(block + PALACE, move & 1023, tile);
      own(who, tile, 1);
    } else {
      const tile = remove(block + BOUGHT, move & 1023);
      if (action === PUT_IN_RESERVE) append(block + RESERVE, tile);
      else own(s[PLAYERS]!, tile, 1);
    }
    if (s[PHASE] === PLACE_LAST) placeLastTiles();
    else if (s[block + BOUGHT] === 0) endTurn();
  }

  /** Plays a random game to its end; tells how many moves were played. */
  function playout(chooser: Chooser): number {
    let played = 0;
    for (; s[PHASE] !== OVER; played++) apply(moves[chooser.pick(legalMoves())]!);
    return played;
  }

  function stateWords(players: number): number {
    return BLOCKS + players * BLOCK_WORDS;
  }

  return {
    /** The game that is played: copy `stateWords` words out of it and back into it. */
    state: s,
    /** What was listed last. */
    moves,
    setup,
    legalMoves,
    apply,
    isOver: (): boolean => s[PHASE] === OVER,
    currentPlayer: (): number => s[WHO]!,
    score: (seat: number): number => s[POINTS + seat]!,
    playout,
    stateWords,
    /** For looking at a state from outside. */
    layout: {
      PLAYERS,
      SEATS,
      PHASE,
      ACTIVE,
      MARKET,
      YARD,
      OWNED,
      POINTS,
      BAG,
      DECK_AT,
      DECK_END,
      DISCARD,
      BLOCKS,
      BLOCK_WORDS,
      HAND,
      MONEY,
      BOUGHT,
      RESERVE,
      PALACE,
      ...palaces.layout,
    },
  };
}

export const {
  state,
  moves,
  setup,
  legalMoves,
  apply,
  isOver,
  currentPlayer,
  score,
  playout,
  stateWords,
  layout,
} = createPalace();
