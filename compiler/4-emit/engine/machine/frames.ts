import type { Type } from '../../../2-model/types.ts';
import { isCollection } from '../../../2-model/types.ts';
import type { End, Expr, Routine } from '../../../3-ir/ir.ts';
import { reachable, routinesOf } from '../../../3-ir/walk.ts';
import { asNumber, code, isTruth, type Operand, own, store, sum } from '../../code/build.ts';
import { stmts } from '../../code/quote.ts';
import { Case, type Code, type Name, type Stmt } from '../../code/tree.ts';
import type { Binding, Emitter, Writer } from '../emitter.ts';
import { loaded } from '../gen.ts';
import { argument, checkedItems } from '../values/terms.ts';
import type { Frame } from './writing.ts';

/** The frames of routines: where the names of each lie in memory, and what they stand for in the code of a case. */
export class Frames {
  readonly #e: Emitter;
  /** The routines that may run for several players at a time. */
  readonly #shared: ReadonlySet<string>;
  /** Those of them that are what players do at once. */
  readonly #branches: readonly string[];
  /** The names of all words that hold something of a frame. */
  readonly slots = new Set<Name>();

  constructor(e: Emitter) {
    this.#e = e;
    const endsOf = ({ blocks }: Routine): End[] => blocks.map(({ end }) => end);
    this.#branches = [...routinesOf(e.gen.game).values()]
      .flatMap(endsOf)
      .flatMap((end) => (end.end === 'at once' ? [end.routine] : []));
    this.#shared = reachable(this.#branches, (key) =>
      endsOf(e.facts.routine(key)).flatMap((end) => {
        if (end.end === 'choice') return end.offers.map(({ action }) => `action ${action}`);
        return end.end === 'call' ? [end.routine] : [];
      }),
    );
  }

  /** `key` is the key of the routine among all of the game. */
  create(key: string, { name, owner, params, locals }: Routine): Frame {
    const isShared = this.#shared.has(key);
    return {
      name,
      owner,
      isShared,
      isBranch: this.#branches.includes(key),
      slots: new Map(),
      locals: new Map(locals.map((local) => [local.name, local])),
      fixed: [...(owner === undefined ? [] : [owner]), ...params],
      chosen: new Set(),
      back: this.take({ isShared }, `after ${name}`),
      entry: new Case(name, name),
    };
  }

  /** The address of a word of a frame. */
  take({ isShared }: Pick<Frame, 'isShared'>, about: string, words = 1): Code {
    const { name } = this.#e.gen.layout.take(isShared ? 'thread' : 'table', words, about);
    this.slots.add(name);
    return isShared ? sum(own('t'), name) : code(name);
  }

  slotOf(frame: Frame, local: string): Code {
    const known = frame.slots.get(local);
    if (known) return known;
    const declared = frame.locals.get(local);
    const words = declared && isCollection(declared.type) ? 1 + this.#e.gen.bounds.ofLocal(declared).most : 1;
    const slot = this.take(frame, `${frame.name} ${local}`, words);
    frame.slots.set(local, slot);
    return slot;
  }

  typeOf(frame: Frame, local: string): Type {
    return frame.locals.get(local)?.type ?? { is: 'unknown' };
  }

  /**
   * The same statements, where the names of a frame are known: they are read from memory. Those that do not change are read once
   * a case; those that the case declares itself have a name, but are not read.
   */
  inFrame(w: Writer, frame: Frame, declared: ReadonlySet<string> = new Set()): Writer {
    const scope = new Map<string, Binding>();
    for (const [name, known] of frame.locals) {
      const { type } = known;
      if (isCollection(type)) {
        scope.set(name, { later: () => this.#e.listAt(this.slotOf(frame, name), known) });
        continue;
      }
      if (!frame.fixed.includes(name) && !(frame.chosen.has(name) && type.is !== 'yes or no')) {
        scope.set(name, { later: () => ({ value: loaded(this.slotOf(frame, name), type) }) });
        continue;
      }
      const value = loaded(this.slotOf(frame, name), type);
      const local = this.#e.gen.fresh(name, isTruth(value) ? 'boolean' : 'number');
      if (!declared.has(name)) w.code`const ${local} = ${value};`;
      scope.set(name, isTruth(value) ? { value: code(local) } : w.bind(local, { name, type }));
    }
    return w.in(scope);
  }

  /** Stores a value under a name of a frame. */
  put(frame: Frame, local: string, value: Operand): readonly Stmt[] {
    const slot = this.slotOf(frame, local);
    return isCollection(this.typeOf(frame, local))
      ? stmts`setList(${slot}, ${value});`
      : [store(slot, value)];
  }

  /** Hands a routine what the names stand for here; names that are not known here are left out. */
  passNames(w: Writer, frame: Frame, names: readonly string[]): void {
    for (const name of new Set(names))
      if (w.scope.has(name)) w.push(...this.put(frame, name, w.passed(name)));
  }

  /** Works out what names of a frame are to stand for: all before the first is stored. Lists are made in their places. */
  pass(w: Writer, frame: Frame, args: readonly (readonly [string, Expr])[]): void {
    const stores: Stmt[] = [];
    for (const [name, expr] of args) {
      const [type, slot] = [this.typeOf(frame, name), this.slotOf(frame, name)];
      if (isCollection(type)) {
        this.#e.streams.fill(w, expr, slot);
        w.push(...checkedItems(slot, expr.type, type, name));
      } else stores.push(store(slot, asNumber(argument(w, expr, { name, type }))));
    }
    w.push(...stores);
  }
}
