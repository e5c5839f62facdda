import { CARD_SETS, createTakes } from './palace-limit-tables.ts';

/** Where the money lies in the state of the limit engine; its main file says what the words hold. */
interface Places {
  readonly DUE: number;
  readonly MARKET: number;
  readonly TAKES: number;
  readonly DECK: number;
  readonly DECK_AT: number;
  readonly DECK_END: number;
  readonly DISCARD: number;
  readonly HAND: number;
  readonly MONEY: number;
}

/** The money of the limit engine: market, deck, hands and payments. */
export function createMoney(
  s: Int32Array,
  moves: Int32Array,
  { DUE, MARKET, TAKES, DECK, DECK_AT, DECK_END, DISCARD, HAND, MONEY }: Places,
  shuffle: (first: number, count: number) => void,
) {
  /** Money cards are numbered by currency and value, copies alike; behind them come the scoring cards. */
  const VALUES = 9;
  const CARDS = 36;
  const SETS = Uint8Array.from(CARD_SETS);
  const MAY_TAKE = createTakes();
  const SMALL_VALUE = Uint8Array.from({ length: CARDS }, (_, card) => Math.min((card % VALUES) + 1, 5));

  /** Into the hand; gives its value. */
  function takeCard(block: number, card: number): number {
    const currency = (card / VALUES) | 0;
    const value = card - currency * VALUES;
    s[block + HAND + currency]! += 1 << (value * 2);
    s[block + MONEY + currency]! += value + 1;
    return value + 1;
  }

  /** The market is in order: one word tells how many cards there are. */
  function addToMarket(card: number): void {
    let at = MARKET + ++s[MARKET]!;
    for (; at > MARKET + 1 && s[at - 1]! > card; at--) s[at] = s[at - 1]!;
    s[at] = card;
  }

  function noteTakes(): void {
    let market = 0;
    let before = -1;
    const count = s[MARKET]!;
    for (let place = 0; place < count; place++) {
      const card = s[MARKET + 1 + place]!;
      market |= SMALL_VALUE[card]! << (3 * place);
      if (card === before) market |= 1 << (11 + place);
      before = card;
    }
    s[TAKES] = MAY_TAKE[market]!;
  }

  function refillMoney(): void {
    while (s[MARKET]! < 4) {
      if (s[DECK_AT] === s[DECK_END]) {
        const count = s[DISCARD]!;
        if (count === 0) break;
        for (let i = 0; i < count; i++) s[DECK + i] = s[DISCARD + 1 + i]!;
        s[DISCARD] = 0;
        s[DECK_AT] = DECK;
        s[DECK_END] = DECK + count;
        shuffle(DECK, count);
      }
      const card = s[s[DECK_AT]!++]!;
      if (card < CARDS) addToMarket(card);
      else s[DUE] = card;
    }
    noteTakes();
  }

  /** Lists the payments that go on from one with cards of a hand; `left` is what all of those are worth. */
  function listPayments(hand: number, paid: number, price: number, left: number, listed: number): number {
    let count = listed;
    let worth = left;
    for (let cards = hand; worth >= price && cards !== 0; ) {
      const at = (31 - Math.clz32(cards & -cards)) & ~1;
      const value = (at >>> 1) + 1;
      const card = 1 << at;
      if (value >= price) moves[count++] = paid + card;
      if (worth > value)
        count = listPayments(cards - card, paid + card, price - value, worth - value, count) | 0;
      worth -= ((cards >>> at) & 3) * value;
      cards &= ~(3 << at);
    }
    return count;
  }

  function takeMoney(block: number, number: number): void {
    const set = SETS[number]!;
    const count = s[MARKET]!;
    s[MARKET] = 0;
    for (let place = 0; place < count; place++) {
      const card = s[MARKET + 1 + place]!;
      if (((set >>> place) & 1) === 1) takeCard(block, card);
      else s[MARKET + ++s[MARKET]!] = card;
    }
  }

  /** Lays cards of a currency onto the discards; gives what they are worth. */
  function pay(block: number, currency: number, cards: number): number {
    let worth = 0;
    let count = s[DISCARD]!;
    for (let rest = cards; rest !== 0; ) {
      const at = (31 - Math.clz32(rest & -rest)) & ~1;
      rest -= 1 << at;
      worth += (at >>> 1) + 1;
      s[DISCARD + ++count] = currency * VALUES + (at >>> 1);
    }
    s[DISCARD] = count;
    s[block + HAND + currency]! -= cards;
    s[block + MONEY + currency]! -= worth;
    return worth;
  }

  return { CARDS, takeCard, addToMarket, noteTakes, refillMoney, listPayments, takeMoney, pay };
}
