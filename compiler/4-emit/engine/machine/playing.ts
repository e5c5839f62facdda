import { isCollection } from '../../../2-model/types.ts';
import { choicesOf, localOf, mayStop } from '../../../3-ir/walk.ts';
import { asTruth, binary, call, code, either, NONE, store, sum } from '../../code/build.ts';
import { expr } from '../../code/quote.ts';
import type { Code, Name, Stmt } from '../../code/tree.ts';
import type { Binding } from '../emitter.ts';
import { Writer } from '../emitter.ts';
import { usedInEffect } from '../facts.ts';
import { setOfCode } from '../moves/codes.ts';
import { effectArguments, effectFunction, inEffect } from '../statements/routines.ts';
import { argument } from '../values/terms.ts';
import type { CodedOffer, DecisionSite } from './frames.ts';

/** What happens when the player has chosen: what the code says, and on with it. */
export function play(site: DecisionSite): readonly Stmt[] {
  const { machine } = site.written;
  const { e } = machine;
  const chosen = new Set(site.offers.flatMap((offer) => offer.chosen.map(({ local }) => local)));
  const w = machine.frames.inFrame(new Writer(e), site.frame, chosen);
  const move = w.const('move', e.hasWideCodes ? expr`made` : expr`m[MOVE]`);
  if (site.how !== 'must') w.code`if (${move} === 0) { ${{ is: 'jump', to: site.otherwise }} }`;
  site.offers.forEach((offer, index) => {
    const next = site.offers[index + 1];
    begin(next ? w.when(expr`${move} < ${next.first}`) : w, site, offer, move);
  });
  return w.statements;
}

function begin(w: Writer, site: DecisionSite, offer: CodedOffer, move: Name): void {
  const { machine } = site.written;
  const { e } = w;
  const { action } = offer;
  if (e.secrets.looksAt([action.head, offer.args, offer.when])) e.noteSecrets(w);
  const choices = choicesOf(action);
  const inner = new Map<string, Binding>();
  const rest = e.gen.fresh('code');
  if (choices.length > 0) w.code`const ${rest} = ${move} - ${offer.first};`;
  // What the script looks at later has the name that it has there.
  const names = choices.map((choice) => {
    const local = offer.chosen.find((one) => one.choice === choice.local)?.local;
    const bind = local === undefined ? undefined : w.scope.get(local);
    return bind && 'value' in bind && bind.value.is === 'name' ? bind.value.name : e.gen.fresh(choice.local);
  });
  let above: Code = code(rest);
  for (let index = choices.length - 1; index >= 0; index--) {
    const { lowest, codes } = offer.codes[index]!;
    const isBits = !e.hasWideCodes && Number.isInteger(Math.log2(codes));
    const digit = index === 0 ? above : isBits ? binary('&', above, codes - 1) : binary('%', above, codes);
    const plain = lowest === 0 ? digit : sum(lowest, digit);
    const value =
      choices[index]!.type.is === 'optional' ? either(binary('===', digit, codes - 1), NONE, plain) : plain;
    w.code`const ${names[index]!} = ${value};`;
    if (isBits) above = binary('>>>', above, Math.log2(codes));
    else above = e.hasWideCodes ? expr`Math.floor(${above} / ${codes})` : expr`(${above} / ${codes}) | 0`;
  }
  choices.forEach((choice, index) => {
    if (choice.several) {
      const list = e.gen.scratch(`chosen ${choice.local}`, e.mostChosen(action, choice.local));
      w.push(...setOfCode(e, choice, names[index]!, list));
      inner.set(choice.local, e.chosenAt(list, action, choice.local));
      return;
    }
    const type = action.effect.locals.find(({ name }) => name === choice.local)?.type ?? choice.type;
    inner.set(choice.local, {
      value: type.is === 'yes or no' ? asTruth(names[index]!) : code(names[index]!),
    });
  });
  for (const { choice, local } of offer.chosen) {
    const bind = inner.get(choice)!;
    const number = names[choices.findIndex((one) => one.local === choice)]!;
    w.push(...machine.frames.put(site.frame, local, 'list' in bind ? bind.list : number));
  }
  const known = site.whoLocal === undefined ? undefined : w.scope.get(site.whoLocal);
  if (known && 'value' in known) inner.set(action.owner, known);
  else {
    const who = w.const('player', expr`m[t + WAITS_FOR]`);
    inner.set(action.owner, w.bind(who, { name: action.owner, type: { is: 'seat', player: true } }));
  }
  const used = usedInEffect(action);
  action.params.forEach((param, index) => {
    if (!used.has(param)) return;
    const local = localOf(action.effect, param);
    const value = argument(w, offer.args[index]!, local);
    inner.set(param, isCollection(local.type) ? e.listAt(value, local) : { value });
  });
  if (mayStop(action.effect)) {
    const effect = machine.effect(action);
    const isOwnerUsed = effect.slots.has(action.owner) || used.has(action.owner);
    const names = isOwnerUsed ? [action.owner, ...used] : [...used];
    const { back, entry } = e.enter(inEffect(w.in(inner), action), action, names);
    w.push(store(back, offer.then));
    w.jump(entry);
    return;
  }
  const [only, ...others] = action.effect.blocks[0]!.steps;
  if (only?.is === 'do' && others.length === 0) e.step(inEffect(w.in(inner), action), only);
  else w.do(call(effectFunction(e, action), effectArguments(w.in(inner), action)));
  w.jump(offer.then);
}
