import { useState } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import { saveMatch, undone } from './match.ts';
import { Check } from './SetupForm.tsx';
import { ShareBox } from './ShareBox.tsx';
import type { TableScreenProps } from './TableScreen.tsx';
import { wordsIn } from './words.ts';

/** Taking back, looking back, sharing, and leaving. */
export function TableTools(props: TableScreenProps) {
  const { engine, shown, match, isKept, onChange, onReplay, onQuit } = props;
  const say = wordsIn(shown.language);
  const [note, setNote] = useState<{ readonly of: unknown; readonly text: string }>();
  const undo = (): void => {
    const state = undone(engine, match);
    if (state) onChange({ ...match, state });
    else setNote({ of: match.state, text: say.cannotUndo });
  };
  const isBegun = engine.log(match.state, 'server').length > 0;
  return (
    <div class="p-tools">
      <div class="p-options">
        {isBegun && (
          <button type="button" class="button" onClick={undo}>
            <Icon name="undo" />
            {say.undo}
          </button>
        )}
        {isBegun && (
          <button type="button" class="button" onClick={onReplay}>
            <Icon name="to-start" />
            {say.replay}
          </button>
        )}
      </div>
      <p class="p-hint" role="status" aria-live="polite">
        {note?.of === match.state && note.text}
      </p>
      <details class="p-list">
        <summary>{say.tools}</summary>
        <Check
          label={say.alwaysConfirm}
          about={undefined}
          checked={props.alwaysConfirm}
          onChange={props.onAlwaysConfirm}
        />
        <ShareBox language={shown.language} of={match.state} shared={() => saveMatch(engine, match)} />
        <p class="p-hint">{isKept ? say.saved : say.notSaved}</p>
        <button type="button" class="button" onClick={onQuit}>
          {say.quit}
        </button>
      </details>
      {!isKept && <p class="p-warning">{say.notSaved}</p>}
    </div>
  );
}
