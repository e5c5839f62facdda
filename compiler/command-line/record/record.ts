import type { Seeding } from '../../runtime/random.ts';
import { brief } from '../shared/io.ts';

/**
 * The record of a game: a text file with one event a line, like a chess score.
 *
 *   regel clever
 *   rules 3f2a91c07be4d512
 *   players Anna, Erik
 *   seed 42
 *   seeding sha-256
 *   option other-three-in-solo yes
 *   > 5 4 6 2 4 3
 *   1 use-die purple purple[1]
 *   2 pass
 *   check 1f3a 22b0 90cd 77e1
 *
 * First what is played and by whom; then what happened: `>` for chance, a number for the player in that seat.
 * The last lines say how the game stood after each event, so that rules which have changed since are found
 * out. Blank lines and lines that begin with `#` mean nothing. Without `seeding`, a seed is read as it was before records said
 * so (`runtime/earlier-seeds.ts`).
 */
export interface GameRecord {
  /** `clever`, or `clever/quick` for a variant. */
  readonly game: string;
  /** The fingerprint of the rules it was played with. */
  readonly rules?: string;
  readonly players: readonly string[];
  readonly imaginary?: number;
  readonly seed?: string;
  /** How the seed is read; there where there is one. */
  readonly seeding?: Seeding;
  readonly options: readonly { readonly name: string; readonly value: string; readonly line: number }[];
  readonly events: readonly RecordedEvent[];
  /** How it stood at the start and after each event. */
  readonly checks: readonly string[];
  /** Converted from the save of an engine: `line` of an event is its position in the log. */
  readonly isEngineSave?: true;
}

export type RecordedEvent = { readonly line: number; readonly text: string } & (
  | { readonly is: 'chance' }
  /** The seat counts from 0. */
  | { readonly is: 'move'; readonly seat: number }
);

/** What is wrong with a record, and in which line; `messages.ts` has a sentence for each. */
export interface RecordProblem {
  readonly line: number;
  readonly code:
    | 'record-empty'
    | 'record-first-line'
    | 'record-unknown-word'
    | 'record-twice'
    | 'record-after-events'
    | 'record-no-players'
    | 'record-names'
    | 'record-number'
    | 'record-option'
    | 'record-no-value'
    | 'record-seat'
    | 'record-no-move'
    | 'record-check'
    | 'record-too-long';
  readonly text: string;
}

/** Far longer than any game. */
const MOST_LINES = 100_000;
const CHECKS_A_LINE = 16;
const CHECK = /^[0-9a-f]{4}$/;
const HEADS = ['regel', 'rules', 'players', 'imaginary', 'seed', 'seeding', 'option'] as const;
type Head = (typeof HEADS)[number];

export function writeRecord(record: GameRecord): string {
  const lines = [`regel ${record.game}`];
  if (record.rules !== undefined) lines.push(`rules ${record.rules}`);
  lines.push(`players ${record.players.join(', ')}`);
  if (record.imaginary !== undefined) lines.push(`imaginary ${record.imaginary}`);
  if (record.seed !== undefined) lines.push(`seed ${record.seed}`);
  if (record.seeding === 'sha-256') lines.push('seeding sha-256');
  for (const { name, value } of record.options) lines.push(`option ${name} ${value}`);
  for (const event of record.events)
    lines.push(`${event.is === 'chance' ? '>' : event.seat + 1} ${event.text}`);
  for (let at = 0; at < record.checks.length; at += CHECKS_A_LINE)
    lines.push(`check ${record.checks.slice(at, at + CHECKS_A_LINE).join(' ')}`);
  return `${lines.join('\n')}\n`;
}

export function readRecord(
  text: string,
): { readonly record: GameRecord } | { readonly problem: RecordProblem } {
  const reader = new Reader();
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (index >= MOST_LINES) return problemAt(number, 'record-too-long', String(MOST_LINES));
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const problem = reader.read(trimmed, number);
    if (problem) return { problem };
  }
  return reader.end(lines.length);
}

function problemAt(line: number, code: RecordProblem['code'], text = ''): { problem: RecordProblem } {
  return { problem: { line, code, text: brief(text) } };
}

