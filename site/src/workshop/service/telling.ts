import type { Meaning, Renaming } from '../../../../compiler/language-service/answers.ts';
import { tell } from '../../../../compiler/problems/say.ts';
import type { Language } from '../../game/shown.ts';
import { serviceWords } from '../words/service.ts';
import { fill } from '../words/words.ts';
import type { ToldMeaning, ToldRenaming } from './told.ts';

/** What a name means: first in the words of players, then as the rules say it. */
export function tellMeaning(meaning: Meaning, language: Language): ToldMeaning {
  const say = serviceWords[language];
  const { name, sort, at, type, value, written, comment, texts } = meaning;
  const called = texts[language];
  const lines = [
    { text: [say.sorts[sort], name].filter(Boolean).join(' ') },
    ...(type === undefined ? [] : [{ text: fill(say.holds, { type }) }]),
    ...(value === undefined ? [] : [{ text: fill(say.isNow, { value }) }]),
    ...(comment === undefined ? [] : [{ text: comment }]),
    ...(written === undefined ? [] : [{ text: written, isCode: true }]),
  ];
  return { start: at.start, end: at.end, name, called, lines };
}

export function tellRenaming(renaming: Renaming, language: Language): ToldRenaming {
  if (!renaming.isRefused)
    return {
      edits: Object.entries(renaming.edits).flatMap(([file, edits]) =>
        edits.map((edit) => ({ ...edit, file })),
      ),
    };
  const { why, problem } = renaming;
  const refusal = problem ? tell(problem, language).message : serviceWords[language].notRenamed[why];
  return { edits: [], refusal };
}
