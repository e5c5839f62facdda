import { isCollection } from '../../../2-model/types.ts';
import type { Expr, Local, Routine, Scoring, Term } from '../../../3-ir/ir.ts';
import { mayStop, parametersOf } from '../../../3-ir/walk.ts';
import { asNumber, asTruth, call, code, literal, load, own, switchCase, text } from '../../code/build.ts';
import { functions, stmts } from '../../code/quote.ts';
import type { Code, Func, Name, Stmt, SwitchCase } from '../../code/tree.ts';
import type { Bind } from '../emitter.ts';
import { Writer } from '../emitter.ts';
import type { GameEmitter } from '../game-emitter.ts';
import { checkedLength, given } from '../handed-lists.ts';
import { entryCase } from '../machine/decisions.ts';
import { phaseFunction } from '../statements/routines.ts';
import { tableFunction } from '../values/tables.ts';
import { termFunction } from '../values/terms.ts';
import { SCRIPT } from './running.ts';

// What the functions below are given, under the same names in all of them.
const [OWNER, PLAYER, ENTRY] = ['owner', 'player', 'entry'].map((word) => own(word)) as [Name, Name, Name];

/** An argument from outside, by its position. */
function argumentAt(at: number, { type }: Pick<Local, 'type'>): Code {
  const word = given(at);
  return type.is === 'yes or no' ? asTruth(word) : word;
}

/** The same as expressions, whose names are put into a scope. */
function argumentsIn(e: GameEmitter, params: readonly Local[], scope: Map<string, Bind>): Expr[] {
  return params.map((local, at) => {
    const value = argumentAt(at, local);
    scope.set(local.name, isCollection(local.type) ? e.listAt(value, local) : { value });
    return { op: 'local', local: local.name, type: local.type };
  });
}

/** Refuses arguments that are longer than the rules could make them. */
function checkedArguments(e: GameEmitter, params: readonly Local[]): readonly Stmt[] {
  return params.flatMap((param, at) => checkedLength(e, argumentAt(at, param), param));
}

/** How parts of the rules are run in a situation that somebody has set up. */
export function situations(e: GameEmitter): readonly Func[] {
  const { game } = e.gen;
  const phases = game.routines.filter(({ name }) => !name.includes('/'));
  const whole = phases.findIndex(({ name }) => name === 'game');
  const entries = e.gen.array('entry decision', [...entryDecisions(e), -1]);
  const stride = Math.max(1, ...game.tables.map(({ columns }) => columns.length));
  return functions`
function run(phase: number, ${OWNER}: number): void {
  const ${SCRIPT} = MAIN;
  m[LISTED_FOR] = -1;
  m[RUNS_GAME] = phase === ${whole} ? 1 : 0;
  switch (phase) {
    ${phases.map((phase, index) => switchCase(index, runPhase(e, phase)))}
  }
  goOn(${SCRIPT});
}

function jumpToDecision(${ENTRY}: number, ${PLAYER}: number): void {
  const ${SCRIPT} = MAIN;
  m[BRANCHES] = 0;
  m[LISTED_FOR] = -1;
  m[RUNS_GAME] = ${entersGame(e)};
  switch (k[${entries} + ${ENTRY}]) {
    ${e.machine.decisions.map((site, index) => switchCase(index, [...entryCase(site), { is: 'break' }]))}
  }
  goOn(${SCRIPT});
}

function score(scoring: number): void {
  switch (scoring) {
    ${game.scorings.map((scoring, index) => switchCase(index, [...runScoring(e, scoring), { is: 'break' }]))}
  }
}

function term(index: number, ${OWNER}: number): number {
  switch (index) {
    ${game.terms.map((term, index) => switchCase(index, runTerm(e, term)))}
    default:
      return NONE;
  }
}

function table(index: number, column: number): number {
  switch (index * ${stride} + column) {
    ${lookUps(e, stride)}
    default:
      return NONE;
  }
}`;
}

function runPhase(e: GameEmitter, phase: Routine): readonly Stmt[] {
  const { frames } = e.machine;
  const params = parametersOf(phase);
  const checks = checkedArguments(e, params);
  if (!mayStop(phase)) {
    const args = params.map((param, at) => argumentAt(at, param));
    const all = phase.owner === undefined ? args : [code(OWNER), ...args];
    return [...checks, { is: 'do', what: call(phaseFunction(e, phase.name), all) }, { is: 'break' }];
  }
  const frame = e.machine.phase(phase.name);
  const stores = phase.params.flatMap((param, at) => frames.put(frame, param, given(at)));
  return [
    ...checks,
    ...(phase.owner === undefined ? [] : frames.put(frame, phase.owner, OWNER)),
    ...stores,
    ...stmts`${load(frame.back)} = DONE; m[${SCRIPT}] = ${frame.entry}; break;`,
  ];
}

function runScoring(e: GameEmitter, scoring: Scoring): readonly Stmt[] {
  if (mayStop(scoring.routine)) return stmts`fault('not-yet', ${text(scoring.name)});`;
  return [...checkedArguments(e, parametersOf(scoring.routine)), ...scoreFromOutside(e, scoring)];
}

/** Runs a scoring for each of its values, with arguments from outside. */
export function scoreFromOutside(e: GameEmitter, { name, routine }: Scoring): readonly Stmt[] {
  const [out, scope] = [new Writer(e), new Map<string, Bind>()];
  const args = argumentsIn(e, parametersOf(routine), scope);
  e.step(out.in(scope), { is: 'score', scorings: [{ scoring: name, args }] });
  return out.statements;
}

function runTerm(e: GameEmitter, term: Term): readonly Stmt[] {
  if (!isCollection(term.type)) {
    const args = term.params.map((param, at) => argumentAt(at, param));
    const value = call(termFunction(e, term), term.owner ? [OWNER, ...args] : args);
    return stmts`${checkedArguments(e, term.params)} return ${asNumber(value)};`;
  }
  const out = new Writer(e);
  out.push(...checkedArguments(e, term.params));
  const scope = new Map<string, Bind>();
  if (term.owner) scope.set(term.owner.name, out.bind(OWNER, term.owner));
  const args = argumentsIn(e, term.params, scope);
  const of: Expr | undefined = term.owner && { op: 'local', local: term.owner.name, type: term.owner.type };
  const called: Expr = { op: 'term', term: term.name, args, ...(of ? { of } : {}), type: term.type };
  out.code`return ${out.in(scope).list(called)};`;
  return out.statements;
}

/** A case for every column of every table. */
function lookUps(e: GameEmitter, stride: number): readonly SwitchCase[] {
  return e.gen.game.tables.flatMap(({ name, columns, keys }, index) =>
    columns.map((_, column) => {
      const found = keys.map((_, at) => given(at));
      return switchCase(
        index * stride + column,
        stmts`return ${call(tableFunction(e, name, column), found)};`,
      );
    }),
  );
}

/** Whether the script of the whole game goes on where a situation puts it: only that ends the game. */
function entersGame(e: GameEmitter): Code {
  const { decisions: sites } = e.machine;
  const isGame = entryDecisions(e).map((site) => (sites[site]!.phase === 'game' ? 1 : 0));
  return isGame.includes(1) ? e.gen.at('entry in game', isGame, ENTRY) : literal(0);
}

/** By entry point: its decision. */
function entryDecisions({ machine }: GameEmitter): number[] {
  return machine.decisions.flatMap(({ offers, index }) =>
    [...new Set(offers.map(({ action }) => action.name))].map(() => index),
  );
}
