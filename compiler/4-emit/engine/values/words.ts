import type { Expr } from '../../../2-model/model.ts';
import { present } from '../../../2-model/types.ts';
import { code } from '../../code/build.ts';
import type { Code } from '../../code/tree.ts';
import type { Emitter } from '../emitter.ts';

/** A word of a kind under its name, where the rules name it; everything else as it is. */
export function wordOr(e: Emitter, expr: Expr, otherwise: Code): Code {
  const type = present(expr.type);
  if (expr.op !== 'constant' || type.is !== 'kind' || typeof expr.value !== 'number') return otherwise;
  const { kinds } = e.gen.game;
  const kind = kinds.find(({ name }) => name === type.kind)!;
  const whole = kind.partOf?.kind ?? kind.name;
  return code(e.gen.layout.meaning('word', e.gen.board.words(type.kind)[expr.value]!, expr.value, whole));
}
