#!/usr/bin/env node
// Starts main.ts. Node runs TypeScript itself from 22.18 on; an older Node hands over to the one
// that npm installed with this project, and where there is none, tsx translates.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) {
  module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/regel', import.meta.url)));
  await import('./main.ts');
} else {
  const installed = installedNode();
  if (installed) runAgainWith(installed);
  else {
    const { register } = await import('tsx/esm/api');
    register();
    await import('./main.ts');
  }
}

/** The path of the Node among our dependencies, unless there is none or it is the one running now. */
function installedNode() {
  try {
    const path = realpathSync(new URL('../node_modules/.bin/node', import.meta.url));
    return path === realpathSync(process.execPath) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Runs this command again, and ends as that run ends. */
function runAgainWith(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
