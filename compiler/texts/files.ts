/** A file of texts: `rules/<folder>/text/<language>.ftl`. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The languages that every game speaks. */
export const LANGUAGES: readonly string[] = ['nl', 'de'];

/** `nl` for `rules/clever/text/nl.ftl`. */
export function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.ftl$/, '');
}

/** `rules/clever` for its rules, its variants and its texts. */
export function folderOf(file: string): string {
  return file.replace(/(^|\/)((text|variants)\/)?[^/]*$/, '');
}

/** Where the texts belong of what a file of rules declares. */
export function textFileFor(rulesFile: string, language: string): string {
  const folder = folderOf(rulesFile);
  return `${folder}${folder === '' ? '' : '/'}text/${language}.ftl`;
}

/** Where the text of a variant says otherwise what the game says under an id: `scoring-majority-tie-1` below `variant-shared-places`. */
export function partInVariant(id: string): string {
  return id.replace('.', '-');
}

/** The ids under which something may be said, the one that counts first: what a variant says goes before what its game says. */
export function waysToSay(chain: readonly string[] | undefined, id: string): string[] {
  const variants = chain?.toReversed() ?? [];
  return [...variants.map((variant) => `variant-${variant}.${partInVariant(id)}`), id];
}

/** What a part of a variant's text says otherwise: the id of which `partInVariant` makes that part. The longest name counts. */
export function saidInVariant(roots: readonly string[], part: string): string | undefined {
  const found = roots.filter((root) => part.startsWith(`${root}-`)).sort((a, b) => b.length - a.length)[0];
  return found === undefined ? undefined : `${found}.${part.slice(found.length + 1)}`;
}
