import { useMemo, useState } from 'preact/hooks';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { ExampleShown, ExampleStep, Rulebook } from '../../../generated/runtime/rulebook.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Shown } from '../game/shown.ts';
import { ExampleTry } from './ExampleTry.tsx';
import { canTry, ExampleView, openingOf } from './ExampleView.tsx';
import { runExample } from './run-example.ts';

export interface ExamplePlayerProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly example: ExampleShown;
  readonly rulebook?: Rulebook | undefined;
  /** Where the example does not stand in it. */
  readonly rulebookPage?: string | undefined;
  /** What the reader pressed before this was here. */
  readonly begin?: Begin | undefined;
}

export type Begin = 'start' | 'first' | 'back' | 'next' | 'last' | 'try';

/** A worked example to be played: step by step as it goes, or otherwise from any step on. */
export function ExamplePlayer({ engine, shown, example, rulebook, rulebookPage, begin }: ExamplePlayerProps) {
  const frames = useMemo(() => runExample(engine, example.steps), [engine, example]);
  const linkTo = useMemo(() => linksTo(rulebook, rulebookPage), [rulebook, rulebookPage]);
  const opening = openingOf(frames);
  const [at, setAt] = useState(() => startAt(begin, opening, frames.length - 1));
  /** What is tried instead, from this step on. */
  const [tries, setTries] = useState<readonly ExampleStep[] | undefined>(
    begin === 'try' && frames[opening] && canTry(frames[opening]) ? [] : undefined,
  );
  if (tries && frames[at])
    return (
      <ExampleTry
        engine={engine}
        shown={shown}
        example={example}
        tables={rulebook?.tables}
        linkTo={linkTo}
        from={example.steps.slice(0, frames[at].steps)}
        tries={tries}
        onTry={setTries}
        onStop={() => setTries(undefined)}
      />
    );
  return (
    <ExampleView
      shown={shown}
      example={example}
      frames={frames}
      at={at}
      linkTo={linkTo}
      tables={rulebook?.tables}
      onGo={setAt}
      onTry={() => setTries([])}
    />
  );
}

function startAt(begin: Begin | undefined, opening: number, last: number): number {
  if (begin === 'first' || begin === 'start') return 0;
  if (begin === 'last') return last;
  if (begin === 'back') return Math.max(0, opening - 1);
  return begin === 'next' ? Math.min(last, opening + 1) : opening;
}
