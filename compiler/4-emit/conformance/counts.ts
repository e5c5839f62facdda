import type { CompiledGame } from '../../3-ir/compiled.ts';
import { countMoves } from '../../protocol/count.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import { pick, seeded } from '../../runtime/random.ts';
import { codecOf, playRandomMove } from './playthroughs.ts';
import { Recorder } from './recorder.ts';
import { nameOf, setupFor, waysToPlay } from './ways.ts';

/** After how many random moves. */
const POSITIONS = [0, 12];
/** Three moves deep only where no more than about this number of sequences of moves come of it. */
const MOST = 1500;

/** From a few positions of each way to play: how many moves, pairs and triples of moves there are. */
export function countDialogues(game: CompiledGame): Dialogue[] {
  const recorder = new Recorder(game);
  const codecFor = codecOf(recorder, game);
  return waysToPlay(game.game)
    .filter((way) => !way.option)
    .flatMap((way) =>
      POSITIONS.flatMap((position) => {
        const seed = `count ${way.players}+${way.imaginary} ${position}`;
        const words = seeded(`${seed}/players`);
        recorder.tell({ do: 'start', ...setupFor(game.id, way, codecFor), seed });
        for (let move = 0; move < position && !recorder.state.over; move++)
          playRandomMove(recorder, words, pick(words, recorder.interpreter.toAct(recorder.state)));
        recorder.tell({ do: 'count', depth: depthFor(recorder) });
        return [recorder.finish(`count-${nameOf(way)}-${position}`, 'count', ['game'])];
      }),
    );
}

function depthFor({ interpreter, state }: Recorder): number {
  const [first = 0, second = 0] = countMoves(interpreter, state, 2);
  // What a third move would come to, if it goes on as it began.
  const third = (second * second) / Math.max(1, first);
  return third <= MOST ? 3 : 2;
}
