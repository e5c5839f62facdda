/**
 * The files of corpus/: sections `=== <path>` as in golden cases, in which `\u{d800}` stands for a character that
 * no text file can hold, and `\times{1000}{not }` for a text many times over; `%n` in it is counted from 1, `%m` is
 * the number after that.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from '../../compiler/1-syntax/source.ts';
import { readCase } from '../cases/case-file.ts';

const CORPUS = fileURLToPath(new URL('./corpus/', import.meta.url));

export function readCorpus(): { name: string; sources: Source[] }[] {
  return globSync('*.txt', { cwd: CORPUS })
    .sort()
    .map((name) => ({ name, sources: unescaped(readCase(readFileSync(CORPUS + name, 'utf8')).sources) }));
}

function unescaped(sources: readonly Source[]): Source[] {
  return sources.map(({ file, text }) => ({ file, text: characters(repetitions(text)) }));
}

function repetitions(text: string): string {
  return text.replace(/\\times\{(\d+)\}\{([^}]*)\}/g, (_, times: string, what: string) =>
    Array.from({ length: Number(times) }, (__, index) =>
      what.replaceAll('%n', `${index + 1}`).replaceAll('%m', `${index + 2}`),
    ).join(''),
  );
}

function characters(text: string): string {
  return text.replace(/\\u\{([0-9a-f]+)\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

export function writeCorpus(sources: readonly Source[]): string {
  const safe = (text: string): string =>
    text.replace(
      /[^\n\x20-\x7e\xa1-\xff]/gu,
      (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
    );
  return sources.map(({ file, text }) => `=== ${file}\n${safe(text)}`).join('\n');
}
