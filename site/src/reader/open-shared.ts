import { ParseCache } from '../../../compiler/1-syntax/parse.ts';
import type { Source } from '../../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../../compiler/3-ir/compiled.ts';
import { emitLive } from '../../../compiler/4-emit/live.ts';
import { rulesFolder } from '../../../compiler/4-emit/origin.ts';
import type { RuntimeSources } from '../../../compiler/4-emit/runtime-sources.ts';
import { type Compilation, compile } from '../../../compiler/compile.ts';
import { findWitness, positionOf, sayDiffering } from '../../../compiler/difference/index.ts';
import type { Problem } from '../../../compiler/problems/problem.ts';
import { tell } from '../../../compiler/problems/say.ts';
import { Fault } from '../../../compiler/runtime/core.ts';
import { coreOf, type LiveGame } from '../../../compiler/runtime/live-game.ts';
import { seeded } from '../../../compiler/runtime/random.ts';
import { type Applied, applyChange, decodeChange, tellTrouble } from '../../../compiler/share/index.ts';
import { createTranslator, foldersOf, textsAmong } from '../../../compiler/texts/translator.ts';
import { type CompiledBook, sentBook } from '../rulebook/sent-book.ts';
import type { Found, Opening, Request, Told } from './messages.ts';

export interface Surroundings {
  /** The files of a folder and of all that it is made of; it fails where there is none. */
  sourcesOf(folder: string): Promise<readonly Source[]>;
  readonly runtime: RuntimeSources;
}

/** The texts that all games share. */
const COMMON = 'common';
/** Number of problems that a reader is shown; the workshop shows all. */
const MOST_TOLD = 5;

/** Opens rules that somebody has sent, step by step: what can be played first, then what can be read. It runs in a worker. */
export async function* openShared(
  { text, language, hasModules }: Request,
  { sourcesOf, runtime }: Surroundings,
): AsyncGenerator<Opening, void> {
  const decoded = decodeChange(text);
  if ('trouble' in decoded) return yield refused(tellTrouble(decoded.trouble, language));
  const { change } = decoded;
  const folder = change.base?.folder;
  const published = await sourcesOf(folder ?? COMMON).catch(() => undefined);
  if (!published) return yield { is: 'not fetched' };
  const base = folder === undefined ? undefined : { folder, sources: published };
  const applied = applyChange(change, base);
  if ('trouble' in applied) return yield refused(tellTrouble(applied.trouble, language));
  const own = new Set(applied.sources.map(({ file }) => file));
  const sources = [...applied.sources, ...(base ? [] : published.filter(({ file }) => !own.has(file)))];

  const cache = new ParseCache();
  const quick = compile(sources, { texts: false, runExamples: false, cache });
  const compiled = quick.games.find(({ id }) => id === change.game);
  if (!compiled) return yield refused(...errorsIn(quick, language));
  const live = emitLive(compiled, sources, runtime, hasModules);
  tryOut(live);
  yield {
    is: 'game',
    live,
    folder,
    isBaseSame: applied.isBaseSame,
    left: applied.left.map((one) => tellTrouble(one, language)),
  };

  const needed = withoutOtherVariants(sources, compiled);
  const whole = compile(needed, { cache });
  const now = bookIn(whole, change.game, needed) ?? draftedBook(change.game, needed, cache);
  const before = now && comparedWith(now, whole, applied, base?.sources ?? [], cache);
  const variants = quick.games.flatMap(({ id }) => (id.includes('/') ? [id] : []));
  yield {
    is: 'book',
    book: now && sentBook(now, before, variants),
    warnings: countedTitles(whole.problems, language),
    isSearched: now !== undefined && before !== undefined,
  };
  if (now && before) yield { is: 'witness', found: shownIn(before, now, language, runtime, hasModules) };
}

/** So many positions are compared: a phone needs a few seconds for them. */
const COMPARED = 300;

