import type { Expr, Script, Statement } from '../../2-model/model.ts';
import { piecesIn, present, type Type } from '../../2-model/types.ts';
import { expressionsIn, statementsIn } from '../../2-model/walk.ts';
import type { Action, Game } from '../../3-ir/ir.ts';
import type { Facts } from './facts.ts';

/**
 * Which rules have to do with what somebody does not see. It is settled by what is written, never by values: what an engine does
 * with the answer must not tell anything about them either.
 */
export class Secrets {
  readonly #game: Game;
  readonly #facts: Facts;
  readonly #fields: ReadonlyMap<string, Game['fields'][number]>;
  /** The sorts of pieces of which some may lie hidden. */
  readonly #pieces: ReadonlySet<string>;
  readonly #terms = new Map<string, boolean>();

  constructor(game: Game, facts: Facts) {
    this.#game = game;
    this.#facts = facts;
    const secret = game.fields.filter(({ seenBy }) => seenBy !== 'everyone');
    this.#fields = new Map(secret.map((field) => [field.name, field]));
    this.#pieces = new Set(secret.filter(isPlace).map(({ type }) => piecesIn(type)));
  }

  get exist(): boolean {
    return this.#fields.size > 0;
  }

  /** Whether a tree looks at what somebody does not see. How many pieces lie in a hidden place, everybody sees. */
  looksAt(tree: unknown): boolean {
    if (!this.exist) return false;
    const all = [...expressionsIn(tree, true)];
    const counted = new Set(all.map((expr) => this.#counted(expr)));
    return all.some((expr) => !counted.has(expr) && this.#looks(expr));
  }

  #looks(expr: Expr): boolean {
    if (expr.op === 'field') return this.#fields.has(expr.field);
    if (expr.op === 'face') return this.#pieces.has(piecesIn(expr.of.type));
    if (expr.op === 'winners') return this.looksAt(this.#game.winner);
    return expr.op === 'term' && this.#termLooks(expr.term);
  }

  /** The hidden place of which an expression only asks how many pieces it holds. */
  #counted(expr: Expr): Expr | undefined {
    const of = expr.op === 'count' || expr.op === 'empty' ? expr.of : undefined;
    const field = of?.op === 'field' ? this.#fields.get(of.field) : undefined;
    return field && isPlace(field) && !field.single ? of : undefined;
  }

  #termLooks(name: string): boolean {
    const known = this.#terms.get(name);
    if (known !== undefined) return known;
    const { lets, cases, otherwise } = this.#facts.term(name);
    const looks = this.looksAt([lets, cases, otherwise]);
    this.#terms.set(name, looks);
    return looks;
  }

  /**
   * Whether a statement itself, without those inside of it, looks at what somebody does not see, or writes there. Pieces that
   * are moved are left out: whether they lay or lie where not everybody sees them can be seen from the places.
   */
  concern(statement: Statement): boolean {
    return this.exist && (this.looksAt(ownPartsOf(statement)) || this.#writtenBy(statement).length > 0);
  }

  /** Whether it depends on something hidden if a move of the action is offered. */
  concernOffer(action: Action, args: readonly Expr[], when: unknown): boolean {
    return this.looksAt([action.head, args, when, action.tries ? action.effect.script : []]);
  }

  #writtenBy(statement: Statement): string[] {
    const into = statement.is === 'chance' && 'target' in statement.into ? statement.into.target : undefined;
    const target = 'target' in statement ? statement.target : into;
    if (target?.is === 'face') return this.#pieces.has(piecesIn(target.of.type)) ? ['face'] : [];
    return target && this.#holdsSecret(target.field) ? [target.field] : [];
  }

  /** Hidden, and no place for pieces. */
  #holdsSecret(name: string): boolean {
    const field = this.#fields.get(name);
    return field !== undefined && !isPlace(field);
  }

  /** The fields that may keep, where not everybody sees it, what a player has chosen for an action. */
  keptBy(action: Action): string[] {
    const below = this.#facts.offersOf(action.name).map(({ body }) => body);
    return this.#keptIn([action.effect.script, ...below]);
  }

  /** The same for what chance has decided: all that the script around it writes. */
  keptAfter(chance: Statement): string[] {
    return this.#keptIn(this.#facts.scripts.filter((script) => [...statementsIn(script)].includes(chance)));
  }

  #keptIn(scripts: readonly Script[]): string[] {
    const written = new Set(scripts.flatMap((script) => [...this.#facts.writes(script)]));
    const secret = [...this.#fields.keys()].filter((name) => this.#holdsSecret(name));
    return written.has('*') ? secret : secret.filter((name) => written.has(name));
  }
}

function isPlace({ type, single }: { readonly type: Type; readonly single?: boolean }): boolean {
  const exact = present(type);
  return single === true || (exact.is === 'collection' && exact.form === 'place');
}

/** What a statement works out when it is reached; what is offered is asked for when somebody is to choose. */
function ownPartsOf(statement: Statement): unknown {
  switch (statement.is) {
    case 'if':
      return statement.branches.map(({ condition }) => condition);
    case 'repeat':
      return [statement.times, statement.while];
    case 'for each':
      return [statement.in, statement.where];
    case 'rank':
      return statement.rank;
    case 'chance':
      return statement.from;
    case 'decide':
      return statement.who;
    default:
      return statement;
  }
}
