import type { Choice } from '../../../3-ir/ir.ts';
import { localOf, localsIn } from '../../../3-ir/walk.ts';
import { call, either, func, names, not, type Operand, own, store, sum } from '../../code/build.ts';
import { pascal } from '../../code/hints.ts';
import { expr, stmts } from '../../code/quote.ts';
import { Case, type Code, type Func, Name, type Stmt } from '../../code/tree.ts';
import { named } from '../collections/stream.ts';
import { Writer } from '../emitter.ts';
import { checkedLength, given } from '../handed-lists.ts';
import { codeCount, codesOf, withCodes } from '../moves/codes.ts';
import { explainFunction } from '../moves/explaining.ts';
import { Listing } from '../moves/listing.ts';
import { argument, parameters } from '../values/terms.ts';
import type { CodedOffer, DecisionSite, Writing } from './frames.ts';

/** A decision: the script waits for a player. */
export function choice(end: Choice, at: Writing): void {
  const { machine, frame, cases, number } = at;
  const { e } = machine;
  const waiting = new Case(frame.name);
  const offers = withCodes(e, end).map(
    (offer): CodedOffer => ({ ...offer, codes: codesOf(e, offer.action), then: cases[offer.then]! }),
  );
  for (const { action, first } of offers) e.mostCodes = Math.max(e.mostCodes, first + codeCount(e, action));
  const whoLocal = end.who.op === 'local' ? end.who.local : undefined;
  const looksAt = [...localsIn(end.offers.map(({ args, when }) => [args, when]))].filter(
    (local) => frame.locals.has(local) && local !== whoLocal,
  );
  // `RollAgainInActiveTurn`, or `ChoiceInTurn` where there are several actions.
  const name = `${offers.length === 1 ? pascal(offers[0]!.action.name) : 'Choice'}In${pascal(frame.name)}`;
  const site: DecisionSite = {
    index: machine.decisions.length,
    phase: frame.name,
    frame,
    how: end.how,
    offers,
    otherwise: cases[end.otherwise]!,
    case: waiting,
    looksAt,
    who: end.who,
    whoLocal,
    list: new Name(`list${name}`),
    explain: new Name(`explain${name}`),
    written: at,
    before: at.routine.decisions.find(({ block }) => block === number)!.before,
  };
  machine.decisions.push(site);
  for (const { chosen } of offers) for (const { local } of chosen) frame.chosen.add(local);
  ask(at.w, site, IN_MACHINE);
  machine.cases.push(waiting);
  at.w.jump(site.otherwise);
}

/** Waits if there is a move; otherwise a note is made for questions about it, and the script goes on. */
function ask(outer: Writer, site: DecisionSite, { waits, tries }: Leaving): void {
  const { e } = outer;
  const args = site.looksAt.map((local) => outer.passed(local));
  if (e.mayTry) outer.code`if (trying) { ${tries()} }`;
  const who = named(outer, 'who', outer.num(site.who));
  const isPlayer = site.who.type.is === 'seat' && site.who.type.player;
  const out = isPlayer ? outer : outer.when(expr`${who} < m[PLAYERS]`);
  const chance = chanceOf(outer, site);
  const list = listing(out, site, who);
  const count = chance ? either(chance, list, 0) : list;
  const listed = out.const('count', count);
  out.code`if (${listed} > 0) { ${waits(who, listed, site.case)} }`;
  // That nothing is possible may tell what somebody holds.
  const isSecret = site.offers.some(({ action, args, when }) => e.secrets.concernOffer(action, args, when));
  if (isSecret) e.noteSecrets(out);
  const skip = expr`skip(${who}, ${site.case})`;
  if (args.length === 0) out.do(skip);
  else {
    const note = out.const('note', skip);
    for (const [index, arg] of args.entries()) out.push(store(sum(note, index + 1), arg));
  }
}

/** Where nothing is to be chosen, what the only offer asks can be asked at once. */
function chanceOf(w: Writer, site: DecisionSite): Code | undefined {
  const [offer, ...more] = site.offers;
  if (!offer || more.length > 0 || offer.when || offer.args.length > 0 || site.whoLocal === undefined)
    return undefined;
  const [need, ...rest] = offer.action.head;
  if (need?.is !== 'need' || need.when || rest.length > 0) return undefined;
  const bind = w.scope.get(site.whoLocal);
  if (!bind) return undefined;
  const before = w.inside().in(new Map([[offer.action.owner, bind]]));
  const test = before.cond(need.condition);
  return before.isEmpty ? test : undefined;
}

// ---- the functions of a decision

/** The inside of a function that is passed who decides and what the offers look at. */
function inside(
  { frame, whoLocal, looksAt, written }: DecisionSite,
  who: Name,
): { w: Writer; params: Name[] } {
  const outside = new Writer(written.machine.e);
  const locals = looksAt.map((name) => frame.locals.get(name)!);
  if (whoLocal === undefined) return parameters(outside, locals, 'as numbers');
  const type = written.machine.frames.typeOf(frame, whoLocal);
  const decider = outside.bind(who, { name: whoLocal, type });
  return parameters(outside.with(whoLocal, decider), locals, 'as numbers');
}

