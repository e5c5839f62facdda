import { type Arguments, type OptionSorts, readArguments, type Values } from './arguments.ts';
import { type Io, UsageError } from './io.ts';
import { TOOL_LANGUAGES, type ToolLanguage } from './language.ts';
import type { Say } from './words/index.ts';

export const COMMANDS = [
  'new',
  'check',
  'build',
  'format',
  'upgrade',
  'explain',
  'texts',
  'confirm',
  'examples',
  'play',
  'replay',
  'simulate',
  'diff',
  'compare',
  'merge',
  'tune',
  'serve',
  'lsp',
  'conform',
  'mutate',
  'agree',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** What a command is called with. */
export interface Call<Sorts extends OptionSorts> {
  readonly io: Io;
  readonly say: Say;
  readonly language: ToolLanguage;
  readonly values: Values<Sorts>;
  /** The arguments that are no options. */
  readonly words: readonly string[];
}

export interface Command {
  readonly options: OptionSorts;
  /** Parses the arguments, runs the command, and returns the exit code. */
  start(args: readonly string[], io: Io, language: ToolLanguage, say: Say): Promise<number>;
}

/** Options of every command. */
const EVERYWHERE = { language: 'text', help: 'flag' } as const;
export type Everywhere = typeof EVERYWHERE;

export function defineCommand<Sorts extends OptionSorts>(definition: {
  readonly options: Sorts;
  /** The maximum number of arguments besides options; unlimited if left out. */
  readonly mostWords?: number;
  run(call: Call<Sorts & Everywhere>): Promise<number> | number;
}): Command {
  const options = { ...definition.options, ...EVERYWHERE };
  return {
    options,
    async start(args, io, language, say) {
      const { values, words } = readArguments(args, options, say) as Arguments<Sorts & Everywhere>;
      const surplus = words[definition.mostWords ?? Number.POSITIVE_INFINITY];
      if (surplus !== undefined) throw new UsageError(say('too-many-words', { word: surplus }));
      return definition.run({ io, say, language, values, words });
    },
  };
}

/** The error for a number out of range; the range may be a single number. */
export function outOfRange(
  say: Say,
  option: string,
  value: string | number,
  from: number,
  to: number,
): UsageError {
  return new UsageError(say('number-out-of-range', { option, value, from, to, count: to - from + 1 }));
}

/** Parses `--players`; undefined means every number of players. */
export function playersFrom(
  text: string | undefined,
  { from, to }: { readonly from: number; readonly to: number },
  say: Say,
): number | undefined {
  if (text === undefined || text === 'all') return undefined;
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= from && number <= to)) throw outOfRange(say, '--players', text, from, to);
  return number;
}

/** Throws if a language is not available. */
export function checkLanguage(
  value: string | undefined,
  say: Say,
  known: readonly string[] = TOOL_LANGUAGES,
): void {
  if (value === undefined || known.includes(value)) return;
  const last = known.at(-1)!;
  const names = known.length === 1 ? last : `${known.slice(0, -1).join(', ')} ${say('or')} ${last}`;
  throw new UsageError(say('unknown-language', { value, known: names }));
}
