import type { Expr, Statement } from '../../../2-model/model.ts';
import type { Action } from '../../../3-ir/ir.ts';
import { localsIn } from '../facts.ts';
import { asNumber, type Binding, type Scope, truth } from '../gen.ts';
import { type Codes, codesIn, codesOf } from '../moves/codes.ts';
import { explainFunction } from '../moves/explaining.ts';
import { Listing } from '../moves/listing.ts';
import { camel, not, Out, pascal } from '../text.ts';
import { cond, isCollection, num } from '../values/expressions.ts';
import { argument } from '../values/terms.ts';
import type { Frame } from './frames.ts';
import { type Before, type Machine, ref } from './machine.ts';

type Decide = Extract<Statement, { is: 'decide' }>;

export interface Offer {
  readonly action: Action;
  readonly args: readonly Expr[];
  readonly when: { readonly condition: Expr; readonly reason: string } | undefined;
  readonly chosen: readonly { readonly choice: string; readonly local: string }[];
  readonly first: number;
  readonly codes: readonly Codes[];
  readonly then: number;
}

/** A decision of the rules, and the case in which the script waits for it. */
export interface DecisionSite {
  readonly index: number;
  readonly phase: string;
  readonly frame: Frame;
  readonly how: Decide['how'];
  readonly offers: readonly Offer[];
  readonly otherwise: number;
  /** Where the script stands while it waits, and goes on with the move. */
  readonly case: number;
  /** The names of the frame that its offers look at; they are passed to the functions below. */
  readonly looksAt: readonly string[];
  readonly who: Expr;
  readonly whoLocal: string | undefined;
  readonly list: string;
  readonly explain: string;
  readonly before: readonly Before[];
}

