import { useState } from 'preact/hooks';
import { ReportView } from '../../../compiler/lab/report/view.ts';
import { LabForm } from './LabForm.tsx';
import { save, savePage } from './save.ts';
import { hashOf, type LabSettings, settingsFrom } from './settings.ts';
import { type LabGame, type LabState, useLab } from './useLab.ts';
import { labSayer, type SayLab } from './words.ts';

export interface LabAppProps {
  readonly game: LabGame;
  /** What it can be compared with. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** What stands behind the `#` of the address. */
  readonly hash: string;
  otherOf(id: string): Promise<LabGame>;
}

/** The lab of one game: what is to be played, how far it is, and what came of it. */
export function LabApp({ game, others, hash, otherOf }: LabAppProps) {
  const { language, data } = game;
  const say = labSayer(language);
  const { from, to } = data.players;
  const usual: LabSettings = {
    ...{ players: Math.min(to, Math.max(2, from)), games: 1_000, bots: 'random', seed: '1', against: '' },
  };
  const ids = others.map(({ id }) => id);
  const [settings, setSettings] = useState(() => settingsFrom(hash, usual, data.players, ids));
  const { state, made, start, stop } = useLab(game, otherOf);
  const isRunning = state.is === 'running';
  const begin = (): void => {
    history.replaceState(history.state, '', hashOf(settings));
    void start(settings);
  };
  const name = `${game.id.replaceAll('/', '-')}-lab`;
  return (
    <div class="lab">
      <p class="lab-intro">{say('intro')}</p>
      <LabForm
        {...{ settings, others, isRunning, language, say }}
        players={data.players}
        onChange={setSettings}
        onStart={begin}
        onStop={stop}
      />
      <Progress state={state} isPair={settings.against !== ''} language={language} say={say} />
      {made && (
        <>
          {!isRunning && (
            <div class="lab-files">
              <button type="button" onClick={() => save(`${name}.json`, 'application/json', made.json())}>
                {say('saveJson')}
              </button>
              <button type="button" onClick={() => save(`${name}.csv`, 'text/csv', made.csv())}>
                {say('saveCsv')}
              </button>
              <button type="button" onClick={() => void savePage(`${name}.html`, made.report)}>
                {say('savePage')}
              </button>
              <button type="button" onClick={() => print()}>
                {say('print')}
              </button>
              <a href={hashOf(settings)}>{say('share')}</a>
            </div>
          )}
          <h2 class="lab-title">{made.report.title}</h2>
          <ReportView report={made.report} />
        </>
      )}
    </div>
  );
}

interface ProgressProps {
  readonly state: LabState;
  readonly isPair: boolean;
  readonly language: string;
  readonly say: SayLab;
}

function Progress({ state, isPair, language, say }: ProgressProps) {
  const whole = new Intl.NumberFormat(language);
  if (state.is === 'idle') return <div role="status" />;
  if (state.is === 'failed') return <p role="alert">{say('failed', { message: state.message })}</p>;
  const [done, of] = [state.progress.done, state.progress.of].map((count) => whole.format(count));
  if (state.is === 'running')
    return (
      <div class="lab-progress">
        <progress max={state.progress.of} value={state.progress.done} aria-label={say('games')} />{' '}
        {isPair
          ? say('progressCompare', { done: done!, of: of! })
          : say('progress', { done: done!, of: of!, left: duration(state.left, say) })}
      </div>
    );
  return (
    <p class="lab-progress" role="status">
      {state.is === 'stopped'
        ? say('stopped', { done: done!, of: of! })
        : say('ready', { done: done!, time: duration(state.milliseconds, say) })}
    </p>
  );
}

function duration(milliseconds: number, say: SayLab): string {
  if (!Number.isFinite(milliseconds)) return '…';
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90
    ? say('seconds', { count: seconds })
    : say('minutes', { count: Math.round(seconds / 60) });
}
