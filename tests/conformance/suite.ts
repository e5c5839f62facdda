import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { Agreement, type Disagreement, type Way } from '../../compiler/agree/agree.ts';
import { engineFrom, type GeneratedEngine } from '../../compiler/agree/engine.ts';
import { compile } from '../../compiler/compile.ts';
import { draw, seeded } from '../../compiler/interpret/random.ts';
import { converse, type Dialogue, type Vectors } from '../../compiler/protocol/dialogue.ts';
import type { Json } from '../../compiler/protocol/json.ts';
import type { Core } from '../../generated/runtime/core.ts';
import type { GameData } from '../../generated/runtime/data.ts';
import * as machine from '../../generated/runtime/machine.ts';
import * as moves from '../../generated/runtime/moves.ts';
import * as notation from '../../generated/runtime/notation.ts';
import { Session } from '../../generated/runtime/protocol.ts';
import { seeded as seededWords } from '../../generated/runtime/random.ts';
import * as replay from '../../generated/runtime/replay.ts';
import * as show from '../../generated/runtime/show.ts';
import { readSources } from '../sources.ts';

// random games take their time on a busy machine
vi.setConfig({ testTimeout: 120_000 });

/** The moves that are compared for each way to play; a million, say, by `regel agree`. */
const MOVES = Number(process.env.MOVES ?? 200);
/** The moves that are played on the engine alone, which is much quicker. */
const LONE_MOVES = 10 * MOVES;

/** What the generated tests of a game have in common; `file` is the test, beside its vectors. */
export async function openSuite(file: string, data: GameData, createCore: () => Core) {
  const vectors = JSON.parse(readFileSync(new URL('vectors.json', file), 'utf8')) as Vectors;
  const compiled = compile(readSources('rules'), { texts: false, runExamples: false }).games;
  const game = compiled.find(({ id }) => id === data.id)!;
  const runtime = [machine, show, replay, moves, notation];
  const engine: GeneratedEngine = engineFrom({ core: { createCore }, data: { data }, runtime });
  const agreement = new Agreement(game, engine);
  const session = new Session([{ data, createCore }]);

  return {
    /** The dialogues of some kinds, with their names. */
    dialogues: (...kinds: Dialogue['kind'][]): [string, Dialogue][] =>
      vectors.dialogues.filter(({ kind }) => kinds.includes(kind)).map((one) => [one.id, one]),

    /** Leads a dialogue: the engine must give every answer that is expected. */
    lead: async (_: string, dialogue: Dialogue): Promise<void> => {
      const difference = await converse(dialogue, async (request) => session.ask(request) as Json);
      expect(difference).toBeUndefined();
    },

    /** The rules of `always` that do not hold after some move of random games. */
    brokenIn: (way: Way): string[] => brokenIn(createCore(), data, way),

    /** The first difference between interpreter and engine in random games: half of them draw from the same seed. */
    disagreementIn: (way: Way): Disagreement | undefined => {
      for (let [played, number] = [0, 0]; played < MOVES; number++) {
        const result = agreement.play(way, `short ${number}`, MOVES - played, number % 2 === 1);
        if (result.disagreement || result.moves === 0) return result.disagreement;
        played += result.moves;
      }
      return undefined;
    },
  };
}

function brokenIn(core: Core, data: GameData, { players, imaginary, options }: Way): string[] {
  const words = seeded('always');
  const chosen = data.options.map(({ name, value }) => Number(options[name] ?? value));
  for (let [played, number] = [0, 0]; played < LONE_MOVES; number++) {
    core.start({ players, imaginary, options: chosen, seed: seededWords(`always ${number}`) });
    while (played < LONE_MOVES && !core.isOver()) {
      const acting = Array.from({ length: players }, (_, player) => player).filter(
        (player) => core.decisionOf(player) >= 0,
      );
      const player = acting[draw(words, acting.length)]!;
      core.apply(player, core.moveAt(draw(words, core.moveCount(player))));
      played++;
      const broken = core.broken();
      if (broken >= 0) return [data.always[broken]!, `game ${number}, move ${played}`];
    }
  }
  return [];
}
