import { describe, expect, test } from 'vitest';
import { createInterpreter } from '../../compiler/interpret/index.ts';
import { Codec } from '../../compiler/protocol/codec.ts';
import { readMove, writeMoves } from '../../compiler/protocol/moves.ts';
import { showChance, showResult, showScores, showState, showView } from '../../compiler/protocol/show.ts';
import { digestOf, type JsonObject } from '../../compiler/runtime/json.ts';
import { engines } from './engines.ts';
import { numbers } from './hostile.ts';

// Many more are compared in the conformance tests of each game, beside its engine.
const GAMES = Number(process.env.GAMES ?? 1);

describe.each(engines.map((one) => [one.id, one] as const))(
  'the engine of %s',
  (id, { engine, compiled }) => {
    const interpreter = createInterpreter(compiled.game);
    const codec = new Codec(interpreter);
    const { players } = engine.data;

    test('plays random games as the interpreter does', () => {
      for (let game = 0; game < GAMES; game++) {
        const pick = numbers(game);
        const setup = {
          players: players.from + (game % (players.to - players.from + 1)),
          seed: `agree ${game}`,
        };
        let state = engine.start(setup);
        let reference = interpreter.start(setup);
        while (!engine.isOver(state)) {
          const player = engine.toAct(state)[0]!;
          const moves = engine.moves(state, player);
          expect(moves.map(engine.write).sort()).toEqual(
            writeMoves(interpreter, reference, 'server')[String(player)],
          );
          const move = moves[pick(moves.length)]!;
          state = engine.play(state, move, 'mover');
          reference = interpreter.play(
            reference,
            readMove(interpreter, reference, engine.write(move), player - 1)!,
          );
          expect(engine.digest(state)).toBe(digestOf(showState(id, interpreter, codec, reference)));
        }
        expect(engine.view(state, 1)).toEqual(showView(id, interpreter, codec, reference, 0));
        expect(engine.score(state)).toEqual(showScores(interpreter, codec, reference));
        expect(engine.result(state)).toEqual(showResult(interpreter, codec, reference));
        const loaded = engine.load(JSON.stringify(state));
        expect([engine.digest(loaded.state), loaded.differs]).toEqual([engine.digest(state), undefined]);
      }
    });

    test('asks for the chance that is not its own', () => {
      let state = engine.start({ players: players.to });
      let reference = interpreter.start({ players: players.to });
      const pick = numbers(7);
      for (let step = 0; step < 60; step++) {
        expect(engine.chance(state) ?? null).toEqual(showChance(interpreter, interpreter.chance(reference)));
        const chance = engine.chance(state);
        if (chance) {
          const outcome = 'options' in chance ? chance.options[0]! : outcomeFor(chance.pieces.length, pick);
          const event = interpreter.chance(reference)!;
          const read = interpreter.notation.readOutcome(event, outcome);
          const isPossible = 'outcome' in read && interpreter.mayGive(reference, read.outcome);
          if (!isPossible) {
            expect(() => engine.supply(state, outcome)).toThrow('no-such-move');
            continue;
          }
          state = engine.supply(state, outcome);
          reference = interpreter.supply(reference, read.outcome);
          continue;
        }
        const [move] = engine.moves(state, 'server');
        if (!move) break;
        state = engine.play(state, move, 'mover');
        reference = interpreter.play(
          reference,
          readMove(interpreter, reference, engine.write(move), move.player - 1)!,
        );
      }
      expect(engine.digest(state)).toBe(digestOf(showState(id, interpreter, codec, reference) as JsonObject));
    });

    test('comes back to any state of a game', () => {
      const pick = numbers(3);
      let state = engine.start({ players: players.to, seed: 'back' });
      const before: { state: typeof state; digest: string }[] = [];
      while (before.length < 50 && !engine.isOver(state)) {
        before.push({ state, digest: engine.digest(state) });
        const moves = engine.moves(state, 'server');
        state = engine.play(state, moves[pick(moves.length)]!, 'mover');
      }
      const { states } = engine.replay(engine.save(state));
      expect(states.slice(0, before.length).map(engine.digest)).toEqual(before.map(({ digest }) => digest));
      for (let index = 0; index < 20; index++) {
        const { state: old, digest } = before[pick(before.length)]!;
        const moves = engine.moves(old, 'server');
        engine.play(old, moves[pick(moves.length)]!, 'mover');
        expect(engine.digest(engine.load(engine.save(old)).state)).toBe(digest);
      }
    });
  },
);

function outcomeFor(pieces: number, pick: (below: number) => number): string {
  return Array.from({ length: pieces }, () => 1 + pick(6)).join(' ');
}
