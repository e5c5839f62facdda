import type { CompiledGame } from '../../../3-ir/compiled.ts';
import { asFault, createInterpreter, type Interpreter } from '../../../interpret/index.ts';
import type { ShownField, ShownItem, Shows } from '../../../runtime/shows.ts';

/** How a game looks, as the rules say it, with the numbers of rounds worked out for everybody who may sit at the table. */
export function showsOf({ model, game }: CompiledGame): Shows | undefined {
  const { shows, totals } = model.presentation;
  if (Object.keys(shows).length === 0) return undefined;
  if (totals.size === 0) return shows;
  const interpreter = createInterpreter(game);
  const withTotals = (one: ShownField): ShownField => {
    const total = totals.get(one.field);
    if (!total) return one;
    const found = seatings(game).flatMap(({ players, imaginary }) => {
      const value = worked(interpreter, players, imaginary, total);
      return value === undefined ? [] : [{ players, imaginary, total: value }];
    });
    return { ...one, totals: found };
  };
  return {
    ...shows,
    ...(shows.table ? { table: shows.table.map((item) => inItem(item, withTotals)) } : {}),
  };
}

function inItem(item: ShownItem, change: (one: ShownField) => ShownField): ShownItem {
  return 'board' in item ? { board: item.board.map(change) } : change(item);
}

/** Every number of players, with every number of imaginary seats that it can have. */
function seatings({ players, imaginary }: CompiledGame['game']): { players: number; imaginary: number }[] {
  const all: { players: number; imaginary: number }[] = [];
  for (let count = players.from; count <= players.to; count++) {
    const { from, to } = imaginary.find(({ withPlayers }) => withPlayers === count) ?? { from: 0, to: 0 };
    for (let seats = from; seats <= to; seats++) all.push({ players: count, imaginary: seats });
  }
  return all;
}

/** Undefined where the game would stop: then nobody is told how many there are. */
function worked(
  interpreter: Interpreter,
  players: number,
  imaginary: number,
  expr: Parameters<Interpreter['evaluate']>[1],
): number | undefined {
  try {
    const value = interpreter.evaluate(interpreter.blank({ players, imaginary }), expr);
    return typeof value === 'number' ? value : undefined;
  } catch (error) {
    asFault(error);
    return undefined;
  }
}
