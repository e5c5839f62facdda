import type { Value } from '../../2-model/model.ts';
import type { ChanceEvent } from '../../interpret/index.ts';
import type { Labels } from '../table/labels.ts';

/**
 * Parses a typed outcome of a real roll or draw: in notation (`5 4 6`), without spaces where every face is one
 * digit (`546`), or by the number or the name of one of the options. Undefined: not understood.
 */
export function understandChance(labels: Labels, event: ChanceEvent, typed: string): Value | undefined {
  const text = typed.trim().replace(/^>\s*/, '').replace(/[,;]+/g, ' ');
  if (event.is === 'draw' || event.is === 'lot') {
    const wanted = text.toLowerCase();
    const named = event.options.filter((option) => labels.value(event.type, option).toLowerCase() === wanted);
    if (named.length === 1) return named[0];
    if (/^\d+$/.test(text)) return event.options[Number(text) - 1];
  }
  const digits = event.is === 'roll' && text.length === event.pieces.length && /^\d+$/.test(text);
  const read = labels.interpreter.notation.readOutcome(event, digits ? [...text].join(' ') : text);
  return 'outcome' in read ? read.outcome : undefined;
}
