import { useState } from 'preact/hooks';
import type { Chance } from '../../../generated/runtime/engine.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { describe } from '../table/describe.ts';
import { describeChance, describeDrawn, facesOf, faceType, isOneOf, randomOutcome } from './outcomes.ts';
import { capital, fill, wordsIn } from './words.ts';

export interface OutcomeFormProps {
  readonly shown: Shown;
  readonly chance: Chance;
  readonly names: readonly string[];
  /** Takes the outcome as it is written; false: it cannot come out. */
  readonly onOutcome: (outcome: string) => boolean;
  /** Lets chance decide. */
  readonly onRandom: () => void;
}

/** What fell on a real table, or what a reader wants to see fall: a face for each die, one of the options, an order. */
export function OutcomeForm({ shown, chance, names, onOutcome, onRandom }: OutcomeFormProps) {
  const say = wordsIn(shown.language);
  const [isWrong, setWrong] = useState(false);
  const [faces, setFaces] = useState<readonly string[]>(() => startOf(shown, chance));
  const take = (outcome: string): void => setWrong(!onOutcome(outcome));
  const change = (index: number, value: string): void =>
    setFaces(faces.map((face, at) => (at === index ? value : face)));
  return (
    <form
      class="p-outcome"
      onSubmit={(event) => {
        event.preventDefault();
        take(faces.join(' '));
      }}
    >
      <p class="p-question" tabIndex={-1}>
        {describeChance(shown, chance)}
      </p>
      <button type="button" class="button main" onClick={onRandom}>
        <Icon name="reroll" />
        {say.rollForMe}
      </button>
      <details class="p-list">
        <summary>{say.enterOutcome}</summary>
        {chance.is === 'roll' && (
          <div class="p-faces">
            {chance.pieces.map((piece, index) => (
              <label key={piece}>
                <span>{capital(describe(shown, { is: 'piece', pieces: chance.of }, piece, names))}</span>
                <select value={faces[index]} onChange={(event) => change(index, event.currentTarget.value)}>
                  {facesOf(shown, chance.of).map((face) => (
                    <option key={face} value={face}>
                      {describe(shown, faceType(shown, chance.of)!, face, names)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
        {isOneOf(chance) && (
          <label class="p-faces">
            <span>{fill(say.outcomeOf, { what: describeChance(shown, chance) })}</span>
            <select value={faces[0]} onChange={(event) => change(0, event.currentTarget.value)}>
              {chance.options.map((option) => (
                <option key={option} value={option}>
                  {describeDrawn(shown, option, names)}
                </option>
              ))}
            </select>
          </label>
        )}
        {chance.is === 'shuffle' && (
          <label class="p-order">
            <span>{say.orderHint}</span>
            <textarea
              rows={4}
              value={faces.join(' ')}
              onInput={(event) => setFaces(event.currentTarget.value.trim().split(/\s+/))}
            />
          </label>
        )}
        <button type="submit" class="button">
          {say.takeOutcome}
        </button>
      </details>
      <p class="p-refusal" role="status" aria-live="polite">
        {isWrong && say.impossibleOutcome}
      </p>
    </form>
  );
}

function startOf(shown: Shown, chance: Chance): readonly string[] {
  if (chance.is === 'shuffle') return chance.pieces;
  return randomOutcome(shown, chance).split(' ');
}
