import type { Language } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import { wordsIn } from '../words.ts';

/** What is opened beside the game. */
export type Opened =
  | { readonly is: 'hint' | 'log' | 'scores' | 'more' }
  | { readonly is: 'seat'; readonly seat: number }
  | { readonly is: 'rule'; readonly href: string };

interface ToolBarProps {
  readonly language: Language;
  readonly opened: Opened | undefined;
  readonly mayHint: boolean;
  readonly mayUndo: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onUndo: () => void;
}

/** What one reaches for at every turn, under the thumb. What cannot be done keeps its place. */
export function ToolBar({ language, opened, mayHint, mayUndo, onOpen, onUndo }: ToolBarProps) {
  const say = wordsIn(language);
  const tool = (is: 'hint' | 'log' | 'scores' | 'more', icon: string, label: string, isOff = false) => (
    <button
      type="button"
      class="g-tool"
      data-tool={is}
      aria-expanded={opened?.is === is}
      aria-disabled={isOff}
      onClick={() => !isOff && onOpen({ is })}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <div class="g-tools" role="toolbar" aria-label={say.toolbar}>
      {tool('hint', 'hint', say.hintShort, !mayHint)}
      <button
        type="button"
        class="g-tool"
        data-tool="undo"
        aria-disabled={!mayUndo}
        onClick={onUndo}
        title={say.undo}
      >
        <Icon name="undo" />
        <span>{say.undoShort}</span>
      </button>
      {tool('log', 'list', say.log)}
      {tool('scores', 'medal', say.scores)}
      {tool('more', 'more', say.tools)}
    </div>
  );
}
