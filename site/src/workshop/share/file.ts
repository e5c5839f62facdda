import type { Work } from '../project.ts';
import { sharedText } from './shared.ts';

/** Saves a work as a file, which can be opened again here and by whoever gets it. */
export async function saveAsFile(work: Work): Promise<void> {
  const text = await sharedText(work);
  const name = (work.game.split('/').at(-1) ?? work.game).replace(/[^\w-]+/g, '-');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name}.regelwerk`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
