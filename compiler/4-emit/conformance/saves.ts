import type { CompiledGame } from '../../3-ir/compiled.ts';
import { type Dialogue, SAVED } from '../../protocol/dialogue.ts';
import type { JsonObject } from '../../runtime/json.ts';
import { pick, seeded } from '../../runtime/random.ts';
import { playRandomMove } from './playthroughs.ts';
import { Recorder } from './recorder.ts';

/** A game that is saved, goes on, is loaded, and goes on as it did before; what chance gives included. */
export function saveDialogues(game: CompiledGame): Dialogue[] {
  const recorder = new Recorder(game);
  const { from, to } = game.game.players;
  return [...new Set([from, to])].map((players) => {
    const seed = `save ${players}`;
    const words = seeded(`${seed}/players`);
    const playOn = (moves: number): void => {
      for (let move = 0; move < moves && !recorder.state.over; move++)
        playRandomMove(recorder, words, pick(words, recorder.interpreter.toAct(recorder.state)));
    };
    recorder.tell({ do: 'start', game: game.id, players, seed });
    playOn(5);
    const saved = recorder.tell({ do: 'save' }).saved!;
    const before = words.slice();
    playOn(4);
    recorder.tell({ do: 'load', saved });
    words.splice(0, words.length, ...before);
    playOn(4);
    const { steps, ...dialogue } = recorder.finish(`save-${players}`, 'save', ['game']);
    // What an engine saves is its own: the vectors only say that it is saved, and loaded again.
    const opaque = steps.map(({ request, expect }) => ({
      request: (request.do === 'load' ? { ...request, saved: SAVED } : request) as JsonObject,
      expect: request.do === 'save' ? { saved: SAVED } : expect,
    }));
    return { ...dialogue, steps: opaque };
  });
}
