import type { CompiledGame } from '../../3-ir/compiled.ts';
import type { AnyGame, Engine, GameState, ToldEvent } from '../../runtime/engine.ts';
import type { Asked } from '../../runtime/types.ts';
import { loadToldEngine } from '../engines/told-engine.ts';
import type { Loaded } from '../shared/load.ts';
import type { RecordedEvent } from './record.ts';
import type { Session } from './session.ts';

type Here = GameState<AnyGame>;
/** A seat, from 0 outside of here; somebody who only looks on; or whoever may know everything. */
type Viewer = number | 'spectator' | 'server';

/**
 * Tells a game that is played here, in sentences. The engine of the same rules follows the session, event by event, and says what has
 * happened and what is asked: in the terminal as everywhere else.
 */
export class Narrator {
  readonly #engine: Engine<AnyGame>;
  readonly #session: Session;
  readonly #how: { readonly language: string; readonly names: readonly string[] };
  readonly #viewer: Viewer;
  #events: readonly RecordedEvent[] = [];
  /** At the start, and after each event. */
  #states: Here[];
  /** How many events have been told. */
  #told = 0;

  static async create(
    loaded: Loaded,
    compiled: CompiledGame,
    session: Session,
    how: { readonly language: string; readonly names: readonly string[] },
    viewer: Viewer,
  ): Promise<Narrator> {
    return new Narrator(await loadToldEngine(compiled, loaded.sources), session, how, viewer);
  }

  private constructor(
    engine: Engine<AnyGame>,
    session: Session,
    how: { readonly language: string; readonly names: readonly string[] },
    viewer: Viewer,
  ) {
    this.#engine = engine;
    this.#session = session;
    this.#how = how;
    this.#viewer = typeof viewer === 'number' ? viewer + 1 : viewer;
    const { names, imaginary } = session.table;
    const options = Object.fromEntries(
      session.record().options.map(({ name, value }) => [name, asJson(value)]),
    );
    this.#states = [engine.start({ players: names.length, imaginary, options } as never)];
  }

  /** Continues from here, or after the given number of events: what came before was told. */
  skip(events = this.#session.events.length): void {
    this.#follow();
    this.#told = Math.max(0, events);
  }

  /** What has happened since this was last asked, move by move. */
  news(): readonly ToldEvent[] {
    this.#follow();
    const told: ToldEvent[] = [];
    while (this.#told < this.#events.length) {
      const from = this.#told;
      do this.#told++;
      while (this.#told < this.#events.length && this.#events[this.#told]!.is === 'chance');
      told.push(
        ...this.#engine.tell(
          this.#states[this.#told]!,
          this.#viewer,
          this.#how as never,
          this.#states[from]!,
        ),
      );
    }
    return told;
  }

  /** What a player is asked, and what it is called to do nothing. */
  asked(seat: number): Asked | undefined {
    this.#follow();
    return this.#engine.ask(this.#states.at(-1)!, seat + 1, this.#how as never);
  }

  /** Catches up with the session, in which moves may have been taken back. */
  #follow(): void {
    const { events } = this.#session;
    let same = 0;
    while (same < events.length && events[same] === this.#events[same]) same++;
    this.#states = this.#states.slice(0, same + 1);
    for (const event of events.slice(same)) {
      const here = this.#states.at(-1)!;
      this.#states.push(
        event.is === 'chance'
          ? this.#engine.supply(here, event.text)
          : this.#engine.play(here, this.#engine.parse(here, event.seat + 1, event.text), event.seat + 1),
      );
    }
    this.#events = [...events];
    this.#told = Math.min(this.#told, events.length);
  }
}

/** The value of an option as a record writes it. */
function asJson(value: string): string | number | boolean {
  if (value === 'yes' || value === 'no') return value === 'yes';
  return /^-?\d+$/.test(value) ? Number(value) : value;
}
