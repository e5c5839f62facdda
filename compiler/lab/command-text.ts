import type { Player } from './plan.ts';

/** As `readBots` reads them; nothing where everybody plays at random, as that is usual. */
export function writeBots(bots: readonly Player[]): string | undefined {
  const all = bots.map(({ bot, tries }) => (tries === undefined ? bot : `${bot}:${tries}`)).join(',');
  return all === 'random' ? undefined : all;
}

/** A command as a person would type it. */
export function commandText(
  name: string,
  words: readonly string[],
  options: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(options).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, quoted(String(value))],
  );
  return ['regel', name, ...words.map(quoted), ...given].join(' ');
}

/** As a shell wants it: what is not plain is put between quotation marks. */
function quoted(word: string): string {
  return /^[\w./:,@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