/** Decisions: where the script waits for a player. */
export class Decisions {
  readonly sites: DecisionSite[] = [];
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  write(statement: Decide): void {
    const machine = this.#machine;
    const { e } = machine;
    const { frame } = machine;
    const asking = machine.cases.length;
    machine.jump(asking);
    const words = { must: 'must do one of', may: 'may do one of', 'may repeat': 'may repeat' }[statement.how];
    machine.begin(
      `${frame.name}: somebody ${words}: ${statement.offers.map(({ action }) => action).join(', ')}`,
    );
    const waiting = machine.reserve();
    const after = machine.reserve();
    const otherwise = statement.otherwise ? machine.reserve() : after;
    let first = 1;
    const offers = statement.offers.map((offer): Offer & { body: Decide['offers'][number]['body'] } => {
      const action = e.action(offer.action);
      const codes = action.head.filter((line) => line.is === 'choose').map((line) => codesOf(e, line));
      const start = first;
      first += codesIn(e, action);
      const then =
        offer.body.length > 0 ? machine.reserve() : statement.how === 'may repeat' ? asking : after;
      return {
        action,
        args: offer.args,
        when: offer.when,
        chosen: offer.chosen,
        first: start,
        codes,
        then,
        body: offer.body,
      };
    });
    e.noteCodes(first);
    const whoLocal = statement.who.op === 'local' ? statement.who.local : undefined;
    const looksAt = [...localsIn(statement.offers.map(({ args, when }) => [args, when]))].filter(
      (local) => frame.locals.has(local) && local !== whoLocal,
    );
    const index = this.sites.length;
    // `RollAgainInActiveTurn`, or `ChoiceInTurn` where there are several actions.
    const name = `${offers.length === 1 ? pascal(offers[0]!.action.name) : 'Choice'}In${pascal(frame.name)}`;
    const site: DecisionSite = {
      index,
      phase: frame.name,
      frame,
      how: statement.how,
      offers,
      otherwise,
      case: waiting,
      looksAt,
      who: statement.who,
      whoLocal,
      list: e.gen.names.take(`list${name}`),
      explain: e.gen.names.take(`explain${name}`),
      before: machine.before,
    };
    this.sites.push(site);
    for (const { chosen } of offers) for (const { local } of chosen) frame.chosen.add(local);
    // What is done when a player has to choose stands once, behind all cases.
    this.#ask(
      site,
      machine.scope,
      machine.out,
      'listed',
      (who) => `asked = ${who};\npc = ${ref(waiting)};\nbreak;`,
    );
    machine.jump(otherwise);
    for (const offer of offers)
      if (offer.body.length > 0) {
        machine.resume(offer.then, `${frame.name}: after ${offer.action.name}`);
        machine.script(offer.body);
        machine.jump(statement.how === 'may repeat' ? asking : after);
      }
    if (statement.otherwise) {
      machine.resume(otherwise, `${frame.name}: nothing was possible, or nothing was wanted`);
      machine.script(statement.otherwise);
      machine.jump(after);
    }
    machine.resume(after, frame.name);
  }

  /** Waits if there is a move; otherwise it is remembered for whoever asks why, and the script goes on. */
  #ask(site: DecisionSite, scope: Scope, out: Out, listed: string, waits: (who: string) => string): void {
    const { e } = this.#machine;
    const args = site.looksAt.map((local) => passed(scope, local));
    if (e.mayTry) out.push('if (trying) return;');
    const js = num(e, site.who, scope, out);
    const who = /^[\w$]+$/.test(js) ? js : e.gen.fresh('who');
    if (who !== js) out.push(`const ${who} = ${js};`);
    const isPlayer = site.who.type.is === 'seat' && site.who.type.player;
    if (!isPlayer) out.push(`if (${who} < m[PLAYERS]!) {`);
    const chance = this.#chanceOf(site, scope);
    const list = this.listing(site, who, scope, out);
    const count = listed.replace('const ', '');
    out.push(
      `${listed} = ${chance ? `${chance} ? ${list} : 0` : list};`,
      `if (${count} > 0) {\n${waits(who)}\n}`,
    );
    // That nothing is possible may tell what somebody holds.
    const isSecret = site.offers.some(({ action, args, when }) => e.secrets.concernOffer(action, args, when));
    if (isSecret) e.noteSecrets(out);
    out.push(`${args.length > 0 ? 'const note = ' : ''}skip(${who}, ${ref(site.case)});`);
    for (const [index, arg] of args.entries()) out.push(`m[note + ${index + 1}] = ${arg};`);
    if (!isPlayer) out.push('}');
  }

  /** Where nothing is to be chosen, what the only offer asks can be asked at once. */
  #chanceOf(site: DecisionSite, scope: Scope): string {
    const { e } = this.#machine;
    const [offer, ...more] = site.offers;
    if (!offer || more.length > 0 || offer.when || offer.args.length > 0 || site.whoLocal === undefined)
      return '';
    const [need, ...rest] = offer.action.head;
    if (need?.is !== 'need' || need.when || rest.length > 0) return '';
    const bind = scope.get(site.whoLocal);
    if (!bind) return '';
    const out = new Out();
    const js = cond(e, need.condition, new Map([[offer.action.owner, bind]]), out);
    return out.isEmpty ? js : '';
  }

  // ---- the functions of a decision

  /** The scope of a function that is passed who decides and what the offers look at. */
  #scope(site: DecisionSite, who: string, out: Out): { scope: Scope; params: string[] } {
    const { e } = this.#machine;
    const scope = new Map<string, Binding>();
    const params: string[] = [];
    if (site.whoLocal !== undefined)
      scope.set(
        site.whoLocal,
        e.bind(
          who,
          { name: site.whoLocal, type: this.#machine.frames.typeOf(site.frame, site.whoLocal) },
          out,
        ),
      );
    for (const local of site.looksAt) {
      const type = this.#machine.frames.typeOf(site.frame, local);
      const name = e.gen.fresh(camel(local));
      params.push(`${name}: number`);
      if (isCollection(type)) scope.set(local, { list: name, room: e.roomOf(type) });
      else if (type.is === 'yes or no') scope.set(local, { value: truth(`(${name} === 1)`) });
      else scope.set(local, e.bind(name, { name: local, type }, out));
    }
    return { scope, params };
  }

  #args(offer: Offer, scope: Scope, out: Out): string[] {
    const { e } = this.#machine;
    return offer.args.map((arg, index) => {
      const name = offer.action.params[index]!;
      return argument(e, arg, offer.action.effect.locals.find((local) => local.name === name)!, scope, out);
    });
  }

  /** The same for the function that lists: it may want less of a collection than its items. */
  #listingArgs(offer: Offer, scope: Scope, out: Out): string[] {
    const { e } = this.#machine;
    return offer.args.map((arg, index) => Listing.argument(e, offer.action, index, arg, scope, out));
  }

  /** The JavaScript that lists the moves of a decision, and gives their number. */
  listing(site: DecisionSite, who: string, scope: Scope, out: Out): string {
    const only = onlyOffer(site);
    if (only) return Listing.call(this.#machine.e, only, [who, ...this.#listingArgs(only, scope, out)], '0');
    return `${site.list}(${[who, ...site.looksAt.map((local) => passed(scope, local))].join(', ')})`;
  }

  /** The function that lists the moves of a decision, where more is to be done than to list those of one action. */
  listFunction(site: DecisionSite): string[] {
    if (onlyOffer(site)) return [];
    const { e } = this.#machine;
    e.gen.local = e.gen.names.inner();
    const who = e.gen.fresh('who');
    const out = new Out();
    const { scope, params } = this.#scope(site, who, out);
    const count = e.gen.fresh('count');
    const isSure = !site.offers[0]?.when;
    if (!isSure) out.push(`let ${count} = 0;`);
    site.offers.forEach((offer, index) => {
      if (offer.when) out.push(`if (${cond(e, offer.when.condition, scope, out)}) {`);
      const isFirst = index === 0 && isSure;
      const args = [who, ...this.#listingArgs(offer, scope, out)];
      out.push(`${isFirst ? 'let ' : ''}${count} = ${Listing.call(e, offer, args, isFirst ? '0' : count)};`);
      if (offer.when) out.push('}');
    });
    if (site.how !== 'must') out.push(`if (${count} > 0) moves[${count}++] = 0;`);
    out.push(`return ${count};`);
    return [
      `/** Lists what can be done in \`${site.phase}\`: ${asked(site)}. */\nfunction ${site.list}(${[`${who}: number`, ...params].join(', ')}): number {\n${out}\n}`,
    ];
  }

  /** 1: allowed; 0: refused; -1: the action is not offered here. */
  explainFunction(site: DecisionSite): string {
    const { e } = this.#machine;
    e.gen.local = e.gen.names.inner();
    const who = e.gen.fresh('who');
    const [action, wanted, found] = [e.gen.fresh('action'), e.gen.fresh('offer'), e.gen.fresh('found')];
    const out = new Out();
    const { scope, params } = this.#scope(site, who, out);
    out.push(`let ${found} = -1;`);
    site.offers.forEach((offer, index) => {
      out.push(
        `if (${action} === ${e.actionNumber(offer.action)} && (${wanted} < 0 || ${wanted} === ${index})) {`,
        `${found} = 0;`,
      );
      let open = 1;
      if (offer.when) {
        out.push(
          `if (${not(cond(e, offer.when.condition, scope, out))}) refused(0, ${e.reason(offer.when.reason)}, -1);`,
          'else {',
        );
        open++;
      }
      out.push(
        `if (${explainFunction(e, offer.action)}(${[who, ...this.#args(offer, scope, out)].join(', ')})) return 1;`,
        '}'.repeat(open),
      );
    });
    out.push(`return ${found};`);
    return `/** Whether what is asked can be done in \`${site.phase}\`, of: ${asked(site)}. */\nfunction ${site.explain}(${[`${who}: number`, `${action}: number`, `${wanted}: number`, ...params].join(', ')}): number {\n${out}\n}`;
  }

  /** Puts the script at a decision, the loops on the way to it in their first pass. */
  standCase(site: DecisionSite, number: number): string {
    const machine = this.#machine;
    const { e } = machine;
    e.gen.local = e.gen.names.inner();
    for (const param of ['player', 'args']) e.gen.fresh(param);
    const out = new Out();
    const { fixed, owner } = site.frame;
    let arg = 0;
    for (const local of fixed) {
      const slot = machine.frames.slotOf(site.frame, local);
      if (local === owner) out.push(`m[${slot}] = player;`);
      else if (isCollection(machine.frames.typeOf(site.frame, local)))
        out.push(`setList(${slot}, args[${arg++}]!);`);
      else out.push(`m[${slot}] = args[${arg++}]!;`);
    }
    const scope = machine.frames.scopeOf(site.frame, out);
    for (const before of site.before) before(scope, out);
    out.push(`m[${site.frame.back}] = DONE;`);
    const listed = e.gen.fresh('count');
    this.#ask(
      site,
      scope,
      out,
      `const ${listed}`,
      (who) => `return waitFor(t, ${who}, ${listed}, ${ref(site.case)});`,
    );
    out.push(`m[t] = ${ref(site.otherwise)};`);
    return `case ${number}: {\n${out}\nbreak;\n}`;
  }
}

/** A name of the frame as it is passed on: lists as addresses, yes and no as numbers. */
export function passed(scope: Scope, local: string): string {
  const bind = scope.get(local)!;
  const found = 'later' in bind ? bind.later() : bind;
  return 'list' in found ? found.list : asNumber(found.value);
}

/** What is offered, in words. */
function asked({ offers, how }: DecisionSite): string {
  return [
    ...offers.map(({ action }) => `\`${action.name}\``),
    ...(how === 'must' ? [] : ['or nothing']),
  ].join(', ');
}

/** The only offer of a decision in which nothing else can be done. */
function onlyOffer({ how, offers }: DecisionSite): Offer | undefined {
  const [only, ...others] = offers;
  return how === 'must' && !only?.when && others.length === 0 ? only : undefined;
}
