import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Translator } from '../../texts/texts.ts';
import type { SayFault } from '../shared/fault-text.ts';
import { brief, EXIT, harmless, OutsideError } from '../shared/io.ts';
import { capital } from '../shared/style.ts';
import type { Say } from '../shared/words/index.ts';
import { Labels } from '../table/labels.ts';
import { type Followed, follow, type Obstacle } from './follow.ts';
import { readOption } from './options.ts';
import type { GameRecord } from './record.ts';
import type { Session, Table } from './session.ts';

/** What is needed to describe a game and its problems in the player's language. */
export interface Wording {
  readonly translator: Translator;
  readonly say: Say;
  readonly sayFault: SayFault;
}

/** The setup of a recorded game, or the line of an option that is not valid any more. */
export function tableOf(
  record: GameRecord,
  compiled: CompiledGame,
): Table | { readonly line: number; readonly about: string } {
  const { game, id } = compiled;
  const options: Record<string, number | boolean> = {};
  for (const { name, value, line } of record.options) {
    const option = game.options.find((one) => one.name === name);
    const read = option && readOption(game, option.type, value);
    if (read === undefined) return { line, about: brief(`option ${name} ${value}`) };
    options[name] = read;
  }
  const usual = game.imaginary.find((one) => one.withPlayers === record.players.length)?.usually ?? 0;
  return {
    id,
    game,
    names: record.players.map(harmless),
    imaginary: record.imaginary ?? usual,
    options,
    seed: record.seed,
    ...(record.seeding === undefined ? {} : { seeding: record.seeding }),
  };
}

/** Says that the seed of a saved game would give another game today; nothing for all other games. */
export function sayEarlierSeed({ seed, seeding }: GameRecord, say: Say): string[] {
  return seed !== undefined && seeding === 'splitmix32'
    ? [say('earlier-seed', { seed: harmless(seed) })]
    : [];
}

/** Resumes a saved game; throws if the rules do not allow it any more, and leaves its file alone. */
export function continueGame(
  record: GameRecord,
  compiled: CompiledGame,
  words: Wording,
  file: string,
): Session {
  const { translator, say } = words;
  const refuse = (why: string): never => {
    throw new OutsideError(`${translator.say('cannot-load', { file })} ${why}`, EXIT.problems);
  };
  const table = tableOf(record, compiled);
  if ('about' in table)
    return refuse(sayWhere(record, table.line, say('record-setup', { about: table.about }), say));
  const followed = follow(record, table);
  if (followed.obstacle) return refuse(explainObstacle(record, followed, words));
  return followed.session!;
}

/** Where and why a recorded game cannot go on, as a sentence. */
export function explainObstacle(record: GameRecord, { obstacle, session }: Followed, words: Wording): string {
  if (!obstacle) return '';
  const why = sayObstacle(obstacle.why, session, words);
  return obstacle.event ? sayWhere(record, obstacle.event.line, why, words.say) : capital(why);
}

/** Prefixes a message with the line of a record, unless it is 0. */
export function sayWhere(record: GameRecord, line: number, why: string, say: Say): string {
  return line === 0 ? capital(why) : `${capital(sayPlace(record, line, say))}: ${why}`;
}

/** The position of an event in its file. */
export function sayPlace({ isEngineSave }: GameRecord, line: number, say: Say): string {
  return say(isEngineSave ? 'place-entry' : 'place-line', { line });
}

function sayObstacle(why: Obstacle, session: Session | undefined, words: Wording): string {
  const { translator, say, sayFault } = words;
  const labels = session && new Labels(session.interpreter, translator, session.table.names);
  switch (why.is) {
    case 'setup':
      return say('record-setup', { about: why.about });
    case 'refused':
      return why.refusal.rule === 'fault' ? say('rules-stuck-here') : translator.reason(why.refusal.rule);
    case 'unreadable':
      return say(`notation-${why.problem.code}`, { text: brief(why.problem.text) });
    case 'chance comes first':
      return say('record-chance-first');
    case 'no chance now':
      return say('record-no-chance', { names: labels?.seats(why.toAct) ?? '' });
    case 'no such outcome':
      return say('record-no-outcome');
    case 'over':
      return translator.say('reason-game-over');
    case 'fault':
      return say('rules-stuck', { fault: sayFault(why.fault) });
  }
}

/** Why a file is no record, as a sentence. */
export function sayRecordProblem(
  { line, code, text }: { line: number; code: Parameters<Say>[0]; text: string },
  say: Say,
): string {
  return `${capital(say('place-line', { line }))}: ${say(code, { text })}`;
}
