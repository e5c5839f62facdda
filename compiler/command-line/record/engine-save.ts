import type { Game } from '../../3-ir/ir.ts';
import { Invalid } from '../../runtime/errors.ts';
import { replay } from '../../runtime/replay.ts';
import { readSaved, type Saved } from '../../runtime/saved.ts';
import { loadTemporaryEngine, withTemporaryEngine } from '../engines/temporary-engine.ts';
import { brief, EXIT, OutsideError } from '../shared/io.ts';
import type { Say } from '../shared/words/index.ts';
import type { Followed } from './follow.ts';
import type { GameRecord } from './record.ts';

/** Whether a file is what `save` of an engine gives, and no record: JSON. */
export function isEngineSave(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** A game that an engine saved; one that is damaged is refused with the part that is wrong. */
export function readEngineSave(text: string, file: string, say: Say): Saved {
  return orRefused(file, say, () => readSaved(text));
}

/** The same as a record, with usual names: a save has none. */
export function recordOfSave(
  saved: Saved,
  { players: { from, to } }: Game,
  file: string,
  say: Say,
  nameOf: (number: number) => string,
): GameRecord {
  const { version, game, players, imaginary, options, seed, log } = saved;
  return orRefused(file, say, () => {
    const isOneOf = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
    if (!isOneOf(players, Number.MAX_SAFE_INTEGER)) throw new Invalid('save', 'players');
    // Nothing is wrong with the save: the rules may well have been for more, or for fewer.
    if (players < from || players > to)
      throw cannotReplay(file, say('replay-players', { players, from, to }), say);
    return {
      game,
      players: Array.from({ length: players }, (_, index) => nameOf(index + 1)),
      imaginary,
      ...(seed === undefined ? {} : { seed, seeding: version === 1 ? 'splitmix32' : 'sha-256' }),
      options: Object.entries(options).map(([name, value]) => ({ name, value: optionText(value), line: 0 })),
      events: log.map((entry, index) => {
        const line = index + 1;
        if ('chance' in entry) return { is: 'chance', text: entry.chance, line };
        if (!isOneOf(entry.player, players)) throw new Invalid('save', `log ${line}`);
        return { is: 'move', seat: entry.player - 1, text: entry.move, line };
      }),
      checks: [],
      isEngineSave: true,
    };
  });
}

function optionText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

function orRefused<T>(file: string, say: Say, work: () => T): T {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof Invalid)) throw problem;
    throw cannotReplay(file, say('engine-save-broken', { about: brief(problem.about) }), say);
  }
}

function cannotReplay(file: string, why: string, say: Say): OutsideError {
  return new OutsideError(say('replay-broken', { file, why }), EXIT.problems);
}

/** Whether a save was made with other rules, and from where on it differs; only an engine can read its digests. */
export function compareSave(
  game: Game,
  saved: Saved,
): Promise<{ readonly changed: boolean; readonly differsFrom: Followed['differsFrom'] }> {
  return withTemporaryEngine(game, async (engine) => {
    const machine = await loadTemporaryEngine({ ...engine, data: { ...engine.data, id: saved.game } });
    try {
      const { sameRules, differs } = replay(machine, saved);
      return { changed: !sameRules, differsFrom: differs?.at };
    } catch (problem) {
      // Changed by hand: the rules are the same, but it does not go as it says.
      if (!(problem instanceof Invalid)) throw problem;
      const [, entry = problem.about === 'start' ? 0 : saved.log.length] =
        /^log (\d+)$/.exec(problem.about) ?? [];
      return { changed: false, differsFrom: Number(entry) };
    }
  });
}
