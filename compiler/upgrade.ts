/** `regel upgrade`: rules in an earlier spelling of the language, rewritten in today's. */
import { formatFile } from './1-syntax/format.ts';
import type { Source } from './1-syntax/source.ts';
import { type Compilation, compile } from './compile.ts';
import type { Edit } from './problems/problem.ts';

export interface Upgrade {
  /** By file, the texts that change. */
  readonly files: ReadonlyMap<string, string>;
  /** How many places were rewritten. */
  readonly places: number;
}

/** An edit may contain another one: each round takes the outer ones, and what is in them the next round. */
const MOST_ROUNDS = 100;

/** Every earlier spelling in these sources, rewritten; undefined if the rules would then mean anything else. */
export function upgrade(sources: readonly Source[]): Upgrade | undefined {
  const before = rulesOf(sources);
  let now: readonly Source[] = sources;
  let compiled = before;
  let places = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const edits = outermost(editsOf(compiled));
    if (edits.length === 0) break;
    places += edits.length;
    now = now.map((source) => applied(source, edits));
    compiled = rulesOf(now);
  }
  if (meaningOf(compiled) !== meaningOf(before)) return undefined;
  const files = new Map<string, string>();
  for (const [index, { file, text }] of now.entries()) {
    if (text !== sources[index]!.text) files.set(file, formatFile(text));
  }
  return { files, places };
}

function rulesOf(sources: readonly Source[]): Compilation {
  return compile(sources, { texts: false, rulebooks: false, runExamples: false });
}

function editsOf({ problems }: Compilation): Edit[] {
  return problems.flatMap(({ code, fix }) => (code === 'earlier-spelling' && fix ? fix : []));
}

function outermost(edits: readonly Edit[]): Edit[] {
  const isInside = (inner: Edit, outer: Edit): boolean =>
    inner !== outer &&
    inner.at.file === outer.at.file &&
    outer.at.start <= inner.at.start &&
    inner.at.end <= outer.at.end;
  return edits.filter((edit) => !edits.some((other) => isInside(edit, other)));
}

function applied({ file, text }: Source, edits: readonly Edit[]): Source {
  const own = edits.filter(({ at }) => at.file === file).sort((a, b) => b.at.start - a.at.start);
  let changed = text;
  for (const { at, text: by } of own) changed = changed.slice(0, at.start) + by + changed.slice(at.end);
  return { file, text: changed };
}

/** What the rules mean, without places: the intermediate form of every game, and what else is wrong. */
function meaningOf({ games, problems }: Compilation): string {
  const others = problems
    .filter(({ code }) => code !== 'earlier-spelling')
    .map(({ code, data }) => [code, data]);
  return JSON.stringify([games.map(({ id, game }) => [id, game]), others]);
}
