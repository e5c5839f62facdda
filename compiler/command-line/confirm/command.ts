import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf } from '../../1-syntax/source.ts';
import type { CompiledGame } from '../../3-ir/compiled.ts';
import { Problems } from '../../problems/problem.ts';
import { suggest } from '../../problems/suggest.ts';
import { sectionsToRead } from '../../rulebook/check-variant.ts';
import {
  type Confirmed,
  differing,
  type Meaning,
  readConfirmed,
  writeConfirmed,
} from '../../rulebook/confirmed.ts';
import { confirmedFile, type Page } from '../../rulebook/page.ts';
import { foldersOf } from '../../texts/translator.ts';
import { checkLanguage, defineCommand } from '../shared/command.ts';
import { sayWriteTrouble } from '../shared/file-errors.ts';
import { replaceText } from '../shared/files.ts';
import { EXIT, OutsideError, UsageError } from '../shared/io.ts';
import { declaredGames, findGame, homeOf, type Loaded, load } from '../shared/load.ts';
import { findingsOf, printFindings } from '../shared/problem-report.ts';
import { shownPath } from '../shared/rules-folder.ts';
import type { Say } from '../shared/words/index.ts';

/** Notes down that sections of a rulebook were read, and say what the rules mean now. */
export const confirm = defineCommand({
  options: {},
  run({ io, say, language, values, words }) {
    const loaded = load(io, [], say, { texts: true, runExamples: true });
    const [id, ...sections] = words;
    if (id === undefined)
      throw new UsageError(
        `${say('play-which-game')} ${say('known-games', { names: declaredGames(loaded.sources).join(', ') })}`,
      );
    const game = findGame(loaded, id, say);
    const variant = game.model.base === undefined ? undefined : game.model.name;
    const folder = homeOf(loaded.sources, id);
    const { pages = [], draft } = loaded.compilation.rulebooks.get(id) ?? {};
    if (pages.length === 0 || draft) throw new UsageError(say('confirm-no-rulebook', { game: id }));
    checkLanguage(
      values.language,
      say,
      pages.map((page) => page.language),
    );
    mustExist(pages, sections, say);
    const others = otherErrors(loaded, folder);
    if (others.length > 0) {
      const findings = findingsOf(io, {
        ...loaded,
        compilation: { ...loaded.compilation, problems: others },
      });
      printFindings(io, findings, language, say);
      io.stdout.write(`${say('confirm-not-yet', { count: others.length })}\n`);
      return EXIT.problems;
    }
    const wanted = { language: values.language, sections };
    const file = confirmedFile(folder, variant);
    const { confirmed, news } = confirmedNow(loaded, game, file, wanted);
    const path = join(loaded.folder.root, file);
    try {
      const text = writeConfirmed(confirmed);
      const before = loaded.sources.find((source) => source.file === file)?.text;
      if (text !== before && (before !== undefined || confirmed.size > 0)) {
        mkdirSync(dirname(path), { recursive: true });
        replaceText(path, text);
      }
    } catch (error) {
      const told = { file: shownPath(io, path), trouble: sayWriteTrouble(error, say) };
      throw new OutsideError(say('cannot-write', told), EXIT.problems);
    }
    for (const { language: which, section, changed } of news)
      io.stdout.write(`${which} ${section}: ${changed.join(', ')}\n`);
    io.stdout.write(
      `${say(news.length === 0 ? 'confirm-nothing' : 'confirm-done', { count: news.length })}\n`,
    );
    return EXIT.fine;
  },
});

function mustExist(pages: readonly Page[], sections: readonly string[], say: Say): void {
  const known = [...new Set(pages.flatMap((page) => page.sections.map(({ id }) => id)))];
  for (const section of sections) {
    if (known.includes(section)) continue;
    const near = suggest(section, known);
    const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: near })}`;
    throw new UsageError(`${say('confirm-no-section', { section })}${hint}`);
  }
}

/** What must be put right before anything is read: in the folder of the game, or in one that it uses. */
function otherErrors({ compilation, sources }: Loaded, folder: string) {
  const folders = foldersOf(sources, folder);
  return compilation.problems.filter(
    ({ severity, code, at }) =>
      // An example that no longer holds leaves open whether the rule or the example is right.
      (severity === 'error' || code.startsWith('example-')) &&
      code !== 'section-to-reread' &&
      code !== 'variant-section-to-read' &&
      code !== 'section-unread' &&
      folders.includes(folderOf(at.file)),
  );
}

interface News {
  readonly language: string;
  readonly section: string;
  readonly changed: readonly string[];
}

/** What is confirmed then: of the sections asked for what they mean now, of all others what was confirmed before. */
function confirmedNow(
  { compilation, sources }: Loaded,
  { id }: CompiledGame,
  file: string,
  wanted: { readonly language: string | undefined; readonly sections: readonly string[] },
): { confirmed: Confirmed; news: News[] } {
  const text = sources.find((source) => source.file === file)?.text ?? '';
  const before = readConfirmed(file, text, new Problems());
  const news: News[] = [];
  const confirmed = new Map<string, Map<string, Meaning>>();
  // Of a variant, only what is not as in its game is noted down.
  for (const { language, section, meaning } of sectionsToRead(compilation.rulebooks.get(id)!)) {
    const old = before.get(language)?.get(section.id);
    const isAsked =
      (wanted.language === undefined || wanted.language === language) &&
      (wanted.sections.length === 0 || wanted.sections.includes(section.id));
    const changed = isAsked ? differing(old, meaning) : [];
    if (changed.length > 0) news.push({ language, section: section.id, changed });
    const now = isAsked ? meaning : old;
    if (now) confirmed.set(language, (confirmed.get(language) ?? new Map()).set(section.id, now));
  }
  return { confirmed, news };
}
