import { join } from 'node:path';
import { upgrade as upgradeRules } from '../../upgrade.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { readExactly, replaceText } from '../shared/files.ts';
import { EXIT, harmless, OutsideError } from '../shared/io.ts';
import { findRules, isAsked, readRules, shownFile } from '../shared/rules-folder.ts';
import { createStyle, wantsColour } from '../shared/style.ts';

/** Rewrites rules in an earlier spelling of the language; nothing is written unless they mean the same. */
export const upgrade = defineCommand({
  options: { check: 'flag' },
  run({ io, say, values, words }) {
    checkLanguage(values.language, say);
    const folder = findRules(io, words, say);
    const { sources } = readRules(folder);
    const upgraded = upgradeRules(sources);
    if (!upgraded) throw new OutsideError(say('upgrade-not-safe'), EXIT.unexpected);
    const changed = [...upgraded.files].filter(([file]) => isAsked(folder, file));
    const style = createStyle(wantsColour(io.stdout, io.env));
    for (const [file, text] of changed) {
      const shown = shownFile(io, folder, file);
      const path = join(folder.root, file);
      try {
        if (!values.check) {
          if (readExactly(path) !== sources.find((source) => source.file === file)?.text)
            throw new OutsideError(say('format-changed-meanwhile', { file: shown }), EXIT.unexpected);
          replaceText(path, text);
        }
      } catch (error) {
        if (error instanceof OutsideError) throw error;
        const trouble = sayWriteTrouble(error, say);
        throw new OutsideError(say('cannot-write', { file: shown, trouble }), EXIT.unexpected);
      }
      const mark = say(values.check ? 'format-would-change' : 'upgrade-changed');
      io.stdout.write(`${style.colour(values.check ? 'yellow' : 'green', mark)}  ${harmless(shown)}\n`);
    }
    const outcome = changed.length === 0 ? 'upgrade-none' : values.check ? 'upgrade-would' : 'upgrade-done';
    io.stdout.write(`${say(outcome, { count: changed.length })}\n`);
    return values.check && changed.length > 0 ? EXIT.problems : EXIT.fine;
  },
});
