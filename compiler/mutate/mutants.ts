import { ParseCache, parseFile } from '../1-syntax/parse.ts';
import { folderOf, type Source } from '../1-syntax/source.ts';
import type { Declaration, Expr, Placed } from '../1-syntax/tree.ts';
import { mentionedNames } from '../2-model/mentions.ts';
import type { GameModel } from '../2-model/model.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import { Problems } from '../problems/problem.ts';
import { digestOf } from '../runtime/json.ts';
import { type IsRead, inDeclaration, inField, inGameLine } from './declarations.ts';
import { type Change, Draft, type Mutant } from './mutant.ts';

/**
 * Every small change of a game's rules, in the order of its files: of its own declarations and of those it uses from a
 * library. What it uses from another game counts there, with the examples of that game. Of a variant, only what it
 * declares itself.
 */
export function mutantsOf(
  sources: readonly Source[],
  { id, model }: Pick<CompiledGame, 'id' | 'model'>,
): Mutant[] {
  const cache = new ParseCache();
  const files = sources.map((source) => ({
    ...source,
    declarations: parseFile(source.file, source.text, new Problems(), cache),
  }));
  const placed = files.flatMap(({ declarations }) => declarations);
  const folder = folderOf(model.at.file);
  const games = new Set(placed.filter(({ tree }) => tree.is === 'game').map(({ file }) => folderOf(file)));
  const isRead = readCells(placed.map(({ tree }) => tree));
  const checks = onlyForChecks(placed.map(({ tree }) => tree));
  const game = {
    kinds: model.kinds.map(({ values }) => values),
    hasImaginary: model.imaginary.length > 0,
  };
  const taken = new Set<string>();
  return files.flatMap(({ file, text, declarations }) =>
    declarations.flatMap(({ offset, tree }) => {
      const parts = model.base
        ? partsOfVariant(tree, id)
        : folderOf(file) === folder || (!games.has(folderOf(file)) && isUsed(tree, model))
          ? [tree]
          : [];
      // To the end of its last line, so that a line goes with its comment.
      const end = text.indexOf('\n', offset + tree.span.end);
      const own = text.slice(offset, end < 0 ? text.length : end + 1);
      return parts
        .filter((part) => !checks.has(`${part.is} ${nameOf(part)}`))
        .flatMap((part) => changesOf(new Draft(own, game), part, isRead))
        .map(({ rule, change }) => finished(rule, change, { file, text, offset }, taken));
    }),
  );
}

/** One that the game has from another folder. */
function isUsed(tree: Declaration, model: GameModel): boolean {
  const known = [
    model.tables,
    model.grids,
    model.pieces,
    model.terms,
    model.phases,
    model.actions,
    model.scorings,
  ];
  return tree.is === 'has'
    ? tree.fields.some(({ name }) => model.fields.some((field) => field.name === name.text))
    : known.some((list) => list.some(({ name }) => name === nameOf(tree)));
}

function partsOfVariant(tree: Declaration, id: string): readonly Declaration[] {
  return tree.is === 'variant' && `${tree.game.text}/${tree.name.text}` === id ? tree.members : [];
}

function changesOf(draft: Draft, tree: Declaration, isRead: IsRead): { rule: string; change: Change }[] {
  const made: { rule: string; change: Change }[] = [];
  const take = (rule: string): void => {
    for (const change of draft.changes.splice(0))
      made.push({ rule: change.part === undefined ? rule : `${rule}.${change.part}`, change });
  };
  if (tree.is === 'has')
    for (const field of tree.fields) {
      inField(draft, field);
      take(`field-${field.name.text}`);
    }
  else if (tree.is === 'game')
    for (const line of tree.lines) {
      inGameLine(draft, line);
      take(line.is === 'option' ? `option-${line.name.text}` : 'game');
    }
  else {
    inDeclaration(draft, tree, isRead);
    take(
      tree.is === 'winner' ? 'winner' : tree.is === 'change' ? changed(tree) : `${tree.is}-${nameOf(tree)}`,
    );
  }
  return made;
}

/** A cell of a table or a constant that a variant changes. */
function changed({ target }: Extract<Declaration, { is: 'change' }>): string {
  return `${target.hasArgs ? 'table' : 'term'}-${target.name.text}`;
}

