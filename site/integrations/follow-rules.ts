import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Editors write a file in several steps. */
const QUIET = 150;

/** While the site is being written: whenever a rule or a text changes, engines and rulebooks are made anew, and the page follows. */
export function followRules(): AstroIntegration {
  return {
    name: 'follow-rules',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        // A book that is left out, or comes back, is a file less or more there.
        server.watcher.add(`${root}generated`);
        let running = false;
        let again = false;
        const make = (): void => {
          again = running;
          if (running) return;
          running = true;
          const command = ['compiler/command-line/generate/main.ts', '--only', 'site'];
          const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
          child.stdout.on('data', (text: Buffer) => logger.info(text.toString().trim()));
          child.once('exit', () => {
            running = false;
            if (again) make();
          });
        };
        let waiting: NodeJS.Timeout | undefined;
        const watcher = watch(`${root}rules`, { recursive: true }, (_event, file) => {
          // Sentences are texts that the pages read: they follow by themselves. What these show of the rules does not.
          if (!file || !/\.(regel|ftl|mdx|json)$/.test(file)) return;
          clearTimeout(waiting);
          waiting = setTimeout(make, QUIET);
        });
        server.httpServer?.once('close', () => watcher.close());
      },
    },
  };
}
