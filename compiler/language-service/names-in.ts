import type {
  Binder,
  Block,
  Bound,
  Declaration,
  Expr,
  Fact,
  Head,
  Name,
  Offer,
  Param,
  Placed,
  Ref,
  ShowLine,
  Statement,
  TypeKey,
  TypeNode,
} from '../1-syntax/tree.ts';

/** What sort of name is meant by a name, as far as the place where it stands says it. */
export type Role =
  | 'declares'
  | 'value-of'
  | 'phase'
  | 'action'
  | 'rules'
  | 'scoring'
  | 'reason'
  | 'type'
  | 'any'
  | 'behind-of'
  | 'folder'
  | 'used'
  | 'game'
  | 'choice-of'
  | 'shown'
  | 'cell'
  | 'local';

/** A name where it is written. */
export interface Written {
  readonly name: Name;
  readonly role: Role;
  readonly placed: Placed;
  /** What it declares, or of what it is: a kind for its values, an action for its choices. */
  readonly of?: string;
  /** A name of one declaration alone: where it is introduced tells it from others. */
  readonly local?: string;
  /** An expression in which the name stands. */
  readonly ref?: Ref;
  readonly isDeclaration?: true;
}

type Names = ReadonlyMap<string, { readonly local: string; readonly of?: string }>;

/** Gives the choices of an action, as its offers know them. */
export type ChoicesOf = (action: string) => readonly string[];

/** All names in a declaration that a person could ask about, in the order of the tree. */
export function namesIn(placed: Placed, tree: Declaration, choicesOf: ChoicesOf): Written[] {
  return new Walk(placed, choicesOf).declaration(tree);
}

class Walk {
  readonly #placed: Placed;
  readonly #choicesOf: ChoicesOf;
  readonly #found: Written[] = [];
  /** The action that is being read: what it chooses is known to others. */
  #action: string | undefined;

  constructor(placed: Placed, choicesOf: ChoicesOf) {
    this.#placed = placed;
    this.#choicesOf = choicesOf;
  }

