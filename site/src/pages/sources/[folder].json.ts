import type { APIRoute } from 'astro';
import { games } from '../../game/games.ts';
import { type FolderFiles, foldersFor, nameOfFolder } from '../../workshop/folders.ts';

/** The rules of each folder, for the workshop: fetched when somebody begins to change a game. */
export function getStaticPaths() {
  return [...foldersFor(games.map(({ rulebook }) => rulebook.folder))].map(([folder, files]) => ({
    params: { folder: nameOfFolder(folder) },
    props: { files },
  }));
}

export const GET: APIRoute<{ files: FolderFiles }> = ({ props }) => new Response(JSON.stringify(props.files));
