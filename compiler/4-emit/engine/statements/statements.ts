import type { Expr, Local, Script, Statement, Target } from '../../../2-model/model.ts';
import { howFits, present, type Type } from '../../../2-model/types.ts';
import { itemType, piecesIn } from '../../../interpret/board.ts';
import { noteFunction } from '../collections/bits.ts';
import type { Emitter } from '../emitter.ts';
import { asNumber, at, fault, lookUp, type Scope } from '../gen.ts';
import type { FieldPlace } from '../layout.ts';
import { camel, Out } from '../text.ts';
import { bitOf } from '../values/branchless.ts';
import { cond, isCollection, num, thing, value } from '../values/expressions.ts';
import { blockOf, fieldAddress } from '../values/fields.ts';
import { checked } from '../values/fitting.ts';
import { positionAmong } from '../values/points.ts';
import { argument, letIn } from '../values/terms.ts';
import { piecesOfPlace } from './pieces.ts';

type Of<Is extends Statement['is']> = Extract<Statement, { readonly is: Is }>;

export interface Pooled {
  readonly place: string;
  readonly shared: string;
  /** Where what stands before the ranking's loop is written, and the names that are known there. */
  readonly before?: { readonly out: Out; readonly scope: Scope };
}

/** What a statement must know of where it stands. */
export interface Place {
  /** The routine it belongs to, for faults and refusals. */
  readonly rule: string;
  /** The scoring whose points it awards. */
  readonly scoring: string | undefined;
  /** Inside a ranking that shares: the places that are shared. */
  readonly pooled: Pooled | undefined;
  /** Where an action is only tried: a condition that does not hold gives its reason back. */
  readonly tried?: true;
}

/** Statements in which nobody has to decide anything: plain code. */
export class Statements {
  readonly #e: Emitter;

  constructor(e: Emitter) {
    this.#e = e;
  }

  script(script: Script, place: Place, scope: Scope, out: Out): void {
    let inner = scope;
    for (const statement of script) inner = this.one(statement, place, inner, out);
  }

