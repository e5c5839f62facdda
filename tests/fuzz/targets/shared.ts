import { deflateSync } from 'fflate';
import { toText } from '../../../compiler/share/base64.ts';
import { hashOf } from '../../../compiler/share/fingerprint.ts';
import {
  applyChange,
  type Base,
  changeBetween,
  decodeChange,
  encodeChange,
  tellTrouble,
} from '../../../compiler/share/index.ts';
import { mutateBytes } from '../mutate-bytes.ts';
import { Random } from '../random.ts';
import type { Target } from './target.ts';

const TEXT = Array.from({ length: 60 }, (_, line) => `line ${line} | ${line % 7} | äöü 🎲`).join('\n');
const BASE: Base = {
  folder: 'x',
  sources: ['x/x.regel', 'x/text/nl.ftl', 'x/text/de.ftl', 'common/text/nl.ftl'].map((file) => ({
    file,
    text: TEXT,
  })),
};
const SINCE: Base = {
  ...BASE,
  sources: BASE.sources.map(({ file, text }) => ({ file, text: text.replace('line 9', 'nine\n') })),
};

/** Games shared by link or file: damaged before they are packed, and after; what can be read is applied. */
export function openShared(): Target {
  const bases = new Random(11);
  const contents = Array.from({ length: 40 }, () => {
    const now = BASE.sources.map(({ file, text }) => ({ file, text: mutateBytes(text, bases, text) }));
    return JSON.stringify(contentOf(encodeChange(changeBetween(BASE, now, 'x/y'))));
  });
  return {
    attack: (_, random) => {
      const content = random.pick(contents);
      const said = random.chance(0.7) ? mutateBytes(content, random, random.pick(contents)) : content;
      const bytes = deflateSync(new TextEncoder().encode(said), { level: 1 });
      if (random.chance(0.3)) bytes[random.below(bytes.length)]! ^= 1 << random.below(8);
      const link = `1${toText(hashOf(bytes)).slice(0, 6)}${toText(bytes)}`;
      const decoded = decodeChange(random.chance(0.3) ? mutateBytes(link, random, link) : link);
      if ('trouble' in decoded) return wordless(decoded.trouble);
      const applied = applyChange(decoded.change, random.chance(0.5) ? BASE : SINCE);
      if ('trouble' in applied) return wordless(applied.trouble);
      for (const { file } of applied.sources) if (/\.\.|^\/|\\/.test(file)) return `writes ${file}`;
      return applied.left.map(wordless).find((fault) => fault !== undefined);
    },
  };
}

/** Every answer must have words. */
function wordless(trouble: Parameters<typeof tellTrouble>[0]): string | undefined {
  const { message, cure } = tellTrouble(trouble, 'nl');
  return /\{[a-z]+\}/.test(message + cure) && !JSON.stringify(trouble.data).includes('{')
    ? `${trouble.code} lacks words: ${message}`
    : undefined;
}

function contentOf(text: string): unknown {
  const decoded = decodeChange(text);
  if ('trouble' in decoded) throw new Error(decoded.trouble.code);
  const { game, base, files } = decoded.change;
  return [
    game,
    base?.folder ?? '',
    base?.fingerprint ?? '',
    files.map((file) =>
      file.is === 'changed'
        ? [
            2,
            file.file,
            file.pieces.map(({ line, lines, before, after, text, hash }) => [
              line,
              lines,
              before,
              after,
              text,
              hash,
            ]),
          ]
        : file.is === 'new'
          ? [0, file.file, file.text]
          : [1, file.file, file.fingerprint],
    ),
  ];
}
