import { Icon } from '../../icons/Icon.tsx';
import { saveMatch } from '../match.ts';
import { Check } from '../SetupForm.tsx';
import { ShareBox } from '../ShareBox.tsx';
import { wordsIn } from '../words.ts';
import { Panel } from './Panel.tsx';
import type { TableScreenProps } from './TableScreen.tsx';

type MorePanelProps = Pick<
  TableScreenProps,
  'engine' | 'shown' | 'match' | 'isKept' | 'alwaysConfirm' | 'onAlwaysConfirm' | 'onReplay' | 'onQuit'
> & { readonly onClose: (() => void) | undefined };

/** Looking back, sharing, leaving, and what one sets once. */
export function MorePanel(props: MorePanelProps) {
  const { engine, shown, match, isKept, onReplay, onQuit, onClose } = props;
  const say = wordsIn(shown.language);
  return (
    <Panel language={shown.language} title={say.tools} onClose={onClose}>
      <div class="p-options">
        {onReplay && (
          <button type="button" class="button" onClick={onReplay}>
            <Icon name="to-start" />
            {say.replay}
          </button>
        )}
        <button type="button" class="button" data-do="quit" onClick={onQuit}>
          <Icon name="reset" />
          {say.quit}
        </button>
      </div>
      <Check
        label={say.alwaysConfirm}
        about={undefined}
        checked={props.alwaysConfirm}
        onChange={props.onAlwaysConfirm}
      />
      {onReplay && (
        <>
          <ShareBox shown={shown} of={match.state} shared={() => saveMatch(engine, match)} />
          <p class="p-hint">{isKept ? say.saved : say.notSaved}</p>
        </>
      )}
    </Panel>
  );
}
