import type { Declaration, Expr } from '../1-syntax/tree.ts';
import type { Place, Problems } from '../problems/problem.ts';
import { actionOf } from './actions.ts';
import { type Entry, type Folder, gatherShows, placeOf } from './collect.ts';
import { condition, elaborate, place } from './elaborate.ts';
import { type Context, Environment, type Readers } from './environment.ts';
import { readExample } from './examples.ts';
import { expression } from './expressions.ts';
import { readFields } from './fields.ts';
import { readGrids } from './grids.ts';
import { readKinds } from './kinds.ts';
import type { Memo } from './memo.ts';
import type { GameModel, Expr as ModelExpr, TableModel } from './model.ts';
import { readPieces } from './pieces.ts';
import { readPresentation } from './presentation/read.ts';
import { readRank } from './ranks.ts';
import { Scope } from './scope.ts';
import { readScoring, readScript } from './scripts.ts';
import { showType } from './show.ts';
import { readTable } from './tables.ts';
import { constantOf, termOf } from './terms.ts';
import { join, optional } from './types.ts';
import { changeGrids } from './variant/change-grids.ts';
import { ChangedCells, changeTables } from './variant/change-tables.ts';
import type { Declared } from './variant/declared.ts';

type TableTree = Extract<Declaration, { is: 'table' }>;

const READERS: Readers = { expression, action: (env, entry) => readScript(env, entry, 'action') };

/** What a build is told: what was known before, and who wants to hear what each expression was found to mean. */
export interface Building {
  readonly memo?: Memo<Environment> | undefined;
  readonly observe?: ((node: Expr, meaning: ModelExpr) => void) | undefined;
}

function readersFor({ observe }: Building): Readers {
  if (!observe) return READERS;
  return {
    ...READERS,
    expression(context, scope, node, expected) {
      const meaning = expression(context, scope, node, expected);
      observe(node, scope.known(meaning));
      return meaning;
    },
  };
}

/** A game as far as it could be built: the model only if all its parts are there. */
export interface Built {
  readonly env: Environment;
  readonly game?: GameModel;
  readonly at: Place;
  /** Where its rules leave it to the engine to check that a number fits. */
  readonly unproven: readonly Place[];
}

/** Builds the model of a game, or of a variant of it, from what it is declared to be. */
export function buildGame(
  folder: Folder,
  folders: ReadonlyMap<string, Folder>,
  declared: Declared,
  problems: Problems,
  building: Building = {},
): Built {
  const { entries, at, name, base, chain } = declared;
  const frame = readFrame(declared, problems);
  const broken = brokenFor(folder, folders);
  const env = new Environment(entries, frame.counts, broken, problems, readersFor(building), building.memo);
  readDeclarations(env, entries, declared.changes);
  const winner = readWinner(env, folder, declared);
  const always = entries
    .flatMap((entry) => (entry.tree.is === 'always' ? [{ entry, tree: entry.tree }] : []))
    .map(({ entry, tree }) => ({
      name: entry.name,
      condition: env.once('always', [tree, entry.placed], () =>
        condition({ env, placed: entry.placed }, new Scope(), tree.condition),
      ),
      at: entry.nameAt,
    }));
  if (!env.phases.has('game') && folder.broken.words.size === 0) problems.error('no-phase-game', at, {});
  else if ((env.phases.get('game')?.params.length ?? 0) > 0 || env.phases.get('game')?.owner)
    problems.error('phase-game-alone', env.phases.get('game')!.at, {});
  const usedByRules = new Set(env.used);
  const unproven = [...env.unproven];
  const { players, imaginary } = frame;
  const seats = JSON.stringify([players, imaginary]);
  const examples = entries
    .filter((entry) => entry.sort === 'example')
    .map((entry) =>
      env.once('example', [entry.tree, entry.placed, seats], () =>
        readExample(env, entry, { players, imaginary }),
      ),
    );
  const kinds = [...env.kinds.values()].filter((kind) => !kind.builtIn || env.used.has(`kind ${kind.name}`));
  const presentation = readPresentation(env, declared.shows, base !== undefined);
  // An example shows a declaration, and so does what is said of its look; neither puts it to use.
  env.used.clear();
  for (const use of usedByRules) env.used.add(use);
  if (!winner || !env.phases.has('game')) return { env, at, unproven };
  const game: GameModel = {
    name,
    ...(base === undefined ? {} : { base, chain }),
    at,
    players,
    imaginary,
    options: [...env.options.values()],
    kinds,
    pieces: [...env.pieces.values()],
    tables: [...env.tables.values()],
    grids: [...env.grids.values()],
    fields: [...env.fields.values()],
    terms: [...env.terms.values()],
    phases: [...env.phases.values()],
    rules: [...env.rules.values()],
    actions: [...env.actions.values()],
    scorings: [...env.scorings.values()],
    winner,
    always,
    examples,
    reasons: [...env.reasons].map(([name, place]) => ({ name, at: place })),
    presentation,
  };
  return { env, game, at, unproven };
}

