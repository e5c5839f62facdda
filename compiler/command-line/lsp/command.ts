import { resolve } from 'node:path';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { EXIT, UsageError } from '../shared/io.ts';

/** The language server for editors, and the extension of VS Code that has it inside. */
export const lsp = defineCommand({
  options: { stdio: 'flag', vsix: 'text' },
  mostWords: 0,
  async run({ io, say, values }) {
    checkLanguage(values.language, say);
    if (values.stdio === (values.vsix !== undefined)) throw new UsageError(say('lsp-how'));
    if (values.vsix === undefined) return (await import('./server.ts')).serveStdio(io, say);
    await (await import('./extension.ts')).writeExtension(resolve(io.cwd, values.vsix));
    return EXIT.fine;
  },
});
