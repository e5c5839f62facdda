import { useEffect, useRef, useState } from 'preact/hooks';
import { useBench, useWork } from '../bench-state.ts';
import { type Remote, remote, type Thread } from '../service/remote.ts';
import type { Files } from '../sources.ts';
import { fill } from '../words/words.ts';
import { OneQuestion } from './OneQuestion.tsx';
import type { QuestionService } from './service.ts';
import type { Asked, ToldQuestion } from './told.ts';

declare const Worker: new (address: URL, options: { readonly type: 'module' }) => Thread;

/** So many questions are put at once: who has decided these can go on. */
const AT_ONCE = 3;

interface Search {
  readonly ask: Remote<QuestionService>;
  readonly end: () => void;
  /** The rules that it is about: of others it knows nothing. */
  readonly files: Files;
}

type State = 'idle' | 'searching' | 'paused' | 'done' | 'failed';

/** What no example decides: looked for when somebody asks for it, in a thread of its own. */
export function QuestionsPart() {
  const { language, say } = useBench();
  const { files, game, folder } = useWork();
  const [questions, setQuestions] = useState<readonly ToldQuestion[]>([]);
  const [progress, setProgress] = useState<Pick<Asked, 'judged' | 'all'>>();
  const [state, setState] = useState<State>('idle');
  const [note, setNote] = useState('');
  const search = useRef<Search>();
  const isWanted = useRef(false);
  const close = (): void => {
    isWanted.current = false;
    search.current?.end();
    search.current = undefined;
  };
  useEffect(() => close, [game]);

  const goOn = async (current: Search, count: number): Promise<void> => {
    isWanted.current = true;
    setState('searching');
    for (let found = 0; isWanted.current && search.current === current; ) {
      const asked = await current.ask.next();
      if (search.current !== current) return;
      setProgress(asked);
      found += asked.questions.length;
      if (asked.questions.length > 0) setQuestions((before) => [...before, ...asked.questions]);
      if (asked.isDone) return setState('done');
      if (found >= count) break;
    }
    setState('paused');
  };
  const begin = async (): Promise<void> => {
    close();
    setQuestions([]);
    setProgress(undefined);
    setNote('');
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const current: Search = {
      ask: remote<QuestionService>(thread, () => setState('failed')),
      end: () => thread.terminate(),
      files,
    };
    search.current = current;
    setState('searching');
    try {
      if (await current.ask.open({ files, game, folder, language })) await goOn(current, AT_ONCE);
      else setState('failed');
    } catch {
      if (search.current === current) setState('failed');
    }
  };
  const isOld = search.current !== undefined && search.current.files !== files;
  return (
    <section class="w-part w-open">
      <h2>{say.openTitle}</h2>
      <p>{say.openIntro}</p>
      {!isOld && questions.length > 0 && search.current && (
        <ul class="w-problems">
          {questions.map((question) => (
            <OneQuestion
              key={question.index}
              question={question}
              ask={search.current!.ask}
              onDecided={setNote}
            />
          ))}
        </ul>
      )}
      <p class="w-note" role="status">
        {note}
        {isOld && note === '' && say.openOld}
        {!isOld && state === 'searching' && progress && fill(say.openSearching, { ...progress })}
        {!isOld && state === 'done' && (questions.length === 0 ? say.openNone : say.openDone)}
        {state === 'failed' && say.openFailed}
      </p>
      <p class="w-doors">
        {(state === 'idle' || state === 'failed' || isOld) && (
          <button type="button" class="button" onClick={() => void begin()}>
            {say.openSearch}
          </button>
        )}
        {!isOld && state === 'searching' && (
          <button
            type="button"
            class="button"
            onClick={() => {
              isWanted.current = false;
            }}
          >
            {say.openStop}
          </button>
        )}
        {!isOld && state === 'paused' && (
          <button type="button" class="button" onClick={() => void goOn(search.current!, AT_ONCE)}>
            {say.openMore}
          </button>
        )}
      </p>
    </section>
  );
}
