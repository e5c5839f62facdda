import type { Language } from '../../game/shown.ts';
import { nameOfFile } from '../editor/files.ts';
import type { Work } from '../project.ts';
import { fill, wordsIn } from '../words/words.ts';
import { changedLines } from './changed-lines.ts';

interface SharedNoteProps {
  readonly language: Language;
  readonly work: Work;
  readonly left: readonly string[];
  readonly onBegin: () => void;
}

/** What somebody sent: what is different in it stands here before anything of it is played. */
export function SharedNote({ language, work, left, onBegin }: SharedNoteProps) {
  const say = wordsIn(language);
  const files = changedLines(work.base, work.files);
  return (
    <section class="w-shared">
      <h2>{say.sharedTitle}</h2>
      {left.length > 0 && (
        <ul class="p-warning" role="alert">
          {left.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p>{fill(say.sharedIntro, { game: work.game })}</p>
      {files.length === 0 && <p>{say.historyNone}</p>}
      {files.map(({ file, changes }) => (
        <div key={file} class="w-shared-file">
          <h3>{nameOfFile(file, say)}</h3>
          {changes.map(({ at, before, after }) => (
            <p key={at} class="w-old-new">
              {before !== '' && <del>{before}</del>}
              {after !== '' && <ins>{after}</ins>}
            </p>
          ))}
        </div>
      ))}
      <p class="w-doors">
        <button type="button" class="button main" onClick={onBegin}>
          {say.sharedStart}
        </button>
      </p>
    </section>
  );
}
