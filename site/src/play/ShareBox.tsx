import { useState } from 'preact/hooks';
import { liveGameOf } from '../game/live-games.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { type Shared, writeShared } from './share.ts';
import { wordsIn } from './words.ts';

interface ShareBoxProps {
  readonly shown: Shown;
  /** Anything that is another thing whenever the game stands otherwise: a link to what was before goes away. */
  readonly of: unknown;
  /** What is shared, when somebody presses. */
  readonly shared: () => Shared;
}

/** The game as a link: copied where the browser lets us, and always there to be copied by hand. */
export function ShareBox({ shown, of, shared }: ShareBoxProps) {
  const say = wordsIn(shown.language);
  const [made, setMade] = useState({ of, link: '', note: '' });
  const { link, note } = made.of === of ? made : { link: '', note: '' };
  // The link would lead to a page that does not know these rules.
  if (liveGameOf(shown.data.id)) return null;
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
