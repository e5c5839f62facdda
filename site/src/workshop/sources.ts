import type { FolderFiles } from './folders.ts';

/** Files by their path below the rules folder. */
export type Files = Readonly<Record<string, string>>;

/** The files of a folder of rules and of all that it is made of, as the site has them. */
export async function sourcesOf(folder: string, fetchIt: typeof fetch = fetch): Promise<Files> {
  const known = new Map<string, Promise<FolderFiles>>();
  const load = async (name: string): Promise<void> => {
    if (known.has(name)) return;
    const loading = read(name, fetchIt);
    known.set(name, loading);
    await Promise.all((await loading).uses.map(load));
  };
  await load(folder);
  const all = await Promise.all(known.values());
  return Object.assign({}, ...all.map(({ files }) => files));
}

async function read(folder: string, fetchIt: typeof fetch): Promise<FolderFiles> {
  const response = await fetchIt(`/sources/${folder.replaceAll('/', '.')}.json`);
  if (!response.ok) throw new Error(`There are no rules of ${folder}.`);
  return (await response.json()) as FolderFiles;
}
