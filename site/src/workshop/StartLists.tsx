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
  // The door to it stands among the others, on the page itself.
  useEffect(() => {
    const door = document.querySelector<HTMLElement>('[data-open-file]');
    const open = (): void => input.current?.click();
    door?.addEventListener('click', open);
    return () => door?.removeEventListener('click', open);
  }, []);
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
              const name = title || nameOnPage(game);
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
    </div>
  );
}

/** What a game or variant is called in the lists of the page; one of somebody's own has only its name in the rules. */
function nameOnPage(game: string): string {
  const [base = '', variant] = game.split('/');
  const name = (id: string): string | undefined => {
    const link = document.getElementById(id);
    return (link?.querySelector('strong') ?? link)?.textContent ?? undefined;
  };
  const own = name(base) ?? base;
  return variant === undefined ? own : `${own}: ${name(game) ?? variant}`;
}
