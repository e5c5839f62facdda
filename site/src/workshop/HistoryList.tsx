import { useEffect, useState } from 'preact/hooks';
import { useBench, useWork } from './bench-state.ts';
import { nameOfFile } from './editor/files.ts';
import type { Keeper } from './kept/keeper.ts';
import type { Works } from './kept/works.ts';
import type { Files } from './sources.ts';
import { fill } from './words/words.ts';

interface HistoryListProps {
  readonly works: Works;
  readonly keeper: Keeper;
  readonly onBack: (files: Files) => void;
}

/** What the work was before, the newest first; going back to it is a change like any other, and can be taken back. */
export function HistoryList({ works, keeper, onBack }: HistoryListProps) {
  const { say, language } = useBench();
  const { id, base, files } = useWork();
  const [versions, setVersions] = useState<Awaited<ReturnType<Works['history']>>>();
  useEffect(() => {
    void keeper.flush().then(async () => setVersions(await works.history(id)));
  }, [id]);
  const back = async (at: number): Promise<void> => {
    const then = await works.filesBefore(id, at);
    if (then) onBack(then);
  };
  if (!versions) return null;
  if (files === base && versions.length === 0) return <p>{say.historyNone}</p>;
  return (
    <ul class="w-history">
      {versions.map(({ at, files }) => (
        <li key={at}>
          <span>
            {fill(say.historyAt, { when: moment(at, language) })}
            <br />
            <small>
              {fill(say.historyFiles, { files: files.map((file) => nameOfFile(file, say)).join(', ') })}
            </small>
          </span>
          <button type="button" class="button" onClick={() => void back(at)}>
            {say.historyBack}
          </button>
        </li>
      ))}
      <li>
        <span>{say.historyFirst}</span>
        <button type="button" class="button" onClick={() => onBack(base)}>
          {say.historyBack}
        </button>
      </li>
    </ul>
  );
}

export function moment(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
