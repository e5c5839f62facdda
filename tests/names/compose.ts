import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../compiler/runtime/json.ts';
import type { Form, Lines } from './form.ts';
import * as scripts from './sorts-of-scripts.ts';
import * as things from './sorts-of-things.ts';

/** The sorts of declarations that a name can have, each in one or more forms. */
export const SORTS: Readonly<Record<string, readonly Form[]>> = { ...things, ...scripts };

/** Some names in one form of one sort. */
export interface Slot {
  readonly sort: string;
  readonly form: number;
  readonly names: readonly string[];
}

/** A game with some names in it, and which of its lines belong to which of them. */
export interface Composed {
  readonly text: string;
  readonly probes: readonly JsonObject[];
  readonly options: readonly string[];
  /** The slot whose lines stand at a position of the text; undefined in what is the stage's own. */
  slotAt(position: number): Slot | undefined;
}

const STAGE = readFileSync(new URL('./stage.regel', import.meta.url), 'utf8');

/** The first key of `own-log` that is not the stage's own. */
const FIRST = 111;

/** How many slots have their lines in one phase or scoring. */
const TOGETHER = 40;

/** The stage with a declaration for each slot. `ghost` is what examples call the seat that nobody plays. */
export function compose(slots: readonly Slot[], ghost = 'Own-ghost'): Composed {
  let id = FIRST;
  const all = slots.map((slot) => {
    const lines = SORTS[slot.sort]![slot.form]!.lines(slot.names, id);
    id += slot.names.length;
    return { slot, lines };
  });
  const text = new Marked();
  const [head, middle, tail] = STAGE.replace('Own-ghost', ghost)
    .replace('#keys', String(id))
    .split(/#options\n|#score\n/) as [string, string, string];
  const lines = (of: (lines: Lines) => readonly string[] | undefined, indent: string, from = all): void => {
    for (const { slot, lines: own } of from) for (const line of of(own) ?? []) text.add(indent + line, slot);
  };
  text.add(head.trimEnd());
  lines(({ options }) => options, '  ');
  text.add(middle.trimEnd());
  const scored = all.flatMap(({ slot, lines: { scorings = [] } }) =>
    scorings.map((scoring) => ({ slot, scoring })),
  );
  for (const { slot, scoring } of scored) text.add(`  score ${scoring}`, slot);
  const parts = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, part) =>
    all.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );
  const made = parts.flatMap((part, index) => (part.some((one) => one.lines.score) ? [index] : []));
  for (const part of made) text.add(`  score own-made-${part}`);
  text.add(tail.trimEnd());
  for (const [owner, of] of [
    ['each player', (own: Lines) => own.player],
    ['each seat', (own: Lines) => own.seat],
    ['the table', (own: Lines) => own.table],
  ] as const) {
    if (!all.some((one) => of(one.lines))) continue;
    text.add(`\n${owner} has`);
    lines(of, '  ');
  }
  for (const { slot, lines: own } of all)
    for (const declaration of own.declarations ?? []) text.add(`\n${declaration}`, slot);
  for (const [index, part] of parts.entries()) {
    text.add(`\nphase own-names-${index} of player\n  nothing`);
    lines(({ turn }) => turn, '  ', part);
    if (!made.includes(index)) continue;
    text.add(`\nscoring own-made-${index} for each player`);
    lines(({ score }) => score, '  ', part);
  }
  text.add('\nphase own-names of player\n  nothing');
  for (const index of parts.keys()) text.add(`  do own-names-${index}`);
  return {
    text: text.text,
    probes: all.flatMap(({ lines: { probes = [] } }) => probes),
    options: all.flatMap(({ slot }) => (slot.sort === 'options' ? slot.names : [])),
    slotAt: (position) => text.ownerAt(position),
  };
}

/** A text that knows to which slot each of its parts belongs. */
class Marked {
  text = '';
  readonly #parts: { readonly end: number; readonly slot: Slot | undefined }[] = [];

  add(lines: string, slot?: Slot): void {
    this.text += `${lines}\n`;
    this.#parts.push({ end: this.text.length, slot });
  }

  ownerAt(position: number): Slot | undefined {
    return this.#parts.find(({ end }) => position < end)?.slot;
  }
}
