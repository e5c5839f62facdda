import type { Shown } from '../game/shown.ts';
import { SavedGames } from './SavedGames.tsx';
import { SetupForm } from './SetupForm.tsx';
import type { Settings } from './settings.ts';
import type { Kept } from './store.ts';
import { useEntryFocus } from './useEntryFocus.ts';
import { wordsIn } from './words.ts';

interface SetupScreenProps {
  readonly shown: Shown;
  readonly settings: Settings;
  readonly kept: readonly Kept[];
  /** Whether somebody comes here from another screen. */
  readonly isEntered: boolean;
  readonly nameAll: (kept: Kept) => string;
  readonly onSettings: (settings: Settings) => void;
  /** False: the rules do not allow it so. */
  readonly onStart: () => boolean;
  readonly onResume: (kept: Kept) => void;
  readonly onRemove: (kept: Kept) => void;
}

/** Before a game: one that was kept, which whoever comes back looks for first, or a new one. */
export function SetupScreen(props: SetupScreenProps) {
  const { shown, settings, kept } = props;
  const title = useEntryFocus<HTMLHeadingElement>(props.isEntered);
  return (
    <div class="p-begin">
      {kept.length > 0 && (
        <SavedGames
          language={shown.language}
          kept={kept}
          nameAll={props.nameAll}
          onResume={props.onResume}
          onRemove={(one) => {
            props.onRemove(one);
            // With the last of them their list is gone.
            if (kept.length === 1) title.current?.focus();
          }}
        />
      )}
      <h2 ref={title} class="visually-hidden" tabIndex={-1}>
        {wordsIn(shown.language).newGame}
      </h2>
      <SetupForm shown={shown} settings={settings} onChange={props.onSettings} onStart={props.onStart} />
    </div>
  );
}
