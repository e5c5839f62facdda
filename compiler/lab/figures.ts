import { GAIN_PARTS, PASSING } from './course.ts';
import { differenceOf, type Estimate, excludes, meanOf, partOf, shareOf } from './intervals.ts';
import type { Measures } from './measures.ts';
import type { Result } from './result.ts';

/** In what a figure is told. */
export type Unit = 'moves' | 'turns' | 'points' | 'share' | 'times' | 'choices' | 'percent of the game';

/** What a figure is about; the words of each language say what it means. */
export type FigureId =
  | 'length'
  | 'points'
  | 'seat'
  | 'order'
  | 'margin'
  | 'close'
  | 'lead-changes'
  | 'decided-at'
  | 'choices'
  | 'gain'
  | 'scoring'
  | 'scoring-part'
  | 'scores-nothing'
  | 'action'
  | 'action-winners'
  | 'action-best'
  | 'action-dominant'
  | 'turns'
  | 'forced'
  | 'indifferent'
  | 'reason'
  | 'cell'
  | 'tie'
  | 'shared'
  | 'bot-wins'
  | 'bot-points';

export interface Figure {
  readonly id: FigureId;
  /** The seat, the place in the order, the tie rule or the bot, from 1; or the name of a scoring or an action. */
  readonly about?: string;
  /** What a scoring gives points for. */
  readonly part?: string;
  readonly unit: Unit;
  readonly estimate: Estimate;
  /** What it would be if nobody had an advantage. */
  readonly fair?: number;
  /** Whether it differs from that, or from zero, and not only by chance. With many figures at once each is held to more. */
  readonly isReal?: boolean;
  /** Half of what was seen lies between these two. */
  readonly half?: readonly [number, number];
}

/** A win by this many points or fewer is a close one, for games in which points decide. */
const CLOSE = 3;

/** All figures of a result, the most general first. Whatever was not seen is left out. */
export function figuresOf(result: Result): Figure[] {
  const { plan, measures } = result;
  const figures = [
    ...ofTally(measures, 'length', 'length', 'moves'),
    ...ofTally(measures, 'turns', 'turns', 'turns'),
    ...pointsFigures(result),
    ...(plan.players > 1 ? [...winFigures(result), ...courseFigures(measures)] : []),
    ...choiceFigures(measures),
    ...scoringFigures(result),
    ...actionFigures(measures),
    ...bestFigures(measures),
    ...reasonFigures(measures),
    ...botFigures(result),
  ];
  return figures.filter(({ estimate }) => estimate.count > 0);
}

function ofTally(measures: Measures, name: string, id: FigureId, unit: Unit, scale = 1): Figure[] {
  const tally = measures.tally(name);
  if (tally.count === 0) return [];
  const half = [tally.quantile(0.25) / scale, tally.quantile(0.75) / scale] as const;
  return [{ id, unit, estimate: meanOf(tally, scale), half }];
}

function pointsFigures({ plan, measures }: Result): Figure[] {
  const seats = Array.from({ length: plan.players }, (_, seat) => String(seat + 1));
  return seats.flatMap((seat) =>
    ofTally(measures, `points ${seat}`, 'points', 'points').map((figure) => ({ ...figure, about: seat })),
  );
}

/** How often each of some wins, a shared win counting as a part of one. */
function winsOf(measures: Measures, name: string, players: number, count: number): Estimate {
  let [sum, squares] = [0, 0];
  for (let winners = 1; winners <= players; winners++) {
    const times = measures.count(`${name} won ${winners}`);
    sum += times / winners;
    squares += times / (winners * winners);
  }
  return partOf(sum, squares, count);
}

function winFigures({ plan: { players }, measures }: Result): Figure[] {
  const games = measures.count('finished');
  const followed = measures.count('followed');
  const positions = Array.from({ length: players }, (_, position) => String(position + 1));
  const wins = (id: FigureId, name: string, count: number): Figure[] =>
    positions.map((about) => {
      const estimate = winsOf(measures, `${name} ${about}`, players, count);
      return { id, about, unit: 'share', estimate, fair: 1 / players, isReal: isUnfair(estimate, players) };
    });
  const ties = measures.names('tie ').filter((name) => name !== 'tie 0');
  return [
    ...wins('seat', 'seat', games),
    ...wins('order', 'order', followed),
    ...ofTally(measures, 'margin', 'margin', 'points'),
    ...closeFigure(measures),
    ...ties.map(
      (name): Figure => ({
        ...{ id: 'tie', about: name.slice(4), unit: 'share' },
        estimate: shareOf(measures.count(name), games),
      }),
    ),
    { id: 'shared', unit: 'share', estimate: shareOf(measures.count('shared'), games) },
  ];
}

