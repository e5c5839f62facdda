import { useState } from 'preact/hooks';
import type { GameData } from '../../../generated/runtime/data.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { allValues, notation } from '../table/declared.ts';
import { describe, word } from '../table/describe.ts';
import { usualName } from './playing.ts';
import { imaginaryRange, SEAT_KINDS, type SeatKind, type Settings, withPlayers } from './settings.ts';
import { fill, type PlayWords, wordsIn } from './words.ts';

interface SetupFormProps {
  readonly shown: Shown;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** False: the rules do not allow it so. */
  readonly onStart: () => boolean;
}

const KIND_WORDS: Readonly<Record<SeatKind, keyof PlayWords>> = {
  person: 'person',
  random: 'botRandom',
  greedy: 'botGreedy',
  search: 'botSearch',
};

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Who plays, with how many, and by which agreements. */
export function SetupForm({ shown, settings, onChange, onStart }: SetupFormProps) {
  const say = wordsIn(shown.language);
  const { data } = shown;
  const [isWrong, setWrong] = useState(false);
  const imaginary = imaginaryRange(data, settings.players);
  return (
    <form
      class="p-setup"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!onStart());
      }}
    >
      {data.players.to > data.players.from && (
        <Choice
          legend={say.players}
          values={numbers(data.players.from, data.players.to)}
          chosen={settings.players}
          name={(count) => (count === 1 ? say.alone : String(count))}
          onChoose={(players) => onChange(withPlayers(data, settings, players))}
        />
      )}
      {imaginary.to > imaginary.from && (
        <Choice
          legend={say.imaginary}
          values={numbers(imaginary.from, imaginary.to)}
          chosen={settings.imaginary}
          name={String}
          onChoose={(count) => onChange({ ...settings, imaginary: count })}
        />
      )}
      <Seats shown={shown} settings={settings} onChange={onChange} />
      {optionsFor(shown, settings).length > 0 && (
        <Options shown={shown} settings={settings} onChange={onChange} />
      )}
      <More shown={shown} settings={settings} onChange={onChange} />
      <button type="submit" class="button main p-start">
        <Icon name="play" />
        {say.start}
      </button>
      <p class="p-refusal" role="status" aria-live="polite">
        {isWrong && say.setupWrong}
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly values: readonly number[];
  readonly chosen: number;
  readonly name: (value: number) => string;
  readonly onChoose: (value: number) => void;
}

function Choice({ legend, values, chosen, name, onChoose }: ChoiceProps) {
  return (
    <fieldset class="p-field">
      <legend>{legend}</legend>
      <div class="p-options">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            class="button p-value"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {name(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type PartProps = Pick<SetupFormProps, 'shown' | 'settings' | 'onChange'>;

const replaced = <T,>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one));

function Seats({ shown, settings, onChange }: PartProps) {
  const say = wordsIn(shown.language);
  return (
    <fieldset class="p-field">
      <legend>{say.seats}</legend>
      {settings.seats.map((kind, index) => {
        const usual = usualName(shown.language, kind, index);
        const name = settings.names[index] ?? '';
        return (
          <div key={index} class="p-seat">
            <Icon name={kind === 'person' ? 'person' : 'robot'} />
            <input
              type="text"
              value={name}
              placeholder={usual}
              maxLength={40}
              autocomplete="off"
              aria-label={fill(say.seatName, { number: index + 1 })}
              onInput={(event) =>
                onChange({ ...settings, names: replaced(settings.names, index, event.currentTarget.value) })
              }
            />
            <select
              value={kind}
              aria-label={fill(say.seatKind, { name: name || usual })}
              onChange={(event) =>
                onChange({
                  ...settings,
                  seats: replaced(settings.seats, index, event.currentTarget.value as SeatKind),
                })
              }
            >
              {SEAT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {say[KIND_WORDS[one]]}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}

/** The options that matter for this number of players. */
function optionsFor({ data }: Shown, { players: count }: Settings): GameData['options'] {
  return data.options.filter(({ players }) => !players || (count >= players.from && count <= players.to));
}

/** What the table agrees on: each with what it means. */
function Options({ shown, settings, onChange }: PartProps) {
  const say = wordsIn(shown.language);
  return (
    <fieldset class="p-field">
      <legend>{say.agreements}</legend>
      {optionsFor(shown, settings).map(({ name, type, value: usual }) => {
        const about = shown.words[`option-${name}.about`];
        const label = word(shown, `option-${name}`);
        const set = (value: boolean | number | string) =>
          onChange({ ...settings, options: { ...settings.options, [name]: value } });
        if (type.is === 'yes or no') {
          const chosen = settings.options[name] ?? usual === 1;
          return <Check key={name} label={label} about={about} checked={chosen === true} onChange={set} />;
        }
        const values = allValues(shown.data, type, 0);
        const chosen = settings.options[name];
        return (
          <label key={name} class="p-check-field">
            <span>{label}</span>
            {about && <small>{about}</small>}
            <select
              value={chosen === undefined ? (values[usual] ?? String(usual)) : notation(type, chosen)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                set(type.is === 'number' ? Number(value) : value);
              }}
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {describe(shown, type, value)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly about: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Check({ label, about, checked, onChange }: CheckProps) {
  return (
    <label class="p-check-field">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {about && <small>{about}</small>}
      </span>
    </label>
  );
}

function More({ shown, settings, onChange }: PartProps) {
  const say = wordsIn(shown.language);
  return (
    <details class="p-list">
      <summary>{say.more}</summary>
      <fieldset class="p-field">
        <Check
          label={say.realDice}
          about={say.realDiceAbout}
          checked={settings.realDice}
          onChange={(realDice) => onChange({ ...settings, realDice })}
        />
        {!settings.realDice && (
          <label class="p-labelled">
            <span>{say.seed}</span>
            <input
              type="text"
              value={settings.seed}
              maxLength={100}
              autocomplete="off"
              onInput={(event) => onChange({ ...settings, seed: event.currentTarget.value })}
            />
            <small>{say.seedAbout}</small>
          </label>
        )}
      </fieldset>
    </details>
  );
}