/** A folder without a game: its declarations are read for their own mistakes. */
export function buildLibrary(
  folder: Folder,
  folders: ReadonlyMap<string, Folder>,
  entries: readonly Entry[],
  problems: Problems,
  building: Building = {},
): Environment {
  const any = { from: 1, to: 12 };
  const env = new Environment(
    entries,
    { players: any, seats: any, imaginary: { from: 0, to: 12 } },
    brokenFor(folder, folders),
    problems,
    readersFor(building),
    building.memo,
  );
  readDeclarations(env, entries);
  readPresentation(env, gatherShows(folder, folders));
  return env;
}

/** The words of what could not be read, here and in the folders it uses. */
function brokenFor(folder: Folder, folders: ReadonlyMap<string, Folder>): Set<string> {
  return new Set(
    [folder, ...folder.uses.map((use) => folders.get(use.tree.folder.text))].flatMap((one) => [
      ...(one?.broken.words ?? []),
    ]),
  );
}

function readDeclarations(
  env: Environment,
  entries: readonly Entry[],
  changes: Declared['changes'] = [],
): void {
  const of = (sort: Entry['sort']) => entries.filter((entry) => entry.sort === sort);
  readKinds(env, entries);
  for (const entry of of('option')) readOption(env, entry);
  readPieces(env, entries);
  for (const entry of of('table')) {
    const tree = entry.tree as TableTree;
    const table = env.once('table', [tree, entry.placed], () =>
      readOtherwise(env, entry, tree, readTable(env, entry.placed, tree)),
    );
    env.tables.set(entry.name, table);
  }
  const changed = new ChangedCells(env);
  changeTables(env, changes, changed);
  readGrids(env, entries);
  changeGrids(env, changes, changed);
  readFields(env, entries);
  for (const entry of of('term')) termOf(env, entry.name);
  for (const entry of of('rules')) env.rules.set(entry.name, readScript(env, entry, 'rules'));
  for (const entry of of('action')) actionOf(env, entry.name);
  for (const entry of of('phase')) env.phases.set(entry.name, readScript(env, entry, 'phase'));
  for (const entry of of('scoring')) readScoring(env, entry);
}

/** What a table says for all other keys is of the type of each of its columns. */
function readOtherwise(env: Environment, entry: Entry, tree: TableTree, table: TableModel): TableModel {
  if (!tree.otherwise) return table;
  const context: Context = { env, placed: entry.placed };
  const expected = table.columns[0]?.type;
  const expr = elaborate(context, new Scope(), tree.otherwise, expected);
  const { type } = expr;
  if (expr.op !== 'constant') {
    if (type.is !== 'unknown') env.problems.error('not-constant', place(context, tree.otherwise), {});
    return table;
  }
  const odd = table.columns.find((column) => !join(column.type, type));
  if (odd)
    env.problems.error('other-type', place(context, tree.otherwise), {
      expected: showType(env, env.whole(odd.type)),
      found: showType(env, type),
    });
  // A column of empty cells is of the type of the value for all others.
  const columns = table.columns.map((column) =>
    column.type.is === 'none' ? { ...column, type: optional(type) } : column,
  );
  return { ...table, columns, otherwise: expr.value };
}

