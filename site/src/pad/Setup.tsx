import { describe, word } from '../table/describe.ts';
import { type Editing, told } from './editing.ts';
import { Stepper } from './editors/Stepper.tsx';
import { keyValues } from './fields.ts';
import { type Filled, withSeating } from './filled.ts';
import { RoundChooser } from './RoundChooser.tsx';
import type { RoundChoice } from './rounds.ts';

interface SetupProps {
  readonly edit: Editing;
  readonly choices: readonly RoundChoice[];
  onChange(filled: Filled): void;
}

/** How many play, what was agreed on, and which scoring it is. */
export function Setup({ edit, choices, onChange }: SetupProps) {
  const { shown, filled, learnt } = edit;
  const { data } = shown;
  const rule = data.imaginary.find(({ withPlayers }) => withPlayers === filled.players);
  const { from, to } = data.players;
  const seat = (players: number) => {
    const usual = data.imaginary.find(({ withPlayers }) => withPlayers === players)?.usually ?? 0;
    if (players >= from && players <= to) onChange(withSeating(filled, players, usual));
    else edit.tell(told(edit, 'outOfRange', { from, to }));
  };
  const counting = learnt.effects.optionsFor(filled);
  const options = data.options.filter(({ name }) => counting.includes(name));
  return (
    <div class="s-setup" role="group" aria-label={told(edit, 'setup')}>
      {from < to && (
        <Stepper
          language={shown.language}
          label={told(edit, 'players')}
          value={filled.players}
          from={from}
          to={to}
          onChange={seat}
        />
      )}
      {rule && rule.from < rule.to && (
        <Stepper
          language={shown.language}
          label={told(edit, 'imaginary')}
          value={filled.imaginary}
          from={rule.from}
          to={rule.to}
          onChange={(imaginary) => {
            if (imaginary >= rule.from && imaginary <= rule.to)
              onChange(withSeating(filled, filled.players, imaginary));
            else edit.tell(told(edit, 'outOfRange', { from: rule.from, to: rule.to }));
          }}
        />
      )}
      {options.map(({ name, type }) => {
        const usual = learnt.book?.options.find((one) => one.name === name)?.value;
        const now = filled.options[name] ?? usual ?? null;
        const put = (value: typeof now) =>
          onChange({ ...filled, options: { ...filled.options, [name]: value } });
        return type.is === 'yes or no' ? (
          <label class="s-check" key={name}>
            <input
              type="checkbox"
              checked={now === true}
              onChange={(event) => put(event.currentTarget.checked)}
            />
            <span>{word(shown, `option-${name}`)}</span>
          </label>
        ) : (
          <label class="s-name" key={name}>
            <span>{word(shown, `option-${name}`)}</span>
            <select
              value={String(now)}
              onChange={(event) => {
                const found = keyValues(data, type, filled).find(
                  (one) => String(one) === event.currentTarget.value,
                );
                if (found !== undefined) put(found);
              }}
            >
              {keyValues(data, type, filled).map((one) => (
                <option key={String(one)} value={String(one)}>
                  {describe(shown, type, one)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <RoundChooser edit={edit} choices={choices} onChange={onChange} />
    </div>
  );
}
