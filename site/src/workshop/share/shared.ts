import type { Language } from '../../game/shown.ts';
import type { Work } from '../project.ts';
import { remote, type Thread } from '../service/remote.ts';
import { type Files, sourcesOf } from '../sources.ts';
import type { ShareService } from './service.ts';

declare const Worker: new (address: URL, options: { readonly type: 'module' }) => Thread;

/** What somebody sent takes no longer than this, or is not opened, in milliseconds. */
const PATIENCE = 5_000;

/** Works on something in a thread of its own: whatever it is, the page stays as it is. */
async function apart<T>(work: (service: ReturnType<typeof remote<ShareService>>) => Promise<T>): Promise<T> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('too long')), PATIENCE);
    });
    return await Promise.race([work(remote<ShareService>(thread)), tooLong]);
  } finally {
    clearTimeout(timer);
    thread.terminate();
  }
}

/** What is different in a work, as text for an address or a file. */
export function sharedText({ game, origin, files, base }: Work): Promise<string> {
  return apart((service) => service.encode(game, origin, files, base));
}

export type Opened =
  | { readonly work: Work /** What of it no longer applies, told. */; readonly left: readonly string[] }
  | { readonly message: string };

/** What somebody sent, on the rules that it belongs to. */
export function openShared(text: string, language: Language): Promise<Opened> {
  return apart(async (service) => {
    const read = await service.decode(text, language);
    if ('message' in read) return read;
    const base: Files = await sourcesOf(read.origin);
    const applied = await service.apply(text, base, language);
    if ('message' in applied) return applied;
    const { files, folder, left } = applied;
    const work: Work = {
      id: crypto.randomUUID(),
      title: '',
      game: read.game,
      folder,
      origin: read.origin,
      files,
      base,
    };
    return { work, left };
  });
}
