import type { Files } from '../sources.ts';
import type { WorkshopWords } from '../words/words-nl.ts';

export interface FileGroup {
  readonly group: 'rules' | 'texts' | 'pages';
  readonly files: readonly string[];
}

/** The files of a folder that people write, in groups: rules, words, pages. The game itself comes first. */
export function filesByGroup(files: Files, folder: string): readonly FileGroup[] {
  const own = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  const depth = (file: string): number => file.split('/').length;
  const isMain = (file: string): boolean => /^game /m.test(files[file]!);
  const ending = (end: string): string[] =>
    own
      .filter((file) => file.endsWith(end))
      .sort((a, b) => Number(isMain(b)) - Number(isMain(a)) || depth(a) - depth(b) || (a < b ? -1 : 1));
  const groups: readonly FileGroup[] = [
    { group: 'rules', files: ending('.regel') },
    { group: 'texts', files: ending('.ftl') },
    { group: 'pages', files: ending('.mdx') },
  ];
  return groups.filter((one) => one.files.length > 0);
}

/** “quick (variant)” for `clever/variants/quick.regel`. */
export function nameOfFile(file: string, say: WorkshopWords): string {
  const parts = file.split('/');
  const last = parts.at(-1)!;
  const language = /^nl\./.test(last) ? say.dutch : /^de\./.test(last) ? say.german : undefined;
  const variant = parts.includes('variants')
    ? parts[parts.indexOf('variants') + 1]!.replace(/\.regel$/, '')
    : undefined;
  if (language !== undefined) return variant === undefined ? language : `${language} (${variant})`;
  return variant === undefined ? last : fillVariant(variant, say);
}

const fillVariant = (name: string, say: WorkshopWords): string => say.variantWith.replace('{name}', name);
