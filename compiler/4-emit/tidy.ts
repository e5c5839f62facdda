import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** TypeScript as people would lay it out, below a line that says where it comes from. */
export async function tidy(from: string, text: string): Promise<string> {
  const laidOut = await format(text, {
    parser: 'typescript',
    plugins: [typescript, estree],
    printWidth: 110,
    singleQuote: true,
  });
  return madeFrom(from) + laidOut;
}

/** The first line of everything generated: tools and people know by it that an edit would be lost. */
export function madeFrom(from: string): string {
  return `// Code generated from ${from} by "npm run generate". DO NOT EDIT.\n`;
}

/** Where the rules of a game or variant lie. */
export function rulesOf(id: string): string {
  return `rules/${id.split('/')[0]}`;
}
