import { useId } from 'preact/hooks';
import type { Language } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { say } from '../words.ts';

export interface StepperProps {
  readonly language: Language;
  readonly label: string;
  /** Shown instead of the label, which is then only read out. */
  readonly icon?: string | undefined;
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly note?: string | undefined;
  /** Also with what is out of range: who gets it says why it cannot be. */
  onChange(value: number): void;
}

/** A number with one less and one more beside it; it can also be typed. */
export function Stepper({ language, label, icon, hideLabel, value, from, to, note, onChange }: StepperProps) {
  const id = useId();
  const typed = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const number = Number(input.value);
    if (input.value.trim() !== '' && Number.isInteger(number)) onChange(number);
    // What was refused must not stay there as if it counted.
    input.value = String(value);
  };
  return (
    <div class="s-stepper">
      <label for={id} class={hideLabel ? 'visually-hidden' : undefined}>
        {icon && <Icon name={icon} />}
        <span>{label}</span>
        {note && <small>{note}</small>}
      </label>
      <span class="s-steps">
        <button
          type="button"
          aria-label={say(language, 'fewer', { what: label })}
          aria-disabled={value <= from}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={from}
          max={to}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={typed}
        />
        <button
          type="button"
          aria-label={say(language, 'moreOf', { what: label })}
          aria-disabled={value >= to}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
