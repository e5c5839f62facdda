import type { Expr, Local, Script } from '../../../2-model/model.ts';
import type { Type } from '../../../2-model/types.ts';
import { statementsIn } from '../../../2-model/walk.ts';
import type { Routine } from '../../../3-ir/ir.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, type Binding, loaded, type Scope, truth } from '../gen.ts';
import { camel, type Out } from '../text.ts';
import { isCollection } from '../values/expressions.ts';
import { checkedItems } from '../values/fitting.ts';
import { argument } from '../values/terms.ts';

/** Where a routine keeps its names while it waits: every name has a place of its own, since nothing recurses. */
export interface Frame {
  readonly name: string;
  readonly owner: string | undefined;
  readonly isShared: boolean;
  readonly slots: Map<string, string>;
  readonly locals: Map<string, Local>;
  /** Owner and parameters: they never change while the routine runs. */
  readonly fixed: readonly string[];
  /** What players have chosen: it changes only where a move is played. */
  readonly chosen: Set<string>;
  /** The word that says where to go on after the routine. */
  readonly back: string;
  entry: number;
}

/** The frames of routines: where the names of each lie in memory, and what they stand for in the code of a case. */
export class Frames {
  readonly #e: Emitter;
  readonly #shared = new Set<string>();

  constructor(e: Emitter) {
    this.#e = e;
    this.#findShared();
  }

  /** Whether a routine may run for several players at a time. */
  isShared(key: string): boolean {
    return this.#shared.has(key);
  }

  /** Everything that can be reached from what players do at once: it may run for several at a time. */
  #findShared(): void {
    const visit = (script: Script): void => {
      for (const statement of statementsIn(script)) {
        if (statement.is === 'do')
          mark(`phase ${statement.phase}`, this.#e.facts.phase(statement.phase).script);
        if (statement.is === 'decide')
          for (const offer of statement.offers)
            mark(`action ${offer.action}`, this.#e.action(offer.action).effect.script);
        if (statement.is === 'score')
          for (const { scoring } of statement.scorings)
            mark(
              `scoring ${scoring}`,
              this.#e.gen.game.scorings.find(({ name }) => name === scoring)!.routine.script,
            );
      }
    };
    const mark = (key: string, script: Script): void => {
      if (this.#shared.has(key)) return;
      this.#shared.add(key);
      visit(script);
    };
    const scripts = [
      ...this.#e.gen.game.routines.map(({ script }) => script),
      ...this.#e.gen.game.actions.map(({ effect }) => effect.script),
    ];
    for (const script of scripts)
      for (const statement of statementsIn(script))
        if (statement.is === 'for each' && statement.atOnce) visit(statement.body);
  }

  create(name: string, { locals, params }: Routine, owner: string | undefined, isShared: boolean): Frame {
    const fixed = [...(owner === undefined ? [] : [owner]), ...params];
    const frame: Frame = {
      name,
      owner,
      isShared,
      slots: new Map(),
      locals: new Map(locals.map((local) => [local.name, local])),
      fixed,
      chosen: new Set(),
      back: '',
      entry: 0,
    };
    const back = this.take(frame, `after ${name}`);
    return Object.assign(frame, { back });
  }

  /** The address of a word of a frame. */
  take(frame: Frame, about: string, words = 1): string {
    const { name } = this.#e.gen.layout.take(frame.isShared ? 'thread' : 'table', words, about);
    return frame.isShared ? `t + ${name}` : name;
  }

  slotOf(frame: Frame, local: string): string {
    const known = frame.slots.get(local);
    if (known) return known;
    const type = frame.locals.get(local)?.type;
    const words = type && isCollection(type) ? 1 + this.#e.roomOf(type) : 1;
    const slot = this.take(frame, `${frame.name} ${local}`, words);
    frame.slots.set(local, slot);
    return slot;
  }

  typeOf(frame: Frame, local: string): Type {
    return frame.locals.get(local)?.type ?? { is: 'unknown' };
  }

  /**
   * What the names of a frame stand for, read from memory. Those that do not change are read once a case; those that the case
   * declares itself have a name, but are not read.
   */
  scopeOf(frame: Frame, out: Out, declared: ReadonlySet<string> = new Set()): Scope {
    const scope = new Map<string, Binding>();
    for (const [name, { type }] of frame.locals) {
      if (isCollection(type)) {
        scope.set(name, { later: () => ({ list: this.slotOf(frame, name), room: this.#e.roomOf(type) }) });
        continue;
      }
      if (!frame.fixed.includes(name) && !(frame.chosen.has(name) && type.is !== 'yes or no')) {
        scope.set(name, { later: () => ({ value: loaded(this.slotOf(frame, name), type) }) });
        continue;
      }
      const local = this.#e.gen.fresh(camel(name));
      const slot = this.slotOf(frame, name);
      const js = loaded(slot, type);
      if (!declared.has(name)) out.ifUsed(local, `const ${local} = ${js.js};`);
      scope.set(name, js.bool ? { value: truth(local) } : this.#e.bind(local, { name, type }, out));
    }
    return scope;
  }

  /** Stores a value under a name of a frame. */
  store(frame: Frame, local: string, expr: Expr, scope: Scope, out: Out): void {
    const type = this.typeOf(frame, local);
    if (isCollection(type)) {
      this.#e.streams.fill(expr, this.slotOf(frame, local), scope, out);
      return;
    }
    const js = argument(this.#e, expr, { name: local, type }, scope, out);
    out.push(`m[${this.slotOf(frame, local)}] = ${type.is === 'yes or no' ? asNumber(truth(js)) : js};`);
  }

  /** Puts the arguments where the callee finds them. All are worked out before the first is stored. */
  pass(callee: Frame, args: readonly (readonly [string, Expr])[], scope: Scope, out: Out): void {
    const stores: string[] = [];
    for (const [name, expr] of args) {
      const type = this.typeOf(callee, name);
      if (isCollection(type)) {
        this.#e.streams.fill(expr, this.slotOf(callee, name), scope, out);
        out.push(...checkedItems(this.slotOf(callee, name), expr.type, type, name));
        continue;
      }
      const js = argument(this.#e, expr, { name, type }, scope, out);
      stores.push(`m[${this.slotOf(callee, name)}] = ${type.is === 'yes or no' ? asNumber(truth(js)) : js};`);
    }
    out.push(...stores);
  }
}
