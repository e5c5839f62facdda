import { useState } from 'preact/hooks';
import { openLiveGame } from '../../game/open-live.ts';
import type { WitnessShown } from '../../play/BothOutcomes.tsx';
import { useBench } from '../bench-state.ts';
import { Dialog } from '../Dialog.tsx';
import { inCode } from '../panes/CheckPanel.tsx';
import type { Remote } from '../service/remote.ts';
import { fill } from '../words/words.ts';
import type { QuestionService } from './service.ts';
import type { ToldQuestion } from './told.ts';

interface OneQuestionProps {
  readonly question: ToldQuestion;
  readonly ask: Remote<QuestionService>;
  readonly onDecided: (note: string) => void;
}

const hasModules = 'WebAssembly' in globalThis;
const load = () => import('../../play/BothOutcomes.tsx');
type Both = Awaited<ReturnType<typeof load>>;

/** A question that is open: what stands there, what could stand there, and whoever reads decides. */
export function OneQuestion({ question, ask, onDecided }: OneQuestionProps) {
  const { project, language, say } = useBench();
  const [isByHand, setIsByHand] = useState(false);
  const [shown, setShown] = useState<{ readonly both: Both; readonly sides: readonly WitnessShown[] }>();
  const { index, rule, where, before, after, differs } = question;
  const decide = async (right: 'before' | 'now'): Promise<void> => {
    const files = await ask.decided(index, right);
    if (!files) {
      setIsByHand(true);
      return;
    }
    project.setAll(files);
    onDecided(fill(say.openWritten, { name: rule }));
  };
  const show = async (): Promise<void> => {
    const [both, outcomes] = await Promise.all([load(), ask.outcomes(index, hasModules)]);
    if (!outcomes) return;
    const sides = await Promise.all(
      (['before', 'now'] as const).map(async (side): Promise<WitnessShown> => {
        const { game, example } = outcomes[side];
        return {
          label: side === 'before' ? say.openIs : say.openCould,
          game: await openLiveGame(game),
          example,
        };
      }),
    );
    setShown({ both, sides });
  };
  return (
    <li class="w-problem">
      <p class="w-problem-title">{rule.charAt(0).toUpperCase() + rule.slice(1)}</p>
      <code class="w-quoted">{where}</code>
      <p class="w-old-new">
        <span>{say.openIs}:</span> <ins>{before === '' ? where : before}</ins>
        <br />
        <span>{say.openCould}:</span>{' '}
        {after === '' ? fill(say.openLeftOut, { before }) : <ins class="w-other">{after}</ins>}
      </p>
      <p>{inCode(differs)}</p>
      {isByHand && <p class="w-note">{say.openByHand}</p>}
      <p class="w-doors">
        <button type="button" class="button" onClick={() => void show()}>
          {say.openShow}
        </button>
        <button type="button" class="button main" onClick={() => void decide('before')}>
          {say.openRight}
        </button>
        <button type="button" class="button" onClick={() => void decide('now')}>
          {say.openOther}
        </button>
      </p>
      {shown && (
        <Dialog title={rule} close={say.close} onClose={() => setShown(undefined)}>
          <shown.both.BothOutcomes sides={shown.sides} language={language} />
        </Dialog>
      )}
    </li>
  );
}
