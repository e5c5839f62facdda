import type { ExampleModel, GameModel } from '../2-model/model.ts';
import { sameData } from '../2-model/same-data.ts';
import type { CompiledGame } from '../3-ir/compiled.ts';
import type { Played, PlayedBefore, Readied } from '../check-examples.ts';
import type { Stuck, TriedBefore } from '../check-play.ts';

/** What a game was when something was tried with it: its declarations, each the same object as long as it says the same. */
type Stock = readonly unknown[];

interface Known {
  rules: Stock;
  readied?: Readied;
  stuck?: readonly Stuck[];
  examples: Map<ExampleModel, { readonly reached: Stock; readonly played: Played }>;
}

/** Remembers what examples and trial games came to, and forgets it when something changes that they reach. */
export class RestMemo implements PlayedBefore, TriedBefore {
  readonly #games = new Map<string, Known>();
  /** Reach is worked out once for a model. */
  readonly #reaches = new WeakMap<GameModel, Reach>();

  readied(game: CompiledGame): Readied | undefined {
    return this.#of(game).readied;
  }

  noteReadied(game: CompiledGame, readied: Readied): void {
    this.#of(game).readied = readied;
  }

  tried(game: CompiledGame): readonly Stuck[] | undefined {
    return this.#of(game).stuck;
  }

  noteTried(game: CompiledGame, stuck: readonly Stuck[]): void {
    this.#of(game).stuck = stuck;
  }

  played(game: CompiledGame, index: number): Played | undefined {
    const example = game.model.examples[index]!;
    const known = this.#of(game).examples.get(example);
    return known && isSame(known.reached, this.#reach(game).of(example)) ? known.played : undefined;
  }

  notePlayed(game: CompiledGame, index: number, played: Played): void {
    const example = game.model.examples[index]!;
    this.#of(game).examples.set(example, { reached: this.#reach(game).of(example), played });
  }

  /** Forgets what is no longer there. */
  keepOnly(games: readonly CompiledGame[]): void {
    const ids = new Set(games.map(({ id }) => id));
    for (const id of this.#games.keys()) if (!ids.has(id)) this.#games.delete(id);
    for (const { id, model } of games) {
      const known = this.#games.get(id);
      const examples = new Set(model.examples);
      for (const example of known?.examples.keys() ?? [])
        if (!examples.has(example)) known!.examples.delete(example);
    }
  }

  #of(game: CompiledGame): Known {
    const before = this.#games.get(game.id);
    const rules = rulesOf(game.model);
    if (before && isSame(before.rules, rules)) return before;
    const known: Known = { rules, examples: before?.examples ?? new Map() };
    this.#games.set(game.id, known);
    return known;
  }

  #reach({ model }: CompiledGame): Reach {
    const reach = this.#reaches.get(model) ?? new Reach(model);
    this.#reaches.set(model, reach);
    return reach;
  }
}

function isSame(a: Stock, b: Stock): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => one === b[index] || (index < FRAME && sameData(one, b[index])))
  );
}

/** What concerns every example is compared by what it says. */
const FRAME = 5;

/** All that a game can be played by. */
function rulesOf(model: GameModel): Stock {
  const { at, players, imaginary, winner, reasons } = model;
  return [
    at,
    players,
    imaginary,
    winner,
    reasons.map(({ name }) => name),
    ...[model.options, model.kinds, model.pieces, model.tables, model.grids, model.fields].flat(),
    ...[model.terms, model.phases, model.rules, model.actions, model.scorings].flat(),
    ...model.always.map(({ condition }) => condition),
  ];
}

/** What an example reaches: whatever it, or something that it reaches, names. */
class Reach {
  readonly #stock: Stock;
  readonly #byName = new Map<string, object[]>();
  readonly #known = new Map<ExampleModel, Stock>();

  constructor(model: GameModel) {
    const { players, imaginary, winner, options, kinds, pieces, grids, fields, always } = model;
    // The state of a game holds all fields and pieces, and all that always holds is looked at.
    const conditions = always.map(({ condition }) => condition);
    this.#stock = [
      [],
      players,
      imaginary,
      winner,
      [],
      ...options,
      ...kinds,
      ...pieces,
      ...grids,
      ...fields,
      ...conditions,
    ];
    const named = { term: model.terms, table: model.tables, phase: model.phases, action: model.actions };
    for (const [sort, all] of Object.entries({ ...named, scoring: model.scorings }))
      for (const one of all) this.#byName.set(`${sort} ${one.name}`, [one]);
  }

  of(example: ExampleModel): Stock {
    const before = this.#known.get(example);
    if (before) return before;
    const found = new Set<unknown>(this.#stock);
    const queue: unknown[] = [example, ...this.#stock];
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      for (const name of namesIn(next))
        for (const one of this.#byName.get(name) ?? []) {
          if (found.has(one)) continue;
          found.add(one);
          queue.push(one);
        }
    const reached = [...found];
    this.#known.set(example, reached);
    return reached;
  }
}

const NAMED = ['term', 'table', 'phase', 'action', 'scoring'] as const;
const known = new WeakMap<object, ReadonlySet<string>>();

/** What a declaration names: `term money`, `action buy`. */
function namesIn(declaration: unknown): ReadonlySet<string> {
  if (typeof declaration !== 'object' || declaration === null) return new Set();
  const before = known.get(declaration);
  if (before) return before;
  const names = new Set<string>();
  const visit = (node: object): void => {
    for (const sort of NAMED) {
      const name = (node as Record<string, unknown>)[sort];
      if (typeof name === 'string') names.add(`${sort} ${name}`);
    }
    for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) visit(part);
  };
  visit(declaration);
  known.set(declaration, names);
  return names;
}
