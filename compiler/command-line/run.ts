import packageFile from '../../package.json' with { type: 'json' };
import { suggest } from '../problems/suggest.ts';
import { helpFor, helpForAll } from './help/index.ts';
import { COMMANDS, type Command, type CommandName } from './shared/command.ts';
import { EXIT, harmless, type Io, OutsideError, UsageError } from './shared/io.ts';
import { isToolLanguage, languageOfPerson, TOOL_LANGUAGES, type ToolLanguage } from './shared/language.ts';
import { createStyle, wantsColour } from './shared/style.ts';
import { createSay, type Say } from './shared/words/index.ts';

/** A command is loaded when it is asked for: help need not wait for the compiler. */
const LOAD: Readonly<Record<CommandName, () => Promise<Command>>> = {
  new: async () => (await import('./new/command.ts')).new,
  check: async () => (await import('./check/command.ts')).check,
  build: async () => (await import('./build/command.ts')).build,
  format: async () => (await import('./format/command.ts')).format,
  upgrade: async () => (await import('./upgrade/command.ts')).upgrade,
  explain: async () => (await import('./explain/command.ts')).explain,
  texts: async () => (await import('./texts/command.ts')).texts,
  confirm: async () => (await import('./confirm/command.ts')).confirm,
  examples: async () => (await import('./examples/command.ts')).examples,
  play: async () => (await import('./play/command.ts')).play,
  replay: async () => (await import('./replay/command.ts')).replay,
  simulate: async () => (await import('./simulate/command.ts')).simulate,
  diff: async () => (await import('./diff/command.ts')).diff,
  compare: async () => (await import('./compare/command.ts')).compare,
  merge: async () => (await import('./merge/command.ts')).merge,
  tune: async () => (await import('./tune/command.ts')).tune,
  serve: async () => (await import('./serve/command.ts')).serve,
  lsp: async () => (await import('./lsp/command.ts')).lsp,
  conform: async () => (await import('./conform/command.ts')).conform,
  mutate: async () => (await import('./mutate/command.ts')).mutate,
  agree: async () => (await import('./agree/command.ts')).agree,
};

/** The whole program: what was typed in, the exit code out. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const language = languageFor(args, io);
  const say = createSay(language);
  const [typed] = args.filter((arg) => !arg.startsWith('-'));
  try {
    return await dispatch(args, io, language, say);
  } catch (error) {
    if (error instanceof UsageError) {
      const page = COMMANDS.find((name) => name === typed);
      const help = say('see-help', { command: page ? `regel ${page} --help` : 'regel --help' });
      io.stderr.write(`${harmless(`${error.message} ${help}`)}\n`);
      return EXIT.usage;
    }
    if (error instanceof OutsideError) {
      io.stderr.write(`${harmless(error.message)}\n`);
      return error.exit;
    }
    io.stderr.write(`${say('unexpected')}\n\n${harmless(reportOf(args, error))}\n`);
    return EXIT.unexpected;
  }
}

async function dispatch(args: readonly string[], io: Io, language: ToolLanguage, say: Say): Promise<number> {
  const style = createStyle(wantsColour(io.stdout, io.env));
  const width = io.stdout.columns;
  // `regel --language nl check` is as good as `regel check --language nl`.
  const isLanguage = (index: number) => args[index] === '--language' || args[index - 1] === '--language';
  const [first, ...rest] = args.filter((arg, index) => !isLanguage(index) && !arg.startsWith('--language='));
  if (first === '--version' || first === '-v') {
    io.stdout.write(`regel ${packageFile.version}\n`);
    return EXIT.fine;
  }
  if (first === undefined) {
    io.stderr.write(helpForAll(language, createStyle(wantsColour(io.stderr, io.env)), width));
    return EXIT.usage;
  }
  if (first === 'help' || first === '--help' || first === '-h') {
    const about = rest.find((arg) => !arg.startsWith('-'));
    io.stdout.write(
      about === undefined
        ? helpForAll(language, style, width)
        : helpFor(known(about, say), language, style, width),
    );
    return EXIT.fine;
  }
  if (first.startsWith('-')) throw new UsageError(say('unknown-option', { option: first }));
  const name = known(first, say);
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout.write(helpFor(name, language, style, width));
    return EXIT.fine;
  }
  const at = args.findIndex((arg, index) => arg === first && !isLanguage(index));
  const own = args.toSpliced(at, 1);
  const command = await LOAD[name]();
  return await command.start(own, io, language, say);
}

function known(word: string, say: Say): CommandName {
  const found = COMMANDS.find((name) => name === word);
  if (found) return found;
  const near = suggest(word, COMMANDS);
  const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
  throw new UsageError(say('unknown-command', { command: word }) + hint);
}

/** The language asked for, or that of the person's terminal, or English. */
function languageFor(args: readonly string[], io: Io): ToolLanguage {
  const at = args.indexOf('--language');
  const asked = at < 0 ? args.find((arg) => arg.startsWith('--language='))?.slice(11) : args[at + 1];
  if (asked !== undefined && isToolLanguage(asked)) return asked;
  return languageOfPerson(io.env, TOOL_LANGUAGES) ?? 'en';
}

/** What a maintainer needs to find the mistake. */
function reportOf(args: readonly string[], error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = stack.split('\n').slice(0, 8).join('\n');
  return `regel ${packageFile.version}, Node ${process.version}, ${process.platform}\nregel ${args.join(' ')}\n${lines}`;
}
