import type {
  Expr,
  GameModel,
  OfferModel,
  RankModel,
  Script,
  Statement,
  Target,
} from '../../2-model/model.ts';
import { present } from '../../2-model/types.ts';
import type {
  ActionShown,
  MeasureShown,
  OfferShown,
  OutlineStep,
  RankShown,
  TieShown,
} from '../../runtime/rulebook.ts';
import { between, type Written } from './written.ts';

/**
 * The steps of a script, without what only names a value or asks for a condition. A declared `step` has no name that players
 * know: what it does stands in its place, once in each outline (`shown`).
 */
export function outline(script: Script, written: Written, shown = new Set<string>()): OutlineStep[] {
  return script.flatMap((statement) => stepsOf(statement, written, shown));
}

function stepsOf(statement: Statement, written: Written, shown: Set<string>): OutlineStep[] {
  const { at } = statement;
  const below = (script: Script | undefined): OutlineStep[] => outline(script ?? [], written, shown);
  switch (statement.is) {
    case 'do': {
      const step = written.step(statement.phase);
      if (!step) return [{ is: 'do', phase: statement.phase }];
      if (shown.has(statement.phase)) return [];
      shown.add(statement.phase);
      // Leaving a step is not leaving the phase that does it.
      return below(step).filter(({ is }) => is !== 'leave');
    }
    case 'decide':
      return [
        {
          is: 'choice',
          how: statement.how,
          offers: statement.offers.map((offer) => offerOf(offer, written, shown)),
          otherwise: below(statement.otherwise),
        },
      ];
    case 'roll':
      return [
        { is: 'roll', of: written.about(between(written.head(at), /^roll /, / until /), statement.what) },
      ];
    case 'shuffle':
      return statement.place.is === 'field' ? [{ is: 'shuffle', field: statement.place.field }] : [];
    case 'chance': {
      const { into } = statement;
      const field = 'target' in into && into.target.is === 'field' ? { field: into.target.field } : {};
      return [
        {
          is: 'chance',
          from: written.about(between(written.head(at), / from /), statement.from),
          ...field,
          otherwise: below(statement.otherwise),
        },
      ];
    }
    case 'move': {
      const what = between(written.head(at), /^move /, / to (?!.* to )/);
      return statement.to.is === 'field'
        ? [{ is: 'move', what: written.about(what, statement.what), to: statement.to.field }]
        : [];
    }
    case 'set':
    case 'add':
    case 'remove':
      return change(statement.is, statement.target, written.head(at), written);
    case 'for each': {
      const over = between(written.head(at), / in /, /, (?:backwards|at once)$/);
      const { type } = statement.in;
      const element = type.is === 'collection' ? present(type.of) : present(type);
      const steps = below(statement.body);
      if (steps.length === 0) return [];
      return [
        {
          is: 'each',
          over: written.about(over, [statement.in, statement.where]),
          atOnce: statement.atOnce,
          players: element.is === 'seat' && element.player,
          steps,
        },
      ];
    }
    case 'repeat': {
      const head = written.head(at);
      const times = statement.times && {
        times: written.about(between(head, /^repeat /, / times$/), statement.times),
      };
      const condition = statement.while && {
        while: written.about(between(head, /^repeat while /), statement.while),
      };
      return [{ is: 'repeat', ...times, ...condition, steps: below(statement.body) }];
    }
    case 'if': {
      const lines = written.lines(at);
      const branches = statement.branches.map(({ condition, body }, index) => ({
        when: written.about(between(lines[index] ?? '', /^(?:otherwise )?if /), condition),
        steps: below(body),
      }));
      const otherwise = below(statement.otherwise);
      const isEmpty = otherwise.length === 0 && branches.every(({ steps }) => steps.length === 0);
      return isEmpty ? [] : [{ is: 'if', branches, otherwise }];
    }
    case 'rank':
      return [
        {
          is: 'rank',
          rank: rankOf(statement.rank, written.lines(at), written),
          steps: below(statement.body),
        },
      ];
    case 'score':
      return [{ is: 'score', scorings: statement.scorings.map(({ scoring }) => scoring) }];
    case 'leave':
      return [{ is: 'leave' }];
    default:
      return [];
  }
}

