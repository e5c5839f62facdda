import { TOKEN } from './mark.ts';

/** One line of code with one space where one belongs and none elsewhere. */
export function formatLine(code: string): string {
  let line = '';
  let before = '';
  let tight = true;
  for (const { 0: token, index } of code.matchAll(TOKEN)) {
    if (token.startsWith(' ')) continue;
    const joined = tight || NO_SPACE_BEFORE.has(token) || (token === '[' && WORD_END.test(before));
    line += joined ? token : ` ${token}`;
    tight = NO_SPACE_AFTER.has(token) || isSignOfNumber(code, token, index);
    before = token;
  }
  return line;
}

const NO_SPACE_BEFORE = new Set([']', ')', ',', ':', '.']);
const NO_SPACE_AFTER = new Set(['[', '(', '.']);
const WORD_END = /[A-Za-z0-9]$/;

/** `-1` is a number, `- 1` takes one away. */
function isSignOfNumber(code: string, token: string, index: number): boolean {
  return token === '-' && /[0-9]/.test(code[index + 1] ?? '');
}
