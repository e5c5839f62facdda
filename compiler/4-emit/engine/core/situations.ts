import type { Expr } from '../../../2-model/model.ts';
import type { Emitter } from '../emitter.ts';
import { standDecisions } from '../facade/data.ts';
import { asNumber, type Scope } from '../gen.ts';
import { ref } from '../machine/machine.ts';
import { not, Out } from '../text.ts';
import { cond, isCollection, value } from '../values/expressions.ts';
import { tableFunction } from '../values/tables.ts';
import { termFunction } from '../values/terms.ts';

export function situations(e: Emitter, handed: string): string {
  const { machine } = e;
  const { game } = e.gen;
  const phases = game.routines.filter(({ name }) => !name.includes('/'));
  const runCases = phases.map((phase, index) => {
    const typed = (local: string) => phase.locals.find((one) => one.name === local)!;
    if (!e.facts.phaseStops(phase.name)) {
      const args = [
        ...(phase.owner === undefined ? [] : ['owner']),
        ...phase.params.map((param, at) =>
          typed(param).type.is === 'yes or no' ? `args[${at}] === 1` : `args[${at}]!`,
        ),
      ];
      return `case ${index}: ${e.phaseFunction(phase.name)}(${args.join(', ')}); break;`;
    }
    const frame = machine.phase(phase.name);
    const lines = phase.params.map((param, at) =>
      isCollection(typed(param).type)
        ? `setList(${machine.frames.slotOf(frame, param)}, args[${at}]!);`
        : `m[${machine.frames.slotOf(frame, param)}] = args[${at}]!;`,
    );
    if (phase.owner !== undefined) lines.unshift(`m[${machine.frames.slotOf(frame, phase.owner)}] = owner;`);
    return `case ${index}:\n${lines.join('\n')}\nm[${frame.back}] = DONE;\nm[t] = ${ref(frame.entry)};\nbreak;`;
  });
  const stands = machine.decisions.sites.map((site, index) => machine.decisions.standCase(site, index));
  const scorings = game.scorings.map((scoring, index) => {
    if (e.facts.scoringStops(scoring.name))
      return `case ${index}: fault('not-yet', '${scoring.name}'); break;`;
    const out = new Out();
    e.gen.local = e.gen.names.inner();
    const scope = new Map();
    const args = scoring.routine.params.map((param, at) => {
      const { type } = scoring.routine.locals.find((one) => one.name === param)!;
      scope.set(
        param,
        isCollection(type)
          ? { list: `args[${at}]!`, room: 255 }
          : {
              value: {
                js: type.is === 'yes or no' ? `(args[${at}] === 1)` : `args[${at}]!`,
                bool: type.is === 'yes or no',
              },
            },
      );
      return { op: 'local' as const, local: param, type };
    });
    e.statements.one(
      { is: 'score', scorings: [{ scoring: scoring.name, args }] } as never,
      { rule: '', scoring: undefined, pooled: undefined },
      scope,
      out,
    );
    return `case ${index}: {\n${out}\nbreak;\n}`;
  });
  const terms = game.terms.map((term, index) => {
    const args = [
      ...(term.owner ? ['owner'] : []),
      ...term.params.map(({ type }, at) => (type.is === 'yes or no' ? `args[${at}] === 1` : `args[${at}]!`)),
    ];
    if (!isCollection(term.type)) {
      const call = `${termFunction(e, term)}(${args.join(', ')})`;
      return `case ${index}: return ${term.type.is === 'yes or no' ? `${call} ? 1 : 0` : call};`;
    }
    e.gen.local = e.gen.names.inner();
    const out = new Out();
    const scope = new Map();
    if (term.owner) scope.set(term.owner.name, e.bind('owner', term.owner, out));
    const own = term.params.map((param, at) => {
      scope.set(
        param.name,
        isCollection(param.type)
          ? { list: `args[${at}]!`, room: 255 }
          : { value: { js: `args[${at}]!`, bool: false } },
      );
      return { op: 'local' as const, local: param.name, type: param.type };
    });
    const of = term.owner
      ? { of: { op: 'local' as const, local: term.owner.name, type: term.owner.type } }
      : {};
    const list = e.streams.list(
      { op: 'term', term: term.name, args: own, ...of, type: term.type },
      scope,
      out,
    );
    return `case ${index}: {\n${out}\nreturn ${list};\n}`;
  });
  const tables = game.tables.flatMap((table, index) =>
    table.columns.map(
      (_, column) =>
        `case ${index * 16 + column}: return ${tableFunction(e, table.name, column)}(${table.keys.map((_, at) => `keys[${at}]!`).join(', ')});`,
    ),
  );
  return `
function run(phase: number, owner: number, args: readonly number[]): void {
  const t = MAIN;
  m[LISTED_FOR] = -1;
  m[RUNS_GAME] = phase === ${phases.findIndex(({ name }) => name === 'game')} ? 1 : 0;
  switch (phase) {
${runCases.join('\n')}
  }
  goOn(t);
}

function standAt(stand: number, player: number, args: readonly number[]): void {
  const t = MAIN;
  m[BRANCHES] = 0;
  m[LISTED_FOR] = -1;
  m[RUNS_GAME] = ${standsInGame(e)};
  switch (k[${e.gen.array('stand decision', [...standDecisions({ emitter: e }), -1])} + stand]) {
${stands.join('\n')}
  }
  goOn(t);
}

function score(scoring: number, args: readonly number[]): void {
  switch (scoring) {
${scorings.join('\n')}
  }
}

function end(): void {
  m[MAIN] = DONE;
  m[BRANCHES] = 0;
  m[OVER] = 1;
  m[LISTED_FOR] = -1;
}

function isRunning(): boolean {
  return m[MAIN] !== DONE || m[BRANCHES] !== 0;
}

function list(slot: number, items: readonly number[]): number {
  const address = ${handed} + slot * 257;
  for (let i = 0; i < items.length; i++) m[address + 1 + i] = items[i]!;
  m[address] = items.length;
  return address;
}

function term(term: number, owner: number, args: readonly number[]): number {
  switch (term) {
${terms.join('\n')}
    default:
      return NONE;
  }
}

function table(table: number, column: number, keys: readonly number[]): number {
  switch (table * 16 + column) {
${tables.join('\n')}
    default:
      return NONE;
  }
}`;
}

