import { isObject, type JsonObject } from '../../../generated/runtime/json.ts';
import { describe, enumerate, word } from '../table/describe.ts';
import { describeOutcome } from './outcomes.ts';
import type { Check, ExampleFrame } from './run-example.ts';
import { inSentence, listOf, type PlayTeller, seat, tellArgs, tellMove } from './teller.ts';
import { tellValue } from './telling-values.ts';
import { capital, fill, wordsIn } from './words.ts';

/** A worked example in sentences: what happens, and what holds then. */

/** Of many draws in a row only the first are told; the others lie on the table. */
const MOST_TOLD = 6;

/** What happens in a step. */
export function tellFrame(teller: PlayTeller, frame: ExampleFrame): string {
  const { shown, names } = teller;
  const { request } = frame;
  const say = wordsIn(shown.language);
  switch (request.do) {
    case 'situation':
      return tellSituation(teller, request);
    case 'give':
      return say.giveStep;
    case 'play':
    case 'pass':
    case 'chance': {
      const told = frame.tell({ language: shown.language, names });
      const main = told.filter(({ is }) => is === 'move' || is === 'chance');
      // Where chance itself is not told, what came of it is.
      const all = [...new Set((main.length > 0 ? main : told).map(({ text }) => text))];
      const more = all.length - MOST_TOLD;
      return [...all.slice(0, MOST_TOLD), ...(more > 0 ? [fill(say.andMore, { count: more })] : [])].join(
        ' ',
      );
    }
    case 'run': {
      const phase = shown.data.phases.find(({ name }) => name === request.phase);
      // Whether something is so says nothing without its name.
      const params = (phase?.params ?? []).map((type) => (type.is === 'yes or no' ? undefined : type));
      const args = params.flatMap((type, index) => {
        const value = listOf(request.args)[index];
        return type && value !== undefined ? [describe(shown, type, value, names)] : [];
      });
      const with_ = [
        ...(args.length > 0 ? [args.join(', ')] : []),
        ...(request.of === undefined ? [] : [seat(teller, request.of)]),
      ];
      const called = word(shown, `phase-${request.phase}`);
      return capital(
        fill(say.runStep, { phase: with_.length > 0 ? `${called} (${with_.join('; ')})` : called }),
      );
    }
    case 'score':
      return fill(say.scoreStep, { what: tellScorings(teller, request) });
    default:
      return String(request.do);
  }
}

function tellScorings(teller: PlayTeller, { scorings }: JsonObject): string {
  const { shown } = teller;
  const told = listOf(scorings).flatMap((one) => {
    if (!isObject(one)) return [];
    const scoring = shown.data.scorings.find(({ name }) => name === one.scoring);
    const args = tellArgs(teller, scoring?.params ?? [], one.args);
    const called = word(shown, `scoring-${one.scoring}`);
    return [args ? `${called} (${args})` : called];
  });
  return enumerate(shown, told);
}

function tellSituation(teller: PlayTeller, { players, at, options }: JsonObject): string {
  const { shown } = teller;
  const say = wordsIn(shown.language);
  const count = players === 1 ? say.situationAlone : fill(say.situationFor, { count: Number(players) });
  const settings = Object.entries(isObject(options) ? options : {}).map(([name, value]) => {
    const type = shown.data.options.find((one) => one.name === name)?.type ?? { is: 'none' as const };
    return `${word(shown, `option-${name}`)}: ${describe(shown, type, value)}`;
  });
  const turn = !isObject(at)
    ? at === 'end'
      ? [say.gameOver]
      : []
    : [fill(say.standsAt, { who: seat(teller, at.player), phase: word(shown, `phase-${at.phase}`) })];
  return `${say.situation}: ${[count, ...settings, ...turn].join('; ')}`;
}

// ---- what holds

export interface ToldCheck {
  readonly text: string;
  readonly holds: boolean;
  /** What is not allowed stands out. */
  readonly is: 'value' | 'allowed' | 'forbidden';
  /** The ids to look a link up by. */
  readonly rules: readonly string[];
}

export function tellCheck(teller: PlayTeller, { request, expect, holds, chance }: Check): ToldCheck {
  const { shown, names } = teller;
  const say = wordsIn(shown.language);
  if (request.do === 'explain') {
    const { reason } = expect;
    const action = String(request.move).split(' ')[0];
    const gaps = {
      who: seat(teller, request.player),
      what: inSentence(teller, tellMove(teller, String(request.move))),
    };
    if (reason === null)
      return { text: fill(say.mayMove, gaps), holds, is: 'allowed', rules: [`action-${action}`] };
    const text = fill(say.mayNotMove, { ...gaps, reason: word(shown, `reason-${reason}`) });
    return { text, holds, is: 'forbidden', rules: [`reason-${reason}`, `action-${action}`] };
  }
  if (request.do === 'mayGive') {
    const outcome = String(request.outcome);
    const what = chance ? describeOutcome(shown, chance, outcome, names) : outcome;
    const isPossible = expect.may === true;
    const text = fill(isPossible ? say.canGive : say.cannotGive, { what });
    return { text, holds, is: isPossible ? 'allowed' : 'forbidden', rules: [] };
  }
  return { ...tellValue(teller, request, expect.value ?? null), holds, is: 'value' };
}
