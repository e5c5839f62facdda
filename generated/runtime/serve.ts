// Code generated from compiler/runtime by Regelwerk. DO NOT EDIT.
/**
 * The engines as a program: `node generated/runtime/serve.ts` answers the engine protocol for all games that were generated,
 * one JSON object a line, on its standard input and output. With `serve-lines.ts` the only file here that needs Node: one that reads TypeScript, as
 * it does from 22.18 on; with an older one it is `npx tsx generated/runtime/serve.ts`.
 */
import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Offered } from './engine-session.ts';
import { serve } from './serve-lines.ts';

/** Whether this file was started as a program, and not imported by one; `import.meta.main` says so only from Node 24.2 on. */
function isProgram(): boolean {
  const [, script] = process.argv;
  if (script === undefined || !existsSync(script)) return false;
  return pathToFileURL(realpathSync(script)).href === import.meta.url;
}

/** Serves the games in the generated index beside this folder; translated to JavaScript, it has the ending of this file. */
async function serveAll(): Promise<void> {
  const ending = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const index = new URL(`../games${ending}`, import.meta.url);
  const { games } = (await import(index.href)) as { readonly games: readonly Offered[] };
  await serve(games);
}

// Without a top-level await: a project that is not made of modules has none.
if (isProgram()) void serveAll();
