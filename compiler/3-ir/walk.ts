import type { Expr, ExprOf, Local, RankModel, Script } from '../2-model/model.ts';
import { expressionsIn, statementsIn } from '../2-model/walk.ts';
import type { Action, Choose, End, Game, HeadLine, Need, Routine, Step } from './ir.ts';

/** All routines of a game by their keys: a phase by its name, `action NAME`, `scoring NAME`. */
export function routinesOf(game: Game): Map<string, Routine> {
  return new Map([
    ...game.routines.map((routine) => [routine.name, routine] as const),
    ...game.actions.map((action) => [`action ${action.name}`, action.effect] as const),
    ...game.scorings.map((scoring) => [`scoring ${scoring.name}`, scoring.routine] as const),
  ]);
}

/** Where the blocks of all routines end. */
export function endsOf(game: Game): End[] {
  return [...routinesOf(game).values()].flatMap(({ blocks }) => blocks.map(({ end }) => end));
}

/** Everything that can be reached from these, themselves included. */
export function reachable<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const found = new Set(from);
  // A set also goes through what is added on the way.
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

/** The local of a routine with this name. */
export function localOf({ locals }: Pick<Routine, 'locals'>, name: string): Local {
  return locals.find((local) => local.name === name)!;
}

export function parametersOf(routine: Pick<Routine, 'params' | 'locals'>): Local[] {
  return routine.params.map((name) => localOf(routine, name));
}

/** What is chosen for an action, in the order of its choices. */
export function choicesOf({ head }: Pick<Action, 'head'>): Choose[] {
  return head.filter((line) => line.is === 'choose');
}

/** The lines of a head up to the next choice. */
export function beforeChoice(lines: readonly HeadLine[]): readonly Exclude<HeadLine, Choose>[] {
  const next = lines.findIndex((line) => line.is === 'choose');
  return (next < 0 ? lines : lines.slice(0, next)) as readonly Exclude<HeadLine, Choose>[];
}

export function prunes(line: HeadLine, way: 'growing' | 'shrinking'): line is Need {
  return line.is === 'need' && (line.prunes === way || line.prunes === 'both');
}

/** Whether a player or chance may have to decide while the routine runs. */
export function mayStop({ blocks }: Routine): boolean {
  return blocks.length > 1 || blocks[0]?.end.end !== 'return';
}

/** The steps inside a step, in the order written. */
export function bodiesOf(step: Step): (readonly Step[])[] {
  switch (step.is) {
    case 'if':
      return [...step.branches.map(({ body }) => body), step.otherwise];
    case 'repeat':
    case 'for each':
    case 'rank':
      return [step.body];
    default:
      return [];
  }
}

/** Every one of the steps, those inside of others included. */
export function* stepsIn(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    for (const body of bodiesOf(step)) yield* stepsIn(body);
  }
}

/** The same for a whole routine. */
export function* stepsOf({ blocks }: Routine): Generator<Step> {
  for (const { steps } of blocks) yield* stepsIn(steps);
}

/** All steps of a routine, and the ends of its blocks. */
export function* partsIn(routine: Routine): Generator<Step | End> {
  yield* stepsOf(routine);
  for (const { end } of routine.blocks) yield end;
}

/** The rankings of a routine, in the order written. */
export function ranksOf({ blocks, loops }: Routine): RankModel[] {
  return blocks.flatMap(({ steps, end }) => {
    const inSteps = [...stepsIn(steps)].flatMap((step) => (step.is === 'rank' ? [step.rank] : []));
    const loop = end.end === 'rank' ? loops[end.loop] : undefined;
    return loop?.over === 'ranking' ? [...inSteps, loop.rank] : inSteps;
  });
}

/** What is run of the rules at one time. */
export type Part = Step | End | HeadLine;

/** All parts of a game, in an order that the rules alone decide. */
export function partsOf(game: Game): Part[] {
  return [
    ...game.actions.flatMap(({ head }) => head),
    ...[...routinesOf(game).values()].flatMap((routine) => [...partsIn(routine)]),
  ];
}

/** Whether an expression is the local of this name. */
export function isLocal(expr: Expr | undefined, name: string): expr is ExprOf<'local'> {
  return expr?.op === 'local' && expr.local === name;
}

/** The locals that a tree names, in order of first mention; those that it binds or sets itself included. */
export function localsIn(tree: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const expr of expressionsIn(tree, true)) if (expr.op === 'local') found.add(expr.local);
  return found;
}

/** Every local that a script gives a value to. */
export function declaredIn(script: Script): ReadonlySet<string> {
  return new Set(
    [...statementsIn(script)].flatMap((statement): string[] => {
      switch (statement.is) {
        case 'let':
        case 'for each':
          return [statement.local];
        case 'rank':
          return [statement.rank.local, statement.place];
        case 'chance':
          return 'local' in statement.into ? [statement.into.local] : [];
        case 'decide':
          return statement.offers.flatMap(({ chosen }) => chosen.map(({ local }) => local));
        default:
          return [];
      }
    }),
  );
}

/** What is known of a key, worked out when it is first asked for; `meanwhile` is the answer while it is being worked out. */
export function once<Key, T>(known: Map<Key, T>, key: Key, meanwhile: T, work: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, meanwhile);
  const value = work();
  known.set(key, value);
  return value;
}
