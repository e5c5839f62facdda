import type { Callers } from './callers.ts';
import type { Engine, Session } from './engine-interface.ts';
import { described, Invalid } from './errors.ts';
import { Situations } from './situations.ts';
import type { GameTypes } from './types.ts';
import { ofSeat, PointExplainer, type Tracing } from './why.ts';
import type { Why } from './why-types.ts';

/** Where points come from. What traces them is created when it is needed first. */
export class PointReasons<G extends GameTypes> {
  readonly #callers: Callers<G>;
  readonly #tracing: Tracing | undefined;
  #explainer: PointExplainer | undefined;

  constructor(callers: Callers<G>, tracing: Tracing | undefined) {
    this.#callers = callers;
    this.#tracing = tracing;
  }

  get isKnown(): boolean {
    return this.#tracing !== undefined;
  }

  explainer(): PointExplainer {
    const { data } = this.#callers.machine;
    if (!this.#tracing) throw new Invalid('why', data.id);
    this.#explainer ??= new PointExplainer(data, this.#tracing, (id) => this.#callers.named(id));
    return this.#explainer;
  }
}

export function createReasons<G extends GameTypes>(callers: Callers<G>, tracing?: Tracing): PointReasons<G> {
  return new PointReasons(callers, tracing);
}

/** Where points come from, and situations set up by hand. */
export type Explaining<G extends GameTypes> = Pick<Engine<G>, 'why' | 'session'>;

export function createExplaining<G extends GameTypes>(
  callers: Callers<G>,
  reasons: PointReasons<G>,
): Explaining<G> {
  return {
    why(state, seat) {
      const here = callers.own(state);
      if (seat !== 'server' && !(Number.isInteger(seat) && seat >= 1 && seat <= here.game.seating.seats))
        throw new Invalid('seat', described(seat));
      const why = reasons.explainer().why(here);
      return (seat === 'server' ? why : ofSeat(why, seat)) as unknown as Why<G>;
    },
    session: () => new Situations(callers.machine, () => reasons.explainer()) as unknown as Session<G>,
  };
}
