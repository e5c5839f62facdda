import { useMemo, useState } from 'preact/hooks';
import type { AnyGame, Engine, GameState, Move } from '../../../generated/runtime/engine.ts';
import type { Picking, Shown } from '../game/shown.ts';
import { touch } from './answers.ts';
import { sortOf, valueTypeOf } from './candidates.ts';
import { beginChoosing, type Choosing, completed, questionOf, remaining, slotsOf } from './choosing.ts';
import { barredActions, type Refused, refusalOf } from './refusal.ts';

export interface Deciding {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly state: GameState<AnyGame>;
  readonly player: number;
  readonly onMove: (move: Move) => void;
  /** Ask before every move, also where the player has said everything. */
  readonly alwaysConfirm?: boolean;
}

/** What `MoveChooser` shows, and what the table beside it needs to be touched. */
export interface Chooser {
  readonly deciding: Deciding;
  readonly choosing: Choosing;
  readonly picking: Picking | undefined;
  readonly refused: Refused | undefined;
  readonly barred: readonly { readonly action: string; readonly refused: Refused }[];
  /** Goes on with this; makes the move when nothing is left to say. */
  go(next: Choosing | undefined): void;
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
    const choosing = beginChoosing(engine.data, engine.moves(state, player), engine.write);
    const asking = { engine, state, player, language: shown.language };
    return { choosing, barred: barredActions(asking, choosing) };
  }, [engine, state, player, shown?.language]);
  const [said, setSaid] = useState<{ of: unknown; choosing: Choosing; refused?: Refused }>();
  if (!deciding || !begun) return undefined;

  const current = said?.of === begun ? said : { of: begun, choosing: begun.choosing };
  const { choosing } = current;
  const refuse = (refused: Refused | undefined): void =>
    setSaid({ of: begun, choosing, ...(refused ? { refused } : {}) });
  const go = (next: Choosing | undefined): void => {
    if (!next) return;
    const done = completed(next);
    if (done?.isSaid && !deciding.alwaysConfirm) deciding.onMove(done.move);
    else setSaid({ of: begun, choosing: next });
  };
  const pick = (sort: string, value: string): void => {
    const next = touch(choosing, sort, value);
    const { language } = deciding.shown;
    if (next) go(next);
    else refuse(refusalOf({ ...deciding, language }, choosing, sort, value));
  };
  return {
    deciding,
    choosing,
    picking: pickingOf(choosing, pick),
    refused: current.refused,
    barred: begun.barred,
    go,
    pick,
    refuse,
    make: () => {
      const done = completed(choosing);
      if (done) deciding.onMove(done.move);
    },
  };
}

/** The pieces that the player has named for this move, so that the table can mark them while it goes on. */
function pickedPieces(choosing: Choosing): ReadonlyMap<string, readonly string[]> {
  const picked = new Map<string, readonly string[]>();
  for (const { by, choice, value = [] } of slotsOf(choosing)) {
    const type = valueTypeOf(choice);
    if (by !== 'player' || type.is !== 'piece') continue;
    picked.set(type.pieces, [...(picked.get(type.pieces) ?? []), ...[value].flat()]);
  }
  return picked;
}

/** What can be touched on the table: values of the question, or before there is an action, of the first sort that lies there. */
function pickingOf(choosing: Choosing, pick: Chooser['pick']): Picking | undefined {
  const question = questionOf(choosing);
  if (question?.is === 'choice') {
    // As it is declared, so that the table can tell a choice of several.
    const { type } = question.choice;
    return {
      type,
      options: new Set(question.options),
      chosen: new Set(question.several?.items ?? []),
      picked: pickedPieces(choosing),
      onPick: (value) => pick(sortOf(type), value),
    };
  }
  if (question?.is !== 'action') return undefined;
  const open = remaining(choosing).flatMap(({ action, values }) =>
    (choosing.data.actions.find(({ name }) => name === action)?.choices ?? []).map(({ type }, index) => ({
      type: valueTypeOf({ type }),
      values: [values[index]!].flat(),
    })),
  );
  const first = open.find(({ type }) => type.is === 'piece' || type.is === 'cell');
  if (!first) return undefined;
  const sort = sortOf(first.type);
  const alike = open.filter(({ type }) => sortOf(type) === sort);
  return {
    type: first.type,
    options: new Set(alike.flatMap(({ values }) => values)),
    chosen: new Set(choosing.picks.flatMap((one) => (one.is === 'touch' ? [one.value] : []))),
    onPick: (value) => pick(sort, value),
  };
}
