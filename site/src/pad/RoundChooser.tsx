import { useId } from 'preact/hooks';
import { describe } from '../table/describe.ts';
import { capital } from '../table/words.ts';
import { type Editing, told } from './editing.ts';
import type { Filled } from './filled.ts';
import { chosenOf, type RoundChoice } from './rounds.ts';

interface RoundChooserProps {
  readonly edit: Editing;
  readonly choices: readonly RoundChoice[];
  onChange(filled: Filled): void;
}

/** Which scoring it is, where the rules have several: A, B or C. */
export function RoundChooser({ edit, choices, onChange }: RoundChooserProps) {
  const { filled, shown } = edit;
  const id = useId();
  return (
    <>
      {choices.map((choice) => (
        <fieldset class="s-round" key={choice.key}>
          <legend>{told(edit, 'countingNow')}</legend>
          <div class="s-chips">
            {choice.values.map((value) => (
              <label key={String(value)}>
                <input
                  type="radio"
                  name={`${id} ${choice.key}`}
                  checked={chosenOf(choice, filled) === value}
                  onChange={() => onChange({ ...filled, round: { ...filled.round, [choice.key]: value } })}
                />
                <span>{capital(describe(shown, choice.type, value))}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
