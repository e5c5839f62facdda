import type { Callers } from './callers.ts';
import type { CreateCore } from './causes.ts';
import type { Engine } from './engine-interface.ts';
import { described, Invalid } from './errors.ts';
import { logFor } from './player-log.ts';
import { logOf, type Replayed, replay, type Stop, save, stateDigest } from './replay.ts';
import { settled } from './secure-chance.ts';
import { showSight } from './show.ts';
import { restored, snapshotOf } from './snapshots.ts';
import { historyOf, type State } from './state.ts';
import type { GameDifference, GameState, GameStop, GameTypes, Loaded, Sight } from './types.ts';

/** What has happened, to be read, to be sent and to be loaded again. */
export type Saving<G extends GameTypes> = Pick<
  Engine<G>,
  | ('log' | 'entries' | 'save' | 'saveFor' | 'load' | 'replay' | 'digest')
  | ('snapshot' | 'restore' | 'forget')
>;

/** `createCore` makes a second core, which tells the scorings that make a difference. */
export function createSaves<G extends GameTypes>(callers: Callers<G>, createCore?: CreateCore): Saving<G> {
  const { machine } = callers;
  const { data } = machine;

  /** What several ids are called in each language. */
  const namesOf = (ids: readonly string[]): GameDifference<G>['text'] => {
    const languages = Object.keys(callers.named(''));
    const names = languages.map((language) => {
      const known = callers.wordsIn(language);
      return [language, ids.map((id) => known[id] ?? id)];
    });
    return Object.fromEntries(names) as GameDifference<G>['text'];
  };
  const replayed = (saved: unknown): Replayed => replay(machine, saved, createCore);
  const loaded = ({ states, sameRules, isSeedEarlier, differs, stopped }: Replayed): Loaded<G> => ({
    // Where the log was cut off, or other rules have something more to draw.
    state: callers.shown(settled(machine, states.at(-1)!)),
    sameRules,
    isSeedEarlier,
    differs: differs && { ...differs, text: namesOf(differs.rules) },
    stopped: stopped && stopOf(stopped),
  });
  const stopOf = ({ at, entry, why, unplayed }: Stop): GameStop<G> => ({
    at,
    unplayed,
    refusal: callers.refusal(why, 'move' in entry ? entry.move : undefined),
  });

  /** After how many entries a log is asked for; these, and all that come after them, must be known. */
  const sinceOf = (here: State, since: unknown): number => {
    if (typeof since !== 'number' || !Number.isInteger(since) || since < 0)
      throw new Invalid('since', described(since));
    const isKnown = since >= here.entries || historyOf(here, since)[0]!.entries <= since;
    if (!isKnown) throw new Invalid('since', described(since), 'what came before was forgotten');
    return since;
  };

  return {
    log: ((state: GameState<G>, player: number | 'spectator' | 'server', since: unknown = 0) => {
      const here = callers.own(state);
      const from = sinceOf(here, since);
      return player === 'server'
        ? logOf(machine, here, from)
        : logFor(machine, here, callers.viewerOf(here, player), from);
    }) as Engine<G>['log'],
    entries: (state) => callers.own(state).entries,
    save: (state) => save(machine, callers.own(state)),
    saveFor(state, player, since = 0) {
      const here = callers.own(state);
      const seat = callers.viewerOf(here, player);
      const from = sinceOf(here, since);
      return {
        format: 'regelwerk view',
        version: 3,
        rules: data.fingerprint,
        player,
        view: showSight(machine, here, seat) as unknown as Sight<G, G['seen']>,
        log: logFor(machine, here, seat, from),
      };
    },
    load: (saved) => loaded(replayed(saved)),
    replay(saved) {
      const last = loaded(replayed(saved));
      return { ...last, states: historyOf(callers.own(last.state)).map((one) => callers.shown(one)) };
    },
    digest: (state) => stateDigest(machine, callers.own(state)),

    snapshot: (state) => snapshotOf(machine, callers.own(state)),
    restore: (snapshot) => callers.shown(restored(machine, snapshot)),
    forget: (state) => callers.shown(machine.forget(callers.own(state))),
  };
}
