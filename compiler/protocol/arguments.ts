import type { Local, Value } from '../2-model/model.ts';
import { isList } from '../2-model/values.ts';
import type { Interpreter, State } from '../interpret/index.ts';
import { bad, type Members } from '../runtime/request.ts';
import type { Codec } from './codec.ts';

/**
 * What a phase, scoring or term is called with: a value of its type for each parameter, and no list that is longer than the
 * rules could make it.
 */
export function argumentsOf(
  { program }: Interpreter,
  codec: Codec,
  state: State,
  request: Members,
  params: readonly Local[],
): Value[] {
  const { seating } = program.contextOf(state);
  const values = request.values(
    'args',
    params.map(({ type }) => type),
    codec,
  );
  for (const [index, value] of values.entries()) {
    const param = params[index]!;
    const isTooLong = isList(value) && value.length > codec.bounds.ofLocal(param).most;
    if (isTooLong || !program.board.fits(param.type, value, seating)) bad('args');
  }
  return values;
}
