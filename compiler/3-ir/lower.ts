import type { Expr, GameModel, ScriptModel, Statement } from '../2-model/model.ts';
import { rulesOf } from '../2-model/rules.ts';
import type { Type } from '../2-model/types.ts';
import { statementsIn } from '../2-model/walk.ts';
import type { Action, Example, Game, HeadLine, Prunes, Routine, Scoring } from './ir.ts';
import { bounding, type Course, courseOf, fullAt } from './monotone.ts';
import { bare, notePlace, placeOfPart } from './places.ts';
import { lowerRoutine, type Rules } from './routine.ts';
import { Stops } from './stops.ts';

/** The intermediate form of a checked game. */
export function lower(model: GameModel): Game {
  const routines: Routine[] = [];
  const rules = { stops: new Stops(model), scorings: model.scorings };
  for (const phase of model.phases) routines.push(...lowerRoutine(phase.name, phase, phase.body, rules));
  const actions = model.actions.map((action) => lowerAction(model, action, rules, routines));
  const scorings = model.scorings.map((scoring): Scoring => {
    const [routine, ...more] = lowerRoutine(scoring.name, scoring, scoring.body, rules);
    routines.push(...more);
    return { name: scoring.name, forEach: scoring.forEach, each: scoring.each, routine: routine! };
  });
  // Whoever only plays a game need not know what its rules are called by: to work that out takes as long as all the rest.
  let known: Game['rules'] | undefined;
  return {
    name: model.name,
    ...(model.base ? { base: model.base, chain: model.chain ?? [] } : {}),
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
    get rules() {
      known ??= rulesOf(model);
      return known;
    },
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

/** The lines up to the first change are the head; the rest is the effect, in which a `need` must be tried. */
function lowerAction(model: GameModel, action: ScriptModel, rules: Rules, routines: Routine[]): Action {
  const firstChange = action.body.findIndex((statement) => headLine(model, action, statement) === undefined);
  const split = firstChange < 0 ? action.body.length : firstChange;
  const rest = action.body.slice(split);
  const [effect, ...more] = lowerRoutine(action.name, action, rest, rules);
  routines.push(...more);
  const head = withPrunes(
    model,
    action.body.slice(0, split).map((statement) => {
      const line = headLine(model, action, statement)!;
      notePlace(line, statement.at);
      return line;
    }),
  );
  return {
    name: action.name,
    owner: action.owner?.name ?? 'player',
    params: action.params.map((param) => param.name),
    head,
    effect: effect!,
    tries: [...statementsIn(rest)].some((statement) => statement.is === 'need'),
  };
}

function headLine(model: GameModel, action: ScriptModel, statement: Statement): HeadLine | undefined {
  switch (statement.is) {
    case 'let':
    case 'need':
      return bare(statement);
    case 'choose': {
      const known = action.locals.find((local) => local.name === statement.local)?.type;
      const type = whole(model, known ?? { is: 'unknown' });
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
    default:
      return undefined;
  }
}

/** Notes at each need what it tells about larger sets of the several that were chosen last before it. */
function withPrunes(model: GameModel, head: readonly HeadLine[]): HeadLine[] {
  const terms = new Map(model.terms.map((term) => [term.name, term]));
  let courses: Map<string, Course> | undefined;
  return head.flatMap((line) => {
    if (line.is === 'choose') courses = line.several ? new Map([[line.local, 'up']]) : undefined;
    if (line.is === 'let') courses?.set(line.local, courseOf(line.value, courses, terms));
    if (line.is !== 'need' || !courses) return [line];
    const course = (expr: Expr): Course => courseOf(expr, courses!, terms);
    // It also holds where its `when` does not.
    if (line.when && course(line.when) !== 'still') return [line];
    const parts = course(line.condition) === 'unknown' ? bounding(line.condition, course) : [line.condition];
    return parts.map((condition) => {
      const prunes = PRUNES[course(condition)];
      const full = prunes === 'shrinking' ? fullAt(condition, course) : undefined;
      const part = { ...line, condition, ...(prunes ? { prunes } : {}), ...(full ? { full } : {}) };
      const at = placeOfPart(line);
      if (at) notePlace(part, at);
      return part;
    });
  });
}

const PRUNES: Readonly<Record<Course, Prunes | undefined>> = {
  still: 'both',
  up: 'growing',
  down: 'shrinking',
  unknown: undefined,
};

/** Every value that a person may name, so that one which cannot be chosen is refused by its rule and not as nonsense. */
function whole(model: GameModel, type: Type): Type {
  if (type.is === 'kind') {
    const kind = model.kinds.find(({ name }) => name === type.kind);
    return { ...type, values: kind?.values.map((_, index) => index) ?? type.values };
  }
  if (type.is !== 'cell') return type;
  const grid = model.grids.find(({ name }) => name === type.grid);
  return { ...type, members: grid?.members.map((_, index) => index) ?? type.members };
}
