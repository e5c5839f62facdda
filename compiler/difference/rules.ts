import type { Source } from '../1-syntax/source.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { changedRules } from '../4-emit/rulebook/changed.ts';
import type { Place } from '../problems/problem.ts';
import { rulesOf } from '../rulebook/rules.ts';
import type { RuleChanged } from '../runtime/rulebook.ts';
import { type LineChange, lineChanges } from './lines.ts';

/** A game with the files that it was compiled from. */
export interface Version {
  readonly compiled: CompiledGame;
  readonly sources: readonly Source[];
}

/** A rule that is not as before: its values, and the lines of the rules that say it. */
export interface RuleDifference extends RuleChanged {
  readonly lines: readonly LineChange[];
}

/** All rules of which one game says something else than another, in the order of the new rules. */
export function ruleDifferences(before: Version, now: Version): RuleDifference[] {
  const side = ({ compiled }: Version) => ({ compiled, rules: rulesOf(compiled.model) });
  const [old, mine] = [side(before), side(now)];
  return changedRules(old, mine).map((changed) => ({
    ...changed,
    lines: lineChanges(
      linesAt(before, old.rules.get(changed.rule)?.at),
      linesAt(now, mine.rules.get(changed.rule)?.at),
    ),
  }));
}

/** The line of a declaration and all that is indented below it, without comments. */
function linesAt({ sources }: Version, at: Place | undefined): string[] {
  const text = at && sources.find(({ file }) => file === at.file)?.text;
  if (!at || text === undefined) return [];
  const start = text.lastIndexOf('\n', at.start - 1) + 1;
  const [first = '', ...rest] = text.slice(start).split('\n');
  const depth = (line: string): number => line.search(/\S/);
  const end = rest.findIndex((line) => line.trim() !== '' && depth(line) <= depth(first));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))]
    .map((line) => line.replace(/(^|\s)#.*$/, '').trimEnd())
    .filter((line) => line !== '')
    .map((line) => line.slice(Math.max(0, depth(first))));
}

/** Texts and sentences that are not as before, by file; of two versions of the same folder. */
export function textDifferences(
  before: readonly Source[],
  now: readonly Source[],
  wanted = /\.(ftl|mdx)$/,
): { readonly file: string; readonly changes: readonly LineChange[] }[] {
  const isText = ({ file }: Source): boolean => wanted.test(file);
  const old = new Map(before.filter(isText).map(({ file, text }) => [file, text]));
  const mine = new Map(now.filter(isText).map(({ file, text }) => [file, text]));
  return [...new Set([...old.keys(), ...mine.keys()])].sort().flatMap((file) => {
    const [was, is] = [old.get(file) ?? '', mine.get(file) ?? ''];
    return was === is ? [] : [{ file, changes: lineChanges(written(was), written(is)) }];
  });
}

function written(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}
