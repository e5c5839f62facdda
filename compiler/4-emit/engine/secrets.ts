import { piecesKeptIn } from '../../2-model/board.ts';
import { isPlace, piecesIn } from '../../2-model/types.ts';
import { expressionsIn } from '../../2-model/walk.ts';
import type { Action, End, Expr, Game, Loop, Routine, Step } from '../../3-ir/ir.ts';
import { once, partsIn } from '../../3-ir/walk.ts';
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
    this.#pieces = new Set(secret.flatMap((field) => piecesKeptIn(field) ?? []));
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
    return field && isPlace(field.type) ? of : undefined;
  }

  #termLooks(name: string): boolean {
    const { lets, cases, otherwise } = this.#facts.term(name);
    return once(this.#terms, name, false, () => this.looksAt([lets, cases, otherwise]));
  }

  /**
   * Whether a part of the rules itself, without what is inside of it, looks at what somebody does not see, or writes there. Pieces that
   * are moved are left out: whether they lay or lie where not everybody sees them can be seen from the places.
   */
  concern(part: Step | End | Loop): boolean {
    return this.exist && (this.looksAt(ownPartsOf(part)) || this.#isWrittenBy(part));
  }

  /** Whether it depends on something hidden if a move of the action is offered. */
  concernOffer(action: Action, args: readonly Expr[], when: unknown): boolean {
    return this.looksAt([
      action.head,
      args,
      when,
      action.tries ? [action.effect.blocks, action.effect.loops] : [],
    ]);
  }

  #isWrittenBy(part: Step | End | Loop): boolean {
    const into = 'into' in part && 'target' in part.into ? part.into.target : undefined;
    const target = 'target' in part ? part.target : into;
    if (target?.is === 'face') return this.#pieces.has(piecesIn(target.of.type));
    return target !== undefined && this.#holdsSecret(target.field);
  }

  /** Hidden, and no place for pieces. */
  #holdsSecret(name: string): boolean {
    const field = this.#fields.get(name);
    return field !== undefined && piecesKeptIn(field) === undefined;
  }

  /** The fields that may keep, where not everybody sees it, what a player has chosen for an action. */
  keptBy(action: Action): string[] {
    const below = this.#facts.offersOf(action.name).flatMap((offered) => offered.below);
    return this.#keptIn([...partsIn(action.effect), ...below]);
  }

  /** The same for what chance has decided: all that the routine around it writes. */
  keptAfter(routine: Routine): string[] {
    return this.#keptIn(partsIn(routine));
  }

  #keptIn(parts: Iterable<Step | End>): string[] {
    const written = this.#facts.writes(parts);
    const secret = [...this.#fields.keys()].filter((name) => this.#holdsSecret(name));
    return written.has('*') ? secret : secret.filter((name) => written.has(name));
  }
}

/** What a part works out when it is reached; what is offered is asked for when somebody is to choose. */
function ownPartsOf(part: Step | End | Loop): unknown {
  if ('over' in part) return part;
  if ('end' in part) return part.end === 'choice' ? part.who : part.end === 'draw' ? part.from : part;
  switch (part.is) {
    case 'if':
      return part.branches.map(({ condition }) => condition);
    case 'repeat':
      return [part.times, part.while];
    case 'for each':
      return part.in;
    case 'rank':
      return part.rank;
    default:
      return part;
  }
}