function change(
  how: 'set' | 'add' | 'remove',
  target: Target,
  head: string,
  written: Written,
): OutlineStep[] {
  if (target.is === 'field') return [{ is: 'change', how, field: target.field }];
  return [{ is: 'turn', of: written.about(between(head, /^face of /, / becomes /), target.of) }];
}

function offerOf({ action, when, body, at }: OfferModel, written: Written, shown: Set<string>): OfferShown {
  const condition = when && {
    when: {
      about: written.about(between(written.head(at), / (?:if|when) /, / else /), when.condition),
      reason: when.reason,
    },
  };
  return { action, ...condition, then: outline(body, written, shown) };
}

// ---- rankings

const AFTER_MEASURE = /, (?:at least|from place|first) /;

export function rankOf(rank: RankModel, lines: readonly string[], written: Written): RankShown {
  const [head = '', ...more] = lines;
  const ties = more.filter((line) => line.startsWith('tie:'));
  const over = between(head, / in /, / by (?:most|least) /);
  const measure = between(head, / by (?:most|least) /, AFTER_MEASURE);
  const [atLeast, first] = [constant(rank.atLeast), constant(rank.first)];
  return {
    over: written.about(over, [rank.in, rank.where]),
    by: { most: rank.by.most, about: written.about(measure, rank.by.value) },
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(first === undefined ? {} : { first }),
    ties: rank.ties.map((tie, index): TieShown => {
      if (tie.is !== 'measure') return { is: tie.is };
      const { most, value } = tie.measure;
      const text = between(ties[index] ?? '', /^tie: +(?:most|least) /);
      const shown: MeasureShown = { most, about: written.about(text, value) };
      return { is: 'measure', measure: shown };
    }),
  };
}

function constant(expr: Expr | undefined): number | undefined {
  return expr?.op === 'constant' && typeof expr.value === 'number' ? expr.value : undefined;
}

// ---- walking through scripts

/** Every statement of a script, those below others too. */
export function statementsOf(script: Script): Statement[] {
  return script.flatMap((statement): Statement[] => {
    switch (statement.is) {
      case 'if':
        return [
          statement,
          ...statement.branches.flatMap(({ body }) => statementsOf(body)),
          ...statementsOf(statement.otherwise),
        ];
      case 'repeat':
      case 'for each':
      case 'rank':
        return [statement, ...statementsOf(statement.body)];
      case 'decide':
        return [
          statement,
          ...statement.offers.flatMap(({ body }) => statementsOf(body)),
          ...statementsOf(statement.otherwise ?? []),
        ];
      case 'chance':
        return [statement, ...statementsOf(statement.otherwise ?? [])];
      default:
        return [statement];
    }
  });
}

/** Where an action is offered, and what forbids it there. */
export function offersOf(model: GameModel, action: string): { phase: string; reason?: string }[] {
  return [...model.phases, ...model.actions].flatMap(({ name, body }) =>
    statementsOf(body).flatMap((statement) =>
      statement.is === 'decide'
        ? statement.offers
            .filter((offer) => offer.action === action)
            .map(({ when }) => ({ phase: name, ...(when ? { reason: when.reason } : {}) }))
        : [],
    ),
  );
}

/** What an action takes: a `pay` has become a need and a removal at the same place. */
export function paysOf(body: Script, written: Written): ActionShown['pays'] {
  return statementsOf(body).flatMap((statement, index, all) => {
    const need = all[index - 1];
    const isPay =
      statement.is === 'remove' &&
      need?.is === 'need' &&
      need.at.file === statement.at.file &&
      need.at.start === statement.at.start;
    if (!isPay || statement.target.is !== 'field') return [];
    const amount = written.about(between(written.head(statement.at), /^pay /, / from /), statement.value);
    return [{ field: statement.target.field, amount, reason: need.reason }];
  });
}