/** With several seats one of them is far off sooner: each is held to a narrower interval (Bonferroni). */
function isUnfair({ value, low, high, count }: Estimate, players: number): boolean {
  const widening = [1, 1, 1.144, 1.221, 1.274, 1.315, 1.346][players] ?? 1.4;
  const wider = {
    ...{ value, count },
    low: value - (value - low) * widening,
    high: value + (high - value) * widening,
  };
  return excludes(wider, 1 / players);
}

function closeFigure(measures: Measures): Figure[] {
  return shareBelow(measures, 'margin', CLOSE, 'close').map((figure) => ({
    ...figure,
    about: String(CLOSE),
  }));
}

function courseFigures(measures: Measures): Figure[] {
  return [
    ...ofTally(measures, 'lead changes', 'lead-changes', 'times'),
    ...ofTally(measures, 'decided at', 'decided-at', 'percent of the game'),
  ];
}

function choiceFigures(measures: Measures): Figure[] {
  return [
    ...ofTally(measures, 'choices', 'choices', 'choices'),
    ...shareBelow(measures, 'choices', 1, 'forced'),
    ...ofTally(measures, 'gain', 'gain', 'points', GAIN_PARTS),
    ...shareBelow(measures, 'gain', 0, 'indifferent'),
  ];
}

/** How often a value is at most this. */
function shareBelow(measures: Measures, name: string, most: number, id: FigureId): Figure[] {
  const tally = measures.tally(name);
  let times = 0;
  for (const [value, count] of tally.counts()) if (value <= most) times += count;
  return tally.count === 0 ? [] : [{ id, unit: 'share', estimate: shareOf(times, tally.count) }];
}

/** How much each scoring gives to a player, and each thing that it gives points for. */
function scoringFigures({ measures }: Result): Figure[] {
  return measures.names('scoring ').flatMap((name) => {
    const [, about = '', ...part] = name.split(' ');
    const tally = measures.tally(name);
    if (tally.count === 0) return [];
    const isNothing = tally.lowest === 0 && tally.highest === 0;
    const id = isNothing ? 'scores-nothing' : part.length > 0 ? 'scoring-part' : 'scoring';
    const figure: Figure = { id, about, unit: 'points', estimate: meanOf(tally) };
    return [part.length > 0 ? { ...figure, part: part.join(' ') } : figure];
  });
}

/** How often each action is chosen, and whether those who win choose it more often than the others. */
function actionFigures(measures: Measures): Figure[] {
  const followed = measures.count('followed');
  return measures.names('action ').flatMap((name): Figure[] => {
    if (!name.endsWith(' games')) return [];
    const about = name.slice('action '.length, -' games'.length);
    const used: Figure = {
      ...{ id: 'action', about, unit: 'share' },
      estimate: shareOf(measures.count(name), followed),
    };
    const [winners, others] = ['winners', 'others'].map((who) => measures.tally(`action ${about} by ${who}`));
    if (!winners || !others || winners.count < 2 || others.count < 2) return [used];
    const estimate = differenceOf(winners, others);
    return [used, { id: 'action-winners', about, unit: 'times', estimate, isReal: excludes(estimate, 0) }];
  });
}

/** An action is dominant if it is the best in at least so many of the decisions in which others can be chosen too. */
const DOMINANT = 0.9;

/** Where actions compete: how often each of them alone has the best move. */
function bestFigures(measures: Measures): Figure[] {
  return measures.names('offered ').flatMap((name): Figure[] => {
    const about = name.slice('offered '.length);
    if (about === PASSING) return [];
    const estimate = shareOf(measures.count(`best ${about}`), measures.count(name));
    const isReal = estimate.low > DOMINANT;
    return [{ id: isReal ? 'action-dominant' : 'action-best', about, unit: 'share', estimate, isReal }];
  });
}

/** How many of the moves that were made up each reason keeps out. */
function reasonFigures(measures: Measures): Figure[] {
  return measures.names('reason ').map((name) => ({
    ...{ id: 'reason', about: name.slice('reason '.length), unit: 'share' },
    estimate: shareOf(measures.count(name), measures.count('made up')),
  }));
}

function botFigures({ plan: { bots, players }, measures }: Result): Figure[] {
  if (bots.length === 1) return [];
  return bots.flatMap((_, bot): Figure[] => {
    const about = String(bot + 1);
    const tally = measures.tally(`bot ${about} points`);
    if (tally.count === 0) return [];
    const wins = winsOf(measures, `bot ${about}`, players, tally.count);
    return [
      {
        ...{ id: 'bot-wins', about, unit: 'share', estimate: wins },
        ...{ fair: 1 / players, isReal: isUnfair(wins, players) },
      },
      { id: 'bot-points', about, unit: 'points', estimate: meanOf(tally) },
    ];
  });
}
