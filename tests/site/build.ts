import { execFileSync } from 'node:child_process';

/** Builds the site of a project as it is published. Vitest says `test` where Astro asks whether it is for readers. */
export function buildSite(root: string): void {
  execFileSync('npm', ['run', '--silent', 'site'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
