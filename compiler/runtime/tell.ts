import type { Callers } from './callers.ts';
import type { Engine } from './engine-interface.ts';
import type { Machine } from './machine.ts';
import type { Move } from './moves.ts';
import type { PointReasons } from './point-reasons.ts';
import { supplied } from './replay.ts';
import type { Pattern } from './sentence.ts';
import { ALL } from './sight.ts';
import { historyOf, State, wholeHistoryOf } from './state.ts';
import { StepTeller } from './told-steps.ts';
import type { GameTypes, Speaking } from './types.ts';
import { readOnce } from './untrusted-input.ts';

/** The sentences of a game by language, then by id: `action-buy.tell`. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, Pattern>>>>;

/** What happens, in sentences. */
export type Telling<G extends GameTypes> = Pick<Engine<G>, 'tell' | 'story' | 'changes' | 'describe' | 'ask'>;

/** More languages, seats and names than these are not kept at once. */
const MOST_TELLERS = 50;

export function createTelling<G extends GameTypes>(
  callers: Callers<G>,
  sentences: Sentences,
  reasons: PointReasons<G>,
): Telling<G> {
  const { machine } = callers;
  const tellers = new Map<string, StepTeller>();
  /** Who tells something to a seat; what was told before is kept, as long as the seats have the same names. */
  const tellerFor = ({ language, names = [] }: Speaking<G>, seat: number): StepTeller => {
    const key = JSON.stringify([language, seat, names]);
    const known = tellers.get(key);
    if (known) return known;
    const telling = {
      language,
      words: callers.wordsIn(language),
      sentences: sentences[language] ?? {},
    };
    const made = new StepTeller(machine, telling, names, seat, (before, by) =>
      reasons.isKnown
        ? reasons.explainer().during(before, machine.wordsOf(before), (other, from) => again(other, from, by))
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
  const listener = (state: State, player: unknown): number =>
    player === 'server' ? ALL : callers.viewerOf(state, player);

  return {
    tell(state, player, how, since) {
      const here = callers.own(state);
      const teller = tellerFor(how, listener(here, player));
      if (since !== undefined) return teller.toldSince(callers.own(since), here);
      return teller.told(here.previous ? here : wholeHistoryOf(here)[0]!);
    },
    story(state, player, how) {
      const here = callers.own(state);
      const teller = tellerFor(how, listener(here, player));
      return wholeHistoryOf(here).map((one) => teller.told(one));
    },
    changes(before, after, player, how) {
      const [was, is] = [callers.own(before), callers.own(after)];
      return tellerFor(how, listener(is, player)).changes(was, is, undefined);
    },
    describe(state, move, player, how) {
      const here = callers.own(state);
      const after = callers.played(here, move, player);
      const made = historyOf(after).find(({ previous }) => previous === here)!;
      const by = made.by as Move;
      return tellerFor(how, by.player - 1).move(here, made, by);
    },
    ask(state, player, how, move) {
      const here = callers.own(state);
      const seat = callers.seatOf(here, player);
      return tellerFor(how, seat).asked(here, player, readOnce(move));
    },
  };
}
