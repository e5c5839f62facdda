import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

type Language = 'nl' | 'de';

/** What the compiler says, in all of its languages, with an explanation of each problem for whoever asks a terminal. */
const MESSAGES = /compiler\/(?:problems\/messages|share|language-service)\/[\w-]+\.ts$/;
/** What is alike in all cores, as text. */
const RUNTIME = /compiler\/runtime\/core-[\w-]+\.ts\?raw$/;

/** A thread that speaks one language only says so in its name. */
const ENTRY = /worker-(nl|de)\.ts/;

/**
 * Leaves out of the threads of pages what nobody reads there: English, the longer explanations, comments in texts that only the
 * compiler reads, and the other language where a thread has one of its own. It is a fifth of what the workshop fetches.
 */
export function leanMessages(): Plugin {
  let own: Language | undefined;
  return {
    name: 'lean-messages',
    enforce: 'pre',
    buildStart({ input }) {
      own = ENTRY.exec(JSON.stringify(input))?.[1] as Language | undefined;
    },
    transform(code, id) {
      if (MESSAGES.test(id)) return { code: leanMessage(code, own), map: null };
      return undefined;
    },
  };
}

/** What `ohm-js` says of itself: reading with a grammar that is there already needs no part of it that reads grammars. */
const OHM = '\0lean-ohm';
const RECIPE = /(?:\.ohm-bundle|ohm-js[\\/]dist[\\/][\w-]+)\.js$/;

/** Grammars without their own text, and their parser without what makes grammars of text. */
export function leanGrammars(): Plugin {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('ohm-js')), '../src');
  const file = (name: string): string => JSON.stringify(path.join(folder, name));
  return {
    name: 'lean-grammars',
    enforce: 'pre',
    resolveId: (id) => (id === 'ohm-js' ? OHM : undefined),
    load: (id) =>
      id === OHM
        ? `import ${file('semanticsDeferredInit.js')};\nexport { makeRecipe } from ${file('main-kernel.js')};`
        : undefined,
    transform: (code, id) => (RECIPE.test(id) ? { code: leanRecipe(code), map: null } : undefined),
  };
}

/** A recipe as `ohm generateBundles` writes it, without the text of its grammar and the places in it. */
export function leanRecipe(code: string): string {
  return code
    .replace(/\{"sourceInterval":\[\d+,\d+\]\}/g, '{}')
    .replace(/(\["grammar",)\{"source":"(?:[^"\\]|\\.)*"\}/, '$1{}');
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

export function leanMessage(code: string, own?: Language): string {
  const lean = code.replace(ABOUT, "about: { en: '', nl: '', de: '' }").replace(ENGLISH, "en: ''");
  if (own === undefined) return lean;
  const other = own === 'nl' ? 'de' : 'nl';
  return lean.replace(new RegExp(`\\b${other}:\\s*${TEXT}`, 'g'), `${other}: ''`);
}
