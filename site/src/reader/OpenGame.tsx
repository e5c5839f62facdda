import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LiveOnPage } from '../game/live-games.ts';
import type { Language } from '../game/shown.ts';
import { playersInWords } from '../layouts/players.ts';
import type { SentBook } from '../rulebook/sent-book.ts';
import { words as siteWords } from '../words/site.ts';
import type { OpenStage } from './stage.ts';
import { ToldList } from './TellStage.tsx';
import { Witness } from './Witness.tsx';
import { type ReaderWords, readerWords } from './words.ts';

interface OpenGameProps {
  readonly stage: OpenStage;
  readonly language: Language;
  /** Where these rules are changed. */
  readonly workshop: string;
}

/** What each part of the page is given; a part is fetched when somebody opens it. */
export interface PartProps {
  readonly game: LiveOnPage;
  readonly book: SentBook | undefined;
  readonly language: Language;
}

const PARTS = {
  rules: () => import('./parts/RulesPart.tsx').then(({ RulesPart }) => RulesPart),
  play: () => import('./parts/PlayPart.tsx').then(({ PlayPart }) => PlayPart),
  score: () => import('./parts/ScorePart.tsx').then(({ ScorePart }) => ScorePart),
  reference: () => import('./parts/ReferencePart.tsx').then(({ ReferencePart }) => ReferencePart),
  make: () => import('./parts/MakePart.tsx').then(({ MakePart }) => MakePart),
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];
/** These need the rulebook. */
const READ: readonly PartName[] = ['rules', 'reference'];

/** Rules that were sent, opened: read, played, scored, on one page. */
export function OpenGame({ stage, language, workshop }: OpenGameProps) {
  const words = readerWords[language];
  const { game, book } = stage;
  const [part, setPart] = useState<PartName>('rules');
  /** What was opened stays as it is, but for a game, which fills the screen; it is kept, and goes on where it stood. */
  const [opened, setOpened] = useState<ReadonlySet<PartName>>(new Set(['rules']));
  /** The place in the rules that a link led to. */
  const [place, goTo] = useState<string | undefined>(undefined);
  const open = (name: PartName): void => {
    setPart(name);
    setOpened(new Set([...opened, name]));
  };
  useEffect(() => {
    if (place === undefined) return;
    const found = document.getElementById(place);
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
    goTo(undefined);
  }, [place]);
  /** Links lead to places in the rules; the address keeps the rules themselves. */
  const follow = (event: MouseEvent): void => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    open('rules');
    goTo(link.hash.slice(1));
  };
  const sent = typeof book === 'object' ? book.book : undefined;
  return (
    // biome-ignore lint/a11y: it only listens to the links inside
    <div class="r-open" onClick={follow}>
      <nav class="game-nav" aria-label={words.parts}>
        <div class="wrap">
          <ul class="game-pages">
            {NAMES.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === part ? 'page' : undefined}
                  onClick={() => open(name)}
                >
                  {words[name]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      {part === 'rules' ? (
        <Head stage={stage} language={language} workshop={workshop} />
      ) : (
        <div class="wrap app-page r-name no-print">
          <h1 class="app-title">{nameOf(stage, language)}</h1>
        </div>
      )}
      {NAMES.filter((name) => name === part || (name !== 'play' && opened.has(name))).map((name) => (
        <div key={name} hidden={name !== part}>
          {READ.includes(name) && !sent ? (
            <p class="wrap app-page" role="status">
              {missingBook(book, words)}
            </p>
          ) : (
            <Part name={name} game={game} book={sent} language={language} />
          )}
        </div>
      ))}
    </div>
  );
}

function missingBook(book: OpenStage['book'], words: ReaderWords): string {
  if (book === undefined) return words.bookLoading;
  return book === 'late' ? words.bookLate : words.noBook;
}

/** A part, once it is fetched. */
function Part({ name, ...props }: PartProps & { readonly name: PartName }) {
  const [found, setFound] = useState<
    { readonly Component: ComponentType<PartProps> } | 'failed' | undefined
  >();
  const { language } = props;
  useEffect(() => {
    let isWanted = true;
    PARTS[name]().then(
      (Component) => isWanted && setFound({ Component }),
      () => isWanted && setFound('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  if (found === undefined) return null;
  if (found === 'failed') return <p class="wrap app-page">{readerWords[language].broken}</p>;
  return <found.Component {...props} />;
}

/** What it is called by itself. */
function nameOf({ from: { live } }: OpenStage, language: Language): string {
  const texts = live.texts[language] ?? {};
  const [game, variant] = live.data.id.split('/');
  return variant === undefined ? (texts.game ?? game!) : (texts[`variant-${variant}`] ?? variant);
}

/** What it is, what it comes from, and what one should know before playing. */
function Head({ stage, language, workshop }: OpenGameProps) {
  const words = readerWords[language];
  const { game, from, book } = stage;
  const { data } = from.live;
  const texts = game.live.texts[language] ?? {};
  const variant = data.id.split('/')[1];
  const base = texts.game ?? data.id;
  const about = texts[variant === undefined ? 'game.about' : `variant-${variant}.about`];
  const kicker =
    from.folder === undefined
      ? words.ownGame
      : `${variant === undefined ? words.changedGame : words.variantOf} ${base}`;
  const warnings = typeof book === 'object' ? book.warnings : [];
  return (
    <header class="book-head tiled">
      <div class="wrap">
        <p class="kicker">{kicker}</p>
        <h1>{nameOf(stage, language)}</h1>
        {about && <p class="lead">{about}</p>}
        <p class="facts">
          <span>{playersInWords({ data }, siteWords[language])}</span>
          <a class="button no-print" href={workshop}>
            {words.changeIt}
          </a>
        </p>
        <p class="r-notice no-print">{words.notice}</p>
        {!from.isBaseSame && <p class="r-warning">{words.baseChanged}</p>}
        {from.left.length > 0 && (
          <div class="r-warning">
            <p>{words.left}</p>
            <ToldList told={from.left} />
          </div>
        )}
        {stage.witness && <Witness witness={stage.witness} game={game} language={language} />}
        {warnings.length > 0 && (
          <details class="r-warning no-print">
            <summary>{words.warnings}</summary>
            <ul>
              {warnings.map(({ title, count }) => (
                <li key={title}>
                  {title}
                  {count > 1 && ` (${count}×)`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </header>
  );
}