function nameOf(tree: Declaration): string {
  if ('head' in tree) return tree.head.name.text;
  return 'name' in tree ? tree.name.text : '';
}

function finished(
  rule: string,
  { kind, before, after, where, edits }: Change,
  { file, text, offset }: { readonly file: string; readonly text: string; readonly offset: number },
  taken: Set<string>,
): Mutant {
  let id = '';
  for (let count = 1; id === '' || taken.has(id); count++)
    id = `${rule}.${digestOf([before, after, where, count]).slice(0, 6)}`;
  taken.add(id);
  const placed = edits.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }));
  const line = text.slice(0, placed[0]!.start + 1).split('\n').length;
  return { id, rule, kind, before, after, where, file, line, edits: placed };
}

/**
 * Terms that only `always` rules and examples speak of are part of the checks, not of the game: nobody who plays can see
 * them.
 */
function onlyForChecks(trees: readonly Declaration[]): Set<string> {
  const terms = new Map(
    trees.flatMap((tree) => (tree.is === 'term' ? [[tree.head.name.text, tree] as const] : [])),
  );
  const seen = new Set<string>();
  const follow = (tree: Declaration): void => {
    for (const name of mentionedNames(tree)) {
      const term = terms.get(name);
      if (!term || seen.has(name)) continue;
      seen.add(name);
      follow(term);
    }
  };
  for (const tree of trees) if (!['term', 'always', 'example', 'shows'].includes(tree.is)) follow(tree);
  return new Set([...terms.keys()].filter((name) => !seen.has(name)).map((name) => `term ${name}`));
}

/**
 * Where the rules look a table up only with certain words (`prize[building, C, place]`), its other cells are never read,
 * whatever happens: they belong to other games that use the table.
 */
function readCells(trees: readonly Declaration[]): IsRead {
  const asked = new Map<string, (readonly Expr[])[]>();
  for (const tree of trees) if (tree.is !== 'example' && tree.is !== 'shows') collect(tree, asked);
  const tables = new Map(
    trees.flatMap((tree) => (tree.is === 'table' ? [[tree.name.text, tree] as const] : [])),
  );
  return (name, rowKey, columnKey) => {
    const keys = tables.get(name)?.keys ?? [];
    const uses = asked.get(name) ?? [];
    if (keys.length < 2 || uses.length === 0) return true;
    const words = [rowKey, ...columnKey.split(' ')];
    return uses.some((args) =>
      args.every((arg, index) => !isWord(arg, keys[index]?.text) || arg.name.text === words[index]),
    );
  };
}

/** A plain word that is not the parameter of that name: a value. */
function isWord(arg: Expr, key: string | undefined): arg is Extract<Expr, { is: 'ref' }> {
  if (arg.is !== 'ref' || arg.hasArgs || arg.of) return false;
  return /^[A-Z]/.test(key ?? '') && arg.name.text.toLowerCase() !== key?.toLowerCase();
}

function collect(node: unknown, asked: Map<string, (readonly Expr[])[]>): void {
  if (Array.isArray(node)) for (const item of node) collect(item, asked);
  else if (node !== null && typeof node === 'object') {
    const { is, name, args, hasArgs } = node as Partial<Extract<Expr, { is: 'ref' }>>;
    if (is === 'ref' && hasArgs) asked.set(name!.text, [...(asked.get(name!.text) ?? []), args!]);
    for (const part of Object.values(node)) collect(part, asked);
  }
}

/** The files that a game is made of: its folder and those it uses; variants only where one is meant. */
export function sourcesOf(
  sources: readonly Source[],
  { id, model }: Pick<CompiledGame, 'id' | 'model'>,
): Source[] {
  const rules = sources.filter(({ file }) => file.endsWith('.regel'));
  const placed: Placed[] = rules.flatMap(({ file, text }) => parseFile(file, text, new Problems()));
  const folders = new Set<string>();
  const queue = [folderOf(model.at.file)];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (folders.has(folder)) continue;
    folders.add(folder);
    for (const { file, tree } of placed)
      if (tree.is === 'use' && folderOf(file) === folder) queue.push(tree.folder.text);
  }
  const isVariant = (file: string) => /^[^/]+\/variants\//.test(file);
  return rules.filter(({ file }) => folders.has(folderOf(file)) && (id.includes('/') || !isVariant(file)));
}
