import { figuresAsCsv } from '../../lab/csv.ts';
import { figuresOf } from '../../lab/figures.ts';
import { gamesIn } from '../../lab/ranges.ts';
import { merged, type Result, writeResult } from '../../lab/result.ts';
import { sayFigure } from '../../lab/say-figure.ts';
import { readResultFile } from '../lab/result-file.ts';
import { writeNew } from '../lab/write-new.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { EXIT, UsageError } from '../shared/io.ts';
import { wrap } from '../shared/style.ts';

/** Puts the parts of a run together. */
export const merge = defineCommand({
  options: { to: 'word', json: 'flag', csv: 'flag' },
  run({ io, say, language, values, words }) {
    checkLanguage(values.language, say);
    const [first, ...others] = words.map((file) => readResultFile(io, say, file));
    if (!first) throw new UsageError(say('merge-which'));
    const whole = merged([first, ...others]);
    if (typeof whole === 'string') throw new UsageError(say(`merge-${whole}`));
    if (values.to !== undefined) writeNew(io, say, values.to, writeResult(whole));
    io.stdout.write(
      values.json ? writeResult(whole) : values.csv ? figuresAsCsv('', figuresOf(whole)) : told(whole),
    );
    return EXIT.fine;

    function told(result: Result): string {
      const { plan, played } = result;
      const whole = new Intl.NumberFormat(language);
      const done = gamesIn(played);
      const lines = [
        say('merge-done', {
          game: plan.game,
          games: whole.format(done),
          of: whole.format(plan.games),
          seed: plan.seed,
        }),
        '',
        ...figuresOf(result).map((figure) => sayFigure(figure, { language, bots: plan.bots })),
      ];
      if (done < plan.games) lines.push('', say('merge-missing', { count: plan.games - done }));
      return lines.map((line) => `${wrap(line, Math.min(io.stdout.columns, 100))}\n`).join('');
    }
  },
});
