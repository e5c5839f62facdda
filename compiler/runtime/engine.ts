/**
 * The part of an engine that is the same for all games. Everything about a game comes from its core, which plays it, and its
 * data, which names things.
 *
 * Reading order: `core.ts` and `data.ts` (what a game provides), `untrusted-input.ts` (arguments of callers), `codec.ts` (values
 * in and out), `fields.ts` (where they are stored), `state.ts`, `moves.ts`, `notation.ts`, `machine.ts` (playing), `show.ts`
 * (views), `secure-chance.ts` (chance without a seed), `undo.ts`, `saved.ts`, `replay.ts` with `causes.ts` (which rules make a
 * difference), `player-log.ts` (the log without what is hidden from a player), and `trace.ts` with `why.ts` (where points come
 * from). `types.ts` is the interface for front ends; this file puts it together. Beside it, `protocol-session.ts` with
 * `request.ts` is the transport of the engine protocol, which `engine-session.ts` with `situation.ts` and `values.ts` answers,
 * and `serve.ts` is a program that does so. `game-folder.ts` says where the engine of a game is.
 */
import { type Core, Fault } from './core.ts';
import type { GameData } from './data.ts';
import { described, Invalid, type Refusal, Refused, ruleBehind } from './errors.ts';
import { isObject, member } from './json.ts';
import { Machine, type Reason } from './machine.ts';
import type { Move } from './moves.ts';
import { isMove, moveOf, writeMove } from './notation.ts';
import { logFor } from './player-log.ts';
import { logOf, type Replayed, replay, type Stop, save, stateDigest, supplied } from './replay.ts';
import { settled } from './secure-chance.ts';
import type { Pattern } from './sentence.ts';
import { readSetup } from './setup.ts';
import { ALL, NOBODY, showChance, showResult, showScores, showState } from './show.ts';
import { Situations } from './situations.ts';
import { historyOf, State } from './state.ts';
import { StepTeller } from './told-steps.ts';
import type {
  AnyGame,
  Chance,
  Engine,
  GameDifference,
  GameRefusal,
  GameState,
  GameStop,
  GameTypes,
  Loaded,
  Result,
  Session,
  Sight,
  Speaking,
  Why,
} from './types.ts';
import { canUndo } from './undo.ts';
import { readOnce } from './untrusted-input.ts';
import { ofSeat, PointExplainer, type Tracing } from './why.ts';

export { Fault } from './core.ts';
export type { GameData } from './data.ts';
export { Invalid, type Refusal, Refused } from './errors.ts';
export type { Json } from './json.ts';
export type { Move } from './moves.ts';
export type { Difference } from './replay.ts';
export type { Entry, Saved, SeenEntry } from './saved.ts';
export type {
  AnyGame,
  Asked,
  Award,
  Chance,
  Decided,
  Engine,
  GameDifference,
  GameRefusal,
  GameState,
  GameStop,
  GameTypes,
  Hidden,
  Loaded,
  Placed,
  Result,
  SavedFor,
  Score,
  Session,
  Sight,
  Source,
  Speaking,
  StartOptions,
  ToldEvent,
  Why,
} from './types.ts';
export type { Tracing } from './why.ts';

/** Sentences and names by language, then by id: `reason-too-low`, `action-use-die.die`. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The sentences of a game by language, then by id: `action-buy.tell`. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, Pattern>>>>;

const NO_SUCH_MOVE: Reason = { reason: 'no-such-move' };

function isPlayer({ game }: State, player: unknown): player is number {
  return (
    typeof player === 'number' && Number.isInteger(player) && player >= 1 && player <= game.setup.players
  );
}

/** More languages, seats and names than these are not kept at once. */
const MOST_TELLERS = 50;

