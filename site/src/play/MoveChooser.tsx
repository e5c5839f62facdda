import type { Seen } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { describeMove, own, word } from '../table/describe.ts';
import { chooseAction, chooseOffer, startAgain } from './answers.ts';
import { ChosenSoFar } from './ChosenSoFar.tsx';
import { PASS } from './candidates.ts';
import { completed, type Question, questionOf } from './choosing.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { Chooser } from './useChooser.ts';
import { ValueOptions } from './ValueOptions.tsx';
import { capital, fill, wordsIn } from './words.ts';

export interface ChooserViewProps {
  readonly chooser: Chooser;
  readonly names: readonly string[];
  /** What the player sees, to say what dice show. */
  readonly seen?: Seen | undefined;
  /** Where a rule is explained: the address of its section. */
  readonly linkTo?: ((rule: string) => string | undefined) | undefined;
}

/** Asks a player for a move, one question at a time, beside a table on which the same can be touched. */
export function MoveChooser(props: ChooserViewProps) {
  const { chooser, names, linkTo } = props;
  const { choosing, deciding, refused, go, make } = chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
  const question = questionOf(choosing);
  const done = completed(choosing);
  return (
    <section class="p-chooser" aria-label={say.yourMove}>
      <p class="p-question" tabIndex={-1} aria-live="polite">
        {question ? questionText(question, props) : done && say.confirmMove}
        {done && <span class="visually-hidden"> {describeMove(shown, done.move, names)}</span>}
      </p>
      <RefusalNote refused={refused} language={shown.language} linkTo={linkTo} />
      <ChosenSoFar {...props} />
      {question?.is === 'action' && <Actions {...props} actions={question.actions} />}
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
            {say.doIt}
          </button>
        )}
        {choosing.picks.length > 1 && (
          <button type="button" class="button p-quiet" onClick={() => go(startAgain(choosing))}>
            <Icon name="reset" />
            {say.startAgain}
          </button>
        )}
      </div>
    </section>
  );
}

function questionText(question: Question, { chooser }: ChooserViewProps): string {
  const { shown } = chooser.deciding;
  const say = wordsIn(shown.language);
  if (question.is === 'action') return say.whatToDo;
  if (question.is === 'offer') return say.whichOffer;
  return fill(say.choose, { what: word(shown, `action-${question.action}.${question.choice.name}`) });
}

/** All that can be done; then what belongs to this moment but cannot be done, so that it tells why. */
function Actions({ chooser, actions }: ChooserViewProps & { readonly actions: readonly string[] }) {
  const { choosing, deciding, barred, go, refuse } = chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
  return (
    <div class="p-options p-actions">
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          class={action === PASS ? 'button p-action' : 'button main p-action'}
          onClick={() => go(chooseAction(choosing, action))}
        >
          {action === PASS ? capital(own(shown, 'pass')) : word(shown, `action-${action}`)}
        </button>
      ))}
      {choosing.picks.length === 0 &&
        barred.map(({ action, refused }) => (
          <button
            key={action}
            type="button"
            class="button p-action p-barred"
            aria-disabled="true"
            aria-label={`${word(shown, `action-${action}`)}, ${say.notPossible}`}
            onClick={() => refuse(refused)}
          >
            {word(shown, `action-${action}`)}
          </button>
        ))}
    </div>
  );
}
