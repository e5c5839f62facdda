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
  return generatedFrom(from) + laidOut;
}

/** The first line of all code that is generated: tools and people know by it that an edit would be lost. */
export function generatedFrom(from: string): string {
  return `// Code generated from ${from} by Regelwerk. DO NOT EDIT.\n`;
}

/** Whether a file with this name holds what was generated, and may be replaced. */
export function isGenerated(file: string, text: string): boolean {
  return file.endsWith('.ts')
    ? /^\/\/ Code generated from .* DO NOT EDIT\.\n/.test(text)
    : /^\{\s*"\$schema"/.test(text);
}

/** Where the rules of a game or variant lie. */
export function rulesOf(id: string): string {
  return `rules/${id.split('/')[0]}`;
}
