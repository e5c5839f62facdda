import type { Board, Seating } from '../../2-model/board.ts';
import type { Value } from '../../2-model/model.ts';
import type { Type } from '../../2-model/types.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { Dialogue } from '../../protocol/dialogue.ts';
import { Recorder } from './recorder.ts';
import { combinations } from './tables.ts';

/** Of a term with more arguments than this, as many are asked, spread evenly. */
const MOST = 48;

/** Every term before anything has happened, for all arguments or a good part of them; where it makes sense then. */
export function termDialogues(game: CompiledGame): Dialogue[] {
  const recorder = new Recorder(game);
  const { terms, players } = game.game;
  return terms.flatMap(({ name, owner, params }) => {
    recorder.tell({ do: 'situation', game: game.id, players: players.from });
    const { program } = recorder.interpreter;
    const { seating } = program.contextOf(recorder.state);
    const domains = params.map(({ type }) => domainOf(program.board, type, seating));
    if (domains.some((domain) => domain === undefined)) {
      recorder.giveUp();
      return [];
    }
    for (const values of spread(combinations(domains as Value[][]), MOST)) {
      const args = values.map((value, index) => recorder.codec.write(params[index]!.type, value));
      recorder.askValue({
        do: 'value',
        name,
        ...(args.length > 0 ? { args } : {}),
        ...(owner ? { of: 1 } : {}),
      });
    }
    const dialogue = recorder.finish(`term-${name}`, 'term', [`term-${name}`]);
    return dialogue.steps.length > 1 ? [dialogue] : [];
  });
}

/** All values of an argument; undefined where there are too many, or where it is a collection. */
function domainOf(board: Board, type: Type, seating: Seating): readonly Value[] | undefined {
  if (type.is === 'collection' || type.is === 'row' || type.is === 'unknown') return undefined;
  if (type.is === 'number' && type.to - type.from > 1000) return undefined;
  return board.domain(type, seating);
}

function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(items.length, most) }, (_, index) => items[Math.floor(index * step)]!);
}
