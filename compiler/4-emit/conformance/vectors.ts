import type { CompiledGame } from '../../3-ir/compiled.ts';
import { unplaced } from '../../3-ir/places.ts';
import { Fault } from '../../interpret/index.ts';
import type { Dialogue, Vectors } from '../../protocol/dialogue.ts';
import { digestOf, type Json } from '../../runtime/json.ts';
import { PROTOCOL } from '../../runtime/protocol-session.ts';
import { alwaysDialogues } from './always.ts';
import { countDialogues } from './counts.ts';
import { exampleDialogues } from './examples.ts';
import { playthroughs } from './playthroughs.ts';
import { reasonDialogues } from './reasons.ts';
import { GivenUp } from './recorder.ts';
import { saveDialogues } from './saves.ts';
import { tableDialogues } from './tables.ts';
import { termDialogues } from './terms.ts';
import { tieDialogues } from './ties.ts';

interface Made {
  readonly dialogues: readonly Dialogue[];
  readonly uncovered?: Vectors['uncovered'];
}

/**
 * What every engine of a game must answer. It comes from the worked examples and the interpreter alone; the same rules
 * give the same bytes.
 */
export function makeVectors(game: CompiledGame): Vectors {
  const examples = attempt('example', () => ({ dialogues: exampleDialogues(game) }));
  const parts: Made[] = [
    examples,
    attempt('table', () => ({ dialogues: tableDialogues(game) })),
    attempt('term', () => ({ dialogues: termDialogues(game) })),
    attempt('tie', () => tieDialogues(game)),
    attempt('reason', () => reasonDialogues(game, examples.dialogues)),
    attempt('always', () => alwaysDialogues(game)),
    attempt('game', () => ({ dialogues: playthroughs(game) })),
    attempt('count', () => ({ dialogues: countDialogues(game) })),
    attempt('save', () => ({ dialogues: saveDialogues(game) })),
  ];
  const dialogues = parts.flatMap((part) => part.dialogues);
  const untold = game.game.examples
    .filter(({ name }) => !dialogues.some(({ id }) => id === `example-${name}`))
    .map(({ name }) => ({ rule: `example-${name}`, why: 'does not hold in this game' }));
  return {
    game: game.id,
    protocol: PROTOCOL,
    madeFrom: madeFrom(game),
    dialogues,
    uncovered: [...untold, ...parts.flatMap((part) => part.uncovered ?? [])],
  };
}

/** Changes with the rules and examples of a game: tells at once whether vectors were made from others. */
export function madeFrom({ model }: CompiledGame): string {
  return digestOf(unplaced(model) as unknown as Json);
}

/** Rules that stop in the middle of a game still have examples and tables. */
function attempt(kind: Dialogue['kind'], make: () => Made): Made {
  try {
    return make();
  } catch (problem) {
    if (!(problem instanceof Fault) && !(problem instanceof GivenUp)) throw problem;
    return { dialogues: [], uncovered: [{ rule: 'game', why: `no ${kind}: ${problem.message}` }] };
  }
}

/** A line for each step, so that a change of the rules shows where it changes an answer. */
export function vectorsText({ game, protocol, madeFrom: made, uncovered, dialogues }: Vectors): string {
  const depth = game.split('/').length;
  const head = { $schema: `${'../'.repeat(depth)}vectors.schema.json`, game, protocol, madeFrom: made };
  const list = (items: readonly string[]): string => (items.length === 0 ? '[]' : `[\n${items.join(',\n')}]`);
  const lines = (items: readonly unknown[]): string => list(items.map((item) => JSON.stringify(item)));
  const told = dialogues.map(({ id, kind, rules, steps }) => {
    const members = JSON.stringify({ id, kind, rules }).slice(0, -1);
    return `${members},"steps":${lines(steps)}}`;
  });
  return `${JSON.stringify(head).slice(0, -1)},\n"uncovered":${lines(uncovered)},\n"dialogues":${list(told)}}\n`;
}
