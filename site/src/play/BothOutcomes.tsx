import type { ExampleShown } from '../../../generated/runtime/rulebook.ts';
import type { LiveOnPage } from '../game/live-games.ts';
import { shownIn } from '../game/load.ts';
import type { Language } from '../game/shown.ts';
import { ExamplePlayer } from './ExamplePlayer.tsx';
import './both.css';
import '../table/table.css';
import './play.css';

/** The shortest game in which a difference shows, as one of two games has it. */
export interface WitnessShown {
  readonly label: string;
  readonly game: LiveOnPage;
  readonly example: ExampleShown;
}

/** The same game under two rules, side by side: each can be gone through, and played otherwise from any step on. */
export function BothOutcomes({
  sides,
  language,
}: {
  readonly sides: readonly WitnessShown[];
  readonly language: Language;
}) {
  return (
    <div class="p-both">
      {sides.map(({ label, game: { live, opened, book }, example }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ExamplePlayer
            engine={opened.engine}
            shown={shownIn(
              { engine: opened.engine, texts: live.texts as never, sentences: live.sentences as never },
              language,
            )}
            example={example}
            rulebook={book?.rulebook}
            begin="last"
          />
        </section>
      ))}
    </div>
  );
}
