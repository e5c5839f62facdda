import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Environment } from '../2-model/environment.ts';
import { showType } from '../2-model/show.ts';
import type { Place } from '../problems/problem.ts';
import { LANGUAGES } from '../texts/files.ts';
import { createTranslator, foldersOf } from '../texts/translator.ts';
import type { Meaning } from './answers.ts';
import type { Occurrence } from './names.ts';
import { commentOf } from './outline.ts';
import type { Named } from './symbols.ts';

/** What is told of a name: what it is, how it is declared, and what players read. */
export function meaningOf(
  { symbol, file, start, end, meaning }: Occurrence,
  declared: Occurrence | undefined,
  env: Environment | undefined,
  sources: readonly Source[],
): Meaning {
  const { name, sort } = symbol;
  const source = sources.find((one) => one.file === declared?.file);
  const line = source && declared ? lineAt(source.text, declared.start) : undefined;
  const comment = source && declared ? commentOf(source.text, declared.start) : undefined;
  const type =
    env && (meaning && meaning.type.is !== 'unknown' ? showType(env, meaning.type) : typeOf(symbol, env));
  const value = env && valueIn(symbol, env);
  return {
    name,
    sort,
    at: { file, start, end },
    ...(declared ? { declaredAt: placeOf(declared) } : {}),
    ...(type ? { type } : {}),
    ...(value ? { value } : {}),
    ...(line ? { written: line } : {}),
    ...(comment ? { comment } : {}),
    texts: textsOf(symbol, folderOf(declared?.file ?? file), sources),
  };
}

export function placeOf({ file, start, end }: Occurrence): Place {
  return { file, start, end };
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text
    .slice(start, end < 0 ? text.length : end)
    .replace(/(^|\s)#.*$/, '')
    .trim();
}

function typeOf({ sort, name, key }: Named, env: Environment): string | undefined {
  switch (sort) {
    case 'field': {
      const field = env.fields.get(name);
      return field && showType(env, field.type);
    }
    case 'term': {
      const term = env.terms.get(name);
      return term && term.type.is !== 'unknown' ? showType(env, term.type) : undefined;
    }
    case 'option': {
      const option = env.options.get(name);
      return option && showType(env, option.type);
    }
    case 'value':
      return / value ([^ .]+)\./.exec(key)?.[1];
    default:
      return undefined;
  }
}

function valueIn({ sort, name }: Named, env: Environment): string | undefined {
  if (sort === 'kind') return env.kinds.get(name)?.values.join(', ');
  if (sort === 'pieces') return String(env.pieces.get(name)?.pieces.length ?? '');
  const term = sort === 'term' ? env.terms.get(name) : undefined;
  const constant =
    term && term.params.length === 0 && term.otherwise.op === 'constant' ? term.otherwise : undefined;
  return constant && typeof constant.value === 'number' && constant.type.is === 'number'
    ? String(constant.value)
    : undefined;
}

/** The id of the texts of a name, if players know it by one. */
export function textIdOf({ sort, name, key }: Named): string | undefined {
  switch (sort) {
    case 'value': {
      const kind = / value ([^ .]+)\./.exec(key)?.[1];
      return `${kind}-${name}`;
    }
    case 'choice':
    case 'property': {
      const [, of, part] = /([^ .]+)\.([^ .]+)$/.exec(key) ?? [];
      return sort === 'choice' ? `action-${of}.${part}` : `table-${of}.${part}`;
    }
    case 'step':
      return `phase-${name}`;
    case 'game':
      return 'game';
    case 'local':
    case 'word':
    case 'folder':
    case 'rules':
    case 'always':
    case 'example':
      return undefined;
    default:
      return `${sort}-${name}`;
  }
}

function textsOf(symbol: Named, folder: string, sources: readonly Source[]): Record<string, string> {
  const id = textIdOf(symbol);
  if (id === undefined) return {};
  const folders = ['common', ...foldersOf(sources, folder)];
  const files = folders.flatMap((one) =>
    sources.filter(({ file }) => file.startsWith(`${one}/text/`) && file.endsWith('.ftl')),
  );
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const translator = createTranslator(language, files);
      return translator.has(id) ? [[language, translator.say(id)]] : [];
    }),
  );
}
