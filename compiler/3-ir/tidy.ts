// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import type { Block, End } from './ir.ts';
import { notePlace, placeOfPart } from './places.ts';
import { reachable } from './walk.ts';

/** The blocks that can be come to, in the order given, without those that only lead on to another; and their new numbers. */
export function tidied(
  blocks: readonly Block[],
  order: readonly number[],
): { readonly blocks: readonly Block[]; readonly numberOf: (block: number) => number } {
  const targetOf = (block: number, seen: readonly number[] = []): number => {
    const { steps, end } = blocks[block]!;
    const leadsOn = end.end === 'jump' && steps.length === 0 && !seen.includes(block);
    return leadsOn ? targetOf(end.to, [...seen, block]) : block;
  };
  const first = targetOf(0);
  const found = reachable([first], (block) => nextOf(blocks[block]!.end).map((next) => targetOf(next)));
  const kept = [first, ...order.filter((block) => block !== first && found.has(block))];
  const numbers = new Map(kept.map((block, number) => [block, number]));
  const numberOf = (block: number): number => numbers.get(targetOf(block))!;
  return {
    blocks: kept.map((block) => ({
      steps: blocks[block]!.steps,
      end: redirected(blocks[block]!.end, numberOf),
    })),
    numberOf,
  };
}

/** The blocks at which it may go on after an end. */
export function nextOf(end: End): number[] {
  const found: number[] = [];
  leadingTo(end, (block) => {
    found.push(block);
    return block;
  });
  return found;
}

/** The same end of a block, leading to other blocks. */
function redirected(end: End, to: (block: number) => number): End {
  const made = leadingTo(end, to);
  const at = placeOfPart(end);
  if (at) notePlace(made, at);
  return made;
}

function leadingTo(end: End, to: (block: number) => number): End {
  switch (end.end) {
    case 'return':
      return end;
    case 'jump':
      return { ...end, to: to(end.to) };
    case 'branch':
    case 'draw':
      return { ...end, then: to(end.then), otherwise: to(end.otherwise) };
    case 'next':
      return { ...end, body: to(end.body), then: to(end.then) };
    case 'choice':
      return {
        ...end,
        offers: end.offers.map((offer) => ({ ...offer, then: to(offer.then) })),
        otherwise: to(end.otherwise),
        after: to(end.after),
      };
    default:
      return { ...end, then: to(end.then) };
  }
}
