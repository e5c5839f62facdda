import { Icon } from '../icons/Icon.tsx';
import { enumerate, word } from '../table/describe.ts';
import type { Choosing, Pick, Slot } from './choosing.ts';
import { actionOf, askFor, questionOf, slotsOf, startAgain, takeBack } from './choosing.ts';
import type { ChooserViewProps } from './MoveChooser.tsx';
import { labelOf } from './ValueLabel.tsx';
import { capital, fill, wordsIn } from './words.ts';

/** What has been said, each part to be taken back; what was filled in by itself; and what is still open, to be chosen first. */
export function ChosenSoFar({ chooser, names, seen }: ChooserViewProps) {
  const { choosing, deciding, go } = chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
  const action = actionOf(choosing);
  const question = questionOf(choosing);
  const touched = choosing.picks.filter((pick) => pick.is === 'touch');
  if (choosing.picks.length === 0 && slotsOf(choosing).every(({ by }) => by !== 'filled')) return null;
  const pickedAction = choosing.picks.find((pick) => pick.is === 'action');
  return (
    <ul class="p-chips" aria-label={say.soFar}>
      {action !== undefined && (
        <li>
          <Chip
            text={word(shown, `action-${action}`)}
            takeBack={pickedAction && back(choosing, pickedAction, go)}
            say={say}
          />
        </li>
      )}
      {action === undefined &&
        touched.map((pick) => (
          <li key={pick.value}>
            <Chip text={pick.value} takeBack={back(choosing, pick, go)} say={say} />
          </li>
        ))}
      {slotsOf(choosing)
        .filter(isWorthSaying)
        .map((slot) => (
          <li key={slot.index}>
            <SlotChip slot={slot} />
          </li>
        ))}
    </ul>
  );

  /** What is being asked stands in the question. */
  function isWorthSaying({ index }: Slot): boolean {
    return question?.is !== 'choice' || question.index !== index;
  }

  function SlotChip({ slot }: { readonly slot: Slot }) {
    const { choice, index, by, value } = slot;
    const asked = word(shown, `action-${action}.${choice.name}`);
    if (by === 'open')
      return (
        <button
          type="button"
          class="p-chip p-chip-open"
          aria-label={fill(say.chooseFirst, { what: asked })}
          onClick={() => go(askFor(choosing, index))}
        >
          {asked}?
        </button>
      );
    const values = Array.isArray(value) ? value : [String(value)];
    const text = enumerate(
      shown,
      values.map((one) => labelOf({ shown, names, type: choice.type, value: one, seen })),
    );
    const pick = choosing.picks.find((one) => 'choice' in one && one.choice === index);
    const touch = touched.find((one) => values.includes(one.value));
    if (by === 'filled') return <Chip text={text} note={say.filledIn} say={say} />;
    return <Chip text={text} takeBack={back(choosing, pick ?? touch, go)} say={say} />;
  }
}

type Say = ReturnType<typeof wordsIn>;

const back = (choosing: Choosing, pick: Pick | undefined, go: (next: Choosing) => void) => () =>
  go(pick ? takeBack(choosing, pick) : startAgain(choosing));

interface ChipProps {
  readonly text: string;
  readonly note?: string;
  readonly takeBack?: (() => void) | undefined;
  readonly say: Say;
}

function Chip({ text, note, takeBack, say }: ChipProps) {
  if (!takeBack)
    return (
      <span class="p-chip" title={note}>
        {capital(text)}
        {note && <span class="visually-hidden"> ({note})</span>}
        {note && <Icon name="check" />}
      </span>
    );
  return (
    <button type="button" class="p-chip" aria-label={fill(say.takeBack, { what: text })} onClick={takeBack}>
      {capital(text)}
      <Icon name="close" />
    </button>
  );
}
