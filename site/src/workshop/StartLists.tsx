import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { moment } from './HistoryList.tsx';
import type { Works } from './kept/works.ts';
import { fill, wordsIn } from './words/words.ts';

interface StartListsProps {
  readonly works: Works;
  readonly language: Language;
  readonly onFile: (file: File) => Promise<void>;
}

/** What this browser has of earlier visits, and a way to open a file; the games stand on the page itself. */
export function StartLists({ works, language, onFile }: StartListsProps) {
  const say = wordsIn(language);
  const [listed, setListed] = useState<Awaited<ReturnType<Works['list']>>>([]);
  const [removing, setRemoving] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const refresh = async (): Promise<void> => setListed(await works.list());
  useEffect(() => void refresh(), [works]);
  const remove = async (id: string): Promise<void> => {
    if (removing !== id) {
      setRemoving(id);
      return;
    }
    await works.remove(id);
    setRemoving(undefined);
    await refresh();
  };
  return (
    <div class="w-own">
      {listed.length > 0 && (
        <>
          <h2>{say.yourWorks}</h2>
          <ul class="w-works">
            {listed.map(({ id, title, game, changed }) => {
              const name = title || game;
              return (
                <li key={id}>
                  <a href={`#@${id}`}>
                    <strong>{name}</strong>
                    <small>{fill(say.changedAt, { when: moment(changed, language) })}</small>
                  </a>
                  <button
                    type="button"
                    class="button"
                    aria-label={fill(say.removeWork, { title: name })}
                    onClick={() => void remove(id)}
                  >
                    {removing === id ? say.removeSure : <Icon name="close" />}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p class="w-doors">
        <button type="button" class="button" onClick={() => input.current?.click()}>
          {say.openFile}
        </button>
        <span>{say.openFileAbout}</span>
        <input
          ref={input}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept=".regelwerk,.txt,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void onFile(file);
          }}
        />
      </p>
    </div>
  );
}
