/** What the search makes of that which Pagefind finds. */
interface Place {
  /** The number of the word in the page. */
  readonly location: number;
  /** A sentence has 1, a heading more. */
  readonly weight: number;
  /** How well it fits, times the square of what it weighs. */
  readonly balanced_score: number;
}
interface Anchor {
  readonly element: string;
  readonly id: string;
  readonly text: string;
  readonly location: number;
}
export interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title: string };
  readonly raw_content: string;
  readonly anchors: readonly Anchor[];
  readonly weighted_locations: readonly Place[];
}
export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
}
export interface Hits {
  readonly own: readonly Hit[];
  readonly others: readonly Hit[];
}

const MOST_OWN = 8;
const MOST_OTHERS = 4;
const MOST_PAGES = 8;
const EXCERPT = 30;
/** Pagefind does not know that “buitenmuur” is a “muur”: such a title weighs more than a question, less than a section with the word. */
const COMPOUND = 30;

/** The words of a question that tell what it is about. Who asks for nothing but common words means those. */
export function tellingWords(text: string, common: ReadonlySet<string>): string {
  // Between quotes every word counts.
  if (text.startsWith('"')) return text;
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !common.has(word.toLowerCase()));
  return telling.length > 0 ? telling.join(' ') : text;
}

/** The best hits of each page: first those of the game whose page this is, at `home`, then its variants. */
export function hitsIn(pages: readonly FoundPage[], asked: string, home: string | undefined): Hits {
  const isOwn = ({ url }: FoundPage) => home !== undefined && url.startsWith(home);
  const own = pages.filter(isOwn);
  const game = own.filter(({ url }) => url === home);
  const variants = own.filter(({ url }) => url !== home);
  const others = pages.filter((page) => !isOwn(page)).slice(0, MOST_PAGES);
  return {
    own: [
      ...game.flatMap((page) => bestOf(page, asked, MOST_OWN)),
      ...variants.flatMap((page) => named(page, bestOf(page, asked, MOST_OTHERS))),
    ],
    others: others.flatMap((page) => named(page, bestOf(page, asked, MOST_OTHERS))),
  };
}

/** On another page than one's own, a hit says where it is. */
function named({ meta }: FoundPage, hits: readonly Hit[]): Hit[] {
  return hits.map((hit) =>
    hit.title === meta.title ? hit : { ...hit, title: `${meta.title}: ${hit.title}` },
  );
}

function bestOf(page: FoundPage, asked: string, most: number): Hit[] {
  const words = page.raw_content.split(/\s+/);
  const askedWords = asked.split(' ').map(plain);
  return partsOf(page, words.length)
    .map((part) => ({ part, score: scoreOf(part, askedWords, words) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ part }) => ({
      url: part.id === undefined ? page.url : `${page.url}#${part.id}`,
      title: part.title,
      excerpt: excerptOf(part, words),
    }));
}

/** What can be found by itself: a section, a question, a word of the glossary. Its text goes from word to word. */
interface Part {
  readonly id: string | undefined;
  readonly title: string;
  readonly begin: number;
  readonly end: number;
  readonly places: readonly Place[];
}

function partsOf({ meta, anchors, weighted_locations }: FoundPage, length: number): Part[] {
  const starts = anchors.filter(({ element, id }) => /^h\d$/.test(element) || id.startsWith('term-'));
  const top = { id: undefined, text: meta.title, location: 0 };
  return [top, ...starts].flatMap(({ id, text, location }, at) => {
    const end = starts[at]?.location ?? length;
    const places = weighted_locations.filter((place) => place.location >= location && place.location < end);
    if (places.length === 0) return [];
    // Behind a word of the glossary stand its other forms, which are there to be found only.
    const title = id?.startsWith('term-') ? text.replace(/ \([^()]*\)$/, '') : text;
    return { id, title, begin: location + text.split(/\s+/).length, end, places };
  });
}

/** What is said below the title: from its beginning, which answers it, or else from the sentence where the word is. */
function excerptOf({ begin, end, places }: Part, words: readonly string[]): string {
  const first = Math.max(places[0]!.location, begin);
  const before = words.slice(begin, first).findLastIndex((word) => /[.?!]$/.test(word));
  const start = first - begin < EXCERPT / 2 ? begin : Math.max(begin + before + 1, first - EXCERPT / 2);
  const stop = Math.min(start + EXCERPT, end);
  const marked = new Set(places.map(({ location }) => location));
  const shown = words
    .slice(start, stop)
    .map((word, at) => (marked.has(start + at) ? `<mark>${word}</mark>` : word));
  return stop < end ? `${shown.join(' ')} …` : shown.join(' ');
}

/** Every word that was asked for counts once, where it weighs most: a part with all of them goes before one that repeats one. */
function scoreOf({ title, places }: Part, asked: readonly string[], words: readonly string[]): number {
  const best = new Map<string, number>();
  for (const { location, weight, balanced_score } of places) {
    const word = closest(asked, plain(words[location] ?? ''));
    const isInTitle = weight === 1 && word.length > 3 && plain(title).includes(word);
    best.set(word, Math.max(best.get(word) ?? 0, isInTitle ? balanced_score * COMPOUND : balanced_score));
  }
  return [...best.values()].reduce((sum, score) => sum + score, 0);
}

/** The word that was meant: what stands in the page may have another ending. */
function closest(asked: readonly string[], found: string): string {
  const alike = (word: string) => [...word].findIndex((letter, at) => letter !== found[at]);
  const lengths = asked.map((word) => (alike(word) < 0 ? word.length : alike(word)));
  return asked[lengths.indexOf(Math.max(...lengths))]!;
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
