import { useState } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Shared, writeShared } from './share.ts';
import { wordsIn } from './words.ts';

interface ShareBoxProps {
  readonly language: Language;
  /** What is shared, when somebody presses. */
  readonly shared: () => Shared;
}

/** The game as a link: copied where the browser lets us, and always there to be copied by hand. */
export function ShareBox({ language, shared }: ShareBoxProps) {
  const say = wordsIn(language);
  const [link, setLink] = useState('');
  const [note, setNote] = useState('');
  const make = async (): Promise<void> => {
    try {
      const url = new URL(window.location.href);
      url.hash = await writeShared(shared());
      setLink(url.href);
      setNote(say.shareAbout);
      await copy(url.href);
    } catch {
      setNote(say.shareFailed);
    }
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(`${say.shareCopied} ${say.shareAbout}`);
    } catch {
      // Not every browser lets a page do that; the link stands there to be copied.
    }
  };
  return (
    <div class="p-share">
      <button type="button" class="button" onClick={() => void make()}>
        <Icon name="share" />
        {say.share}
      </button>
      {link && (
        <input
          type="text"
          readOnly
          value={link}
          aria-label={say.shareLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p class="p-hint" role="status" aria-live="polite">
        {note}
      </p>
    </div>
  );
}
