import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** TypeScript as people would lay it out. */
export async function tidy(text: string): Promise<string> {
  return format(text, {
    parser: 'typescript',
    plugins: [typescript, estree],
    printWidth: 110,
    singleQuote: true,
  });
}