class Reader {
  #game: string | undefined;
  #players: readonly string[] | undefined;
  readonly #heads = new Map<Head, string>();
  readonly #options: { name: string; value: string; line: number }[] = [];
  readonly #events: RecordedEvent[] = [];
  readonly #checks: string[] = [];

  read(text: string, line: number): RecordProblem | undefined {
    const [word = '', rest = ''] = split(text);
    const wrong = (code: RecordProblem['code'], about: string) => problemAt(line, code, about).problem;
    if (this.#game === undefined && word !== 'regel') return wrong('record-first-line', text);
    if (word === 'check') return this.#readChecks(rest, wrong);
    const isEvent = word.startsWith('>') || /^\d+$/.test(word);
    if (isEvent) return this.#readEvent(text, line, wrong);
    const head = HEADS.find((known) => known === word);
    if (head === undefined) return wrong('record-unknown-word', word);
    if (this.#events.length > 0) return wrong('record-after-events', word);
    if (rest === '') return wrong('record-no-value', word);
    if (head === 'option') return this.#readOption(rest, line, wrong);
    if (this.#heads.has(head)) return wrong('record-twice', word);
    this.#heads.set(head, rest);
    if (head === 'regel') this.#game = rest;
    if (head === 'imaginary' && !/^\d{1,2}$/.test(rest)) return wrong('record-number', rest);
    if (head === 'seeding' && rest !== 'sha-256') return wrong('record-unknown-word', rest);
    if (head === 'players') {
      const names = rest.split(',').map((name) => name.trim());
      if (names.includes('') || new Set(names).size < names.length) return wrong('record-names', rest);
      this.#players = names;
    }
    return undefined;
  }

  end(line: number): ReturnType<typeof readRecord> {
    if (this.#game === undefined) return problemAt(line, 'record-empty');
    if (!this.#players) return problemAt(line, 'record-no-players');
    const rules = this.#heads.get('rules');
    const imaginary = this.#heads.get('imaginary');
    const seed = this.#heads.get('seed');
    const record: GameRecord = {
      game: this.#game,
      ...(rules === undefined ? {} : { rules }),
      players: this.#players,
      ...(imaginary === undefined ? {} : { imaginary: Number(imaginary) }),
      ...(seed === undefined ? {} : { seed, seeding: this.#heads.has('seeding') ? 'sha-256' : 'splitmix32' }),
      options: this.#options,
      events: this.#events,
      checks: this.#checks,
    };
    return { record };
  }

  #readEvent(text: string, line: number, wrong: Wrong): RecordProblem | undefined {
    if (!this.#players) return wrong('record-no-players', '');
    if (text.startsWith('>')) {
      const outcome = text.slice(1).trim();
      if (outcome === '') return wrong('record-no-value', '>');
      this.#events.push({ is: 'chance', text: outcome, line });
      return undefined;
    }
    const [number = '', move = ''] = split(text);
    const seat = Number(number) - 1;
    if (seat < 0 || seat >= this.#players.length) return wrong('record-seat', number);
    if (move === '') return wrong('record-no-move', number);
    this.#events.push({ is: 'move', seat, text: move, line });
    return undefined;
  }

  #readOption(rest: string, line: number, wrong: Wrong): RecordProblem | undefined {
    const [name = '', value = ''] = split(rest);
    if (value === '' || /\s/.test(value)) return wrong('record-option', rest);
    if (this.#options.some((option) => option.name === name)) return wrong('record-twice', `option ${name}`);
    this.#options.push({ name, value, line });
    return undefined;
  }

  #readChecks(rest: string, wrong: Wrong): RecordProblem | undefined {
    const words = rest.split(/\s+/);
    const strange = words.find((word) => !CHECK.test(word));
    if (strange !== undefined) return wrong('record-check', strange);
    this.#checks.push(...words);
    return undefined;
  }
}

type Wrong = (code: RecordProblem['code'], about: string) => RecordProblem;

/** The first word, and the rest with single spaces at its ends taken off. */
function split(text: string): [string, string] {
  const space = text.search(/\s/);
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space).trim()];
}
