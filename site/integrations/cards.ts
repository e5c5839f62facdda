import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { AstroIntegration } from 'astro';
import { create, type Font } from 'fontkit';
import { STAR } from '../src/icons/draw.ts';

/**
 * Pictures that others show: a card for every game and language when a link is shared, and the icon of the app. What stands on
 * a card is read from the page itself, so a new game gets one by itself.
 */
export function cards(): AstroIntegration {
  return {
    name: 'cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const require = createRequire(import.meta.url);
        await initWasm(readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
        const fontOf = async (file: string) => create(await readFile(require.resolve(file))) as Font;
        const fonts = {
          title: await fontOf('@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2'),
          text: await fontOf('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'),
        };
        const root = fileURLToPath(dir);
        const pages = await cardsWanted(root);
        await mkdir(`${root}cards`, { recursive: true });
        for (const [file, { title, text }] of pages)
          await writeFile(`${root}${file}`, png(card(fonts, title, text), 1200));
        for (const size of [192, 512]) await writeFile(`${root}icon-${size}.png`, png(appIcon(), size));
        logger.info(`${pages.size} cards drawn`);
      },
    },
  };
}

interface CardText {
  readonly title: string;
  readonly text: string;
}

/** Every picture that a page names, with the title and description of the first page that does. */
async function cardsWanted(root: string): Promise<Map<string, CardText>> {
  const found = new Map<string, CardText>();
  const files: string[] = [];
  for await (const file of glob('**/*.html', { cwd: root })) files.push(file);
  // The rulebook comes before the pages below it.
  files.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (const file of files) {
    const html = await readFile(`${root}${file}`, 'utf8');
    const meta = (name: string) =>
      unescaped(new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
    const image = meta('image');
    if (image === '') continue;
    const name = new URL(image).pathname.slice(1);
    // The title of a page says which one it is; the card is for all pages of a game.
    if (!found.has(name))
      found.set(name, { title: meta('title').split(': ')[0]!, text: meta('description') });
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#38': '&',
  '#34': '"',
};
const unescaped = (text: string): string =>
  text.replace(/&(\w+|#\d+);/g, (all, name: string) => ENTITIES[name] ?? all);

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

function card(
  { title: titleFont, text: textFont }: { title: Font; text: Font },
  title: string,
  text: string,
): string {
  const titles = lines(titleFont, title, 92, 1040);
  const texts = lines(textFont, text, 42, 940).slice(0, 4);
  const top = 230;
  const stars = Array.from({ length: 8 * 5 }, (_, at) => {
    const [x, y] = [(at % 8) * 160 - 20, Math.floor(at / 8) * 160 - 40];
    return `<path transform="translate(${x} ${y}) scale(6)" d="${STAR}"/>`;
  }).join('');
  const titleLines = titles.map((one, at) => outlined(titleFont, one, 92, 80, top + at * 100)).join('');
  const textLines = texts
    .map((one, at) => outlined(textFont, one, 42, 80, top + titles.length * 100 + 10 + at * 56))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#fbf7ef"/><g fill="none" stroke="#e3c98f" stroke-width=".35" opacity=".6">${stars}</g><rect width="1200" height="16" fill="#8a5a06"/><g fill="#8a5a06" transform="translate(80 70) scale(2.6)"><path d="${STAR}"/></g><g fill="#22253a">${outlined(titleFont, 'Regelwerk', 52, 165, 118)}${titleLines}</g><g fill="#565a70">${textLines}</g></svg>`;
}

function appIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="#1f4f8f"/><g transform="translate(5.4 5.4) scale(.55)"><path d="${STAR}" fill="#f3d58a"/><path transform="translate(6 6) scale(.5)" d="${STAR}" fill="#1f4f8f"/></g></svg>`;
}

/** The letters as paths: the picture then needs no font of the machine, and is the same everywhere. */
function outlined(font: Font, text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]!.xAdvance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function lines(font: Font, text: string, size: number, width: number): string[] {
  const long = (line: string) => (font.layout(line).advanceWidth * size) / font.unitsPerEm;
  const found = [''];
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (long(longer) <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
