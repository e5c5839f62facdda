import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Game } from '../../compiler/3-ir/ir.ts';
import { Agreement, type Disagreement } from '../../compiler/agree/agree.ts';
import { type EngineMachine, engineFrom, type GeneratedEngine } from '../../compiler/agree/engine.ts';
import type { Way } from '../../compiler/agree/ways.ts';
import { WordComparison } from '../../compiler/agree/words.ts';
import { compile } from '../../compiler/compile.ts';
import { createInterpreter, type Interpreter } from '../../compiler/interpret/index.ts';
import { converse, type Dialogue, type Vectors } from '../../compiler/protocol/dialogue.ts';
import type { Json } from '../../compiler/runtime/json.ts';
import { draw, seeded } from '../../compiler/runtime/random.ts';
import type { Core } from '../../generated/runtime/core.ts';
import type { GameData } from '../../generated/runtime/data.ts';
import { EngineSession } from '../../generated/runtime/engine-session.ts';
import * as machine from '../../generated/runtime/machine.ts';
import * as moves from '../../generated/runtime/moves.ts';
import * as notation from '../../generated/runtime/notation.ts';
import { seeded as seededWords } from '../../generated/runtime/random.ts';
import * as replay from '../../generated/runtime/replay.ts';
import * as request from '../../generated/runtime/request.ts';
import * as show from '../../generated/runtime/show.ts';
import * as situation from '../../generated/runtime/situation.ts';
import { readSources } from '../sources.ts';

/** The moves that are compared for each way to play; a million, say, by `regel agree`. */
const MOVES = Number(process.env.MOVES ?? 200);
/** The moves that are played on the engine alone, which is much quicker. */
const LONE_MOVES = 10 * MOVES;
/** The interpreter judges one in N of them, and the end of each game. */
const JUDGED_EVERY = 20;

/** What the generated tests of a game have in common; `file` is the test, beside its vectors. */
export async function openSuite(file: string, data: GameData, createCore: () => Core) {
  const vectors = JSON.parse(readFileSync(new URL('vectors.json', file), 'utf8')) as Vectors;
  const compiled = compile(readSources('rules'), { texts: false, runExamples: false }).games;
  const game = compiled.find(({ id }) => id === data.id)!;
  const runtime = [machine, show, replay, moves, notation, request, situation];
  const engine: GeneratedEngine = engineFrom({ core: { createCore }, data: { data }, runtime });
  const agreement = new Agreement(game, engine);
  const invariants = new Invariants(game.game, engine);
  const session = new EngineSession([{ data, createCore }]);

  return {
    /** The dialogues of some kinds, with their names. */
    dialogues: (...kinds: Dialogue['kind'][]): [string, Dialogue][] =>
      vectors.dialogues.filter(({ kind }) => kinds.includes(kind)).map((one) => [one.id, one]),

    /** Leads a dialogue: the engine must give every answer that is expected. */
    lead: async (_: string, dialogue: Dialogue): Promise<void> => {
      const difference = await converse(dialogue, async (request) => session.ask(request) as Json);
      expect(difference).toBeUndefined();
    },

    /** The first of the `always` rules that does not hold after some move of random games, as the interpreter sees it. */
    brokenIn: (way: Way): string[] => invariants.brokenIn(way),

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

/** Judges by the interpreter whether an engine keeps what is always so; the engine's own word is compared with that. */
class Invariants {
  readonly #interpreter: Interpreter;
  readonly #machine: EngineMachine;

  constructor(game: Game, { data, createCore, runtime }: GeneratedEngine) {
    this.#interpreter = createInterpreter(game);
    this.#machine = new runtime.Machine(createCore(), data);
  }

  /** The first rule that does not hold in random games of the engine, or about which it is wrong, and where. */
  brokenIn({ players, imaginary, options }: Way): string[] {
    const { core, data, fields } = this.#machine;
    const words = seeded('always');
    const chosen = data.options.map(({ name, value }) => Number(options[name] ?? value));
    const reference = this.#interpreter.blank({ players, imaginary, options });
    const memory = new WordComparison(data, fields, { players, seats: players + imaginary });
    for (let [played, number] = [0, 0]; played < LONE_MOVES; number++) {
      core.start({ players, imaginary, options: chosen, seed: seededWords(`always ${number}`) });
      while (played < LONE_MOVES && !core.isOver()) {
        const acting = Array.from({ length: players }, (_, player) => player).filter(
          (player) => core.decisionOf(player) >= 0,
        );
        const player = acting[draw(words, acting.length)]!;
        core.apply(player, core.moveAt(draw(words, core.moveCount(player))));
        played++;
        const where = `game ${number}, move ${played}`;
        const told = data.always[core.broken()];
        if (told !== undefined) return [told, where, 'says the engine'];
        if (played % JUDGED_EVERY !== 0 && !core.isOver()) continue;
        memory.copyInto(reference, core.memory);
        const broken = this.#interpreter.broken(reference);
        if (broken !== undefined) return [broken, where, 'says the interpreter'];
      }
    }
    return [];
  }
}
