import { useEffect, useId, useState } from 'preact/hooks';
import { SHORT_LINK } from '../../../../compiler/limits.ts';
import { sharedHash } from '../../../../compiler/share/hash.ts';
import { useBench, useWork } from '../bench-state.ts';
import { fill } from '../words/words.ts';
import { saveAsFile } from './file.ts';
import { sharedText } from './shared.ts';

/** A link with all that was changed, to be copied or sent. */
export function ShareForm() {
  const { say, reader } = useBench();
  const work = useWork();
  const [link, setLink] = useState<string>();
  const [note, setNote] = useState('');
  const field = useId();
  useEffect(() => {
    sharedText(work).then(
      (text) => setLink(window.location.origin + reader + sharedHash(text)),
      () => setNote(say.shareFailed),
    );
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link!);
      setNote(say.shareCopied);
    } catch {
      document.querySelector<HTMLInputElement>(`[id="${field}"]`)?.select();
    }
  };
  return (
    <div class="w-sharing">
      <p>{say.shareIntro}</p>
      {work.files === work.base && <p>{say.shareNothing}</p>}
      {link !== undefined && (
        <>
          <label for={field}>{say.shareLink}</label>
          <input id={field} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
          {link.length > SHORT_LINK && <p>{fill(say.shareLong, { count: link.length })}</p>}
          <p class="w-doors">
            <button type="button" class="button main" onClick={() => void copy()}>
              {say.shareCopy}
            </button>
            {'share' in navigator && (
              <button
                type="button"
                class="button"
                onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
              >
                {say.shareSend}
              </button>
            )}
            <a class="button" href={link} target="_blank" rel="noreferrer">
              {say.shareOpen}
            </a>
          </p>
        </>
      )}
      <p class="w-doors">
        <button type="button" class="button" onClick={() => void saveAsFile(work)}>
          {say.shareFile}
        </button>
      </p>
      <p role="status">{note}</p>
    </div>
  );
}
