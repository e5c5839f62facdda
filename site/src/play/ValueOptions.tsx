import { describe } from '../table/describe.ts';
import { chooseThese } from './answers.ts';
import { sortOf, valueTypeOf } from './candidates.ts';
import type { Question } from './choosing.ts';
import type { ChooserViewProps } from './MoveChooser.tsx';
import { ValueLabel } from './ValueLabel.tsx';
import { fill, wordsIn } from './words.ts';

/** More than these go into a list that is folded away: they are easier to find on the table. */
const MOST_AT_ONCE = 10;

interface ValueOptionsProps extends ChooserViewProps {
  readonly question: Extract<Question, { is: 'choice' }>;
}

/** The values of a question as buttons: all of them, whether they lie on the table or not, so that no hand is needed there. */
export function ValueOptions(props: ValueOptionsProps) {
  const { chooser, question } = props;
  const { shown } = chooser.deciding;
  const say = wordsIn(shown.language);
  const type = valueTypeOf(question.choice);
  const isOnTable = type.is === 'cell' || type.is === 'line' || type.is === 'piece';
  const isFolded = type.is === 'cell' || (isOnTable && question.options.length > MOST_AT_ONCE);
  return (
    <>
      {isOnTable && <p class="p-hint">{say.tapTable}</p>}
      {isFolded ? (
        <details class="p-list">
          <summary>{say.fromList}</summary>
          <Buttons {...props} />
        </details>
      ) : (
        <Buttons {...props} />
      )}
      {question.several && <TheseButton {...props} />}
    </>
  );
}

function Buttons({ chooser, question, names, seen }: ValueOptionsProps) {
  const { choosing, deciding, pick } = chooser;
  const { shown } = deciding;
  const { choice, options, several } = question;
  const { type } = choice;
  // Of several, those that no longer go together stay where they are and tell why.
  const all = several
    ? [
        ...new Set(
          choosing.candidates.flatMap((one) =>
            one.action === question.action ? one.values[question.index]! : [],
          ),
        ),
      ]
    : options;
  return (
    <div class="p-options">
      {all.map((value) => (
        <button
          key={value}
          type="button"
          class={options.includes(value) ? 'button p-value' : 'button p-value p-barred'}
          aria-pressed={several ? several.items.includes(value) : undefined}
          aria-disabled={options.includes(value) ? undefined : true}
          onClick={() => pick(sortOf(type), value)}
        >
          <ValueLabel shown={shown} names={names} type={type} value={value} seen={seen} />
        </button>
      ))}
    </div>
  );
}

/** Ends a choice of several. */
function TheseButton({ chooser, question, names }: ValueOptionsProps) {
  const { choosing, deciding, go } = chooser;
  const say = wordsIn(deciding.shown.language);
  const { several, index, choice } = question;
  if (!several) return null;
  const { items, isReady } = several;
  const text =
    items.length === 0
      ? say.noneOfThem
      : items.length === 1
        ? say.thisOne
        : fill(say.these, { count: items.length });
  return (
    <p class="p-these">
      {items.length > 0 && (
        <span class="visually-hidden" aria-live="polite">
          {fill(say.alreadyChosen, { what: describe(deciding.shown, choice.type, [...items], names) })}
        </span>
      )}
      {isReady && (
        <button type="button" class="button main" onClick={() => go(chooseThese(choosing, index))}>
          {text}
        </button>
      )}
    </p>
  );
}