/** An option is yes or no, or a value of a kind. */
function readOption(env: Environment, entry: Entry): void {
  const node = entry.option!;
  const context: Context = { env, placed: entry.placed };
  const value = constantOf(context, new Scope(), node.value);
  if (value === undefined) return;
  const { type } = elaborate(context, new Scope(), node.value);
  const whole = type.is === 'kind' ? env.kindType(type.kind) : type;
  if (value === null || (whole?.is !== 'kind' && whole?.is !== 'yes or no'))
    env.problems.error('option-value', place(context, node.value), { name: entry.name });
  else
    env.options.set(entry.name, {
      name: entry.name,
      type: whole,
      value,
      ...(node.players ? { players: node.players } : {}),
      at: entry.nameAt,
    });
}

function readFrame({ frame, at }: Declared, problems: Problems) {
  const placeOfLine = ({ placed, tree }: Declared['frame'][number]): Place => placeOf(placed, tree);
  const [one, second] = frame.filter(({ tree }) => tree.is === 'players');
  if (one && second)
    problems.error('double-declaration', placeOfLine(second), { name: 'players' }, placeOfLine(one));
  const line = one?.tree;
  const players = { from: line?.from ?? 1, to: line?.to ?? 1 };
  if (!one) problems.error('no-players', at, {});
  else if (players.from < 1 || players.to < players.from || players.to > 12)
    problems.error('player-counts', placeOfLine(one), { from: players.from, to: players.to });
  const imaginary: GameModel['imaginary'][number][] = [];
  for (const written of frame) {
    const rule = written.tree;
    if (rule.is !== 'imaginary') continue;
    const first = frame.find(({ tree }) => tree.is === 'imaginary' && tree.withPlayers === rule.withPlayers);
    if (first && first !== written)
      problems.error('double-declaration', placeOfLine(written), { name: 'imaginary' }, placeOfLine(first));
    if (
      rule.withPlayers < players.from ||
      rule.withPlayers > players.to ||
      rule.to < rule.from ||
      rule.to > 12
    )
      problems.error('imaginary-counts', placeOfLine(written), { players: rule.withPlayers });
    const usually = rule.usually ?? rule.from;
    if (usually < rule.from || usually > rule.to)
      problems.error('out-of-range', placeOfLine(written), { value: usually, from: rule.from, to: rule.to });
    imaginary.push({
      from: rule.from,
      to: rule.to,
      withPlayers: rule.withPlayers,
      usually,
      ...(rule.named ? { named: rule.named.text } : {}),
    });
  }
  const counts = Array.from(
    { length: Math.max(1, Math.min(12, players.to) - players.from + 1) },
    (_, index) => {
      const count = players.from + index;
      const rule = imaginary.find((candidate) => candidate.withPlayers === count);
      return { count, from: rule?.from ?? 0, to: rule?.to ?? 0 };
    },
  );
  const hull = (values: readonly number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
  return {
    players,
    imaginary,
    counts: {
      players,
      imaginary: hull(counts.flatMap(({ from, to }) => [from, to])),
      seats: hull(counts.flatMap(({ count, from, to }) => [count + from, count + to])),
    },
  };
}

function readWinner(
  env: Environment,
  folder: Folder,
  { winner: source, at }: Declared,
): GameModel['winner'] | undefined {
  if (!source) {
    // It may be among what could not be read.
    if (folder.broken.words.size === 0) env.problems.error('no-winner', at, {});
    return undefined;
  }
  const read = () => winnerOf(env, source);
  return env.once('winner', [source.tree, source.placed], read);
}

function winnerOf(env: Environment, source: NonNullable<Declared['winner']>): GameModel['winner'] {
  const context: Context = { env, placed: source.placed };
  const { rank, scope } = readRank(context, new Scope(), source.tree);
  const ranked = rank.in.type.is === 'collection' ? rank.in.type.of : rank.in.type;
  if (ranked.is !== 'seat' && ranked.is !== 'unknown')
    env.problems.error('winner-not-seats', place(context, source.tree.binder.in), {
      found: showType(env, ranked),
    });
  const last = source.tree.ties.at(-1);
  if (last && (last.is === 'share' || last.is === 'by lot' || last.is === 'nobody'))
    env.problems.error('winner-tie', place(context, last), { rule: last.is });
  const solo = source.tree.solo && elaborate(context, scope, source.tree.solo);
  return { rank, ...(solo ? { solo } : {}), at: placeOf(source.placed, source.tree) };
}
