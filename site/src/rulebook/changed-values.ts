import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { CountShown, KeyShown, ValueChanged } from '../../../generated/runtime/rulebook.ts';
import type { Language } from '../game/shown.ts';
import { type BookText, valueInWords } from './book.ts';
import type { Change } from './differences.ts';
import { headOf } from './tables.ts';

const nl = {
  players: 'aantal spelers',
  imaginary: 'denkbeeldige spelers bij',
  row: 'rij',
  column: 'kolom',
  diagonal: 'de diagonaal',
  field: 'vakje',
  more: 'en meer',
};
const de: typeof nl = {
  players: 'Zahl der Spieler',
  imaginary: 'erdachte Mitspieler bei',
  row: 'Reihe',
  column: 'Spalte',
  diagonal: 'die Diagonale',
  field: 'Feld',
  more: 'und mehr',
};
const all: Readonly<Record<Language, typeof nl>> = { nl, de };

/** One value that is not as in the game, for a reader: what it is, what it was, what it is now. */
export function changeInWords(changed: ValueChanged, rule: string, before: BookText, now: BookText): Change {
  const words = all[now.language];
  const told = (book: BookText, type: ValueType, value: Json | undefined): string | undefined =>
    value === undefined ? undefined : valueInWords(book, type, value);
  const both = (type: ValueType, was: Json | undefined, is: Json | undefined): Change => {
    const [old, mine] = [told(before, type, was), told(now, type, is)];
    return { ...(old === undefined ? {} : { before: old }), ...(mine === undefined ? {} : { now: mine }) };
  };
  switch (changed.is) {
    case 'players':
      return { what: words.players, before: count(changed.before), now: count(changed.now) };
    case 'imaginary':
      return {
        what: `${words.imaginary} ${changed.withPlayers}`,
        before: count(changed.before),
        now: count(changed.now),
      };
    case 'value':
      return both(changed.type, changed.before, changed.now);
    case 'cell': {
      const table = rule.slice('table-'.length);
      const shown = now.game.rulebook.tables[table];
      const keys = changed.keys.map((key, at) => {
        const type = changed.types[at]!;
        const word = keyInWords(now, type, key, words.more);
        // A number alone does not say what it counts.
        const head = type.is === 'number' ? headOf(now, table, shown?.keys[at]?.name ?? '', type) : '';
        return head === '' ? word : `${head} ${word}`;
      });
      const columns = shown?.columns.length ?? 1;
      const head = columns > 1 ? headOf(now, table, changed.column, changed.type) : '';
      return {
        what: [...keys, ...(head === '' ? [] : [head])].join(' · '),
        ...both(changed.type, changed.before, changed.now),
      };
    }
    case 'printed': {
      const member =
        changed.member === undefined ? [] : [valueInWords(now, changed.memberType!, changed.member)];
      return {
        what: [...member, placeInWords(changed.at, words)].join(' · '),
        ...both(changed.type, changed.before, changed.now),
      };
    }
    case 'pieces': {
      const values = changed.values.filter(
        ({ value }) => value !== null && !(Array.isArray(value) && value.length === 0),
      );
      return {
        what: values.map(({ type, value }) => valueInWords(now, type, value)).join(' · '),
        before: `${changed.before}×`,
        now: `${changed.now}×`,
      };
    }
  }
}

function count({ from, to }: CountShown): string {
  return from === to ? String(from) : `${from}–${to}`;
}

function keyInWords(book: BookText, type: ValueType, key: KeyShown, more: string): string {
  if (typeof key !== 'object') return valueInWords(book, type, key);
  const from = valueInWords(book, type, key.from);
  return key.to === undefined ? `${from} ${more}` : `${from}–${valueInWords(book, type, key.to)}`;
}

function placeInWords(at: Extract<ValueChanged, { is: 'printed' }>['at'], words: typeof nl): string {
  if ('line' in at) return at.line === 'diagonal' ? words.diagonal : `${words[at.line]} ${at.number}`;
  const [row, column] = at.cell;
  return column === undefined ? `${words.field} ${row}` : `${words.row} ${row}, ${words.column} ${column}`;
}
