import { describe, word } from '../table/describe.ts';
import { minus } from '../table/words.ts';
import { chooseThese } from './answers.ts';
import { sortOf, valueTypeOf } from './candidates.ts';
import type { Question } from './choosing.ts';
import type { ChooserViewProps } from './MoveChooser.tsx';
import type { Payment } from './payment.ts';
import { ValueLabel } from './ValueLabel.tsx';
import { fill, type PlayWords, wordsIn } from './words.ts';

/** More than these go into a list that is folded away: they are easier to find on the table. */
const MOST_AT_ONCE = 10;

interface ValueOptionsProps extends ChooserViewProps {
  readonly question: Extract<Question, { is: 'choice' }>;
}

/** The values of a question as buttons: those that cannot be touched on the table, or all, so that no hand is needed there. */
export function ValueOptions(props: ValueOptionsProps) {
  const { chooser, question, away } = props;
  const { shown } = chooser.deciding;
  const say = wordsIn(shown.language);
  const type = valueTypeOf(question.choice);
  const isOnTable = type.is === 'cell' || type.is === 'line' || type.is === 'piece';
  const values = away ? valuesOf(props).filter((value) => away.has(value)) : valuesOf(props);
  const isFolded = !away && (type.is === 'cell' || (isOnTable && question.options.length > MOST_AT_ONCE));
  const buttons = <Buttons {...props} values={values} />;
  return (
    <>
      {isOnTable && !away && <p class="p-hint">{say.tapTable}</p>}
      {away && values.length < question.options.length && !question.several && (
        <p class="p-hint">{values.length === 0 ? say.tapOnly : say.tapTable}</p>
      )}
      {isFolded ? (
        <details class="p-list">
          <summary>{say.fromList}</summary>
          {buttons}
        </details>
      ) : (
        values.length > 0 && buttons
      )}
      {question.several && <TheseButton {...props} />}
    </>
  );
}

/** Of several, those that no longer go together stay where they are and tell why. */
function valuesOf({ chooser, question, away }: ValueOptionsProps): readonly string[] {
  if (!question.several || away) return question.options;
  const { candidates } = chooser.choosing;
  const ofAction = candidates.filter(({ action }) => action === question.action);
  return [...new Set(ofAction.flatMap(({ values }) => values[question.index]!))];
}

function Buttons(props: ValueOptionsProps & { readonly values: readonly string[] }) {
  const { chooser, question, names, seen, values } = props;
  const { deciding, pick } = chooser;
  const { choice, options, several } = question;
  const { type } = choice;
  return (
    <div class="p-options">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          class={options.includes(value) ? 'button p-value' : 'button p-value p-barred'}
          aria-pressed={several ? several.items.includes(value) : undefined}
          aria-disabled={options.includes(value) ? undefined : true}
          onClick={() => pick(sortOf(type), value)}
        >
          <ValueLabel shown={deciding.shown} names={names} type={type} value={value} seen={seen} />
        </button>
      ))}
    </div>
  );
}

/** Ends a choice of several: with what is done with them, how many they are, and what they come to. */
function TheseButton({ chooser, question, names }: ValueOptionsProps) {
  const { choosing, deciding, payment, go } = chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
  const { several, index, choice } = question;
  if (!several) return null;
  const { items, isReady } = several;
  const text =
    items.length === 0 ? say.noneOfThem : `${word(shown, `action-${question.action}`)} (${items.length})`;
  return (
    <div class="p-these">
      {items.length > 0 && (
        <span class="visually-hidden" aria-live="polite">
          {fill(say.alreadyChosen, { what: describe(shown, choice.type, [...items], names) })}
        </span>
      )}
      {payment && <Sum payment={payment} say={say} />}
      <button
        type="button"
        class={isReady && items.length > 0 ? 'button main' : 'button'}
        aria-disabled={!isReady}
        onClick={() => isReady && go(chooseThese(choosing, index), true)}
      >
        {items.length === 0 && !isReady ? say.chooseSome : text}
      </button>
    </div>
  );
}

/** What the chosen pieces come to, against what has to be paid. */
function Sum({ payment: { sum, price }, say }: { readonly payment: Payment; readonly say: PlayWords }) {
  const isExact = price !== undefined && sum === price;
  const isOver = price !== undefined && sum > price;
  return (
    <output class={isExact ? 'p-sum p-exact' : 'p-sum'} aria-live="polite">
      <b>{price === undefined ? minus(sum) : fill(say.sumOf, { sum, price })}</b> {isExact && say.exactly}
      {isOver && fill(say.tooMuch, { more: sum - price })}
    </output>
  );
}
