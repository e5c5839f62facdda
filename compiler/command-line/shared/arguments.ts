import { parseArgs } from 'node:util';
import { suggest } from '../../problems/suggest.ts';
import { UsageError } from './io.ts';
import type { Say } from './words/index.ts';

/** `flag` has no value, `text`, `word` and `number` have one, `texts` may be repeated. A `word`, such as a path, is not empty. */
export type OptionSort = 'flag' | 'text' | 'word' | 'number' | 'texts';
export type OptionSorts = Readonly<Record<string, OptionSort>>;

type ValueOf<Sort extends OptionSort> = Sort extends 'flag'
  ? boolean
  : Sort extends 'text' | 'word'
    ? string | undefined
    : Sort extends 'number'
      ? number | undefined
      : readonly string[];

export type Values<Sorts extends OptionSorts> = { readonly [Name in keyof Sorts]: ValueOf<Sorts[Name]> };

export interface Arguments<Sorts extends OptionSorts> {
  readonly values: Values<Sorts>;
  readonly words: readonly string[];
}

const SHORT: Readonly<Record<string, string>> = { h: 'help', v: 'version' };

/** Reads what was typed after a command. Whatever is not understood is said in one sentence, with the nearest known. */
export function readArguments<Sorts extends OptionSorts>(
  args: readonly string[],
  sorts: Sorts,
  say: Say,
): Arguments<Sorts> {
  const options = Object.fromEntries(
    Object.entries(sorts).map(([name, sort]) => {
      const short = Object.keys(SHORT).find((letter) => SHORT[letter] === name);
      const type: 'boolean' | 'string' = sort === 'flag' ? 'boolean' : 'string';
      return [name, { type, multiple: true, ...(short === undefined ? {} : { short }) }];
    }),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokens) {
    // As a path, nothing would mean the working directory: a variable that was never set shall not.
    if (token.kind === 'positional' && token.value === '') throw new UsageError(say('empty-word'));
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
    if (sort === undefined) throw new UsageError(unknownOption(rawName, Object.keys(sorts), say));
    if (sort === 'flag' && value !== undefined)
      throw new UsageError(say('option-takes-no-value', { option: rawName }));
    // `--seed --json`: the value was forgotten. What really begins with a dash is written `--seed=-1`.
    if (sort !== 'flag' && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new UsageError(say('option-needs-value', { option: rawName }));
    if (sort === 'word' && value === '') throw new UsageError(say('option-empty', { option: rawName }));
    const before = given.get(name) ?? [];
    if (before.length > 0 && sort !== 'flag' && sort !== 'texts' && before[0] !== value)
      throw new UsageError(say('option-twice', { option: rawName }));
    given.set(name, [...before, value ?? '']);
  }
  const values = Object.fromEntries(
    Object.entries(sorts).map(([name, sort]) => [name, readValue(name, sort, given.get(name) ?? [], say)]),
  );
  return { values: values as Values<Sorts>, words };
}

function readValue(name: string, sort: OptionSort, given: readonly string[], say: Say): unknown {
  switch (sort) {
    case 'flag':
      return given.length > 0;
    case 'texts':
      return given;
    case 'text':
    case 'word':
      return given[0];
    case 'number': {
      const [text] = given;
      if (text === undefined) return undefined;
      if (!/^\d{1,12}$/.test(text))
        throw new UsageError(say('option-needs-number', { option: `--${name}`, value: text }));
      return Number(text);
    }
  }
}

function unknownOption(raw: string, known: readonly string[], say: Say): string {
  const near = suggest(raw.replace(/^-+/, ''), known);
  const hint = near === undefined ? '' : ` ${say('did-you-mean', { word: `--${near}` })}`;
  return say('unknown-option', { option: raw }) + hint;
}
