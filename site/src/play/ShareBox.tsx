import { useState } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Shared, writeShared } from './share.ts';
import { wordsIn } from './words.ts';

interface ShareBoxProps {
  readonly language: Language;
  /** Anything that is another thing whenever the game stands otherwise: a link to what was before goes away. */
  readonly of: unknown;
  /** What is shared, when somebody presses. */
  readonly shared: () => Shared;
}

/** The game as a link: copied where the browser lets us, and always there to be copied by hand. */
export function ShareBox({ language, of, shared }: ShareBoxProps) {
  const say = wordsIn(language);
  const [made, setMade] = useState({ of, link: '', note: '' });
  const { link, note } = made.of === of ? made : { link: '', note: '' };
  const make = async (): Promise<void> => {
    try {
      const url = new URL(window.location.href);
      url.hash = await writeShared(shared());
      setMade({ of, link: url.href, note: say.shareAbout });
      if (await isCopied(url.href))
        setMade({ of, link: url.href, note: `${say.shareCopied} ${say.shareAbout}` });
    } catch {
      setMade({ of, link: '', note: say.shareFailed });
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

/** Not every browser lets a page do that; the link stands there to be copied. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
