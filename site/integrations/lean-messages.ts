import type { Plugin } from 'vite';

/** What the compiler says, in all of its languages, with an explanation of each problem for whoever asks a terminal. */
const MESSAGES = /compiler\/(?:problems\/messages|share|language-service)\/[\w-]+\.ts$/;
/** What is alike in all cores, as text. */
const RUNTIME = /compiler\/runtime\/core-[\w-]+\.ts\?raw$/;

/**
 * Leaves out of the threads of pages what nobody reads there: English, the longer explanations, and comments in texts that only the
 * compiler reads. It is a sixth of what the workshop fetches.
 */
export function leanMessages(): Plugin {
  return {
    name: 'lean-messages',
    enforce: 'pre',
    transform(code, id) {
      if (MESSAGES.test(id)) return { code: leanMessage(code), map: null };
      return undefined;
    },
  };
}

/** The same for what other plugins have made of a file: it is a string then. */
export function leanRuntime(): Plugin {
  return {
    name: 'lean-runtime',
    enforce: 'post',
    transform(code, id) {
      return RUNTIME.test(id) ? { code: code.replace(/\/\*\*.*?\*\//g, ''), map: null } : undefined;
    },
  };
}

const TEXT = "'(?:[^'\\\\\\n]|\\\\.)*'";
const ENGLISH = new RegExp(`\\ben:\\s*${TEXT}`, 'g');
const ABOUT = new RegExp(
  `\\babout: \\{\\s*en:\\s*${TEXT},\\s*nl:\\s*${TEXT},\\s*de:\\s*${TEXT},?\\s*\\}`,
  'g',
);

export function leanMessage(code: string): string {
  return code.replace(ABOUT, "about: { en: '', nl: '', de: '' }").replace(ENGLISH, "en: ''");
}
