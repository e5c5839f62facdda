import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Shown } from '../game/shown.ts';
import { ExampleView, openingOf } from './ExampleView.tsx';
import { runExample } from './run-example.ts';

export interface ExampleStaticProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly example: ExampleShown;
  readonly rulebook?: Rulebook | undefined;
  /** The page of the rulebook, where the example does not stand in it. */
  readonly rulebookPage?: string | undefined;
}

/** A worked example as it stands in the page before anything is loaded, and on paper. */
export function ExampleStatic({ engine, shown, example, rulebook, rulebookPage }: ExampleStaticProps) {
  const frames = runExample(engine, example.steps);
  return (
    <ExampleView
      shown={shown}
      example={example}
      frames={frames}
      at={openingOf(frames)}
      linkTo={linksTo(rulebook, rulebookPage)}
      tables={rulebook?.tables}
    />
  );
}