  #body(script: Script, place: Place, scope: Scope): Out {
    const out = new Out();
    this.script(script, place, scope, out);
    return out;
  }

  /** Writes one statement; gives the scope of what comes after. */
  one(statement: Statement, place: Place, scope: Scope, out: Out): Scope {
    const e = this.#e;
    switch (statement.is) {
      case 'let':
        return letIn(e, statement.local, statement.value, scope, out);
      case 'set':
        this.#set(statement, scope, out);
        return scope;
      case 'add':
      case 'remove':
        this.#change(statement, scope, out);
        return scope;
      case 'move':
        this.#move(statement, scope, out);
        return scope;
      case 'award':
        this.#award(statement, place, scope, out);
        return scope;
      case 'need': {
        const when = statement.when ? `${cond(e, statement.when, scope, out)} && ` : '';
        const test = cond(e, statement.condition, scope, out);
        const reason = e.reason(statement.reason);
        out.push(`if (${when}!${test}) ${place.tried ? `return ${reason}` : `refuse(${reason})`};`);
        return scope;
      }
      case 'impossible':
        out.push(`impossible('${place.rule}');`);
        return scope;
      case 'do':
        out.push(`${this.call(statement, scope, out)};`);
        return scope;
      case 'score':
        for (const { scoring, args } of statement.scorings) this.#score(scoring, args, scope, out);
        return scope;
      case 'if':
        this.#if(statement, place, scope, out);
        return scope;
      case 'repeat':
        this.#repeat(statement, place, scope, out);
        return scope;
      case 'for each':
        this.#forEach(statement, place, scope, out);
        return scope;
      case 'rank':
        e.ranks.statement(statement, place, scope, out);
        return scope;
      case 'leave':
        out.push('return;');
        return scope;
      default:
        return scope;
    }
  }

  // ---- calls

  /** A call of a phase in which nobody decides. */
  call(statement: Of<'do'>, scope: Scope, out: Out): string {
    const e = this.#e;
    const phase = e.facts.phase(statement.phase);
    const typed = (name: string): Local => phase.locals.find((local) => local.name === name)!;
    const args: string[] = [];
    if (phase.owner !== undefined) args.push(num(e, statement.of!, scope, out));
    phase.params.forEach((param, index) => {
      const arg = statement.args[index]!;
      const local = typed(param);
      if (isCollection(local.type) && e.facts.disturbs(phase.script, arg))
        args.push(e.streams.copy(arg, param, scope, out));
      else args.push(argument(e, arg, local, scope, out));
    });
    return `${e.phaseFunction(statement.phase)}(${args.join(', ')})`;
  }

  #score(scoring: string, args: readonly Expr[], scope: Scope, out: Out): void {
    const e = this.#e;
    const model = e.gen.game.scorings.find(({ name }) => name === scoring)!;
    const values = model.routine.params.map((param, index) =>
      argument(e, args[index]!, model.routine.locals.find((local) => local.name === param)!, scope, out),
    );
    // Whoever asks for reasons looks at the state before points are awarded.
    if (!e.gen.traced) {
      const index = e.gen.game.scorings.indexOf(model);
      out.push(`if (watch !== undefined && !trying) watch(${index}, [${values.join(', ')}]);`);
    }
    const each = e.gen.fresh(camel(model.each));
    const type = model.forEach;
    const from = type.is === 'seat' ? (type.player ? 'players' : 'seats') : undefined;
    const call = (item: string): string => `${e.scoringFunction(scoring)}(${[item, ...values].join(', ')});`;
    if (from) {
      e.streams.each(
        { op: from, type: { is: 'collection', of: type, form: 'several' } },
        each,
        scope,
        out,
        (item, to) => to.push(call(item)),
      );
      return;
    }
    for (const one of e.gen.board.domain(type, NOBODY)) out.push(call(String(one)));
  }

  // ---- control

  #if(statement: Of<'if'>, place: Place, scope: Scope, out: Out): void {
    let open = 0;
    let to = out;
    for (const [index, branch] of statement.branches.entries()) {
      const before = new Out();
      const test = cond(this.#e, branch.condition, scope, before);
      if (index > 0) {
        if (before.isEmpty) to.push(`} else if (${test}) {`);
        else {
          to.push('} else {');
          to.append(before);
          to.push(`if (${test}) {`);
          open++;
        }
      } else {
        to.append(before);
        to.push(`if (${test}) {`);
      }
      to.append(this.#body(branch.body, place, scope));
    }
    const rest = this.#body(statement.otherwise, place, scope);
    if (!rest.isEmpty) {
      to.push('} else {');
      to.append(rest);
    }
    to.push('}'.repeat(open + 1));
    to = out;
  }

  #repeat(statement: Of<'repeat'>, place: Place, scope: Scope, out: Out): void {
    const e = this.#e;
    const body = this.#body(statement.body, place, scope);
    if (statement.times) {
      const count = e.gen.fresh('times');
      out.push(`for (let ${count} = ${times(e, statement.times, scope, out)}; ${count} > 0; ${count}--) {`);
      out.append(body);
      out.push('}');
      return;
    }
    const before = new Out();
    const test = statement.while ? cond(e, statement.while, scope, before) : 'true';
    const jumps = e.gen.fresh('jumps');
    out.push(`for (let ${jumps} = 0; ; ${jumps}++) {`);
    out.append(before);
    if (test !== 'true') out.push(`if (!${test}) break;`);
    out.push(`if (${jumps} > MOST_JUMPS) ${fault('endless')};`);
    out.append(body);
    out.push('}');
  }

  #forEach(statement: Of<'for each'>, place: Place, scope: Scope, out: Out): void {
    const e = this.#e;
    const items = itemsOf(statement);
    const name = e.gen.fresh(camel(statement.local));
    const type = itemType(statement.in.type);
    const body = (item: string, to: Out): void => {
      const inner = new Map(scope);
      inner.set(statement.local, e.bind(item, { name: statement.local, type }, to));
      this.script(statement.body, place, inner, to);
    };
    if (!e.facts.disturbs(statement.body, items)) {
      e.streams.each(items, name, scope, out, body, statement.backwards);
      return;
    }
    // What it goes through is settled before the first pass.
    const list = e.streams.copy(items, `each ${statement.local}`, scope, out);
    const index = e.gen.fresh('i');
    out.push(
      statement.backwards
        ? `for (let ${index} = ${at(list)}; ${index} >= 1; ${index}--) {`
        : `for (let ${index} = 1; ${index} <= ${at(list)}; ${index}++) {`,
      `const ${name} = m[${list} + ${index}]!;`,
    );
    body(name, out);
    out.push('}');
  }

  // ---- changes

  #set(statement: Of<'set'>, scope: Scope, out: Out): void {
    const e = this.#e;
    const { target } = statement;
    if (target.is === 'face') {
      this.#setFaces(statement, target, scope, out);
      return;
    }
    const place = e.gen.layout.fields.get(target.field)!;
    if (target.whole && place.keys.length > 0) {
      this.#setAll(statement, target, place, scope, out);
      return;
    }
    const address = fieldAddress(e, target, scope, out);
    this.put(place, address, statement.value, scope, out);
    if (place.there) {
      const block = place.inSeat ? [blockOf(e, target.of!, false, scope, out)] : [];
      const isThere = statement.value.type.is !== 'optional' && statement.value.type.is !== 'none';
      out.push(
        `${noteFunction(e, place, isThere)}(${[...block, num(e, target.keys[0]!, scope, out)].join(', ')});`,
      );
    }
  }

  /** Puts a value into a field. */
  put(place: FieldPlace, address: string, expr: Expr, scope: Scope, out: Out): void {
    const e = this.#e;
    const { model } = place;
    if (model.single) {
      out.push(`${e.pieces.become(piecesOfPlace(model.type))}(${address}, ${num(e, expr, scope, out)});`);
      return;
    }
    if (place.form === 'word') {
      const js = value(e, expr, scope, out);
      const fits = howFits(expr.type, model.type) === 'fits';
      out.push(`m[${address}] = ${fits ? asNumber(js) : checked(e, asNumber(js), model.type, model.name)};`);
      return;
    }
    const isEmpty = expr.op === 'list' && expr.items.length === 0;
    if (place.form === 'bits') {
      if (isEmpty) {
        for (let word = 0; word < place.words; word++)
          out.push(`m[${address}${word === 0 ? '' : ` + ${word}`}] = 0;`);
        return;
      }
      const list = e.streams.copy(expr, model.name, scope, out);
      for (let word = 0; word < place.words; word++)
        out.push(`m[${address}${word === 0 ? '' : ` + ${word}`}] = 0;`);
      out.push(
        `for (let i = 1; i <= ${at(list)}; i++) {`,
        `const item = m[${list} + i]!;`,
        this.#bit(place, address, 'item', '|='),
        '}',
      );
      return;
    }
    if (isEmpty) {
      out.push(`m[${address}] = 0;`);
      if (place.pieceBits) out.push(`m[${place.pieceBits}] = 0;`);
      return;
    }
    const isPlace =
      present(model.type).is === 'collection' &&
      (present(model.type) as Extract<Type, { is: 'collection' }>).form === 'place';
    const list = e.streams.copy(expr, model.name, scope, out);
    if (isPlace) {
      const pieces = piecesIn(model.type);
      out.push(
        `for (let i = 1; i <= ${at(list)}; i++) ${e.pieces.take(pieces)}(m[${list} + i]!);`,
        `setList(${address}, ${list});`,
        ...e.pieces.noteBits(pieces, address),
      );
      if (e.pieces.hasHomes(pieces)) out.push('derive();');
      return;
    }
    const most = model.upTo ?? place.room;
    if (model.moreIsLost) out.push(`m[${list}] = Math.min(${at(list)}, ${most});`);
    else out.push(`if (${at(list)} > ${most}) ${fault('too-many', model.name)};`);
    out.push(`setList(${address}, ${list});`);
  }

  #setAll(
    statement: Of<'set'>,
    target: Extract<Target, { is: 'field' }>,
    place: FieldPlace,
    scope: Scope,
    out: Out,
  ): void {
    const e = this.#e;
    const count = place.keys.reduce((product, { size }) => product * size, 1);
    const start = e.gen.fresh('start');
    out.push(`const ${start} = ${fieldAddress(e, { ...target, keys: [] }, scope, out)};`);
    const index = e.gen.fresh('i');
    if (place.form === 'word' && isCollection(statement.value.type)) {
      const list = e.streams.copy(statement.value, place.model.name, scope, out);
      out.push(`if (${at(list)} !== ${count}) ${fault('wrong-value', place.model.name)};`);
      const js = checked(e, `m[${list} + 1 + ${index}]!`, place.model.type, place.model.name);
      out.push(`for (let ${index} = 0; ${index} < ${count}; ${index}++) m[${start} + ${index}] = ${js};`);
      return;
    }
    out.push(`for (let ${index} = 0; ${index} < ${count}; ${index}++) {`);
    this.put(place, `${start} + ${index} * ${place.words}`, statement.value, scope, out);
    out.push('}');
    if (place.there) out.push('derive();');
  }

  #setFaces(statement: Of<'set'>, target: Extract<Target, { is: 'face' }>, scope: Scope, out: Out): void {
    const e = this.#e;
    const pieces = piecesIn(target.of.type);
    const { face } = e.gen.game.pieces.find(({ name }) => name === pieces)!;
    const faces = e.gen.layout.faces.get(pieces)!.name;
    const fits = howFits(statement.value.type, face!) === 'fits';
    const check = (js: string): string => (fits ? js : checked(e, js, face!, pieces));
    if (!isCollection(target.of.type)) {
      const js = check(num(e, statement.value, scope, out));
      out.push(`m[${faces} + ${thing(e, target.of, scope, out)}] = ${js};`);
      return;
    }
    const those = e.streams.list(target.of, scope, out);
    if (isCollection(statement.value.type)) {
      const list = e.streams.copy(statement.value, 'faces', scope, out);
      out.push(`if (${at(list)} !== ${at(those)}) ${fault('wrong-value', pieces)};`);
      out.push(
        `for (let i = 1; i <= ${at(those)}; i++) m[${faces} + m[${those} + i]!] = ${checked(e, `m[${list} + i]!`, face!, pieces)};`,
      );
      return;
    }
    const js = check(num(e, statement.value, scope, out));
    out.push(`for (let i = 1; i <= ${at(those)}; i++) m[${faces} + m[${those} + i]!] = ${js};`);
  }

  #change(statement: Of<'add' | 'remove'>, scope: Scope, out: Out): void {
    const e = this.#e;
    const { target } = statement;
    const sign = statement.is === 'add' ? '+' : '-';
    if (target.is === 'face') {
      const pieces = piecesIn(target.of.type);
      const { face } = e.gen.game.pieces.find(({ name }) => name === pieces)!;
      const address = `${e.gen.layout.faces.get(pieces)!.name} + ${thing(e, target.of, scope, out)}`;
      const js = `${at(address)} ${sign} ${num(e, statement.value, scope, out)}`;
      out.push(`m[${address}] = ${checked(e, lost(js, face!, statement.moreIsLost), face!, pieces)};`);
      return;
    }
    const place = e.gen.layout.fields.get(target.field)!;
    const { model } = place;
    const moreIsLost = statement.moreIsLost || model.moreIsLost;
    if (statement.to === 'number') {
      const by = num(e, statement.value, scope, out);
      const address = fieldAddress(e, target, scope, out);
      const js = checked(
        e,
        lost(`${at(address)} ${sign} ${by}`, model.type, moreIsLost),
        model.type,
        model.name,
      );
      out.push(`m[${address}] = ${js};`);
      return;
    }
    const address = fieldAddress(e, target, scope, out);
    if (place.form === 'bits') {
      const change = (item: string): string =>
        this.#bit(place, address, item, statement.is === 'add' ? '|=' : '&=');
      this.#eachOf(statement.value, place, scope, out, change);
      return;
    }
    if (statement.is === 'remove') {
      this.#eachOf(statement.value, place, scope, out, (item) => `removeLast(${address}, ${item});`);
      return;
    }
    const most = model.upTo ?? place.room;
    const full = moreIsLost ? `` : `if (${at(address)} >= ${most}) ${fault('too-many', model.name)};`;
    const push = (item: string): string => {
      const append = `m[${address} + ++m[${address}]!] = ${item};`;
      return moreIsLost ? `if (${at(address)} < ${most}) ${append}` : `${full} ${append}`;
    };
    this.#eachOf(statement.value, place, scope, out, push);
  }

  /** Does something with one value, or with each of a collection. */
  #eachOf(expr: Expr, place: FieldPlace, scope: Scope, out: Out, change: (item: string) => string): void {
    const e = this.#e;
    if (!isCollection(expr.type)) {
      const js = num(e, expr, scope, out);
      const item = present(place.model.type);
      const fits = item.is !== 'collection' || howFits(expr.type, item.of) === 'fits';
      out.push(change(fits ? js : checked(e, js, itemType(place.model.type), place.model.name)));
      return;
    }
    const name = e.gen.fresh('item');
    if (e.facts.reads(expr).has(place.model.name)) {
      const list = e.streams.copy(expr, place.model.name, scope, out);
      out.push(
        `for (let i = 1; i <= ${at(list)}; i++) {`,
        `const ${name} = m[${list} + i]!;`,
        change(name),
        '}',
      );
      return;
    }
    e.streams.each(expr, name, scope, out, (item, to) => to.push(change(item)));
  }

  #bit(place: FieldPlace, address: string, item: string, how: '|=' | '&='): string {
    const position = place.lowest === 0 ? item : `(${item} - ${place.lowest})`;
    const word = place.room <= 32 ? `m[${address}]!` : `m[${address} + (${position} >> 5)]!`;
    const bit = place.room <= 32 ? `1 << ${position}` : `1 << (${position} & 31)`;
    return how === '|=' ? `${word} |= ${bit};` : `${word} &= ~(${bit});`;
  }

  // ---- pieces

  #move(move: Of<'move'>, scope: Scope, out: Out): void {
    const e = this.#e;
    const what = moved(move);
    const target = move.to as Extract<Target, { is: 'field' }>;
    const pieces = piecesOfPlace(itemType(move.what.type));
    const place = e.gen.layout.fields.get(target.field)!;
    const address = (): string => fieldAddress(e, target, scope, out);
    if (move.position) {
      const list = e.streams.copy(what, pieces, scope, out);
      const position = num(e, move.position, scope, out);
      out.push(`for (let i = 1; i <= ${at(list)}; i++) ${e.pieces.take(pieces)}(m[${list} + i]!);`);
      out.push(`insert(${address()}, ${list}, ${position}, '${place.model.name}');`);
      out.push(...e.pieces.noteBits(pieces, address()));
      if (e.pieces.hasHomes(pieces)) out.push('derive();');
      return;
    }
    const hasHomes = e.pieces.hasHomes(pieces);
    if (!hasHomes && what.op === 'every piece' && place.keys.length === 0 && !place.inSeat) {
      out.push(`${e.pieces.gather(pieces)}(${address()});`);
      return;
    }
    if (!hasHomes && this.#sift({ ...move, what }, target, place, scope, out)) return;
    const lay = place.model.single ? e.pieces.layAlone(pieces, place.model.name) : e.pieces.lay(pieces);
    const bind = what.op === 'local' ? lookUp(scope, what.local) : undefined;
    const isOne = bind ? 'value' in bind : !isCollection(what.type);
    if (isOne && what.type.is !== 'optional') {
      const js = bind && 'value' in bind ? bind.value.js : num(e, what, scope, out);
      out.push(`${lay}(${js}, ${address()});`);
      return;
    }
    const list = e.streams.copy(what, pieces, scope, out);
    if (place.model.single) out.push(`if (${at(list)} > 1) ${fault('too-many', place.model.name)};`);
    out.push(`for (let i = 1; i <= ${at(list)}; i++) ${lay}(m[${list} + i]!, ${address()});`);
  }

  /** Pieces that all lie in one place, to another one: in one pass. */
  #sift(
    statement: Of<'move'>,
    target: Extract<Target, { is: 'field' }>,
    place: FieldPlace,
    scope: Scope,
    out: Out,
  ): boolean {
    const e = this.#e;
    const { what } = statement;
    const source = what.op === 'all' ? what.bound.in : what;
    if (
      source.op !== 'field' ||
      source.whole !== e.gen.layout.fields.get(source.field)!.keys.length > 0 ||
      source.field === target.field
    )
      return false;
    const from = e.gen.layout.fields.get(source.field)!;
    if (from.form !== 'list' || place.form !== 'list' || from.keys.length > 0) return false;
    const where = what.op === 'all' ? what.where : undefined;
    if (where && [source.field, target.field].some((name) => e.facts.reads(where).has(name))) return false;
    const [here, there] = [fieldAddress(e, source, scope, out), fieldAddress(e, target, scope, out)];
    if (!where) {
      out.push(`moveAll(${here}, ${there});`);
      if (from.pieceBits && place.pieceBits)
        out.push(`m[${place.pieceBits}]! |= m[${from.pieceBits}]!;`, `m[${from.pieceBits}] = 0;`);
      return true;
    }
    const kept = e.gen.fresh('kept');
    const moved = e.gen.fresh('moved');
    const local = what.op === 'all' ? what.bound.local : '';
    // While a piece lies here, there is room for it in a place that has room for all.
    const hasRoom = place.room >= e.gen.board.piecesOf(piecesOfPlace(itemType(source.type))).all.length;
    const hasBits = from.pieceBits !== undefined && place.pieceBits !== undefined;
    const those = hasBits ? e.gen.fresh('those') : '';
    out.push(`let ${kept} = 0;`, ...(hasBits ? [`let ${those} = 0;`] : []));
    out.ifUsed(moved, `let ${moved} = m[${there}]!;`);
    let isCounted = false;
    e.streams.each(source, e.gen.fresh(camel(local)), scope, out, (item, to) => {
      const inner = new Map(scope);
      inner.set(local, e.bind(item, { name: local, type: itemType(source.type) }, to));
      const bit = hasRoom ? bitOf(e, where, inner, () => undefined) : undefined;
      if (bit?.isClean) {
        isCounted = true;
        const goes = e.gen.fresh('goes');
        to.push(
          `const ${goes} = ${bit.js};`,
          `m[${there} + 1 + ${moved}] = ${item};`,
          `${moved} += ${goes};`,
          `m[${here} + 1 + ${kept}] = ${item};`,
          `${kept} += ${goes} ^ 1;`,
          ...(hasBits ? [`${those} |= ${goes} << ${item};`] : []),
        );
        return;
      }
      to.push(
        `if (${cond(e, where, inner, to)}) {`,
        `append(${there}, ${item});`,
        ...(hasBits ? [`${those} |= 1 << ${item};`] : []),
        `} else m[${here} + ++${kept}] = ${item};`,
      );
    });
    out.push(`m[${here}] = ${kept};`);
    if (isCounted) out.push(`m[${there}] = ${moved};`);
    if (hasBits) out.push(`m[${from.pieceBits}]! ^= ${those};`, `m[${place.pieceBits}]! |= ${those};`);
    return true;
  }

  // ---- points

  #award(statement: Of<'award'>, place: Place, scope: Scope, out: Out): void {
    const e = this.#e;
    const { name, values } = e.gen.layout.points.get(place.scoring ?? place.rule)!;
    const block = blockOf(e, statement.to, false, scope, out);
    const position = statement.for ? ` + 1 + ${positionAmong(e, values, statement.for, scope, out)}` : '';
    const address = `${block} + ${name}${position}`;
    if (!place.pooled) {
      out.push(`m[${address}]! += ${num(e, statement.amount, scope, out)};`);
      return;
    }
    // Those who share get the sum of their places, divided, rounded down.
    const { place: local, shared, before } = place.pooled;
    const [sum, one] = [e.gen.fresh('sum'), e.gen.fresh('place')];
    const first = lookUp(scope, local)!;
    const start = 'value' in first ? asNumber(first.value) : '1';
    const inner = new Map(scope);
    inner.set(local, { value: { js: one, bool: false } });
    const body = new Out();
    const amount = num(e, statement.amount, inner, body);
    const all = new Out();
    all.push(`let ${sum} = 0;`, `for (let ${one} = ${start}; ${one} < ${start} + ${shared}; ${one}++) {`);
    all.append(body);
    all.push(`${sum} += ${amount};`, '}');
    const known = (part: Expr): boolean =>
      part.op === 'constant' ||
      (part.op === 'local' && (part.local === local || before?.scope.has(part.local) === true));
    // Of what is never below zero the rest is simply left out: whole numbers are divided sooner than others.
    const { type } = statement.amount;
    const parts =
      type.is === 'number' && type.from >= 0 ? `(${sum} / ${shared}) | 0` : `Math.floor(${sum} / ${shared})`;
    if (!before || statement.amount.op !== 'table' || !statement.amount.keys.every(known)) {
      out.append(all);
      out.push(`m[${address}]! += ${parts};`);
      return;
    }
    // What is printed for a place is the same for all who share it: it is worked out for the first of them.
    const [last, share] = [e.gen.fresh('lastPlace'), e.gen.fresh('share')];
    before.out.push(`let ${last} = 0;`, `let ${share} = 0;`);
    out.push(`if (${start} !== ${last}) {`);
    out.append(all);
    out.push(`${last} = ${start};`, `${share} = ${parts};`, '}');
    out.push(`m[${address}]! += ${share};`);
  }
}

const NOBODY = { players: [], imaginary: [], seats: [], clockwise: [] };

/** How often; less than nothing is a mistake in the rules. */
export function times(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  const js = num(e, expr, scope, out);
  return expr.type.is === 'number' && expr.type.from >= 0 ? js : `within(${js}, 0, ${2 ** 31 - 1}, 'times')`;
}

/** What is moved: of a list of one piece, that piece. */
export function moved({ what }: Of<'move'>): Expr {
  const [first, ...others] = what.op === 'list' ? what.items : [];
  return first && others.length === 0 ? first : what;
}

/** What a loop goes through. */
export function itemsOf(statement: Of<'for each'>): Expr {
  if (!statement.where) return statement.in;
  return {
    op: 'all',
    bound: { local: statement.local, in: statement.in },
    where: statement.where,
    type: statement.in.type,
  };
}

function lost(js: string, type: Type, moreIsLost: boolean): string {
  const exact = present(type);
  return moreIsLost && exact.is === 'number' ? `Math.min(${js}, ${exact.to})` : js;
}
