import { callsOf } from '../2-model/effects.ts';
import type { GameModel, Script, Statement } from '../2-model/model.ts';
import { statementsIn } from '../2-model/walk.ts';
import { reachable } from './walk.ts';

/** Which scripts may stop: a player or chance may have to decide while they run. */
export class Stops {
  /** As `phase NAME` and `scoring NAME`. */
  readonly #stopping: ReadonlySet<string>;

  constructor({ phases, scorings }: Pick<GameModel, 'phases' | 'scorings'>) {
    const callers = new Map<string, string[]>();
    const found: string[] = [];
    const read = (key: string, body: Script): void => {
      for (const { sort, name } of callsOf(body)) {
        const called = `${sort} ${name}`;
        if (!callers.get(called)?.push(key)) callers.set(called, [key]);
      }
      if ([...statementsIn(body)].some(isStop)) found.push(key);
    };
    for (const { name, body } of phases) read(`phase ${name}`, body);
    for (const { name, body } of scorings) read(`scoring ${name}`, body);
    // A script that calls one that may stop may stop too.
    this.#stopping = reachable(found, (key) => callers.get(key) ?? []);
  }

  /** Whether any of the statements may stop, those inside of them included. */
  in(script: Script): boolean {
    return [...statementsIn(script)].some((statement) => this.#at(statement));
  }

  scoring(name: string): boolean {
    return this.#stopping.has(`scoring ${name}`);
  }

  #at(statement: Statement): boolean {
    if (statement.is === 'do') return this.#stopping.has(`phase ${statement.phase}`);
    if (statement.is === 'score') return statement.scorings.some(({ scoring }) => this.scoring(scoring));
    return isStop(statement);
  }
}

/** Whether a statement itself is a stop. */
function isStop(statement: Statement): boolean {
  switch (statement.is) {
    case 'roll':
    case 'shuffle':
    case 'chance':
    case 'decide':
      return true;
    case 'for each':
      return statement.atOnce;
    case 'rank':
      return statement.rank.ties.at(-1)?.is === 'by lot';
    default:
      return false;
  }
}
