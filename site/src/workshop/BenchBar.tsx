import { useId, useState } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import { useBench, useWork } from './bench-state.ts';
import { Dialog } from './Dialog.tsx';
import { HistoryList } from './HistoryList.tsx';
import type { Keeping } from './kept/keeper.ts';
import type { Works } from './kept/works.ts';
import type { Checked } from './service/told.ts';
import { saveAsFile } from './share/file.ts';
import { ShareForm } from './share/ShareForm.tsx';

interface BenchBarProps {
  readonly checked: Checked | undefined;
  readonly works: Works;
  readonly keeping: Keeping;
  readonly onLeave: () => void;
}

/** What is worked on, and what can be done with all of it. */
export function BenchBar({ checked, works, keeping, onLeave }: BenchBarProps) {
  const { project, keeper, say } = useBench();
  const work = useWork();
  const [opened, setOpened] = useState<'share' | 'history'>();
  const chooser = useId();
  // Before anything is declared there is only the name of the work.
  const declared = checked?.declared.length ? checked.declared : [{ id: work.game, name: work.game }];
  const isLost = keeping === 'full' || keeping === 'impossible';
  return (
    <header class="w-bar">
      <div class="w-bar-row">
        <button
          type="button"
          class="w-small-button"
          aria-label={say.allWorks}
          title={say.allWorks}
          onClick={onLeave}
        >
          <Icon name="to-start" />
        </button>
        <label class="visually-hidden" for={chooser}>
          {say.which}
        </label>
        <select
          id={chooser}
          class="w-which"
          value={work.game}
          onChange={({ currentTarget }) => project.about({ game: currentTarget.value })}
        >
          {declared.map(({ id, name }) => (
            <option key={id} value={id}>
              {id.includes('/') ? `${declared[0]?.name}: ${name}` : name}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="w-small-button"
          aria-label={say.undo}
          title={say.undo}
          aria-disabled={!project.mayUndo}
          onClick={() => project.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="w-small-button"
          aria-label={say.redo}
          title={say.redo}
          aria-disabled={!project.mayRedo}
          onClick={() => project.redo()}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="w-small-button"
          aria-label={say.history}
          title={say.history}
          onClick={() => setOpened('history')}
        >
          <Icon name="reset" />
        </button>
        <button
          type="button"
          class="w-small-button"
          aria-label={say.download}
          title={say.download}
          onClick={() => saveAsFile(work)}
        >
          <Icon name="save" />
        </button>
        <button type="button" class="button main w-share" onClick={() => setOpened('share')}>
          <Icon name="share" />
          <span>{say.share}</span>
        </button>
      </div>
      <p
        class={isLost || keeping === 'other-tab' ? 'w-keeping w-lost' : 'w-keeping'}
        role={isLost || keeping === 'other-tab' ? 'alert' : undefined}
      >
        {tellKeeping(keeping, say)}{' '}
        {isLost && (
          <button type="button" class="button" onClick={() => saveAsFile(work)}>
            {say.download}
          </button>
        )}
      </p>
      {opened && (
        <Dialog
          title={opened === 'share' ? say.shareTitle : say.history}
          close={say.close}
          onClose={() => setOpened(undefined)}
        >
          {opened === 'share' ? (
            <ShareForm />
          ) : (
            <HistoryList
              works={works}
              keeper={keeper}
              onBack={(files) => {
                const gone = Object.keys(work.files).filter((file) => !(file in files));
                project.setAll({ ...files, ...Object.fromEntries(gone.map((file) => [file, undefined])) });
                setOpened(undefined);
              }}
            />
          )}
        </Dialog>
      )}
    </header>
  );
}

function tellKeeping(keeping: Keeping, say: ReturnType<typeof useBench>['say']): string {
  const told: Readonly<Record<Keeping, string>> = {
    'nothing-yet': say.nothingYet,
    kept: say.kept,
    writing: say.writing,
    full: say.full,
    impossible: say.impossible,
    'other-tab': say.otherTab,
  };
  return told[keeping];
}
