import { useEffect, useRef } from 'preact/hooks';
import type { LinkTo } from '../../game/rulebooks.ts';
import type { Seen, Shown } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { wordsIn } from '../words.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { rowsOf, type ScoringEvent } from './scoring-events.ts';

interface ScoringNoteProps {
  readonly shown: Shown;
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly event: ScoringEvent;
  readonly title: string;
  readonly linkTo: LinkTo;
  readonly onClose: () => void;
}

/** A scoring is an event: who got how much, and what for. The game waits until it has been seen. */
export function ScoringNote({ shown, seen, names, event, title, linkTo, onClose }: ScoringNoteProps) {
  const say = wordsIn(shown.language);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="g-scoring" role="dialog" aria-label={title}>
      <h2>
        <Icon name="medal" /> {title}
      </h2>
      <ScoreSheet
        shown={shown}
        seen={seen}
        names={names}
        parts={[{ title: undefined, rows: rowsOf(shown, event.awards, names) }]}
        linkTo={linkTo}
        isWhole={false}
      />
      <button type="button" ref={button} class="button main" onClick={onClose}>
        {say.goOn}
      </button>
    </section>
  );
}
