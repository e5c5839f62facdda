import type { LiveOnPage } from '../game/live-games.ts';
import type { Language, Seen } from '../game/shown.ts';
import { words as allWords } from '../words/site.ts';
import { type Book, type BookText, bookOf } from './book.ts';
import type { SentBook } from './sent-book.ts';

/** The book of a game that was compiled in the browser; undefined where nobody could read it in this language. */
export function liveBook({ live, opened }: LiveOnPage, sent: SentBook, language: Language): Book | undefined {
  const sentences = sent.sentences[language];
  if (!sentences) return undefined;
  const { data } = live;
  let table: Seen | undefined;
  return bookOf({
    game: {
      id: data.id,
      base: sent.rulebook.base,
      data,
      rulebook: sent.rulebook,
      examples: sent.examples,
      texts: live.texts as Book['game']['texts'],
      sentences: live.sentences,
    },
    language,
    sentences,
    family: sent.family,
    before: beforeOf(sent, language),
    played: {
      engine: () => opened.engine,
      untouched() {
        table ??= untouched(opened.engine);
        return table;
      },
      mayLackExamples: true,
    },
  });
}

function beforeOf({ before, family }: SentBook, language: Language): BookText | undefined {
  const sentences = before?.sentences[language];
  if (!before || !sentences) return undefined;
  return { game: before, language, words: allWords[language], sentences, family };
}

/** The table before anything has happened. */
export function untouched(engine: LiveOnPage['opened']['engine']): Seen {
  const session = engine.session();
  session.ask({ do: 'situation', players: engine.data.players.from });
  if (!session.state) throw new Error(`${engine.id} cannot be set up.`);
  return engine.read(session.state);
}