  declaration(tree: Declaration): Written[] {
    const nothing: Names = new Map();
    switch (tree.is) {
      case 'game':
        this.#declares(tree.name, 'game');
        for (const line of tree.lines) if (line.is === 'option') this.#option(line, true);
        break;
      case 'use':
        this.#note(tree.folder, 'folder');
        for (const name of tree.names) this.#note(name, 'used', { of: tree.folder.text });
        break;
      case 'kind':
        this.#declares(tree.name, 'kind');
        if (tree.part) this.#note(tree.part, 'type');
        for (const value of tree.values)
          this.#note(value, 'value-of', {
            of: tree.name.text,
            ...(tree.part ? {} : { isDeclaration: true }),
          });
        break;
      case 'pieces':
        this.#declares(tree.name, 'pieces');
        if (tree.face) this.#type(tree.face);
        for (const line of tree.lines) {
          if (line.is === 'each')
            for (const key of line.keys) {
              this.#note(key.name, 'type');
              this.#bound(key.from);
              this.#bound(key.to);
            }
          if (line.is === 'row') this.#cells(line.cells, tree.name.text);
        }
        break;
      case 'table':
        this.#declares(tree.name, 'table');
        for (const { cells } of tree.rows) this.#cells(cells, tree.name.text);
        if (tree.otherwise) this.#expr(tree.otherwise, nothing);
        break;
      case 'grid':
        this.#declares(tree.name, 'grid');
        if (tree.member) this.#expr(tree.member, nothing);
        for (const { words, margin } of tree.picture ?? [])
          this.#cells(margin ? [...words, margin] : words, tree.name.text);
        for (const { cells } of tree.table ?? []) this.#cells(cells, tree.name.text);
        break;
      case 'has':
        for (const { name, type, traits } of tree.fields) {
          this.#declares(name, 'field');
          this.#type(type);
          for (const trait of traits) {
            if (trait.is === 'for each') for (const key of trait.keys) this.#key(key);
            if ('value' in trait) this.#expr(trait.value, nothing);
          }
        }
        break;
      case 'term': {
        this.#declares(tree.head.name, 'term');
        let names = this.#head(tree.head);
        for (const { name, value } of tree.lets) {
          this.#expr(value, names);
          names = this.#local(names, name);
        }
        for (const { when, value } of tree.cases) {
          this.#expr(when, names);
          this.#expr(value, names);
        }
        if (tree.otherwise) this.#expr(tree.otherwise, names);
        break;
      }
      case 'phase':
      case 'action':
      case 'rules':
        this.#declares(tree.head.name, tree.is);
        if (tree.is === 'action') this.#action = tree.head.name.text;
        this.#block(tree.body, this.#head(tree.head));
        break;
      case 'scoring': {
        this.#declares(tree.name, 'scoring');
        const names = this.#params(tree.params, nothing);
        const whom = tree.forEach;
        if (whom) this.#note(whom, 'type');
        this.#block(tree.body, whom ? new Map([...names, [whom.text, this.#ofItself(whom)]]) : names);
        break;
      }
      case 'winner':
        this.#rank(tree, nothing);
        if (tree.solo) this.#expr(tree.solo, this.#silently(nothing, tree.binder.variable));
        break;
      case 'always':
        this.#declares(tree.name, 'always');
        this.#expr(tree.condition, nothing);
        break;
      case 'example':
        this.#example(tree);
        break;
      case 'shows':
        this.#note(tree.of, 'shown');
        this.#shown(tree.lines);
        break;
      case 'variant':
        this.#declares(tree.name, 'variant');
        this.#note(tree.game, 'game');
        for (const member of tree.members) this.declaration(member);
        break;
      case 'change':
        this.#expr(tree.target, nothing);
        this.#expr(tree.value, nothing);
        break;
      case 'without':
        for (const ref of tree.what) this.#expr(ref, nothing);
        break;
      case 'insertion':
        this.#note(tree.name, tree.sort);
        this.#insertion(tree);
        break;
      case 'option':
        this.#option(tree, true);
        break;
      default:
    }
    return this.#found;
  }

  #note(name: Name, role: Role, more: Partial<Written> = {}): void {
    this.#found.push({ name, role, placed: this.#placed, ...more });
  }

  #declares(name: Name, of: string): void {
    this.#note(name, 'declares', { of, isDeclaration: true });
  }

  #option({ name, value }: { readonly name: Name; readonly value: Expr }, declares: boolean): void {
    if (declares) this.#declares(name, 'option');
    else this.#note(name, 'any');
    this.#expr(value, new Map());
  }

  #cells(cells: readonly Name[], of: string): void {
    for (const { text, span } of cells)
      for (const found of text.matchAll(/[A-Za-z][\w-]*/g)) {
        const start = span.start + found.index;
        this.#note({ text: found[0], span: { start, end: start + found[0].length } }, 'cell', { of });
      }
  }

  // ---- names of one declaration

  /** The name of a local that nobody writes a declaration of: it is known by where it is introduced. */
  #ofItself(name: Name): { local: string } {
    return { local: `${this.#placed.file} ${this.#placed.offset + name.span.start}` };
  }

  #silently(names: Names, name: Name): Names {
    return new Map([...names, [name.text, this.#ofItself(name)]]);
  }

  #local(names: Names, name: Name, of?: string): Names {
    const { local } = this.#ofItself(name);
    const known = of === undefined ? { local } : { local: `choice ${of}.${name.text}`, of };
    this.#note(name, of === undefined ? 'local' : 'choice-of', { ...known, isDeclaration: true });
    return new Map([...names, [name.text, known]]);
  }

  #head({ params, owner }: Head): Names {
    const names: Names = owner ? new Map([[owner.text, this.#ofItself(owner)]]) : new Map();
    if (owner) this.#note(owner, 'type');
    return this.#params(params, names);
  }

  #params(params: readonly Param[], before: Names): Names {
    let names = before;
    for (const { name, type } of params) {
      if (type) this.#type(type);
      // Without a type its name says what it is.
      else this.#note(name, 'type');
      names = type ? this.#local(names, name) : this.#silently(names, name);
    }
    return names;
  }

  // ---- types

  #type({ base, forEach }: TypeNode): void {
    if (base.is === 'made') this.#key(base.of);
    else if (base.is !== 'yes-or-no') this.#key(base);
    for (const key of forEach) this.#key(key);
  }

  #key(key: TypeKey): void {
    if (key.is === 'cell') this.#note(key.grid, 'any');
    else if (key.is === 'name') this.#note(key.name, 'type');
    else {
      this.#bound(key.from);
      this.#bound(key.to);
    }
  }

  #bound(bound: Bound | undefined): void {
    if (bound && 'name' in bound) this.#note(bound.name, 'value-of');
  }

  // ---- expressions

  #ref(node: Ref, names: Names): void {
    const local = node.of ? undefined : names.get(node.name.text);
    if (local) this.#note(node.name, local.of === undefined ? 'local' : 'choice-of', { ...local, ref: node });
    else this.#note(node.name, node.of ? 'behind-of' : 'any', { ref: node });
    const isPoints = node.of && node.name.text === 'points';
    for (const [index, arg] of node.args.entries())
      if (isPoints && index === 0 && arg.is === 'ref') this.#note(arg.name, 'scoring');
      else this.#expr(arg, names);
    if (node.of) this.#expr(node.of, names);
  }

  #binder({ variable, in: domain }: Binder, names: Names): Names {
    this.#expr(domain, names);
    return this.#local(names, variable);
  }

  #expr(node: Expr, names: Names): void {
    switch (node.is) {
      case 'ref':
        this.#ref(node, names);
        return;
      case 'list':
        for (const item of node.items) this.#expr(item, names);
        return;
      case 'range':
        this.#expr(node.from, names);
        this.#expr(node.to, names);
        return;
      case 'end':
      case 'empty':
        this.#expr(node.of, names);
        return;
      case 'every':
        this.#note(node.name, 'type');
        return;
      case 'quantify': {
        const inner = this.#binder(node.binder, names);
        this.#maybe(node.where, inner);
        this.#maybe(node.otherwise, names);
        return;
      }
      case 'gather': {
        let inner = names;
        for (const binder of node.binders) inner = this.#binder(binder, inner);
        this.#expr(node.value, inner);
        this.#maybe(node.where, inner);
        this.#maybe(node.otherwise, names);
        return;
      }
      case 'reached': {
        this.#expr(node.from, names);
        const here = this.#local(names, node.variable);
        this.#expr(node.by, here);
        this.#maybe(node.where, this.#local(here, node.next));
        return;
      }
      case 'run':
        this.#expr(node.around, names);
        this.#expr(node.where, this.#local(this.#local(names, node.cell), node.side));
        return;
      case 'line':
        this.#expr(node.cells, names);
        this.#expr(node.where, this.#local(names, node.variable));
        return;
      case 'clockwise':
        this.#expr(node.from, names);
        return;
      case 'if':
        for (const part of [node.condition, node.then, node.otherwise]) this.#expr(part, names);
        return;
      case 'arithmetic':
      case 'compare':
        this.#expr(node.left, names);
        this.#expr(node.right, names);
        return;
      case 'and':
      case 'or':
        for (const part of node.parts) this.#expr(part, names);
        return;
      case 'not':
        this.#expr(node.part, names);
        return;
      default:
    }
  }

  #maybe(node: Expr | undefined, names: Names): void {
    if (node) this.#expr(node, names);
  }

  // ---- scripts

  #block(block: Block, before: Names): void {
    let names = before;
    for (const statement of block) names = this.#statement(statement, names);
  }

  #call(ref: Ref, role: Role, names: Names): void {
    this.#note(ref.name, role, { ref });
    for (const arg of ref.args) this.#expr(arg, names);
    this.#maybe(ref.of, names);
  }

  /** Gives the names that are known behind it. */
  #statement(node: Statement, names: Names): Names {
    switch (node.is) {
      case 'let':
        this.#expr(node.value, names);
        return this.#local(names, node.name);
      case 'becomes':
        this.#expr(node.target, names);
        this.#expr(node.value, names);
        return names;
      case 'add':
      case 'remove':
        this.#expr(node.value, names);
        this.#expr(node.target, names);
        return names;
      case 'move':
        for (const part of [node.what, node.to, node.at]) this.#maybe(part, names);
        return names;
      case 'roll':
        this.#expr(node.what, names);
        this.#maybe(node.until, names);
        return names;
      case 'shuffle':
        this.#expr(node.what, names);
        return names;
      case 'chance':
        this.#expr(node.from, names);
        if (node.otherwise) this.#block(node.otherwise, names);
        return this.#mayBeField(names, node.name);
      case 'choose':
        this.#maybe(node.size, names);
        this.#expr(node.from, names);
        if (node.reason) this.#note(node.reason, 'reason');
        return this.#local(names, node.name, this.#action);
      case 'need':
        this.#expr(node.condition, names);
        this.#maybe(node.when, names);
        this.#note(node.reason, 'reason');
        return names;
      case 'pay':
        this.#expr(node.amount, names);
        this.#expr(node.from, names);
        this.#note(node.reason, 'reason');
        return names;
      case 'follow':
        this.#call(node.what, 'rules', names);
        return names;
      case 'do':
        this.#call(node.what, 'phase', names);
        return names;
      case 'if':
        for (const { condition, body } of node.branches) {
          this.#expr(condition, names);
          this.#block(body, names);
        }
        if (node.otherwise) this.#block(node.otherwise, names);
        return names;
      case 'repeat':
        this.#maybe(node.times, names);
        this.#maybe(node.while, names);
        this.#block(node.body, names);
        return names;
      case 'for each': {
        this.#expr(node.binder.in, names);
        const inner = this.#mayBeField(names, node.binder.variable);
        this.#maybe(node.where, inner);
        this.#block(node.body, inner);
        return names;
      }
      case 'decide':
        this.#expr(node.who, names);
        for (const offer of node.offers) this.#offer(offer, names);
        if (node.otherwise) this.#block(node.otherwise, names);
        return names;
      case 'rank': {
        const inner = this.#rank(node, names);
        this.#block(node.body, inner);
        return names;
      }
      case 'award':
        for (const part of [node.amount, node.to, node.for]) this.#maybe(part, names);
        return names;
      case 'score':
        for (const ref of node.what) this.#call(ref, 'scoring', names);
        return names;
      default:
        return names;
    }
  }

  /** A loop may count in a field, and chance may draw into one: then its name is that of the field. */
  #mayBeField(names: Names, name: Name): Names {
    return this.#local(names, name);
  }

  #rank(
    node: Pick<Extract<Statement, { is: 'rank' }>, 'binder' | 'where' | 'by' | 'ties'> & {
      readonly atLeast?: Expr;
      readonly fromPlace?: Expr;
      readonly first?: Expr;
    },
    names: Names,
  ): Names {
    const inner = this.#binder(node.binder, names);
    this.#maybe(node.where, inner);
    this.#expr(node.by.value, inner);
    for (const tie of node.ties) if (tie.is === 'measure') this.#expr(tie.measure.value, inner);
    for (const clause of [node.atLeast, node.fromPlace, node.first]) this.#maybe(clause, names);
    return inner;
  }

  #offer({ action, when, body }: Offer, names: Names): void {
    this.#call(action, 'action', names);
    if (when) {
      this.#expr(when.condition, names);
      this.#note(when.reason, 'reason');
    }
    const { text } = action.name;
    const chosen = this.#choicesOf(text).map(
      (name) => [name, { local: `choice ${text}.${name}`, of: text }] as const,
    );
    this.#block(body, new Map([...names, ...chosen]));
  }

  #insertion({ step, body, offers }: Extract<Declaration, { is: 'insertion' }>): void {
    const names: Names = new Map();
    if (step?.is === 'offer') this.#offer(step.offer, names);
    else if (step) this.#statement(step, names);
    this.#block(body, names);
    for (const offer of offers) this.#offer(offer, names);
  }

  // ---- examples, and how things look

  #example(tree: Extract<Declaration, { is: 'example' }>): void {
    this.#declares(tree.name, 'example');
    let names: Names = new Map();
    for (const line of tree.lines) {
      if (line.is === 'players') for (const name of line.names) names = this.#local(names, name);
      if (line.is === 'option') this.#option(line, false);
      if (line.is === 'given' || line.is === 'when' || line.is === 'then') this.#fact(line.fact, names);
    }
  }

  #fact(fact: Fact, names: Names): void {
    if ('who' in fact) {
      const player = names.get(fact.who.text);
      if (player) this.#note(fact.who, 'local', player);
    }
    switch (fact.is) {
      case 'do':
        this.#call(fact.what, 'phase', names);
        return;
      case 'score':
        for (const ref of fact.what) this.#call(ref, 'scoring', names);
        return;
      case 'chance gives':
      case 'chance may give':
      case 'chance may not give':
        for (const value of fact.values) this.#expr(value, names);
        return;
      case 'does':
      case 'may':
      case 'may not':
        this.#call(fact.action, 'action', names);
        for (const { name, value } of fact.with) {
          const of = fact.action.name.text;
          this.#note(name, 'choice-of', { of, local: `choice ${of}.${name.text}` });
          this.#expr(value, names);
        }
        if (fact.is === 'may not' && !fact.reason.text.includes('.')) this.#note(fact.reason, 'reason');
        return;
      case 'is to':
        this.#call(fact.action, 'action', names);
        this.#call(fact.phase, 'phase', names);
        return;
      case 'holds':
        this.#expr(fact.condition, names);
        return;
      default:
    }
  }

  #shown(lines: readonly ShowLine[]): void {
    for (const line of lines) {
      if (line.is === 'board') this.#shown(line.lines);
      else for (const name of line.names) this.#note(name, 'shown');
      if (line.is === 'look' && line.total) this.#expr(line.total, new Map());
    }
  }
}
