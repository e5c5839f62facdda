import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** What every generated file begins with, so that nobody edits it by mistake. */
export function banner(rules: string): string {
  return `// Code generated from ${rules} by “npm run generate”. DO NOT EDIT.\n\n`;
}

/** The folder of a game or variant, as a banner names it. */
export function rulesOf(id: string): string {
  return `rules/${id.split('/')[0]}`;
}

/** TypeScript as people would lay it out. */
export async function tidy(text: string): Promise<string> {
  return format(text, {
    parser: 'typescript',
    plugins: [typescript, estree],
    printWidth: 110,
    singleQuote: true,
  });
}