function argsOf(w: Writer, offer: CodedOffer): Code[] {
  return offer.args.map((arg, index) => {
    const param = localOf(offer.action.effect, offer.action.params[index]!);
    return argument(w, arg, param);
  });
}

/** The same for the function that lists: it may want less of a collection than its items. */
function listingArgs(w: Writer, offer: CodedOffer): Code[] {
  return offer.args.map((arg, index) => Listing.argument(w, offer.action, index, arg));
}

/** What lists the moves of a decision, and gives their number. */
export function listing(w: Writer, site: DecisionSite, who: Operand): Code {
  const only = onlyOffer(site);
  if (only) {
    w.push(...Listing.begin(w.e, [only.action]));
    return Listing.call(w.e, only, [who, ...listingArgs(w, only)], 0);
  }
  return call(site.list, [who, ...site.looksAt.map((local) => w.passed(local))]);
}

/** The function that lists the moves of a decision, where more is to be done than to list those of one action. */
export function listFunction(site: DecisionSite): readonly Func[] {
  if (onlyOffer(site)) return [];
  const [who, count] = names('who', 'count');
  const { w, params } = inside(site, who);
  const { e } = w;
  const isSure = !site.offers[0]?.when;
  const actions = site.offers.map(({ action }) => action);
  w.push(...Listing.begin(e, actions));
  if (!isSure) w.code`let ${count} = 0;`;
  site.offers.forEach((offer, index) => {
    const to = offer.when ? w.when(w.cond(offer.when.condition)) : w;
    const isFirst = index === 0 && isSure;
    const args = [who, ...listingArgs(to, offer)];
    const listed = Listing.call(e, offer, args, isFirst ? 0 : count);
    if (isFirst) to.code`let ${count} = ${listed};`;
    else to.code`${count} = ${listed};`;
  });
  if (site.how !== 'must') w.code`if (${count} > 0) moves[${count}++] = 0;`;
  w.code`return ${count};`;
  const doc = `Lists what can be done in \`${site.phase}\`: ${asked(site)}.`;
  return [func(site.list, { doc, params: [who, ...params], returns: 'number', body: w })];
}

/** 1: allowed; 0: refused; -1: the action is not offered here. */
export function explainAll(site: DecisionSite): Func {
  const [who, action, wanted, found] = names('who', 'action', 'offer', 'found');
  const { w, params } = inside(site, who);
  const { e } = w;
  w.code`let ${found} = -1;`;
  site.offers.forEach((offer, index) => {
    const isThis = expr`${action} === ${e.actionNumber(offer.action)}`;
    const body = w.when(expr`${isThis} && (${wanted} < 0 || ${wanted} === ${index})`);
    body.code`${found} = 0;`;
    const { when } = offer;
    const to = when
      ? body.unless(not(body.cond(when.condition)), stmts`refused(0, ${e.reason(when.reason)}, -1);`)
      : body;
    to.code`if (${call(explainFunction(e, offer.action), [who, ...argsOf(to, offer)])}) return 1;`;
  });
  w.code`return ${found};`;
  const doc = `Whether what is asked can be done in \`${site.phase}\`, of: ${asked(site)}.`;
  const all = [who, action, wanted, ...params];
  return func(site.explain, { doc, params: all, returns: 'number', body: w });
}

/** Puts the script at a decision, the loops on the way to it in their first pass. */
export function entryCase(site: DecisionSite): readonly Stmt[] {
  const { machine } = site.written;
  const { e, frames } = machine;
  const out = new Writer(e);
  const { fixed, owner, locals } = site.frame;
  if (owner !== undefined) out.push(...frames.put(site.frame, owner, own('player')));
  for (const [index, local] of fixed.filter((one) => one !== owner).entries()) {
    out.push(...checkedLength(e, given(index), locals.get(local)!));
    out.push(...frames.put(site.frame, local, given(index)));
  }
  const w = frames.inFrame(out, site.frame);
  for (const step of site.before) machine.step(w, step, site.written);
  out.code`m[${site.frame.back}] = DONE;`;
  ask(w, site, IN_SITUATION);
  out.code`m[t] = ${site.otherwise};`;
  return out.statements;
}

/** What is done when a script waits, and where an action is only tried. */
interface Leaving {
  waits(who: Code, listed: Name, at: Case): readonly Stmt[];
  tries(): readonly Stmt[];
}

/** In the machine a script waits behind all cases of a function: that is quicker than in each case. */
const IN_MACHINE: Leaving = {
  waits: (who, count, at) => stmts`asked = ${who}; listed = ${count}; pc = ${at}; break;`,
  tries: () => stmts`return STOPS;`,
};
const IN_SITUATION: Leaving = {
  waits: (who, count, at) => stmts`return waitFor(t, ${who}, ${count}, ${at});`,
  tries: () => stmts`return;`,
};

/** What is offered, in words. */
function asked({ offers, how }: DecisionSite): string {
  return [
    ...offers.map(({ action }) => `\`${action.name}\``),
    ...(how === 'must' ? [] : ['or nothing']),
  ].join(', ');
}

/** The only offer of a decision in which nothing else can be done. */
function onlyOffer({ how, offers }: DecisionSite): CodedOffer | undefined {
  const [only, ...others] = offers;
  return how === 'must' && !only?.when && others.length === 0 ? only : undefined;
}
