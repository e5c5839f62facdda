/** Why a mutant that nobody notices makes no difference, as a person has written it down. */
export interface Explained {
  readonly id: string;
  readonly why: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/**
 * Reads explanations: on each line the id of a mutant, a colon and the reason; an indented line goes on with the reason.
 * `#` begins a comment. A line that is none of these is given back.
 */
export function readExplained(text: string): { explained: Explained[]; wrong: readonly number[] } {
  const explained: Explained[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const more = /^\s+(\S.*)$/.exec(line)?.[1]?.trimEnd();
    const [, id, why] = /^(\S+): +(\S.*)$/.exec(line) ?? [];
    const last = explained.at(-1);
    if (more !== undefined && last) explained[explained.length - 1] = { ...last, why: `${last.why} ${more}` };
    else if (id !== undefined && !explained.some((one) => one.id === id))
      explained.push({ id, why: why!.trimEnd(), line: index + 1 });
    else wrong.push(index + 1);
  }
  return { explained, wrong };
}
