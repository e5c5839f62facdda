import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { wordsIn } from '../words.ts';

interface PanelProps {
  readonly language: Language;
  readonly title: string;
  readonly children: ComponentChildren;
  /** Undefined: it stays there by itself, and grabs nothing. */
  readonly onClose: (() => void) | undefined;
}

/** Something beside the game: over its lower part on a phone, in the side on a desk. The game stays where it is. */
export function Panel({ language, title, children, onClose }: PanelProps) {
  const say = wordsIn(language);
  const grabs = onClose !== undefined;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!grabs) return undefined;
    const from = document.activeElement;
    head.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, [grabs]);
  return (
    <section
      class="g-panel"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <header>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            class="button g-close"
            aria-label={say.close}
            title={say.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div class="g-panel-body" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </section>
  );
}
