/**
 * `node tests/fuzz/repeat.ts SEED` shows the input of a seed and what is wrong with it; with `shrink` behind it
 * the input is made as small as it can be with the same fault. The result can go into corpus/ as it is.
 */
import type { Source } from '../../compiler/1-syntax/source.ts';
import { check } from './check.ts';
import { writeCorpus } from './corpus.ts';
import { inputFor, modeOf } from './input.ts';

const [seed, shrink] = [Number(process.argv[2]), process.argv[3] === 'shrink'];
let sources: readonly Source[] = inputFor(seed);
const { fault, ms, problems } = check(sources, { cached: false });
console.error(
  `seed ${seed} (${modeOf(seed)}): ${fault ?? 'no fault'}; ${Math.round(ms)} ms, ${problems} problems`,
);
if (shrink && fault) sources = smallest(sources, alike(fault));
console.log(writeCorpus(sources));

/** What two inputs with the same fault have in common: all but names, places and numbers. */
function alike(text: string): (sources: readonly Source[]) => boolean {
  const essence = (one: string | undefined): string =>
    (one ?? '').replace(/formatting \S+|[0-9]+|"[^"]*"/g, '').slice(0, 60);
  return (candidate) => essence(check(candidate).fault) === essence(text);
}

function smallest(
  start: readonly Source[],
  fails: (sources: readonly Source[]) => boolean,
): readonly Source[] {
  let best = start.filter(({ file }) => fails(start.filter((source) => source.file === file)));
  if (best.length === 0) best = [...start];
  if (best.length > 1) best = best.slice(0, 1);
  if (!fails(best)) best = [...start];
  for (let before = -1; before !== size(best); ) {
    before = size(best);
    for (const [index, source] of best.entries()) {
      const put = (text: string): Source[] => best.with(index, { ...source, text });
      const without = best.filter((_, at) => at !== index);
      if (best.length > 1 && fails(without)) {
        best = without;
        break;
      }
      for (const split of [/(?<=\n)(?=\n*[^ \n])/, /(?<=\n)/, /(?= )/, /(?=.)/su]) {
        const parts = best[index]!.text.split(split);
        best = put(fewest(parts, (kept) => fails(put(kept.join('')))).join(''));
      }
    }
  }
  return best;
}

function size(sources: readonly Source[]): number {
  return sources.reduce((sum, { text }) => sum + text.length, 0);
}

/** Leaves out ever smaller stretches as long as it still fails. */
function fewest(start: readonly string[], fails: (parts: readonly string[]) => boolean): readonly string[] {
  let parts = start;
  for (
    let length = Math.ceil(parts.length / 2);
    length >= 1;
    length = length === 1 ? 0 : Math.ceil(length / 2)
  ) {
    for (let from = 0; from < parts.length; ) {
      const rest = [...parts.slice(0, from), ...parts.slice(from + length)];
      if (rest.length < parts.length && fails(rest)) parts = rest;
      else from += length;
    }
  }
  return parts;
}
