import type { ComponentChildren } from 'preact';
import { BOTS_IDS, GAMES, type LabSettings } from './settings.ts';
import type { SayLab } from './words.ts';

interface LabFormProps {
  readonly settings: LabSettings;
  readonly players: { readonly from: number; readonly to: number };
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly isRunning: boolean;
  readonly language: string;
  readonly say: SayLab;
  onChange(settings: LabSettings): void;
  onStart(): void;
  onStop(): void;
}

/** What is to be played. */
export function LabForm(props: LabFormProps) {
  const { settings, players, others, isRunning, language, say, onChange } = props;
  const whole = new Intl.NumberFormat(language);
  const counts = Array.from({ length: players.to - players.from + 1 }, (_, index) => players.from + index);
  const change = (part: Partial<LabSettings>) => onChange({ ...settings, ...part });
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) props.onStop();
        else props.onStart();
      }}
    >
      <Choice
        label={say('players')}
        value={settings.players}
        onPick={(value) => change({ players: Number(value) })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Choice>
      <Choice
        label={say('games')}
        value={settings.games}
        onPick={(value) => change({ games: Number(value) })}
      >
        {GAMES.map((count) => (
          <option key={count} value={count}>
            {whole.format(count)}
          </option>
        ))}
      </Choice>
      <Choice
        label={say('bots')}
        value={settings.bots}
        onPick={(value) => change({ bots: BOTS_IDS.find((id) => id === value) ?? 'random' })}
      >
        {BOTS_IDS.map((id) => (
          <option key={id} value={id}>
            {say(`bots-${id}`)}
          </option>
        ))}
      </Choice>
      {others.length > 0 && (
        <Choice label={say('against')} value={settings.against} onPick={(against) => change({ against })}>
          <option value="">{say('against-none')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <label class="lab-field">
        {say('seed')}
        <input
          name="seed"
          maxLength={100}
          value={settings.seed}
          onInput={(event) => change({ seed: event.currentTarget.value })}
        />
      </label>
      <button type="submit" class="lab-go" data-running={isRunning}>
        {say(isRunning ? 'stop' : 'start')}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly children: ComponentChildren;
  onPick(value: string): void;
}

function Choice({ label, value, children, onPick }: ChoiceProps) {
  return (
    <label class="lab-field">
      {label}
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
