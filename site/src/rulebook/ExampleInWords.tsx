import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';
import { linksTo } from '../game/rulebooks.ts';
import type { Shown } from '../game/shown.ts';
import { runExample } from '../play/run-example.ts';
import { StepList } from '../play/StepList.tsx';

interface ExampleInWordsProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly example: ExampleShown;
  readonly rulebook: Rulebook;
}

/** What happens in an example, without the picture: that comes when somebody opens it. */
export function ExampleInWords({ engine, shown, example, rulebook }: ExampleInWordsProps) {
  const frames = runExample(engine, example.steps);
  return (
    <StepList
      teller={{ shown, names: example.names }}
      frames={frames}
      at={frames.length - 1}
      only={example.shows}
      linkTo={linksTo(rulebook)}
    />
  );
}
