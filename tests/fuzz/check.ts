/** What must hold for the compiler whatever it is given. */
import { formatFile } from '../../compiler/1-syntax/format.ts';
import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { type Compilation, compile } from '../../compiler/compile.ts';
import { messages } from '../../compiler/problems/messages/index.ts';
import type { Message } from '../../compiler/problems/messages/message.ts';
import type { Place, Problem } from '../../compiler/problems/problem.ts';
import { renderProblem } from '../../compiler/problems/render.ts';
import { placeholdersIn } from '../../compiler/problems/say.ts';

export interface Outcome {
  /** What is wrong with the compiler, or nothing. */
  readonly fault?: string;
  /** Milliseconds that the first compilation kept this thread busy: what others do on the machine does not count. */
  readonly ms: number;
  readonly problems: number;
  /** Whether a game came out. */
  readonly compiled: boolean;
}

/** How long this thread has worked; in a Node that cannot tell, how late it is. */
function busy(): number {
  if (!process.threadCpuUsage) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Two caches that live on: what a run found in them must not change what it says. */
const caches = [new ParseCache(2_000), new ParseCache(2_000)] as const;

export function check(
  sources: readonly Source[],
  { cached = true, formatting = true, twice = true } = {},
): Outcome {
  const start = busy();
  let ms = 0;
  try {
    const first = compile(sources, cached ? { cache: caches[0] } : {});
    ms = busy() - start;
    const again = twice ? compile([...sources].reverse(), cached ? { cache: caches[1] } : {}) : first;
    const fault =
      faultIn(first, sources) ?? difference(first, again) ?? (formatting ? formatFault(sources) : undefined);
    return {
      ...(fault ? { fault } : {}),
      ms,
      problems: first.problems.length,
      compiled: first.games.length > 0,
    };
  } catch (error) {
    return {
      fault: `throws ${describe(error)}`,
      ms: ms || busy() - start,
      problems: 0,
      compiled: false,
    };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = (error.stack ?? '').split('\n').filter((line) => line.includes('/compiler/'));
  const frames = where.slice(0, 3).map((line) => line.trim().replace(/\(?file:.*\/compiler\//, '(compiler/'));
  return [`${error.name}: ${error.message}`.slice(0, 200), ...frames].join(' ');
}

function faultIn(result: Compilation, sources: readonly Source[]): string | undefined {
  const lengths = new Map(sources.map(({ file, text }) => [file, text.length]));
  const inside = ({ file, start, end }: Place): boolean =>
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    0 <= start &&
    start <= end &&
    end <= (lengths.get(file) ?? -1);
  for (const problem of result.problems) {
    const shown = JSON.stringify(problem);
    if (!inside(problem.at)) return `problem outside its file: ${shown}`;
    if (problem.also && !inside(problem.also)) return `second place outside its file: ${shown}`;
    if (problem.related?.some(({ at }) => !inside(at))) return `further place outside its file: ${shown}`;
    const odd = Object.entries(problem.data).find(
      ([, value]) => typeof value !== 'string' && !Number.isFinite(value),
    );
    if (odd) return `${odd[0]} of a problem is ${typeof odd[1]} ${String(odd[1])}: ${shown}`;
  }
  return toldFault(result.problems.slice(0, MOST_RENDERED), sources);
}

const MOST_RENDERED = 50;

/** Every problem can be told, and its message has all the words that it asks for. */
function toldFault(problems: readonly Problem[], sources: readonly Source[]): string | undefined {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  for (const problem of problems) {
    if (!Object.hasOwn(messages, problem.code)) return `no message for ${problem.code}`;
    const { title, message, cure, also }: Message = messages[problem.code];
    const asked = placeholdersIn(
      [title.en, message.en, cure.en, problem.also ? (also?.en ?? '') : ''].join(' '),
    );
    const missing = asked.find((name) => !Object.hasOwn(problem.data, name));
    if (missing) return `${problem.code} has no {${missing}}: ${JSON.stringify(problem)}`;
    for (const language of ['en', 'de'] as const)
      if (renderProblem(problem, texts, { language, colour: false, width: 80 }) === '')
        return `${problem.code} says nothing`;
  }
  return undefined;
}

function difference(first: Compilation, again: Compilation): string | undefined {
  const told = (problem: Problem): string => JSON.stringify(problem);
  if (JSON.stringify(first.problems) !== JSON.stringify(again.problems)) {
    const [a, b] = [new Set(first.problems.map(told)), new Set(again.problems.map(told))];
    const odd = [...a].find((one) => !b.has(one)) ?? [...b].find((one) => !a.has(one)) ?? 'only their order';
    return `two runs differ: ${odd}`;
  }
  const games = (result: Compilation): string =>
    JSON.stringify(result.games.map(({ id, game }) => ({ id, game })));
  return games(first) === games(again) ? undefined : 'two runs give different games';
}

/** The formatter: it ends, it changes nothing when it runs again, and it leaves the problems what they were. */
function formatFault(sources: readonly Source[]): string | undefined {
  for (const { file, text } of sources) {
    if (!file.endsWith('.regel') || text.length > 20_000) continue;
    const once = formatFile(text);
    if (formatFile(once) !== once) return `formatting ${file} twice is not formatting it once`;
  }
  return undefined;
}
