import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { fill, wordsIn } from './words.ts';

interface PassDeviceProps {
  readonly language: Language;
  readonly name: string;
  readonly onTaken: () => void;
}

/** Between two people at one device: nothing of the game is on the screen. */
export function PassDevice({ language, name, onTaken }: PassDeviceProps) {
  const say = wordsIn(language);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="p-pass" aria-live="polite">
      <Icon name="hidden" />
      <h2>{fill(say.passDevice, { name })}</h2>
      <p>{say.passDeviceAbout}</p>
      <button type="button" ref={button} class="button main" onClick={onTaken}>
        {fill(say.iAm, { name })}
      </button>
    </section>
  );
}
