import type { Source } from '../1-syntax/source.ts';

const SECTION = /<Section\b([^>]*)>[\s\S]*?<\/Section>/g;

/**
 * The pages of a game with one more example: every worked example is shown, in each language. It stands at the end of the section about
 * its rule, or else of the first.
 */
export function withShownExample(
  sources: readonly Source[],
  folder: string,
  rule: string,
  name: string,
): Source[] {
  const [id = rule] = rule.split('.');
  return sources.map((source) => {
    const { file, text } = source;
    if (!file.startsWith(`${folder}/rulebook/`) || !file.endsWith('.mdx')) return source;
    const sections = [...text.matchAll(SECTION)].filter(([, attributes]) => !/\bsheet=/.test(attributes!));
    const isAbout = (attributes: string): boolean =>
      (/\brules="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/).includes(id);
    const section = sections.find(([, attributes]) => isAbout(attributes!)) ?? sections[0];
    if (!section) return source;
    const end = section.index + section[0].length - '</Section>'.length;
    return {
      file,
      text: `${text.slice(0, end).trimEnd()}\n\n<Example name="${name}" />\n\n${text.slice(end)}`,
    };
  });
}
