import { DECLARATION_WORDS, STATEMENT_WORDS } from '../1-syntax/words.ts';
import type { Entry, Sort } from '../2-model/collect.ts';
import type { Environment } from '../2-model/environment.ts';
import { showType } from '../2-model/show.ts';
import type { Completion, Completions, NameSort } from './answers.ts';
import { blocksIn } from './outline.ts';
import { Words } from './words.ts';

/** What can be written at a place, where a word has been begun or not; what fits best comes first. */
export function completionsAt(
  text: string,
  offset: number,
  env: Environment | undefined,
  folders: readonly string[],
): Completions {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  const word = /[A-Za-z][A-Za-z0-9-]*$/.exec(before)?.[0] ?? '';
  const front = before.slice(0, before.length - word.length);
  const isComment = /(^|\s)#/.test(front);
  const lineEnd = /^[A-Za-z0-9-]*/.exec(text.slice(offset))![0].length;
  const items = isComment ? [] : itemsFor(text, offset, front, env, folders);
  const wanted = word.toLowerCase();
  // What is typed may have been taken for a name already.
  const fitting = items.filter(({ label }) => label !== word && label.toLowerCase().includes(wanted));
  const rank = ({ label }: Completion): number => (label.toLowerCase().startsWith(wanted) ? 0 : 1);
  return {
    start: offset - word.length,
    end: offset + lineEnd,
    items: unique(fitting).sort((a, b) => rank(a) - rank(b)),
  };
}

function unique(items: readonly Completion[]): Completion[] {
  const seen = new Set<string>();
  return items.filter(({ label }) => !seen.has(label) && seen.add(label));
}

function itemsFor(
  text: string,
  offset: number,
  front: string,
  env: Environment | undefined,
  folders: readonly string[],
): Completion[] {
  const words = (all: readonly string[]): Completion[] =>
    all.map((label) => ({ label, sort: 'word', insert: label }));
  if (front === '') return words(DECLARATION_WORDS);
  if (/^use +$/.test(front)) return folders.map((label) => ({ label, sort: 'folder', insert: label }));
  if (!env) return front.trim() === '' ? words(STATEMENT_WORDS) : [];
  const named = (...sorts: readonly Sort[]): Completion[] => sorts.flatMap((sort) => declared(env, sort));
  const block = blocksIn(text).findLast((one) => one.offset <= offset);
  const head = block ? block.text.slice(0, Math.max(0, offset - block.offset)) : '';
  const first = /^[a-z]+/.exec(head)?.[0] ?? '';
  if (/\bdo +$/.test(front)) return named('phase');
  if (/\bscore (?:[^\n]*, *)?$/.test(front)) return named('scoring');
  if (/\bfollow +$/.test(front)) return named('rules');
  if (/\belse +$/.test(front)) return reasons(env);
  if (/\b(?:does|may|may not) +$/.test(front)) return named('action');
  if (front.includes('|') || ['table', 'grid', 'pieces'].includes(first)) {
    const inRow = inRows(env, head, front);
    if (inRow.length > 0) return inRow;
  }
  if ((first === 'each' || first === 'the') && /^ +[\w-]+: *(?:.*\b(?:of|each|and) +)?$/.test(front))
    return types(env);
  const isStart = front.trim() === '';
  const script = isStart ? words([...STATEMENT_WORDS, 'if', 'for each', 'repeat while', 'otherwise']) : [];
  const offers = isStart && isUnderDecision(text, offset) ? named('action') : [];
  return [
    ...offers,
    ...locals(head).map((label): Completion => ({ label, sort: 'local', insert: label })),
    ...named('field', 'term', 'table', 'option', 'grid'),
    ...script,
    ...values(env),
    ...named('pieces', 'kind'),
    ...properties(env),
    ...(isStart ? [] : words(EXPRESSIONS)),
  ];
}

const EXPRESSIONS =
  'all of|total of|highest of|lowest of|count of|the first|the last|first|last|some|no|all|if|then|otherwise|where|and|or|not|is|is not|is in|is at least|is at most|is more than|is less than|is empty|none|yes|players|seats|place|points'.split(
    '|',
  );

