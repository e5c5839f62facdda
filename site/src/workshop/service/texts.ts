import { FluentParser, type Message } from '@fluent/syntax';
import type { Problem } from '../../../../compiler/problems/problem.ts';
import { LANGUAGES, textFileFor } from '../../../../compiler/texts/files.ts';
import { readable } from '../../../../compiler/texts/readable.ts';
import type { NeededText } from '../../../../compiler/texts/texts.ts';
import { fillTexts } from '../../../../compiler/texts/to-write.ts';
import type { ToldText } from './told.ts';

/** The texts that are missing, each with all languages: the others help to find the word. */
export function missingTexts(
  problems: readonly Problem[],
  needed: readonly NeededText[],
  files: ReadonlyMap<string, string>,
): ToldText[] {
  const found = new Map<
    string,
    { readonly id: string; readonly attribute: string; readonly near: string; readonly missing: Set<string> }
  >();
  const add = (id: string, attribute: string, near: string, language: string): void => {
    const key = `${near} ${id} ${attribute}`;
    const known = found.get(key) ?? { id, attribute, near, missing: new Set<string>() };
    found.set(key, known);
    known.missing.add(language);
  };
  for (const { code, at, data } of problems) {
    const [id, language] = [String(data.id ?? ''), String(data.language ?? '')];
    if (code === 'no-text') {
      add(id, '', at.file, language);
      for (const part of String(data.parts ?? '').split(', '))
        if (part !== '') add(id, part.slice(1), at.file, language);
    } else if (code === 'no-text-attribute') add(id, String(data.attribute), at.file, language);
    else if (code === 'text-to-write') {
      const [name = '', attribute = ''] = id.split('.');
      add(name, attribute, at.file.replace(/text\/[^/]*$/, 'x.regel'), language);
    } else if (code === 'no-text-file')
      for (const one of needed) {
        if (one.isOptional) continue;
        add(one.id, '', at.file, language);
        for (const part of one.attributes) add(one.id, part, at.file, language);
      }
  }
  return [...found.values()].map(({ id, attribute, near, missing }) => ({
    id,
    attribute,
    languages: LANGUAGES.map((language) => {
      const file = textFileFor(near, language);
      return {
        language,
        file,
        isMissing: missing.has(language),
        text: patternOf(files.get(file) ?? '', id, attribute)?.text ?? '',
      };
    }),
  }));
}

/** The file with a text written into it; undefined where it cannot be told what stands there. */
export function withText(file: string, id: string, attribute: string, value: string): string | undefined {
  const filled = fillTexts(file, [{ id, attributes: attribute === '' ? [] : [attribute] }]).text;
  const pattern = patternOf(filled, id, attribute);
  if (!pattern) return undefined;
  return filled.slice(0, pattern.start) + escaped(value) + filled.slice(pattern.end);
}

/** One line, in which nothing is a place to fill in. */
function escaped(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.replace(/[{}]/g, (brace) => `{ "${brace}" }`);
}

function patternOf(
  text: string,
  id: string,
  attribute: string,
): { start: number; end: number; text: string } | undefined {
  const { text: read } = readable(text);
  const { body } = new FluentParser().parse(read);
  const message = body.findLast(
    (entry): entry is Message => entry.type === 'Message' && entry.id.name === id,
  );
  const pattern =
    attribute === '' ? message?.value : message?.attributes.find((one) => one.id.name === attribute)?.value;
  const span = pattern?.span;
  if (!span) return undefined;
  const said = read.slice(span.start, span.end);
  return { start: span.start, end: span.end, text: said.startsWith('???') ? '' : said };
}
