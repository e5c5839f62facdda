import { globSync, readFileSync } from 'node:fs';
import { parseFile } from '../../compiler/1-syntax/parse.ts';
import { Problems } from '../../compiler/problems/problem.ts';

/** The trees of a text without places, names as plain words; it must be without problems. */
export function trees(text: string): unknown[] {
  const problems = new Problems();
  const placed = parseFile('test.regel', text, problems);
  if (problems.list.length > 0) throw new Error(JSON.stringify(problems.list));
  return placed.map((declaration) => bare(declaration.tree));
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into trees of any shape
export function tree(text: string): any {
  return trees(text)[0];
}

/** Statements of a phase. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into trees of any shape
export function statements(...lines: string[]): any[] {
  return tree(['phase test', ...lines.map((line) => `  ${line}`)].join('\n')).body;
}

/** The value of a term, as one line: `(a + (b of c))`. */
export function value(expression: string): string {
  return show(tree(`term test = ${expression}`).otherwise);
}

/** The problems of a text: code, what it points at, data. */
export function problems(text: string): [string, string, object][] {
  const found = new Problems();
  parseFile('test.regel', text, found);
  return found.sorted().map(({ code, at, data }) => [code, text.slice(at.start, at.end), data]);
}

export function codes(text: string): string[] {
  return problems(text).map(([code]) => code);
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  if ('text' in value && 'span' in value) return value.text;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (key === 'span' ? [] : [[key, bare(inner)]])),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: a printer for trees without places
export function show(node: any): string {
  switch (node.is) {
    case 'ref':
      return `${node.name}${node.hasArgs ? `[${node.args.map(show).join(', ')}]` : ''}${node.of ? ` of ${show(node.of)}` : ''}`;
    case 'number':
      return String(node.value);
    case 'list':
      return `(${node.items.map(show).join(', ')})`;
    case 'range':
      return `<${show(node.from)}..${show(node.to)}>`;
    case 'arithmetic':
      return `<${show(node.left)} ${node.operator} ${show(node.right)}${node.rounded ? ` ${node.rounded}` : ''}>`;
    case 'compare':
      return `<${show(node.left)} ${node.relation} ${show(node.right)}>`;
    case 'and':
    case 'or':
      return `<${node.parts.map(show).join(` ${node.is} `)}>`;
    case 'not':
      return `<not ${show(node.part)}>`;
    case 'empty':
      return `<${show(node.of)} is${node.not ? ' not' : ''} empty>`;
    case 'if':
      return `<if ${show(node.condition)} then ${show(node.then)} otherwise ${show(node.otherwise)}>`;
    case 'every':
      return `<all ${node.name}>`;
    case 'clockwise':
      return `<clockwise ${show(node.from)}>`;
    case 'reached':
      return `<all ${node.variable} from ${show(node.from)} by ${node.next} in ${show(node.by)}${rest(node)}>`;
    case 'run':
      return `<run of ${node.cell} and ${node.side} around ${show(node.around)} where ${show(node.where)}>`;
    case 'end':
      return `<the ${node.which} of ${show(node.of)}>`;
    case 'quantify':
      return `<${node.how} ${binder(node.binder)}${rest(node)}>`;
    case 'gather':
      return `<${node.how} of ${show(node.value)} for ${node.binders.map(binder).join(', ')}${rest(node)}>`;
    default:
      throw new Error(`unknown ${node.is}`);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see show
const binder = (node: any): string => `${node.variable} in ${show(node.in)}`;
// biome-ignore lint/suspicious/noExplicitAny: see show
const rest = (node: any): string =>
  (node.where ? ` where ${show(node.where)}` : '') +
  (node.otherwise ? ` otherwise ${show(node.otherwise)}` : '');

/** All rules of the project: name and text. */
export const rulesFiles: [string, string][] = globSync('rules/**/*.regel')
  .sort()
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]);
