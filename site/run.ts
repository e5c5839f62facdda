import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT } from '../compiler/command-line/shared/io.ts';

/**
 * `npm run site`, `npm start` and `npm run dev`: makes what the site needs of the rules, then runs Astro. A rulebook with mistakes
 * is left out and told; the others are built, served and followed. `npm run site` then ends with 1, so that nothing is published
 * without somebody having seen it.
 */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  site: ['build'],
  start: ['build', 'preview'],
  dev: ['dev'],
};
const root = fileURLToPath(new URL('..', import.meta.url));
const astro = path.join(createRequire(import.meta.url).resolve('astro/package.json'), '../bin/astro.mjs');

/** Runs a program to its end; gives its exit code. */
function run(program: string, ...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

const [command = '', ...more] = process.argv.slice(2);
const steps = COMMANDS[command];
if (!steps) throw new Error(`There is no command “${command}”: ${Object.keys(COMMANDS).join(', ')}.`);
let exit = await run('compiler/command-line/generate/main.ts', '--only', 'site');
const isWithoutBooks = exit === EXIT.withoutBooks;
if (exit === EXIT.fine || isWithoutBooks) {
  for (const step of steps) {
    exit = await run(astro, step, '--root', 'site', ...(step === steps.at(-1) ? more : []));
    if (exit !== EXIT.fine) break;
    if (isWithoutBooks && step === 'build')
      console.error(
        'Some games or rulebooks have mistakes, and are not on this site: “npx regel check” shows them.',
      );
  }
  if (exit === EXIT.fine && isWithoutBooks) exit = EXIT.problems;
}
process.exitCode = exit;
