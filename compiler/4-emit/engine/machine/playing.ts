import { usedInEffect } from '../facts.ts';
import { type Binding, number, type Scope, truth } from '../gen.ts';
import { setOfCode } from '../moves/codes.ts';
import { camel, Out } from '../text.ts';
import { isCollection } from '../values/expressions.ts';
import { argument, letIn } from '../values/terms.ts';
import { type DecisionSite, type Offer, passed } from './decisions.ts';
import { type Machine, ref } from './machine.ts';

/** What happens when the player has chosen: what the code says, and on with it. */
export function play(machine: Machine, site: DecisionSite): Out {
  const { e } = machine;
  e.gen.local = e.gen.names.inner();
  const out = new Out();
  const chosen = new Set(site.offers.flatMap((offer) => offer.chosen.map(({ local }) => local)));
  const scope = machine.frames.scopeOf(site.frame, out, chosen);
  out.ifUsed('move', `const move = ${e.hasWideCodes ? 'made' : 'm[MOVE]!'};`);
  if (site.how !== 'must') out.push('if (move === 0) {', `pc = ${ref(site.otherwise)};`, 'continue;', '}');
  site.offers.forEach((offer, index) => {
    const next = site.offers[index + 1];
    if (next) out.push(`if (move < ${next.first}) {`);
    begin(machine, site, offer, scope, out);
    if (next) out.push('}');
  });
  return out;
}

function begin(machine: Machine, site: DecisionSite, offer: Offer, scope: Scope, out: Out): void {
  const { e } = machine;
  const { action } = offer;
  if (e.secrets.looksAt([action.head, offer.args, offer.when])) e.noteSecrets(out);
  const choices = action.head.filter((line) => line.is === 'choose');
  const inner = new Map<string, Binding>();
  const rest = choices.length > 0 ? e.gen.fresh('code') : '';
  if (rest) out.ifUsed(rest, `const ${rest} = move - ${offer.first};`);
  // What the script looks at later has the name that it has there.
  const names = choices.map((choice) => {
    const local = offer.chosen.find((one) => one.choice === choice.local)?.local;
    const bind = local === undefined ? undefined : scope.get(local);
    return bind && 'value' in bind && /^[\w$]+$/.test(bind.value.js)
      ? bind.value.js
      : e.gen.fresh(camel(choice.local));
  });
  let above = rest;
  for (let index = choices.length - 1; index >= 0; index--) {
    const { lowest, codes } = offer.codes[index]!;
    const choice = choices[index]!;
    const digit = index === 0 ? above : `${above} % ${codes}`;
    const plain = lowest === 0 ? digit : `${lowest} + (${digit})`;
    const js = choice.type.is === 'optional' ? `${digit} === ${codes - 1} ? NONE : ${plain}` : plain;
    out.ifUsed(names[index]!, `const ${names[index]} = ${js};`);
    above = e.hasWideCodes ? `Math.floor(${above} / ${codes})` : `((${above} / ${codes}) | 0)`;
  }
  choices.forEach((choice, index) => {
    if (choice.several) {
      const list = e.gen.scratch(`chosen ${choice.local}`, e.roomOf(choice.type));
      out.push(setOfCode(e, choice, names[index]!, list));
      inner.set(choice.local, { list, room: e.roomOf(choice.type) });
      return;
    }
    const type = action.effect.locals.find(({ name }) => name === choice.local)?.type ?? choice.type;
    inner.set(
      choice.local,
      type.is === 'yes or no'
        ? { value: truth(`(${names[index]} === 1)`) }
        : { value: number(names[index]!) },
    );
  });
  for (const { choice, local } of offer.chosen) {
    const position = choices.findIndex((one) => one.local === choice);
    const bind = inner.get(choice);
    if (bind && 'list' in bind)
      out.push(`setList(${machine.frames.slotOf(site.frame, local)}, ${bind.list});`);
    else out.push(`m[${machine.frames.slotOf(site.frame, local)}] = ${names[position]};`);
  }
  const known = site.whoLocal === undefined ? undefined : scope.get(site.whoLocal);
  if (known && 'value' in known) inner.set(action.owner, known);
  else {
    const who = e.gen.fresh('player');
    out.ifUsed(who, `const ${who} = m[t + WAITS_FOR]!;`);
    inner.set(action.owner, e.bind(who, { name: action.owner, type: { is: 'seat', player: true } }, out));
  }
  const used = usedInEffect(action);
  action.params.forEach((param, index) => {
    if (!used.has(param)) return;
    const local = action.effect.locals.find(({ name }) => name === param)!;
    const js = argument(e, offer.args[index]!, local, scope, out);
    if (isCollection(local.type)) inner.set(param, { list: js, room: e.roomOf(local.type) });
    else inner.set(param, { value: local.type.is === 'yes or no' ? truth(js) : number(js) });
  });
  if (!e.facts.stops(action.effect.script)) {
    const [only, ...others] = action.effect.script;
    if (only?.is === 'do' && others.length === 0) {
      let all: Scope = inner;
      for (const line of action.head)
        if (line.is === 'let' && used.has(line.local)) all = letIn(e, line.local, line.value, all, out);
      e.statements.one(only, { rule: action.name, scoring: undefined, pooled: undefined }, all, out);
    } else {
      const args = e.effectArguments(action).map((local) => passed(inner, local));
      out.push(`${e.effectFunction(action)}(${args.join(', ')});`);
    }
    out.push(`pc = ${ref(offer.then)};`, 'continue;');
    return;
  }
  const effect = machine.effect(action);
  let last: Scope = inner;
  for (const line of action.head)
    if (line.is === 'let' && used.has(line.local)) last = letIn(e, line.local, line.value, last, out);
  for (const local of new Set([action.owner, ...used])) {
    if (local === action.owner && effect.slots.has(local) === false && !used.has(local)) continue;
    const bind = last.get(local);
    if (!bind) continue;
    const type = machine.frames.typeOf(effect, local);
    if (isCollection(type))
      out.push(`setList(${machine.frames.slotOf(effect, local)}, ${passed(last, local)});`);
    else out.push(`m[${machine.frames.slotOf(effect, local)}] = ${passed(last, local)};`);
  }
  out.push(`m[${effect.back}] = ${ref(offer.then)};`, `pc = ${ref(effect.entry)};`, 'continue;');
}
