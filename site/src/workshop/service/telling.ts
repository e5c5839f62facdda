import {
  type Meaning,
  tellMeaning as meaningInRules,
  type Renaming,
  tellRefusal,
} from '../../../../compiler/language-service/index.ts';
import type { Language } from '../../game/shown.ts';
import type { ToldMeaning, ToldRenaming } from './told.ts';

/** What a name means: first in the words of players, then as the rules say it. */
export function tellMeaning(meaning: Meaning, language: Language): ToldMeaning {
  const { name, at, texts } = meaning;
  const called = texts[language];
  return { start: at.start, end: at.end, name, called, lines: meaningInRules(meaning, language) };
}

export function tellRenaming(renaming: Renaming, language: Language): ToldRenaming {
  if (renaming.isRefused) return { edits: [], refusal: tellRefusal(renaming, language) };
  return {
    edits: Object.entries(renaming.edits).flatMap(([file, edits]) =>
      edits.map((edit) => ({ ...edit, file })),
    ),
  };
}
