import type { Io } from '../shared/io.ts';
import { UsageError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';

/** What one look at the rules finds. */
export interface Look {
  /** Every file by name, as it was read. */
  readonly files: ReadonlyMap<string, string>;
  /** The problems, as they are shown, and the line that sums up. */
  readonly problems: string;
  readonly summary: string;
}

/**
 * Looks again whenever something changes, until nobody watches any more. Each time it names the files; the problems are shown again only
 * if they are others than before.
 */
export async function watchRules(io: Io, root: string, look: () => Look, say: Say): Promise<void> {
  let before = look();
  io.stdout.write(`${before.problems}${before.summary}\n${say('watching')}\n`);
  for await (const _ of io.watch(root)) {
    const now = lookAgain(look, before);
    const changed = changedFiles(before.files, now.files);
    if (changed.length === 0 && now.problems === before.problems && now.summary === before.summary) continue;
    const others = now.problems === before.problems ? '' : now.problems;
    io.stdout.write(`\n── ${changed.join(', ')}\n${others}${now.summary}\n`);
    before = now;
  }
  // Behind the ^C that a terminal shows.
  if (io.stdout.isTTY) io.stdout.write('\n');
}

/** While a folder is moved or written, there may be no rules for a moment. */
function lookAgain(look: () => Look, before: Look): Look {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { files: before.files, problems: '', summary: error.message };
  }
}

/** The names of files that are new, changed or gone. */
function changedFiles(before: Look['files'], now: Look['files']): string[] {
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all].filter((file) => before.get(file) !== now.get(file)).sort();
}
