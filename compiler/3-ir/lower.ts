import type { GameModel, ScriptModel, Statement } from '../2-model/model.ts';
import { statementsIn } from '../2-model/walk.ts';
import type { Action, Bare, Example, Game, HeadLine, Routine, Scoring } from './ir.ts';
import { lowerRoutine } from './routine.ts';

/** The intermediate form of a checked game. */
export function lower(model: GameModel): Game {
  const routines: Routine[] = [];
  for (const phase of model.phases) routines.push(...lowerRoutine(phase.name, phase, phase.body));
  const actions = model.actions.map((action) => lowerAction(action, routines));
  const scorings = model.scorings.map((scoring): Scoring => {
    const [routine, ...more] = lowerRoutine(scoring.name, scoring, scoring.body, scoring.name);
    routines.push(...more);
    return { name: scoring.name, forEach: scoring.forEach, each: scoring.each, routine: routine! };
  });
  return {
    name: model.name,
    ...(model.base ? { base: model.base } : {}),
    players: model.players,
    imaginary: model.imaginary,
    options: model.options.map(bare),
    kinds: model.kinds.map(bare),
    pieces: model.pieces.map(bare),
    tables: model.tables.map(bare),
    grids: model.grids.map(bare),
    fields: model.fields.map(bare),
    terms: model.terms.map(bare),
    routines,
    actions,
    scorings,
    winner: bare(model.winner),
    always: model.always.map(bare),
    reasons: model.reasons.map((reason) => reason.name),
    examples: model.examples.map(
      (example): Example => ({ ...bare(example), facts: example.facts.map(bare) }),
    ),
  };
}

function bare<T extends { readonly at: unknown }>(declaration: T): Bare<T> {
  const { at: _, ...rest } = declaration;
  return rest as unknown as Bare<T>;
}

/** The lines up to the first change are the head; the rest is the effect, in which a `need` must be tried. */
function lowerAction(action: ScriptModel, routines: Routine[]): Action {
  const firstChange = action.body.findIndex((statement) => headLine(action, statement) === undefined);
  const split = firstChange < 0 ? action.body.length : firstChange;
  const rest = action.body.slice(split);
  const [effect, ...more] = lowerRoutine(action.name, action, rest);
  routines.push(...more);
  return {
    name: action.name,
    owner: action.owner?.name ?? 'player',
    params: action.params.map((param) => param.name),
    head: action.body.slice(0, split).map((statement) => headLine(action, statement)!),
    effect: effect!,
    tries: [...statementsIn(rest)].some((statement) => statement.is === 'need'),
  };
}

function headLine(action: ScriptModel, statement: Statement): HeadLine | undefined {
  switch (statement.is) {
    case 'let':
      return { is: 'let', local: statement.local, value: statement.value };
    case 'choose': {
      const type = action.locals.find((local) => local.name === statement.local)?.type ?? { is: 'unknown' };
      const { several } = statement;
      return {
        is: 'choose',
        local: statement.local,
        from: statement.from,
        type,
        ...(several ? { several } : {}),
        reason: statement.reason ?? `${action.name}.${statement.local}.none`,
      };
    }
    case 'need':
      return {
        is: 'need',
        condition: statement.condition,
        ...(statement.when ? { when: statement.when } : {}),
        reason: statement.reason,
      };
    default:
      return undefined;
  }
}
