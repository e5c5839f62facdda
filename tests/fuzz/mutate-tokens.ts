/** Damage as a person does it: words and lines that are swapped, left out, doubled or taken from elsewhere. */
import type { Random } from './random.ts';

const TOKENS = /[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*|\.\.|\n *| +|[^\s]/gu;

export function mutateTokens(text: string, random: Random, other: string): string {
  let result = text;
  for (let times = random.between(1, 5); times > 0; times--) {
    result = random.chance(0.7) ? onTokens(result, random, other) : onLines(result, random, other);
  }
  return result;
}

function isWord(token: string | undefined): boolean {
  return token !== undefined && !/^[\s]/.test(token);
}

function onTokens(text: string, random: Random, other: string): string {
  const tokens = text.match(TOKENS) ?? [];
  const words = tokens.flatMap((token, index) => (isWord(token) ? [index] : []));
  if (words.length < 2) return text;
  const [a, b] = [random.pick(words), random.pick(words)];
  const [first, second] = [tokens[a]!, tokens[b]!];
  switch (random.below(7)) {
    case 0:
      tokens[a] = '';
      break;
    case 1:
      tokens[a] = `${first} ${first}`;
      break;
    case 2:
      tokens[a] = second;
      tokens[b] = first;
      break;
    case 3:
      tokens[a] = second;
      break;
    case 4:
      tokens[a] = `${first} ${second}`;
      break;
    case 5:
      tokens[a] = random.pick((other.match(TOKENS) ?? ['x']).filter(isWord));
      break;
    default: {
      // everywhere at once, as a rename does it
      const renamed = random.chance(0.5) ? second : `${first}-2`;
      return tokens.map((token) => (token === first ? renamed : token)).join('');
    }
  }
  return tokens.join('');
}

function onLines(text: string, random: Random, other: string): string {
  const lines = text.split('\n');
  const [a, b] = [random.below(lines.length), random.below(lines.length)];
  const [first, second] = [lines[a]!, lines[b]!];
  switch (random.below(7)) {
    case 0:
      lines.splice(a, 1);
      break;
    case 1:
      lines.splice(a, 0, first);
      break;
    case 2:
      lines[a] = second;
      lines[b] = first;
      break;
    case 3:
      lines.splice(a, 0, second);
      break;
    case 4:
      lines[a] = random.chance(0.5) ? `  ${first}` : first.replace(/^ {2}/, '');
      break;
    case 5:
      lines.splice(a, 0, random.pick(other.split('\n')));
      break;
    default:
      lines.splice(Math.min(a, b), Math.abs(a - b) % 20);
  }
  return lines.join('\n');
}
