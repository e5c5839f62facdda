/**
 * Puts the cases of the machine in order. A case that only one place goes to becomes part of that place; one that only leads
 * on is left out; the others are numbered in the order in which they stand.
 */
export function settleCases(
  cases: readonly { readonly text: string; readonly about: string }[],
  elsewhere: string,
): Settled {
  const texts = cases.map(({ text }) => text);
  const moved = new Map<string, string>();
  let others = elsewhere;
  const all = (): string => [...texts, others].join('\n');
  // A case that only leads on: whoever goes there can go on at once.
  for (const [number, text] of texts.entries()) {
    const leads = /^\s*pc = @(\d+)@;\s*continue;\s*$/.exec(text);
    if (!leads || Number(leads[1]) === number) continue;
    const [from, to] = [`@${number}@`, `@${leads[1]}@`];
    for (const [at, other] of texts.entries()) texts[at] = other.replaceAll(from, to);
    others = others.replaceAll(from, to);
    texts[number] = '';
    for (const [old, now] of moved) if (now === String(number)) moved.set(old, leads[1]!);
    moved.set(String(number), leads[1]!);
  }
  // A case that one jump goes to, and nothing else: what happens there happens here.
  for (let changed = true; changed; ) {
    changed = false;
    const counts = new Map<string, number>();
    for (const [, number] of all().matchAll(/@(\d+)@/g)) counts.set(number!, (counts.get(number!) ?? 0) + 1);
    for (const [at, text] of texts.entries()) {
      const jump = [...text.matchAll(/pc = @(\d+)@;\s*continue;/g)].find(
        ([, to]) => Number(to) !== at && counts.get(to!) === 1 && texts[Number(to)] !== '',
      );
      if (!jump) continue;
      const to = Number(jump[1]);
      texts[at] = text.replace(jump[0], () => blockOf(texts[to]!, cases[to]!.about));
      texts[to] = '';
      changed = true;
      break;
    }
  }
  const numbers = new Map<string, number>();
  const isUsed = new Set([...all().matchAll(/@(\d+)@/g)].map(([, number]) => Number(number)));
  for (const [number, text] of texts.entries())
    if (number > 0 && text !== '' && isUsed.has(number)) numbers.set(String(number), numbers.size + 1);
  const resolve = (text: string): string =>
    text.replace(/@(\d+)@/g, (_, number: string) => String(numbers.get(moved.get(number) ?? number) ?? 0));
  return {
    cases: [...numbers].map(([number, at]) => ({
      number: at,
      text: resolve(texts[Number(number)]!),
      about: cases[Number(number)]!.about,
    })),
    resolve,
    numberOf: (number) => numbers.get(moved.get(String(number)) ?? String(number)) ?? 0,
    count: numbers.size + 1,
  };
}

/** A case inside another one; names that are declared in both stay apart. */
function blockOf(text: string, about: string): string {
  const says = about.includes(':') ? `// ${about}\n` : '';
  return /^\s*(const|let) /m.test(text) ? `${says}{\n${text}\n}` : `${says}${text}`;
}

export interface Settled {
  readonly cases: readonly { readonly number: number; readonly text: string; readonly about: string }[];
  resolve(text: string): string;
  numberOf(number: number): number;
  readonly count: number;
}
