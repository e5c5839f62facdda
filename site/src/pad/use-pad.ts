import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Json } from '../../../generated/runtime/json.ts';
import { imaginaryName } from '../game/rulebooks.ts';
import type { Shown } from '../game/shown.ts';
import type { Editing } from './editing.ts';
import { problemSaid } from './editing.ts';
import type { FieldPlace } from './fields.ts';
import { type Filled, problemWith, withValue } from './filled.ts';
import type { Learnt } from './learn.ts';
import { Counter, type Known, type Outcome } from './situation.ts';
import type { StoredSheet } from './store.ts';

/** Maximum number of steps that can be taken back. */
const MOST_STEPS = 200;

/** Long enough to be read, in milliseconds. */
const NOTE_STAYS = 7000;

export interface Pad {
  readonly filled: Filled;
  readonly outcome: Outcome;
  readonly edit: Editing;
  /** What was said last about something that was done. */
  readonly note: string;
  readonly canUndo: boolean;
  change(next: Filled, note?: string): void;
  undo(): void;
  tell(sentence: string): void;
}

export interface PadOptions {
  readonly shown: Shown;
  readonly learnt: Learnt;
  readonly start: () => Filled;
  /** Of the seats, as they are called here. */
  names(filled: Filled): readonly string[];
  readonly only?: readonly string[];
  readonly relations?: Known['relations'];
  readonly compact?: boolean;
  /** Where it is kept. Other tabs may write there too. */
  readonly stored?: Pick<StoredSheet, 'changedElsewhere' | 'write'>;
}

/** A pad that is being filled in: every change is counted at once and can be taken back. */
export function usePad(options: PadOptions): Pad {
  const { shown, learnt, start, names, only, compact, stored, relations = learnt.relations } = options;
  const [steps, setSteps] = useState<readonly Filled[]>(() => [start()]);
  const [note, tell] = useState('');
  useEffect(() => {
    if (note === '') return undefined;
    const timer = setTimeout(() => tell(''), NOTE_STAYS);
    return () => clearTimeout(timer);
  }, [note]);
  const counter = useMemo(
    () =>
      new Counter({
        scratch: learnt.scratch,
        book: learnt.book,
        fields: learnt.fields,
        relations,
        ...(only ? { only } : {}),
      }),
    [learnt, only, relations],
  );
  const filled = steps.at(-1)!;
  const outcome = useMemo(() => counter.count(filled), [counter, filled]);
  const add = (...next: readonly Filled[]) => setSteps((before) => [...before, ...next].slice(-MOST_STEPS));
  useOtherTabs(() => {
    const other = stored?.changedElsewhere();
    if (other) add(other);
  });

  // Only what somebody does is written: a sheet that is merely looked at stays as it is.
  const change = (next: Filled, said = '') => {
    const other = stored?.changedElsewhere();
    stored?.write(next);
    // A change that another tab made unseen is the step before, so that it can be gone back to.
    if (other) add(other, next);
    else add(next);
    tell(said);
  };
  const undo = () => {
    const other = stored?.changedElsewhere();
    const before = steps.at(-2);
    if (other) add(other);
    else if (before) {
      stored?.write(before);
      setSteps(steps.slice(0, -1));
    }
    tell('');
  };
  const edit: Editing = {
    shown,
    learnt,
    filled,
    seen: outcome.seen,
    names: names(filled),
    ...(compact ? { compact } : {}),
    put(place: FieldPlace, value: Json) {
      edit.putAll([[place, value]]);
    },
    putAll(values) {
      let next = filled;
      for (const [place, value] of values) {
        const problem = problemWith(shown.data, next, place, value);
        if (problem) return tell(problemSaid(edit, problem));
        next = withValue(next, place, value);
      }
      change(next);
    },
    startOf: (place) => counter.startOf(filled, place),
    tell,
  };
  return {
    filled,
    outcome,
    edit,
    note,
    canUndo: steps.length > 1,
    change,
    undo,
    tell,
  };
}

/** Looks when another tab may have written: at once, and on coming back to a tab that slept meanwhile. */
function useOtherTabs(look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    addEventListener('storage', () => latest.current(), options);
    addEventListener('pageshow', () => latest.current(), options);
    document.addEventListener('visibilitychange', () => latest.current(), options);
    return () => stop.abort();
  }, []);
}

/** What the seats are called: as somebody named them, else as the rules do. */
export function seatNames({ book }: Learnt, filled: Filled): readonly string[] {
  const named = imaginaryName(book, filled.players);
  return Array.from({ length: filled.players + filled.imaginary }, (_, index) => {
    const own = filled.names[index]?.trim();
    return own || (index === filled.players && named) || '';
  });
}
