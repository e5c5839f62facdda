import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Refused } from './refusal.ts';
import { wordsIn } from './words.ts';

export interface RefusalNoteProps {
  readonly refused: Refused | undefined;
  readonly language: Language;
  readonly linkTo?: ((rule: string) => string | undefined) | undefined;
}

/** Always there, so that who listens hears when something comes into it. */
export function RefusalNote({ refused, language, linkTo }: RefusalNoteProps) {
  const say = wordsIn(language);
  const href = refused?.rules.map((rule) => linkTo?.(rule)).find((one) => one !== undefined);
  return (
    <div class="p-refusal" role="status" aria-live="polite">
      {refused && (
        <p>
          <Icon name="info" />
          <span>
            {refused.text} {href && <a href={href}>{say.readRule}</a>}
          </span>
        </p>
      )}
    </div>
  );
}