/** Whether the line above, further left, asks somebody to decide. */
function isUnderDecision(text: string, offset: number): boolean {
  const lines = text.slice(0, offset).split('\n');
  const indent = /^ */.exec(lines.at(-1)!)![0].length;
  const above = lines
    .slice(0, -1)
    .findLast((line) => line.trim() !== '' && /^ */.exec(line)![0].length < indent);
  return /\b(?:must do one of|may do one of|may repeat)\s*(?:#.*)?$/.test(above ?? '');
}

function declared(env: Environment, sort: Sort): Completion[] {
  return env.names(sort).map((name) => {
    const entry = env.entry(sort, name);
    const detail = detailOf(env, sort, name);
    const isStep = entry?.tree.is === 'phase' && entry.tree.isStep;
    return {
      label: name,
      sort: (isStep ? 'step' : sort) as NameSort,
      insert: name + brackets(entry),
      ...(detail ? { detail } : {}),
      ...(sort === 'rules' ? {} : { textId: `${sort}-${name}` }),
    };
  });
}

function detailOf(env: Environment, sort: Sort, name: string): string | undefined {
  const type = { field: env.fields, term: env.terms, option: env.options }[
    sort as 'field' | 'term' | 'option'
  ]?.get(name)?.type;
  return type && type.is !== 'unknown' ? showType(env, type) : undefined;
}

/** What must be said in brackets behind a name. */
function brackets(entry: Entry | undefined): string {
  if (!entry) return '';
  const { tree } = entry;
  if (tree.is === 'table') return `[${tree.keys.map((key) => key.text).join(', ')}]`;
  const params = 'head' in tree ? tree.head.params : tree.is === 'scoring' ? tree.params : [];
  return params.length === 0 ? '' : `[${params.map(({ name }) => name.text).join(', ')}]`;
}

function reasons(env: Environment): Completion[] {
  return [...env.reasons.keys()].map((label) => ({
    label,
    sort: 'reason',
    insert: label,
    textId: `reason-${label}`,
  }));
}

function values(env: Environment): Completion[] {
  return [...env.kinds.values()]
    .filter((kind) => !kind.partOf)
    .flatMap((kind) =>
      kind.values.map(
        (label): Completion => ({
          label,
          sort: 'value',
          insert: label,
          detail: kind.name,
          textId: `${kind.name}-${label}`,
        }),
      ),
    );
}

function properties(env: Environment): Completion[] {
  const all = [
    ...[...env.pieces.values()].map(({ name, properties: own }) => ({ name, own })),
    ...[...env.grids.values()].map(({ name, cellProperties: own }) => ({ name, own })),
    ...[...env.tables.values()].flatMap(({ name, columns: own }) => (own.length > 1 ? [{ name, own }] : [])),
  ];
  return all.flatMap(({ name, own }) =>
    own.map(
      (one): Completion => ({
        label: one.name,
        sort: 'property',
        insert: `${one.name} of `,
        detail: `${name}: ${showType(env, one.type)}`,
      }),
    ),
  );
}

function types(env: Environment): Completion[] {
  const pieces = [...env.pieces.values()].flatMap(({ name, plural }) => [plural, name]);
  const plain = ['yes or no', 'player', 'seat', 'list of', 'set of', 'place for', 'cell of', '0..10'];
  return [
    ...[...env.kinds.values()].map(({ name }): Completion => ({ label: name, sort: 'kind', insert: name })),
    ...pieces.map((label): Completion => ({ label, sort: 'pieces', insert: label })),
    ...plain.map((label): Completion => ({ label, sort: 'word', insert: label })),
  ];
}

/** The words that may stand in this cell. */
function inRows(env: Environment, head: string, front: string): Completion[] {
  const [, sort, name] = /^(table|pieces|grid) +([\w-]+)/.exec(head) ?? [];
  if (sort === undefined || name === undefined) return [];
  const rows = head.split('\n').slice(1);
  const column = front.split('|').length - 1;
  const title =
    sort === 'table' ? (front.split('|')[0] ?? '').trim() : (rows[0]?.split('|')[column] ?? '').trim();
  const form = { sort: sort as 'table' | 'pieces' | 'grid', name };
  return new Words(env).inColumn(form, title).map((label) => ({ label, sort: 'value', insert: label }));
}

/** Names that the declaration has given so far. */
function locals(head: string): string[] {
  const found = head.matchAll(
    /\blet +([\w-]+)|\bfor each +([\w-]+) +in|\bchoose +(?:some +|any +|at (?:most|least) +\S+ +)?([\w-]+) +from|\bchance chooses +([\w-]+)|\brank +([\w-]+) +in|([\w-]+) in /g,
  );
  const params =
    /^[^\n]*?\[([^\]]*)\]/
      .exec(head)?.[1]
      ?.split(',')
      .map((one) => one.split(':')[0]!.trim()) ?? [];
  const names = [...found].flatMap((one) => one.slice(1).filter((name) => name !== undefined));
  const of = /^[^\n]* of ([a-z][\w-]*)\s*(?:#|$|\n)/.exec(head)?.[1];
  return [...new Set([...params, ...names, ...(of ? [of] : [])])]
    .filter((name) => /^[A-Za-z]/.test(name))
    .toReversed();
}
