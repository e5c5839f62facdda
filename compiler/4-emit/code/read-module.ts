import { code, own } from './build.ts';
import { Parser } from './quote-parser.ts';
import type { Code, Func, Name, Stmt } from './tree.ts';
import { mapValues } from './walk.ts';

/** Functions of the runtime as trees, and constants that they need. */
export interface Module {
  readonly functions: readonly Func[];
  readonly constants: readonly Stmt[];
}

/**
 * Reads a file of the runtime that keeps to whole numbers and one memory. `m` and `k`, which such functions are given first, are left
 * out: in what is made of them there is one memory. `places` are the values of what a function `create…` is given, by name.
 */
export function readModule(source: string, places?: Readonly<Record<string, Code>>): Module {
  const { unpacked, functions, constants } = parsedOnce(source);
  if (!places) return { functions, constants };
  const known = (name: Name): Code | undefined => {
    const key = unpacked.get(name);
    return key === undefined ? undefined : places[key];
  };
  const told = mapValues(functions, (node) => (node.is === 'name' ? (known(node.name) ?? node) : node));
  return { functions: told as Func[], constants };
}

interface ParsedModule extends Module {
  readonly unpacked: ReadonlyMap<Name, string>;
}

const parsed = new Map<string, ParsedModule>();

/** Engines are written again and again while rules are edited, from the same few files of the runtime. */
function parsedOnce(source: string): ParsedModule {
  const before = parsed.get(source);
  if (before) return before;
  const { statements, unpacked } = new Parser([source], true).wholeModule();
  const all = statements({ holes: [], names: [] });
  const functions = all.flatMap((stmt) => (stmt.is === 'function' ? [withOneMemory(stmt)] : []));
  const made = { unpacked, functions, constants: all.filter(({ is }) => is === 'declare') };
  parsed.set(source, made);
  return made;
}

/** What a function is given first, under the name that it has everywhere. */
const EVERYWHERE: Readonly<Record<string, Name>> = { m: own('m'), k: own('k'), outcome: own('OUTCOME') };

function withOneMemory(func: Func): Func {
  const given = new Map<Name, Name>();
  for (const { name, type } of func.params) {
    const everywhere = type === 'Int32Array' || name.hint === 'outcome' ? EVERYWHERE[name.hint] : undefined;
    if (everywhere) given.set(name, everywhere);
  }
  const params = func.params.filter(({ name }) => !given.has(name));
  const [renamed] = mapValues([{ ...func, params }], (node) => {
    if (node.is === 'name') return code(given.get(node.name) ?? node.name);
    return node.is === 'call' ? { ...node, args: node.args.filter((arg) => !isMemory(arg)) } : node;
  });
  return renamed as Func;
}

function isMemory(arg: Code): boolean {
  return arg.is === 'name' && Object.values(EVERYWHERE).includes(arg.name);
}
