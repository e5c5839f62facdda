import type { Game, Routine } from '../3-ir/ir.ts';
import { routinesOf, stepsOf } from '../3-ir/walk.ts';

/** What random games came to: by name, in the order of the rules. */
export interface Covered {
  readonly reached: readonly string[];
  readonly missed: readonly string[];
}

export interface Coverage {
  readonly routines: Covered;
  readonly actions: Covered;
  /** As `routine block.offer action`, offers counted from 1. */
  readonly offers: Covered;
  readonly reasons: Covered;
}

/** Notes down what was reached. */
export class CoverageNotes {
  readonly routines = new Set<string>();
  readonly actions = new Set<string>();
  readonly offers = new Set<string>();
  readonly reasons = new Set<string>();

  against(game: Game): Coverage {
    const routines = routinesOf(game);
    const split = (all: readonly string[], seen: ReadonlySet<string>): Covered => ({
      reached: all.filter((name) => seen.has(name)),
      missed: all.filter((name) => !seen.has(name)),
    });
    return {
      routines: split([...routines.keys()], this.routines),
      actions: split(
        game.actions.map((action) => action.name),
        this.actions,
      ),
      offers: split(
        [...routines].flatMap(([key, routine]) => offersIn(key, routine)),
        this.offers,
      ),
      reasons: split([...new Set([...allReasons(game, routines), ...game.reasons])], this.reasons),
    };
  }
}

export function offerName(routine: string, block: number, offer: number, action: string): string {
  return `${routine} ${block}.${offer + 1} ${action}`;
}

function offersIn(key: string, routine: Routine): string[] {
  return routine.blocks.flatMap(({ end }, block) =>
    end.end === 'choice' ? end.offers.map((offer, index) => offerName(key, block, index, offer.action)) : [],
  );
}

/** Every reason that a line can give. */
function allReasons(game: Game, routines: ReadonlyMap<string, Routine>): string[] {
  const inHeads = game.actions.flatMap(({ head }) =>
    head.flatMap((line) => (line.is === 'let' ? [] : [line.reason])),
  );
  const inBlocks = [...routines.values()].flatMap((routine) => [
    ...[...stepsOf(routine)].flatMap((step) => (step.is === 'need' ? [step.reason] : [])),
    ...routine.blocks.flatMap(({ end }) =>
      end.end === 'choice' ? end.offers.flatMap((offer) => (offer.when ? [offer.when.reason] : [])) : [],
    ),
  ]);
  return [...inHeads, ...inBlocks];
}
