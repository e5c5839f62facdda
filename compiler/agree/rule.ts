import type { Game } from '../3-ir/ir.ts';
import type { Apart } from './apart.ts';

/**
 * The rule about which interpreter and engine do not agree, by its id: the scoring, the reason, the `always` rule or the
 * action whose answer differs; where a state differs, the action that led there; where only one of them can go on, what its fault is
 * about. Before the first move it is `game`.
 */
export function ruleOf({ what, about, expected, found }: Apart, log: readonly string[], game: Game): string {
  const last = actionIn(log.findLast((line) => !line.startsWith('chance ') && !line.startsWith('given ')));
  switch (what) {
    case 'result':
      return 'winner';
    case 'always':
      return `always-${expected ?? found}`;
    case 'score': {
      const scoring = /\bby\.([\w-]+)/.exec(about)?.[1];
      return scoring === undefined ? 'winner' : `scoring-${scoring}`;
    }
    case 'view': {
      const field = /\bfields\.([\w-]+)|: ([\w-]+)/.exec(about);
      return field ? `field-${field[1] ?? field[2]}` : last;
    }
    case 'state': {
      const scoring = /^points ([\w-]+)/.exec(about)?.[1];
      return scoring === undefined ? last : `scoring-${scoring}`;
    }
    case 'reason': {
      const reason = [expected, found].find((one) => game.reasons.includes(String(one)));
      return reason === undefined ? actionIn(about) : `reason-${reason}`;
    }
    case 'moves': {
      const [move] = [expected, found].flat();
      return typeof move === 'string' ? `action-${move.split(' ')[0]}` : last;
    }
    case 'fault':
      return declarationOf(about, game) ?? last;
    default:
      return last;
  }
}

/** The field or table that a fault is about. */
function declarationOf(name: string, { fields, tables }: Game): string | undefined {
  if (fields.some((field) => field.name === name)) return `field-${name}`;
  return tables.some((table) => table.name === name) ? `table-${name}` : undefined;
}

/** The action in `1 take 2` and in `player 1: take 2`. */
function actionIn(line: string | undefined): string {
  const action = line === undefined ? undefined : /^(?:player )?\d+:? ([\w-]+)/.exec(line)?.[1];
  return action === undefined ? 'game' : `action-${action}`;
}
