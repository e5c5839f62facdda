import { useRef, useState } from 'preact/hooks';
import { useBench } from '../bench-state.ts';

interface ValueInputProps {
  readonly value: string;
  readonly label: string;
  readonly was?: string | undefined;
  readonly isNumber: boolean;
  /** False: it could not be written. */
  readonly onValue: (text: string) => boolean;
  /** When somebody is done with it. */
  readonly onDone: () => void;
}

const NUMBER = /^-?\d{1,9}$/;

/** A number or a word to be written over. What is written counts at once, as soon as it can be read. */
export function ValueInput({ value, label, was, isNumber, onValue, onDone }: ValueInputProps) {
  const { say } = useBench();
  /** What is being written; the form may be told anew meanwhile. */
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const shown = draft ?? value;
  const isRight = !isNumber || NUMBER.test(shown.trim());
  const write = (text: string): void => {
    setDraft(text);
    const plain = text.trim();
    if (isNumber ? NUMBER.test(plain) : plain !== '' && !/[|#\n]/.test(plain)) onValue(plain);
  };
  return (
    <input
      ref={input}
      class={was === undefined ? 'w-value' : 'w-value w-changed'}
      style={{ '--length': Math.max(2, shown.length) }}
      type="text"
      inputMode={isNumber ? 'numeric' : 'text'}
      autocomplete="off"
      aria-label={was === undefined ? label : `${label} (${say.wasBefore.replace('{was}', was)})`}
      title={was === undefined ? undefined : say.wasBefore.replace('{was}', was)}
      aria-invalid={!isRight}
      value={shown}
      onFocus={() => input.current?.select()}
      onInput={({ currentTarget }) => write(currentTarget.value)}
      onKeyDown={(event) => {
        if (!isNumber || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || !NUMBER.test(shown))
          return;
        event.preventDefault();
        write(String(Number(shown) + (event.key === 'ArrowUp' ? 1 : -1)));
      }}
      onBlur={() => {
        setDraft(undefined);
        onDone();
      }}
    />
  );
}
