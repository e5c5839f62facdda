import { useMemo, useState } from 'preact/hooks';
import type { AnyGame, Engine, GameState, Move } from '../../../generated/runtime/engine.ts';
import type { Language, Picking, Seen, Shown } from '../game/shown.ts';
import { type Alike, alikeIn } from './alike.ts';
import { chooseAction, takeBack, touch } from './answers.ts';
import { sortOf } from './candidates.ts';
import { beginChoosing, type Choosing, completed, holds, pickOf, questionOf, slotsOf } from './choosing.ts';
import { type Payment, paymentOf } from './payment.ts';
import { pickingOf } from './picking.ts';
import { canTakeBack, costOf, type Effect, ghostsOf, withMarks } from './previews.ts';
import { barredActions, type Refused, refusalOf } from './refusal.ts';
import { wordsIn } from './words.ts';

export interface Deciding {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly state: GameState<AnyGame>;
  readonly player: number;
  readonly onMove: (move: Move) => void;
  /** Ask before every move, also where the player has said everything. */
  readonly alwaysConfirm?: boolean;
}

/** What the questions show, and what the table beside them needs to be touched. */
export interface Chooser {
  readonly deciding: Deciding;
  readonly choosing: Choosing;
  readonly picking: Picking | undefined;
  readonly payment: Payment | undefined;
  readonly refused: Refused | undefined;
  readonly barred: readonly { readonly action: string; readonly refused: Refused }[];
  /** What each action uses up that can be begun. */
  readonly costs: ReadonlyMap<string, readonly Effect[]>;
  /** Begins an action; makes it where it can be made in one way only. */
  act(action: string): void;
  /** Goes on with this; makes the move when nothing is left to say. Who presses a button for all of it means it. */
  go(next: Choosing | undefined, isMeant?: boolean): void;
  /** A value of the question, or anything on the table; who may not hears why. */
  pick(sort: string, value: string): void;
  refuse(refused: Refused | undefined): void;
  make(): void;
}

/** The choosing of one player in one state. Another state, another player: it begins anew. */
export function useChooser(deciding: Deciding | undefined): Chooser | undefined {
  const { engine, state, player, shown } = deciding ?? {};
  const begun = useMemo(() => {
    if (!engine || !state || player === undefined || !shown) return undefined;
    const position = { engine, state, player };
    const seen = engine.view(state, player) as Seen;
    const alike = alikeIn(engine.data, seen);
    const choosing = withMarks(position, {
      ...beginChoosing(engine.data, engine.moves(state, player), engine.write),
      looks: alike.looks,
    });
    const actions = new Set(choosing.candidates.map(({ action }) => action));
    return {
      choosing,
      seen,
      position,
      alike,
      barred: barredActions({ ...position, language: shown.language }, choosing),
      costs: new Map([...actions].map((action) => [action, costOf(position, choosing, action)])),
    };
  }, [engine, state, player, shown?.language]);
  const [said, setSaid] = useState<{ of: unknown; choosing: Choosing; refused?: Refused }>();
  const choosing = said !== undefined && said.of === begun ? said.choosing : begun?.choosing;
  const ghosts = useMemo(
    () => (begun && choosing ? ghostsOf(begun.position, choosing, questionOf(choosing)) : new Map()),
    [begun, choosing],
  );
  if (!deciding || !begun || !choosing) return undefined;

  const { language } = deciding.shown;
  const refuse = (refused: Refused | undefined): void =>
    setSaid({ of: begun, choosing, ...(refused ? { refused } : {}) });
  const go = (next: Choosing | undefined, isMeant = false): void => {
    if (!next) return;
    const done = completed(next);
    const isClear = done && (isMeant || done.isSaid || canTakeBack(begun.position, done.move));
    if (isClear && !deciding.alwaysConfirm) deciding.onMove(done.move);
    else setSaid({ of: begun, choosing: next });
  };
  const act = (action: string): void => {
    const moves = choosing.candidates.filter((one) => one.action === action);
    if (moves.length === 1 && !deciding.alwaysConfirm) deciding.onMove(moves[0]!.move);
    else go(chooseAction(choosing, action));
  };
  const make = (): void => {
    const done = completed(choosing);
    if (done) deciding.onMove(done.move);
  };
  const pick = (sort: string, touched: string): void => {
    const answer = answerTo(choosing, begun.alike, sort, touched);
    if (answer === 'make') make();
    else if (answer) go(answer);
    else refuse(refusalOf({ ...deciding, language }, choosing, sort, touched) ?? nothingToDo(language));
  };
  const question = questionOf(choosing);
  return {
    deciding,
    choosing,
    picking: begun.alike.marked(pickingOf(choosing, pick, ghosts)),
    payment: question && paymentOf(choosing, question, begun.seen),
    refused: said?.of === begun ? said.refused : undefined,
    barred: begun.barred,
    costs: begun.costs,
    act,
    go,
    pick,
    refuse,
    make,
  };
}

/** Whoever touches something is answered, also where no rule speaks of it. */
const nothingToDo = (language: Language): Refused => ({
  reason: 'not-now',
  text: wordsIn(language).nothingToDo,
  rules: [],
});

/** What somebody means who touches a thing: it, one that is alike, that it is taken back, or that the move is to be made. */
function answerTo(
  choosing: Choosing,
  alike: Alike,
  sort: string,
  touched: string,
): Choosing | 'make' | undefined {
  const slots = slotsOf(choosing).filter(({ choice }) => sortOf(choice.type) === sort);
  // What was filled in by itself is shown on the table: touching it says yes.
  if (completed(choosing) && slots.some(({ by, value }) => by === 'filled' && value === touched))
    return 'make';
  for (const { index, by, value, choice } of slots) {
    const pick = pickOf(choosing, index) ?? choosing.picks.find(({ is }) => is === 'touch');
    if (by === 'player' && !choice.several && value === touched && pick) return takeBack(choosing, pick);
  }
  // There is only this to be done, such as to throw all dice.
  const [only, ...more] = choosing.candidates;
  if (only && more.length === 0 && only.values.some((value) => holds(value, touched))) return 'make';
  const question = questionOf(choosing);
  const isOfSeveral = question?.is === 'choice' && question.several && sortOf(question.choice.type) === sort;
  for (const value of isOfSeveral ? [touched] : [touched, ...alike.others(sort, touched)]) {
    const next = touch(choosing, sort, value);
    if (next) return next;
  }
  return undefined;
}
