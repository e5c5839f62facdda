import type { Expr, Local } from '../2-model/model.ts';
import { present } from '../2-model/types.ts';
import { expressionsIn } from '../2-model/walk.ts';
import type { Game, LineOf } from './ir.ts';
import { localOf, parametersOf } from './walk.ts';

/** The locals of one declaration by name. */
export type LocalsByName = ReadonlyMap<string, Local>;

/** Where a local gets its value from: an expression, a choice of its action, or what an offered action chose. */
export type Origin =
  | { readonly value: Expr; readonly names: LocalsByName }
  | { readonly choice: LineOf<'choose'>; readonly names: LocalsByName }
  | { readonly local: Local };

/** What a term can give, in the names of the term. */
interface TermValues {
  readonly names: LocalsByName;
  readonly values: readonly Expr[];
}

type Tree = Readonly<Record<string, unknown>>;

/**
 * Where every local that holds a collection gets its value from, all over the rules: `let` lines, choices, and for parameters
 * the arguments wherever something is called.
 */
export class Origins {
  readonly #game: Game;
  readonly #origins = new Map<Local, Origin[]>();
  readonly #terms = new Map<string, TermValues>();
  /** By `phase turn` and the like: the parameters. */
  readonly #parameters = new Map<string, readonly Local[]>();
  readonly #handedIn: ReadonlySet<Local>;

  constructor(game: Game) {
    this.#game = game;
    for (const { name, params } of game.terms) this.#parameters.set(`term ${name}`, params);
    for (const { name, params, locals } of game.routines)
      this.#parameters.set(`phase ${name}`, parametersOf({ params, locals }));
    for (const { name, routine } of game.scorings)
      this.#parameters.set(`scoring ${name}`, parametersOf(routine));
    this.#handedIn = new Set([...this.#parameters.values()].flat());
    for (const { name, params, effect } of game.actions)
      this.#parameters.set(`action ${name}`, parametersOf({ params, locals: effect.locals }));
    this.#collect();
  }

  of(local: Local): readonly Origin[] {
    return this.#origins.get(local) ?? [];
  }

  ofTerm(name: string): TermValues {
    return this.#terms.get(name)!;
  }

  /** Whether it is a parameter of something that can be called from outside: a term, a phase or a scoring. */
  isHandedIn(local: Local): boolean {
    return this.#handedIn.has(local);
  }

  #collect(): void {
    const { terms, routines, actions, scorings, winner, always, fields, examples } = this.#game;
    for (const { name, params, lets, cases, otherwise } of terms) {
      const locals = lets.map(({ local, value }): Local => ({ name: local, type: value.type }));
      const names = byName([...params, ...locals]);
      this.#terms.set(name, { names, values: [...cases.map(({ value }) => value), otherwise] });
      for (const [index, { value }] of lets.entries()) this.#add(locals[index], { value, names });
      this.#visit([lets, cases, otherwise], names);
    }
    for (const routine of routines) this.#visit(routine, byName(routine.locals));
    for (const { head, effect } of actions) this.#visit([head, effect], byName(effect.locals));
    for (const { routine } of scorings) this.#visit(routine, byName(routine.locals));
    this.#visit([winner, always, fields, examples], new Map());
  }

  #add(local: Local | undefined, origin: Origin): void {
    if (!local || present(local.type).is !== 'collection') return;
    const known = this.#origins.get(local);
    if (known) known.push(origin);
    else this.#origins.set(local, [origin]);
  }

  /** Everything in a declaration that names a value, calls something or offers an action, however deep it stands. */
  #visit(tree: unknown, names: LocalsByName): void {
    for (const expr of expressionsIn(tree, true))
      if (expr.op === 'term') this.#call(`term ${expr.term}`, expr.args, names);
    this.#statements(tree, names);
  }

  #statements(node: unknown, names: LocalsByName): void {
    if (Array.isArray(node)) for (const item of node) this.#statements(item, names);
    else if (node !== null && typeof node === 'object' && !('op' in node)) {
      this.#statement(node as Tree, names);
      for (const value of Object.values(node)) this.#statements(value, names);
    }
  }

  #statement(node: Tree, names: LocalsByName): void {
    const { is, local, value, phase, routine, scoring, action, args, chosen } = node;
    if (is === 'let') this.#add(names.get(local as string), { value: value as Expr, names });
    if (is === 'choose')
      this.#add(names.get(local as string), { choice: node as unknown as LineOf<'choose'>, names });
    if (!Array.isArray(args)) return;
    if (typeof phase === 'string') this.#call(`phase ${phase}`, args, names);
    else if (typeof routine === 'string')
      this.#call(this.#parameters.has(routine) ? routine : `phase ${routine}`, args, names);
    else if (typeof scoring === 'string') this.#call(`scoring ${scoring}`, args, names);
    else if (typeof action === 'string') this.#call(`action ${action}`, args, names);
    if (!Array.isArray(chosen)) return;
    const { effect } = this.#game.actions.find(({ name }) => name === action)!;
    for (const one of chosen as { choice: string; local: string }[])
      this.#add(names.get(one.local), { local: localOf(effect, one.choice) });
  }

  #call(key: string, args: readonly Expr[], names: LocalsByName): void {
    this.#parameters.get(key)?.forEach((param, index) => {
      const value = args[index];
      if (value) this.#add(param, { value, names });
    });
  }
}

function byName(locals: readonly Local[]): LocalsByName {
  return new Map(locals.map((local) => [local.name, local]));
}
