import type { Expr } from '../../../2-model/expression-model.ts';
import type { Type } from '../../../2-model/types.ts';
import { isCollection } from '../../../2-model/types.ts';
import type { Action, Choice, Local, Offer, Routine, Step } from '../../../3-ir/ir.ts';
import { endsOf, reachable } from '../../../3-ir/walk.ts';
import { asNumber, code, isTruth, type Operand, own, store, sum } from '../../code/build.ts';
import { stmts } from '../../code/quote.ts';
import { Case, type Code, type Name, type Stmt } from '../../code/tree.ts';
import type { Binding, Emitter, Writer } from '../emitter.ts';
import { loaded } from '../gen.ts';
import type { Codes } from '../moves/codes.ts';
import { argument, checkedItems } from '../values/terms.ts';

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
    this.#branches = endsOf(e.gen.game).flatMap((end) => (end.end === 'at once' ? [end.routine] : []));
    this.#shared = reachable(this.#branches, (key) =>
      e.facts.routine(key).blocks.flatMap(({ end }) => {
        if (end.end === 'choice') return end.offers.map(({ action }) => `action ${action}`);
        return end.end === 'call' ? [end.routine] : [];
      }),
    );
  }

  /** `key` is the key of the routine among all of the game. */
  create(key: string, { name, owner, params, locals }: Routine): RoutineFrame {
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
  take({ isShared }: Pick<RoutineFrame, 'isShared'>, about: string, words = 1): Code {
    const { name } = this.#e.gen.layout.take(isShared ? 'thread' : 'table', words, about);
    this.slots.add(name);
    return isShared ? sum(own('t'), name) : code(name);
  }

  slotOf(frame: RoutineFrame, local: string): Code {
    const known = frame.slots.get(local);
    if (known) return known;
    const declared = frame.locals.get(local);
    const words = declared && isCollection(declared.type) ? 1 + this.#e.gen.bounds.ofLocal(declared).most : 1;
    const slot = this.take(frame, `${frame.name} ${local}`, words);
    frame.slots.set(local, slot);
    return slot;
  }

  typeOf(frame: RoutineFrame, local: string): Type {
    return frame.locals.get(local)?.type ?? { is: 'unknown' };
  }

  /**
   * The same statements, where the names of a frame are known: they are read from memory. Those that do not change are read once
   * a case; those that the case declares itself have a name, but are not read.
   */
  inFrame(w: Writer, frame: RoutineFrame, declared: ReadonlySet<string> = new Set()): Writer {
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
  put(frame: RoutineFrame, local: string, value: Operand): readonly Stmt[] {
    const slot = this.slotOf(frame, local);
    return isCollection(this.typeOf(frame, local))
      ? stmts`setList(${slot}, ${value});`
      : [store(slot, value)];
  }

  /** Hands a routine what the names stand for here; names that are not known here are left out. */
  passNames(w: Writer, frame: RoutineFrame, names: readonly string[]): void {
    for (const name of new Set(names))
      if (w.scope.has(name)) w.push(...this.put(frame, name, w.passed(name)));
  }

  /** Works out what names of a frame are to stand for: all before the first is stored. Lists are made in their places. */
  pass(w: Writer, frame: RoutineFrame, args: readonly (readonly [string, Expr])[]): void {
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

/** What the parts of the machine need of the whole; `machine.ts` puts them together. */
export interface MachineWriter {
  readonly e: Emitter;
  readonly frames: Frames;
  readonly cases: Case[];
  /** Where a player decides, and where chance does, as far as they are written. */
  readonly decisions: DecisionSite[];
  readonly chances: ChanceSite[];
  /** The frame of a routine, which is written when it is first asked for. */
  phase(name: string): RoutineFrame;
  effect(action: Action): RoutineFrame;
  /** A step of a block: what it names, other blocks may look at, so that names lie in the frame. */
  step(w: Writer, step: Step, written: Written): void;
  loop(w: Writer, number: number, written: Written): LoopCode;
}

/** Where a routine keeps its names while it waits: every name has a place of its own, since nothing recurses. */
export interface RoutineFrame {
  readonly name: string;
  readonly owner: string | undefined;
  /** It may run for several players at a time. */
  readonly isShared: boolean;
  /** It is what players do at once: their scripts are over when it is. */
  readonly isBranch: boolean;
  readonly slots: Map<string, Code>;
  readonly locals: Map<string, Local>;
  /** Owner and parameters: they never change while the routine runs. */
  readonly fixed: readonly string[];
  /** What players have chosen: it changes only where a move is played. */
  readonly chosen: Set<string>;
  /** The word that says where to go on after the routine. */
  readonly back: Code;
  readonly entry: Case;
}

/** A routine that is being written: a case for each of its blocks. */
export interface Written {
  readonly machine: MachineWriter;
  readonly routine: Routine;
  readonly frame: RoutineFrame;
  readonly cases: readonly Case[];
  readonly loops: Map<number, LoopCode>;
}

/** A block that is being written. */
export interface Writing extends Written {
  /** The number of the block. */
  readonly number: number;
  readonly w: Writer;
}

/** A loop that may stop inside: what it goes through is kept in the frame, and how far it has come. */
export interface LoopCode {
  /** Begins it, or puts it in its first pass. */
  start(w: Writer, isInside: boolean): void;
  readonly isOver: Code;
  /** Takes the next one. */
  readonly take: readonly Stmt[];
  /** Where a ranking is kept: how many there are, then value, place and how many share it for each. */
  readonly list?: Code;
}

/** An offer of the rules, with the codes of its moves. */
export interface CodedOffer extends Omit<Offer, 'action' | 'then'> {
  readonly action: Action;
  readonly first: number;
  readonly codes: readonly Codes[];
  readonly then: Case;
}

/** A decision of the rules, and the case in which the script waits for it. */
export interface DecisionSite {
  readonly index: number;
  readonly phase: string;
  readonly frame: RoutineFrame;
  readonly how: Choice['how'];
  readonly offers: readonly CodedOffer[];
  readonly otherwise: Case;
  /** Where the script stands while it waits, and goes on with the move. */
  readonly case: Case;
  /** The names of the frame that its offers look at; they are passed to the functions below. */
  readonly looksAt: readonly string[];
  readonly who: Expr;
  readonly whoLocal: string | undefined;
  readonly list: Name;
  readonly explain: Name;
  readonly written: Written;
  /** How an example finds it in the middle of a phase: what is set on the way there. */
  readonly before: readonly Step[];
}

/** Where chance decides: the case in which the script waits if the outcome is supplied. */
export interface ChanceSite {
  readonly case: Case;
  readonly routine: Routine;
  /** 0 roll, 1 shuffle, 2 draw, 3 lot. */
  readonly kind: number;
  readonly type: Type;
  /** What the rules call that which is drawn: a field, or a name of their own. */
  readonly name?: string;
  /** Fills the list `EVENT` with the pieces or options. */
  readonly event: readonly Stmt[];
  /** The most pieces or options that it can hold. */
  readonly most: number;
  /** For a roll until something holds: where the faces are, and the function that looks for such an outcome. */
  readonly until?: { readonly faces: Name; readonly seek: Name };
}
