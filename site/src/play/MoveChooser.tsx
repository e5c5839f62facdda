import type { Seen } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { ActionButtons, actionName } from './ActionButtons.tsx';
import { chooseOffer, startAgain } from './answers.ts';
import { askedOf } from './asking.ts';
import { ChosenSoFar } from './ChosenSoFar.tsx';
import { completed, questionOf, slotsOf } from './choosing.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { Chooser } from './useChooser.ts';
import { ValueOptions } from './ValueOptions.tsx';
import { fill, wordsIn } from './words.ts';

export interface ChooserViewProps {
  readonly chooser: Chooser;
  readonly names: readonly string[];
  /** What the player sees, to say what dice show. */
  readonly seen?: Seen | undefined;
  /** Where a rule is explained: the address of its section. */
  readonly linkTo?: ((rule: string) => string | undefined) | undefined;
  /** The values of the question that cannot be touched on the table; all of them are listed if left out. */
  readonly away?: ReadonlySet<string> | undefined;
}

/** Asks a player for a move, one question at a time, beside a table on which the same can be touched. */
export function MoveChooser(props: ChooserViewProps) {
  const { chooser, names, linkTo } = props;
  const { choosing, deciding, refused, go, make } = chooser;
  const { engine, state, player, shown } = deciding;
  const { language } = shown;
  const say = wordsIn(language);
  const question = questionOf(choosing);
  const done = completed(choosing);
  const asked = askedOf(deciding, choosing, question, names);
  // There is only one thing to do: one button, and no question whether it is meant.
  const isOnly = done !== undefined && choosing.candidates.length === 1;
  // A question about things of which there is one each would ask nothing: what is to be done is said instead.
  const isAsked = isOnly && slotsOf(choosing).every(({ choice }) => choice.several);
  return (
    <section
      class="p-chooser"
      aria-label={say.yourMove}
      data-options={question?.is === 'choice' ? question.options.length : undefined}
    >
      <div class="p-head">
        <p class="p-question" tabIndex={-1} aria-live="polite">
          {question?.is === 'choice'
            ? (asked?.choices[question.choice.name] ?? asked?.text)
            : question && asked?.text}
          {done && (isAsked ? asked?.text : engine.describe(state, done.move, player, { language, names }))}
        </p>
        {choosing.picks.length > 1 && (
          <button
            type="button"
            class="button p-again"
            aria-label={say.startAgain}
            title={say.startAgain}
            onClick={() => go(startAgain(choosing))}
          >
            <Icon name="reset" />
          </button>
        )}
      </div>
      <RefusalNote refused={refused} language={language} linkTo={linkTo} />
      {!done && <ChosenSoFar {...props} />}
      {question?.is === 'action' && <ActionButtons {...props} actions={question.actions} asked={asked} />}
      {question?.is === 'choice' && <ValueOptions {...props} question={question} />}
      {question?.is === 'offer' && (
        <div class="p-options">
          {question.options.map((offer) => (
            <button key={offer} type="button" class="button" onClick={() => go(chooseOffer(choosing, offer))}>
              {fill(say.offer, { number: offer.slice(1) })}
            </button>
          ))}
        </div>
      )}
      <div class="p-decide">
        {done && (
          <button type="button" class="button main" onClick={make}>
            <Icon name="check" />
            {isAsked ? actionName(shown, done.move.action, asked) : say.doIt}
          </button>
        )}
      </div>
    </section>
  );
}
