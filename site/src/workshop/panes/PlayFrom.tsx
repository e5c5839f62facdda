import { useId } from 'preact/hooks';
import type { ExampleShown } from '../../../../generated/runtime/rulebook.ts';
import type { Language } from '../../game/shown.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Kept } from '../../play/store.ts';
import { useBench } from '../bench-state.ts';
import { moment } from '../HistoryList.tsx';
import { fill } from '../words/words.ts';

/** From where a game is played: its start, a worked example, or a game that was played before. */
export type Situation =
  | { readonly is: 'start' }
  | { readonly is: 'example'; readonly name: string }
  | { readonly is: 'game'; readonly id: string };

interface PlayFromProps {
  readonly examples: readonly ExampleShown[];
  readonly kept: readonly Kept[];
  readonly language: Language;
  readonly chosen: Situation;
  readonly isSettingUp: boolean;
  readonly onChoose: (situation: Situation) => void;
  readonly onAgain: () => void;
  readonly onSettings: () => void;
}

export function PlayFrom(props: PlayFromProps) {
  const { examples, kept, language, chosen, isSettingUp, onChoose, onAgain, onSettings } = props;
  const { say } = useBench();
  const id = useId();
  const value =
    chosen.is === 'start' ? 'start' : `${chosen.is} ${chosen.is === 'example' ? chosen.name : chosen.id}`;
  return (
    <div class="w-from">
      <label for={id}>{say.playFrom}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const [is = '', ...rest] = currentTarget.value.split(' ');
          const name = rest.join(' ');
          onChoose(is === 'example' ? { is, name } : is === 'game' ? { is, id: name } : { is: 'start' });
        }}
      >
        <option value="start">{say.fromStart}</option>
        {examples.map(({ name, titles }) => (
          <option key={name} value={`example ${name}`}>
            {fill(say.fromExample, { name: titles[language] ?? name })}
          </option>
        ))}
        {kept.map(({ id: game, changed }) => (
          <option key={game} value={`game ${game}`}>
            {fill(say.fromGame, { when: moment(changed, language) })}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="w-small-button"
        aria-label={say.playAgain}
        title={say.playAgain}
        onClick={onAgain}
      >
        <Icon name="reset" />
      </button>
      <button
        type="button"
        class="w-small-button"
        aria-label={say.playSetup}
        title={say.playSetup}
        aria-pressed={isSettingUp}
        onClick={onSettings}
      >
        <Icon name="person" />
      </button>
    </div>
  );
}
