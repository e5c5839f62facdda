import { useState } from 'preact/hooks';
import type { Told } from './messages.ts';
import type { OpenStage, Stage } from './stage.ts';
import type { ReaderWords } from './words.ts';

interface TellStageProps {
  readonly stage: Exclude<Stage, OpenStage>;
  readonly words: ReaderWords;
  /** Where the rules can be mended, if they were understood at all. */
  readonly workshop: string | undefined;
  onStop(): void;
  onAgain(): void;
  /** Another text, from a file. */
  onText(text: string): void;
}

/** More than this no file of shared rules has, in bytes. */
const LARGEST_FILE = 4_000_000;

/** Before anything is open, or where nothing can be: what is the matter, and what can be done. */
export function TellStage({ stage, words, workshop, onStop, onAgain, onText }: TellStageProps) {
  const [isTooLong, setIsTooLong] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    setIsTooLong(file !== undefined && file.size > LARGEST_FILE);
    if (file && file.size <= LARGEST_FILE) onText((await file.text()).trim());
  };
  return (
    <div class="wrap app-page r-told">
      <h1 class="app-title">{stage.is === 'refused' ? words.refused : words.title}</h1>
      {stage.is === 'refused' ? (
        <ToldList told={stage.told} />
      ) : (
        <p role="status">{isTooLong ? words.fileTooLong : sentenceOf(stage, words)}</p>
      )}
      <p class="r-buttons">
        {stage.is === 'loading' && (
          <button type="button" class="button" onClick={onStop}>
            {words.stop}
          </button>
        )}
        {(stage.is === 'not fetched' || stage.is === 'stopped') && (
          <button type="button" class="button main" onClick={onAgain}>
            {words.again}
          </button>
        )}
        {stage.is !== 'loading' && (
          <label class="button r-file">
            {words.openFile}
            <input
              type="file"
              accept=".regelwerk,text/plain"
              class="visually-hidden"
              onChange={(event) => void read(event.currentTarget.files?.[0])}
            />
          </label>
        )}
        {workshop !== undefined && (
          <a class="button" href={workshop}>
            {words.changeIt}
          </a>
        )}
      </p>
    </div>
  );
}

function sentenceOf(stage: TellStageProps['stage'], words: ReaderWords): string {
  switch (stage.is) {
    case 'empty':
      return words.noLink;
    case 'loading':
      return words.loading;
    case 'stopped':
      return words.stopped;
    case 'not fetched':
      return words.notFetched;
    case 'ended':
      return stage.why === 'late' ? words.late : words.broken;
    case 'refused':
      return words.refused;
  }
}

/** Each with what helps. */
export function ToldList({ told }: { readonly told: readonly Told[] }) {
  return (
    <ul class="r-list" role="alert">
      {told.map(({ message, cure }) => (
        <li key={message}>
          {message} <span class="r-cure">{cure}</span>
        </li>
      ))}
    </ul>
  );
}
