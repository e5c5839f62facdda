import { Icon } from '../icons/Icon.tsx';
import { enumerate, own, word } from '../table/describe.ts';
import { askFor, startAgain, takeBack } from './answers.ts';
import { PASS } from './candidates.ts';
import type { Choosing, Pick, Slot } from './choosing.ts';
import { actionOf, questionOf, slotsOf } from './choosing.ts';
import type { ChooserViewProps } from './MoveChooser.tsx';
import { describeDrawn } from './outcomes.ts';
import { labelOf } from './ValueLabel.tsx';
import { capital, fill, wordsIn } from './words.ts';

/** What has been said, each part to be taken back; what was filled in by itself; and what is still open, to be chosen first. */
export function ChosenSoFar(props: ChooserViewProps) {
  const { choosing, deciding, go } = props.chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
  const action = actionOf(choosing);
  const question = questionOf(choosing);
  const slots = slotsOf(choosing);
  if (choosing.picks.length === 0) return null;
  const picked = choosing.picks.find((pick) => pick.is === 'action');
  // What is being asked stands in the question.
  const worth = slots.filter(({ index }) => question?.is !== 'choice' || question.index !== index);
  return (
    <ul class="p-chips" aria-label={say.soFar}>
      {action === undefined
        ? choosing.picks.flatMap((pick) =>
            pick.is === 'touch' ? (
              <li key={pick.value}>
                <Chip
                  text={describeDrawn(shown, pick.value, props.names)}
                  takeBack={back(choosing, pick, go)}
                  say={say}
                />
              </li>
            ) : (
              []
            ),
          )
        : picked && (
            <li>
              <Chip
                text={action === PASS ? own(shown, 'pass') : word(shown, `action-${action}`)}
                takeBack={back(choosing, picked, go)}
                say={say}
              />
            </li>
          )}
      {worth.map((slot) => (
        <li key={slot.index}>
          <SlotChip {...props} action={action ?? ''} slot={slot} />
        </li>
      ))}
    </ul>
  );
}

function SlotChip({ chooser, names, seen, action, slot }: ChooserViewProps & { action: string; slot: Slot }) {
  const { choosing, deciding, go } = chooser;
  const { shown } = deciding;
  const say = wordsIn(shown.language);
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
  if (by === 'filled') return <Chip text={text} note={say.filledIn} say={say} />;
  const pick =
    choosing.picks.find((one) => 'choice' in one && one.choice === index) ??
    choosing.picks.find((one) => one.is === 'touch' && values.includes(one.value));
  return <Chip text={text} takeBack={back(choosing, pick, go)} say={say} />;
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
