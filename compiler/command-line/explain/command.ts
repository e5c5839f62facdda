import { messages } from '../../problems/messages/index.ts';
import type { Message } from '../../problems/messages/message.ts';
import { explainCode } from '../../problems/render.ts';
import { suggest } from '../../problems/suggest.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { EXIT, UsageError } from '../shared/io.ts';
import { columns, createStyle, wantsColour } from '../shared/style.ts';

/** Explains a problem code; without one, lists them all. */
export const explain = defineCommand({
  options: {},
  mostWords: 1,
  run({ io, say, language, values, words: [word] }) {
    checkLanguage(values.language, say);
    const style = createStyle(wantsColour(io.stdout, io.env));
    const codes = Object.entries<Message>(messages);
    if (word === undefined) {
      const rows = codes.map(([code, { title }]) => [`  ${style.colour('cyan', code)}`, title[language]]);
      rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
      io.stdout.write(`${[say('explain-list'), '', ...columns(rows)].join('\n')}\n`);
      return EXIT.fine;
    }
    // As copied from a report: error[unknown-name].
    const code = /\[([a-z-]+)\]/.exec(word)?.[1] ?? word.toLowerCase();
    const text = explainCode(code, language, Math.min(io.stdout.columns, 90));
    if (text === undefined) {
      const near = suggest(code, Object.keys(messages));
      const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
      throw new UsageError(say('unknown-code', { code: word }) + hint);
    }
    const [title = '', ...rest] = text.split('\n');
    io.stdout.write(`${[style.bold(title), ...rest].join('\n')}\n`);
    return EXIT.fine;
  },
});