/** The engine of a game from its core, its data, its texts, and what traces where points come from. */
export function createEngine<G extends GameTypes = AnyGame>(
  core: Core,
  data: GameData,
  texts: Texts = {},
  tracing?: Tracing,
  sentences: Sentences = {},
): Engine<G> {
  const machine: Machine = new Machine(core, data, (state) => save(machine, state));
  /** Created on the first call of `why`. */
  let explainer: PointExplainer | undefined;

  // ---- what is handed in and out

  const own = (state: GameState<G>): State => {
    if (!State.is(state) || state.game.machine !== machine) throw new Invalid('state', data.id);
    return state;
  };
  const shown = (state: State): GameState<G> => state as GameState<G>;

  /** The seat of a player, from 0. */
  const seatOf = (state: State, player: unknown): number => {
    if (isPlayer(state, player)) return player - 1;
    throw new Invalid('player', described(player));
  };
  /** The seat whose view it is. */
  const viewerOf = (state: State, player: unknown): number =>
    player === 'spectator' ? NOBODY : seatOf(state, player);
  const viewOf = (state: State, seat: number): Sight<G, G['seen']> =>
    showState(machine, state, seat) as unknown as Sight<G, G['seen']>;
  /**
   * The seat whose move it is, which must be that of the player who sent it. For the `mover` it is whoever an object names, so
   * that any seat will do here, and for a text the only one who is to act.
   */
  const mover = (state: State, move: unknown, player: unknown): number | Reason => {
    const isText = typeof move === 'string';
    if (player !== 'mover') {
      if (!isPlayer(state, player)) return NO_SUCH_MOVE;
      if (isText || (isObject(move) && member(move, 'player') === player)) return player - 1;
      const acting = machine.toAct(state);
      return acting.length === 0 || acting.includes(player) ? NO_SUCH_MOVE : { reason: 'not-your-turn' };
    }
    if (!isText) return 0;
    const [first = 1, ...others] = machine.toAct(state);
    return others.length > 0 ? { reason: 'whose-move' } : first - 1;
  };

  /** What an id is called in each language. */
  const named = (id: string, otherwise = id): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([language, known]) => [language, known[id] ?? otherwise]));

  /** What several ids are called in each language. */
  const namesOf = (ids: readonly string[]): GameDifference<G>['text'] =>
    Object.fromEntries(
      Object.entries(texts).map(([language, known]) => [language, ids.map((id) => known[id] ?? id)]),
    ) as unknown as GameDifference<G>['text'];

  const refusal = ({ reason, choice, isOpen }: Reason, move?: unknown): GameRefusal<G> => {
    const rule = ruleBehind({ reason }, actionOf(move));
    // If the choice was left open, the text must not speak of what was chosen.
    const id = isOpen && reason.endsWith('.none') ? `reason-${reason}.open` : `reason-${reason}`;
    const text = named(id, reason);
    const found: Refusal = {
      reason,
      ...(rule === undefined ? {} : { rule }),
      ...(choice === undefined ? {} : { choice }),
      text,
    };
    return found as GameRefusal<G>;
  };

  const noSuchMove = (): Refused => new Refused(refusal(NO_SUCH_MOVE));

  const actionOf = (move: unknown): string | undefined => {
    const name =
      typeof move === 'string' ? move.split(' ', 1)[0] : isObject(move) ? member(move, 'action') : undefined;
    return data.actions.find((action) => action.name === name)?.name;
  };

  /** The state after a move, or why there is none. */
  const tried = (state: State, move: unknown, player: unknown): State | GameRefusal<G> => {
    // A move from the latest list has been checked already.
    const listed = machine.playListed(state, move, player);
    if (listed) return settled(machine, listed);
    const given = readOnce(move);
    const seat = mover(state, given, player);
    const next = typeof seat === 'number' ? machine.play(state, given, seat) : seat;
    return next instanceof State ? settled(machine, next) : refusal(next, given);
  };

  const played = (state: State, move: unknown, player: unknown): State => {
    const next = tried(state, move, player);
    if (next instanceof State) return next;
    throw new Refused(next);
  };

  const replayed = (saved: unknown): Replayed => replay(machine, saved, tracing?.createCore);
  const loaded = ({ states, sameRules, isSeedEarlier, differs, stopped }: Replayed): Loaded<G> => ({
    // Where the log was cut off, or other rules have something more to draw.
    state: shown(settled(machine, states.at(-1)!)),
    sameRules,
    isSeedEarlier,
    differs: differs && { ...differs, text: namesOf(differs.rules) },
    stopped: stopped && stopOf(stopped),
  });
  const stopOf = ({ at, entry, why, unplayed }: Stop): GameStop<G> => ({
    at,
    unplayed,
    refusal: refusal(why, 'move' in entry ? entry.move : undefined),
  });

  const pointExplainer = (): PointExplainer => {
    if (!tracing) throw new Invalid('why', data.id);
    explainer ??= new PointExplainer(data, tracing, named);
    return explainer;
  };

  const tellers = new Map<string, StepTeller>();
  /** Who tells something to a seat; what was told before is kept, as long as the seats have the same names. */
  const tellerFor = ({ language, names = [] }: Speaking<G>, seat: number): StepTeller => {
    const key = JSON.stringify([language, seat, names]);
    const known = tellers.get(key);
    if (known) return known;
    const telling = {
      language,
      words: texts[language] ?? {},
      sentences: sentences[language] ?? {},
    };
    const made = new StepTeller(machine, telling, names, seat, (before, by) =>
      tracing
        ? pointExplainer().during(before, machine.wordsOf(before), (other, from) => again(other, from, by))
        : [],
    );
    // Whoever gives every game other names shall not fill the memory.
    if (tellers.size >= MOST_TELLERS) tellers.clear();
    tellers.set(key, made);
    return made;
  };
  const again = (other: Machine, from: State, by: Move | string): State => {
    const next = typeof by === 'string' ? supplied(other, from, by) : other.play(from, by, by.player - 1);
    return next instanceof State ? next : from;
  };

  return {
    id: data.id,
    data,

    start(setup) {
      const { setup: complete, chance } = readSetup(data, machine.codec, readOnce(setup));
      return shown(settled(machine, machine.begin(complete, chance)));
    },

    toAct: (state) => machine.toAct(own(state)),
    isOver: (state) => machine.enter(own(state)).isOver(),
    moves(state, player) {
      const here = own(state);
      if (player !== 'server') return machine.moves(here, seatOf(here, player)) as G['move'][];
      return machine.toAct(here).flatMap((one) => machine.moves(here, one - 1)) as G['move'][];
    },
    play(state, move, player) {
      const here = own(state);
      return shown(played(here, move, player));
    },
    tryPlay(state, move, player) {
      const here = own(state);
      try {
        const next = tried(here, move, player);
        return next instanceof State ? { state: shown(next) } : { refusal: next };
      } catch (problem) {
        if (problem instanceof Fault) return { refusal: refusal({ reason: 'fault' }) };
        throw problem;
      }
    },
    explain(state, move, player) {
      const here = own(state);
      const given = readOnce(move);
      const seat = mover(here, given, player);
      if (typeof seat !== 'number') return refusal(seat, given);
      const asked = machine.read(here, given, seat);
      const reason = asked ? machine.refusal(here, asked) : NO_SUCH_MOVE;
      return reason && refusal(reason, given);
    },

    read: (state) => showState(machine, own(state), ALL) as unknown as Sight<G>,
    view(state, player) {
      const here = own(state);
      return viewOf(here, viewerOf(here, player));
    },
    score: (state) => showScores(machine, own(state)) as unknown as G['score'][],
    result: (state) => (showResult(machine, own(state)) ?? undefined) as unknown as Result<G> | undefined,

    why(state, seat) {
      const here = own(state);
      if (seat !== 'server' && !(Number.isInteger(seat) && seat >= 1 && seat <= here.game.seating.seats))
        throw new Invalid('seat', described(seat));
      const why = pointExplainer().why(here);
      return (seat === 'server' ? why : ofSeat(why, seat)) as unknown as Why<G>;
    },

    chance: (state) => (showChance(machine, own(state)) ?? undefined) as unknown as Chance | undefined,
    supply(state, outcome) {
      const next = supplied(machine, own(state), readOnce(outcome));
      if (next instanceof State) return shown(next);
      throw new Refused(refusal(next));
    },

    write(move) {
      const given = readOnce(move);
      if (!isMove(machine, given)) throw noSuchMove();
      return writeMove(machine, given);
    },
    parse(state, player, text) {
      const here = own(state);
      const seat = seatOf(here, player);
      const asked = typeof text === 'string' ? machine.read(here, text, seat) : undefined;
      if (!asked || asked.values.includes(undefined)) throw noSuchMove();
      return moveOf(machine, machine.offersOf(here), asked) as G['move'];
    },

    canUndo: (state) => canUndo(machine, own(state)),
    undo(state) {
      const here = own(state);
      if (!here.previous || !canUndo(machine, here)) throw new Invalid('undo', data.id);
      return shown(here.previous);
    },

    session: () => new Situations(machine, pointExplainer) as unknown as Session<G>,

    log: ((state: GameState<G>, player: number | 'spectator' | 'server') => {
      const here = own(state);
      return player === 'server' ? logOf(machine, here) : logFor(machine, here, viewerOf(here, player));
    }) as Engine<G>['log'],
    tell(state, player, how, since) {
      const here = own(state);
      const teller = tellerFor(how, player === 'server' ? ALL : viewerOf(here, player));
      return since === undefined ? teller.told(here) : teller.toldSince(own(since), here);
    },
    story(state, player, how) {
      const here = own(state);
      const teller = tellerFor(how, player === 'server' ? ALL : viewerOf(here, player));
      return historyOf(here).map((one) => teller.told(one));
    },
    changes(before, after, player, how) {
      const [was, is] = [own(before), own(after)];
      return tellerFor(how, player === 'server' ? ALL : viewerOf(is, player)).changes(was, is, undefined);
    },
    describe(state, move, player, how) {
      const here = own(state);
      const after = played(here, move, player);
      const made = historyOf(after).find(({ previous }) => previous === here)!;
      const by = made.by as Move;
      return tellerFor(how, by.player - 1).move(here, made, by);
    },
    ask(state, player, how, move) {
      const here = own(state);
      const seat = seatOf(here, player);
      return tellerFor(how, seat).asked(here, player, readOnce(move));
    },
    save: (state) => save(machine, own(state)),
    saveFor(state, player) {
      const here = own(state);
      const seat = viewerOf(here, player);
      return {
        format: 'regelwerk view',
        version: 3,
        rules: data.fingerprint,
        player,
        view: viewOf(here, seat),
        log: logFor(machine, here, seat),
      };
    },
    load: (saved) => loaded(replayed(saved)),
    replay(saved) {
      const last = loaded(replayed(saved));
      return { ...last, states: historyOf(own(last.state)).map(shown) };
    },
    digest: (state) => stateDigest(machine, own(state)),
  };
}