/** Whether the script of the whole game goes on where a situation puts it: only that ends the game. */
function standsInGame(e: Emitter): string {
  const { sites } = e.machine.decisions;
  const isGame = standDecisions({ emitter: e }).map((site) => (sites[site]!.phase === 'game' ? 1 : 0));
  return isGame.includes(1) ? e.gen.at('stand in game', isGame, 'stand') : '0';
}

// ---- the end

export function results(e: Emitter): string {
  const winner = e.ranks.winner();
  const { solo } = e.gen.game.winner;
  const out = new Out();
  e.gen.local = e.gen.names.inner();
  const scope: Scope = new Map([
    [
      e.gen.game.winner.rank.local,
      e.bind('seat', { name: 'seat', type: { is: 'seat', player: false } }, out),
    ],
  ]);
  out.push(`return ${solo ? numberOf(e, solo, scope, out) : 'NONE'};`);
  const always = e.gen.game.always.map(({ condition }, index) => {
    const test = new Out();
    const holds = cond(e, condition, new Map(), test);
    const isAlone = test.isEmpty;
    test.push(`if (${not(holds)}) return ${index};`);
    return isAlone ? String(test) : `{\n${test}\n}`;
  });
  return `
function rank(): number {
  return ${winner.rank}();
}

function rankedSeat(position: number): number {
  return m[${winner.value} + position]!;
}

function rankedPlace(position: number): number {
  return m[${winner.place} + position]!;
}

function rankedBy(position: number): number {
  return m[${winner.by} + position]!;
}

function solo(seat: number): number {
${out}
}

function broken(): number {
${always.join('\n')}
return -1;
}`;
}

function numberOf(e: Emitter, expr: Expr, scope: Scope, out: Out): string {
  return asNumber(value(e, expr, scope, out));
}