/** The shortest game in which it shows that the rules are others, to be played under both. */
function shownIn(
  before: CompiledBook,
  now: CompiledBook,
  language: Request['language'],
  runtime: RuntimeSources,
  hasModules: boolean,
): Found | undefined {
  const { witness } = findWitness(before.compiled, now.compiled, { positions: COMPARED });
  if (!witness) return undefined;
  const folder = rulesFolder(now.compiled.model);
  const translator = createTranslator(language, textsAmong(now.sources, foldersOf(now.sources, folder)));
  const seats = (seat: number): string => translator.say('player-number', { number: seat });
  return {
    told: sayDiffering(witness.differs, translator, language),
    before: {
      live: emitLive(before.compiled, before.sources, runtime, hasModules),
      example: positionOf(witness, before.compiled, seats),
    },
    now: { example: positionOf(witness, now.compiled, seats) },
  };
}

/** Number of moves that are tried. */
const TRIED = 500;

/**
 * Plays a random game with each number of players, here, where the page can end it: what would stop a page for ever stops this worker.
 * Rules that cannot go on are no danger; whoever plays is told.
 */
function tryOut({ data, core }: LiveGame): void {
  const { players, imaginary, options } = data;
  const one = coreOf(core)();
  for (let count = players.from; count <= players.to; count++) {
    const seats = imaginary.find(({ withPlayers }) => withPlayers === count)?.usually ?? 0;
    try {
      one.start({
        players: count,
        imaginary: seats,
        options: options.map(({ value }) => value),
        seed: seeded(`tried ${count}`),
      });
      one.playOut(TRIED);
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
    }
  }
}

const refused = (...told: readonly Told[]): Opening => ({ is: 'refused', told });

function errorsIn({ problems }: Compilation, language: Request['language']): Told[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.slice(0, MOST_TOLD).map((problem) => {
    const { message, cure } = tell(problem, language);
    return { message: `${problem.at.file}: ${message}`, cure };
  });
}

/** What the rules are warned of, and how often. */
function countedTitles(
  problems: readonly Problem[],
  language: Request['language'],
): Extract<Opening, { readonly is: 'book' }>['warnings'] {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    // Variants that were left out have texts, too.
    if (problem.code === 'text-for-nothing') continue;
    const { title } = tell(problem, language);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts].map(([title, count]) => ({ title, count }));
}

/** Without the variants that have nothing to do with a game: what is not compiled costs no time. */
function withoutOtherVariants(
  sources: readonly Source[],
  { id, model }: Pick<CompiledGame, 'id' | 'model'>,
): readonly Source[] {
  const own = `${rulesFolder(model)}/variants/`;
  const chain = new Set([...(model.chain ?? []), ...id.split('/').slice(1)]);
  return sources.filter(({ file }) => {
    const [, folder, variant] = /^(.*?\/variants\/)([^/.]+)/.exec(file) ?? [];
    return variant === undefined || (folder === own && chain.has(variant));
  });
}

function bookIn(
  { games, rulebooks }: Compilation,
  id: string,
  sources: readonly Source[],
): CompiledBook | undefined {
  const compiled = games.find((game) => game.id === id);
  const book = rulebooks.get(id);
  return compiled && book && { compiled, book, sources };
}

/** Where the written pages have mistakes, the compiler puts others together. */
function draftedBook(id: string, sources: readonly Source[], cache: ParseCache): CompiledBook | undefined {
  const unwritten = sources.filter(({ file }) => !file.endsWith('.mdx'));
  return bookIn(
    compile(unwritten, { texts: false, rulebooks: true, runExamples: false, cache }),
    id,
    unwritten,
  );
}

/** The game as it is published, or else the one that a variant begins from. */
function comparedWith(
  { compiled }: CompiledBook,
  whole: Compilation,
  { sources, changed }: Applied,
  published: readonly Source[],
  cache: ParseCache,
): CompiledBook | undefined {
  const wasThere = new Set(published.map(({ file }) => file));
  const isSame = !changed.some((file) => wasThere.has(file));
  const before = isSame
    ? whole
    : compile(withoutOtherVariants(published, compiled), {
        texts: false,
        rulebooks: true,
        runExamples: false,
        cache,
      });
  const files = isSame ? sources : published;
  const own = isSame ? undefined : bookIn(before, compiled.id, files);
  return own ?? (compiled.model.base === undefined ? undefined : bookIn(before, compiled.model.base, files));
}
