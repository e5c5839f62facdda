import { ParseCache } from '../../compiler/1-syntax/parse.ts';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import { Agreement } from '../../compiler/agree/agree.ts';
import { compile } from '../../compiler/compile.ts';
import { ReferenceSession } from '../../compiler/protocol/reference-session.ts';
import { digestOf, type Json } from '../../compiler/runtime/json.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import { type EngineFolder, engineFiles } from '../engine/emitted.ts';
import { type Composed, compose, type Slot } from './compose.ts';

/** The folder and game in which all is declared. */
const STAGE = 'own-stage';

/** A name that the compiler refuses, at a place. */
export interface Refused {
  readonly slot: Slot;
  readonly code: string;
}

/** A game with those of the names that the compiler takes. */
export interface Accepted {
  readonly slots: readonly Slot[];
  readonly refused: readonly Refused[];
  readonly composed: Composed;
  readonly compiled: CompiledGame;
}

/** Takes away what the compiler refuses, until it refuses nothing. */
export function accepted(slots: readonly Slot[], refused: readonly Refused[] = []): Accepted {
  const composed = compose(slots);
  const { games, problems } = compileComposed(composed);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { slots, refused, composed, compiled: games[0]! };
  const found = errors.flatMap(({ code, at }) => {
    const slot = composed.slotAt(at.start);
    return slot ? [{ slot, code }] : [];
  });
  const wrong = found.length > 0 ? found : blamed(slots, errors[0]!.code);
  // Of several names in one slot it may be any: each is tried alone.
  const left = slots.flatMap((slot) => {
    if (!wrong.some((one) => one.slot === slot)) return slot;
    return slot.names.length === 1 ? [] : slot.names.map((name) => ({ ...slot, names: [name] }));
  });
  return accepted(left, [...refused, ...wrong.filter(({ slot }) => slot.names.length === 1)]);
}

/** What the stage itself is blamed for: one of the slots that cause it. */
function blamed(slots: readonly Slot[], code: string): Refused[] {
  if (slots.length === 1) return [{ slot: slots[0]!, code }];
  const half = Math.ceil(slots.length / 2);
  const isWrong = (part: readonly Slot[]): boolean =>
    compileComposed(compose(part)).problems.some(({ severity }) => severity === 'error');
  const part = [slots.slice(0, half), slots.slice(half)].find(isWrong);
  if (!part) throw new Error(`no name alone causes ${code}`);
  return blamed(part, code);
}

/** Most declarations are the stage's own, and the same in all games. */
const cache = new ParseCache();

function compileComposed({ text }: Composed): ReturnType<typeof compile> {
  return compile([{ file: `${STAGE}/${STAGE}.regel`, text }], { texts: false, runExamples: false, cache });
}

/** So that every engine has a folder of its own: a module is loaded once. */
let made = 0;

export function freshId(): string {
  return `${STAGE}-${made++}`;
}

/** Plays interpreter and engine of a game with names: the first difference in words; undefined if there is none. */
export async function difference(
  { composed, compiled }: Accepted,
  folder: EngineFolder,
  id = freshId(),
): Promise<string | undefined> {
  const one = { ...compiled, id };
  try {
    folder.write(id, engineFiles(one, [{ file: `${STAGE}/${STAGE}.regel`, text: composed.text }]));
    return (await played(one, composed, folder)) ?? (await told(one, folder));
  } catch (problem) {
    return problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  }
}

/** Two games move by move, and then what can be asked by name. */
async function played(
  { id, game }: CompiledGame,
  { options, probes }: Composed,
  folder: EngineFolder,
): Promise<string | undefined> {
  const engine = await folder.load(id);
  const agreement = new Agreement({ id, game }, engine);
  const turned = Object.fromEntries(options.map((name, index) => [name, index % 3 === 0]));
  for (const [way, supplied] of [
    [{ players: 2, imaginary: 1, options: turned }, false],
    [{ players: 3, imaginary: 0, options: { ...turned, 'own-late': false } }, true],
  ] as const) {
    const { disagreement } = agreement.play(way, 'names', 5000, supplied);
    if (!disagreement) continue;
    const { what, about, expected, found, log } = disagreement;
    return `${what} ${about}: ${expected}, in the engine ${found}, after ${log.slice(-2).join(', ')}`;
  }
  const [reference, session] = [new ReferenceSession([{ id, game }]), new EngineSession([engine])];
  for (const request of [{ do: 'start', game: id, players: 2, seed: 'names' }, ...probes]) {
    const expected = reference.ask(request);
    const found = JSON.parse(session.answer(JSON.stringify(request))) as Json;
    if (digestOf(expected) !== digestOf(found))
      return `${JSON.stringify(request)}: ${JSON.stringify(expected)}, in the engine ${JSON.stringify(found)}`;
  }
  return undefined;
}

/** A game through what a front end imports: its awards add up to its points. */
async function told({ id }: CompiledGame, folder: EngineFolder): Promise<string | undefined> {
  const engine = await folder.facade(id);
  let state = engine.start({ players: 2, seed: 'told' });
  for (let turn = 0; !engine.isOver(state); turn++) {
    const moves = engine.moves(state, 'server');
    state = engine.play(state, moves[(turn * 7919) % moves.length]!, 'mover');
  }
  const { awards } = engine.why(state, 'server');
  const untold = awards.find((award) => award.untold);
  if (untold) return `why ${untold.scoring}: untold`;
  for (const { seat, by } of engine.score(state))
    for (const [scoring, points] of Object.entries(by)) {
      const own = awards.filter((award) => award.seat === seat && award.scoring === scoring);
      const sum = own.reduce((all, award) => all + award.points, 0);
      if (sum !== points.total)
        return `why ${scoring} of seat ${seat}: ${sum}, and in the score ${points.total}`;
    }
  return undefined;
}
