import { mentions } from '../text.ts';

/**
 * Puts the cases of the machine in order, so that as few as possible are jumped to: what only leads on is left out, what only
 * one place goes to becomes part of that place, what is short is written wherever it is gone to. The others are numbered in
 * the order in which they stand.
 */
export function settleCases(
  cases: readonly { readonly text: string; readonly about: string }[],
  elsewhere: string,
): Settled {
  const texts = cases.map(({ text }) => text);
  const moved = new Map<string, string>();
  let others = elsewhere;
  // A case that only leads on: whoever goes there can go on at once.
  for (const [number, text] of texts.entries()) {
    const to = leadsTo(text);
    if (to === undefined || to === String(number)) continue;
    const [from, now] = [`@${number}@`, `@${to}@`];
    for (const [at, other] of texts.entries()) texts[at] = other.replaceAll(from, now);
    others = others.replaceAll(from, now);
    texts[number] = '';
    for (const [old, target] of moved) if (target === String(number)) moved.set(old, to);
    moved.set(String(number), to);
  }
  const all = (): string => [...texts, others].join('\n');
  const insert = (at: number, jump: string, to: number): void => {
    texts[at] = inserted(texts[at]!, jump, texts[to]!, cases[to]!.about);
  };
  const inline = (): void => {
    for (let changed = true; changed; ) {
      changed = false;
      const counts = countsIn(all());
      for (const [at, text] of texts.entries()) {
        const jump = jumpsIn(text).find(
          ({ to }) => to !== at && counts.get(to) === 1 && texts[to] !== '' && to !== 0,
        );
        if (!jump) continue;
        insert(at, jump.text, jump.to);
        texts[jump.to] = '';
        changed = true;
        break;
      }
    }
  };
  // A case that one jump goes to, and nothing else: what happens there happens here.
  inline();
  // A short one is written wherever it is gone to.
  for (const [to, text] of texts.entries()) {
    if (to === 0 || text === '' || !isShort(text) || jumpsIn(text).some((jump) => jump.to === to)) continue;
    for (const at of texts.keys())
      for (;;) {
        const jump = at === to ? undefined : jumpsIn(texts[at]!).find((one) => one.to === to);
        if (!jump) break;
        insert(at, jump.text, to);
      }
    if (!countsIn(all()).has(to)) texts[to] = '';
  }
  inline();

  const numbers = new Map<string, number>();
  const isUsed = countsIn(all());
  for (const [number, text] of texts.entries())
    if (number > 0 && text !== '' && isUsed.has(number)) numbers.set(String(number), numbers.size + 1);
  const at = (number: string): string => moved.get(number) ?? number;
  const aboutOf = (number: string): string => cases[Number(at(number))]!.about;
  const resolve = (text: string): string =>
    text
      .replace(/pc = @0@;\s*continue;/g, 'm[t] = DONE;\nreturn;')
      // What a jump leads to stands behind it: numbers say nothing, and only literals make a quick switch.
      .replace(/^(.* = )@(\d+)@;$/gm, (line, start: string, number: string) =>
        numbers.has(at(number)) && aboutOf(number) !== ''
          ? `${start}${numbers.get(at(number))}; // ${aboutOf(number)}`
          : line,
      )
      .replace(/@(\d+)@/g, (_, number: string) => String(numbers.get(at(number)) ?? 'DONE'));
  return {
    cases: [...numbers].map(([number, at]) => ({
      number: at,
      text: resolve(texts[Number(number)]!),
      about: cases[Number(number)]!.about,
    })),
    resolve,
    numberOf: (number) => numbers.get(at(String(number))) ?? 0,
    count: numbers.size + 1,
  };
}

/** Where a case leads that does nothing else. */
function leadsTo(text: string): string | undefined {
  return /^\s*pc = @(\d+)@;\s*continue;\s*$/.exec(text)?.[1];
}

function jumpsIn(text: string): { readonly text: string; readonly to: number }[] {
  return [...text.matchAll(/pc = @(\d+)@;\s*continue;/g)].map(([jump, to]) => ({
    text: jump,
    to: Number(to),
  }));
}

/** How often each case is named. */
function countsIn(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [, number] of text.matchAll(/@(\d+)@/g))
    counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1);
  return counts;
}

const SHORT = 12;

function isShort(text: string): boolean {
  return text.split('\n').length <= SHORT;
}

/** A case inside another one, in the place of a jump. What has been read from memory already is not read again. */
function inserted(host: string, jump: string, text: string, about: string): string {
  const start = host.indexOf(jump);
  const before = host.slice(0, start);
  const seen = inScope(before);
  const own: string[] = [];
  const lines = text.split('\n').filter((line) => {
    const [, name, value] = /^const (\w+) = (.*);$/.exec(line) ?? [];
    if (!name || !value) return true;
    const isSame = isKnown(name, value, before, seen) && !own.some((one) => mentions(line, one));
    if (!isSame) own.push(name);
    return !isSame;
  });
  const inner = lines.join('\n');
  const after = host.slice(start + jump.length);
  const says = about.includes(':') ? `// ${about}\n` : '';
  const block = needsBlock(inner, before, after) ? `${says}{\n${inner}\n}` : `${says}${inner}`;
  return before + block + after;
}

/** Whether code that is inserted must keep its names to itself: not where it fills a block, or ends one that has no such names. */
function needsBlock(inner: string, before: string, after: string): boolean {
  if (/\{\s*$/.test(before) && /^\s*\}/.test(after)) return false;
  const names = [...inner.matchAll(/^(?:const|let) (\w*)/gm)].map(([, name]) => name!);
  return (
    names.length > 0 && (after.trim() !== '' || names.some((name) => name === '' || mentions(before, name)))
  );
}

/** Whether a name stands for this value already: for what was read from a word, or was just written into it. */
function isKnown(name: string, value: string, before: string, seen: ReadonlySet<string>): boolean {
  const line = `const ${name} = ${value};`;
  const slot = /^m\[((?:t \+ )?[A-Z]\w*)\]!$/.exec(value)?.[1];
  if (slot === undefined) return /^SEATS \+ \w+ \* SEAT_WORDS$/.test(value) && seen.has(line);
  const writes = before.split('\n').filter((one) => one.includes(`m[${slot}]`) && !isRead(one, slot));
  if (writes.length === 0) return seen.has(line);
  const last = writes.at(-1)!;
  return (
    last === `m[${slot}] = ${name};` &&
    seen.has(last) &&
    [...seen].some((one) => one.startsWith(`const ${name} = `))
  );
}

function isRead(line: string, slot: string): boolean {
  const rest = line.replaceAll(`m[${slot}]!`, '');
  return !rest.includes(`m[${slot}]`) && !/^(\+\+|--)?m\[.*\]!( [-+|&]=|\+\+|--)/.test(line);
}

/** The lines of the blocks that are still open at the end of a text. */
function inScope(text: string): ReadonlySet<string> {
  const open: string[][] = [[]];
  for (const line of text.split('\n')) {
    for (const sign of line) {
      if (sign === '}') open.pop();
      if (sign === '{') open.push([]);
    }
    open.at(-1)?.push(line);
  }
  return new Set(open.flat());
}

export interface Settled {
  readonly cases: readonly { readonly number: number; readonly text: string; readonly about: string }[];
  resolve(text: string): string;
  numberOf(number: number): number;
  readonly count: number;
}
