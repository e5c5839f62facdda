// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the intermediate form; nothing here is awaited
import { folderOf } from '../../compiler/1-syntax/source.ts';
import type { CompiledGame } from '../../compiler/3-ir/compiled.ts';
import type { Action, Block, Choice, End, Game, HeadLine, Routine } from '../../compiler/3-ir/ir.ts';
import { digestOf } from '../../compiler/runtime/json.ts';
import {
  type Change,
  isRead,
  lost,
  not,
  placed,
  type Slip,
  slipsInLoop,
  slipsInSteps,
} from './mutate-steps.ts';

/** A game as it would be if lowering had made one mistake in one place. */
export interface LoweringMutant {
  /** The rule and six digits: the same as long as the routine is. */
  readonly id: string;
  /** The rule as examples name it: `phase-turn`, `action-take`, `scoring-rest`. */
  readonly rule: string;
  readonly slip: string;
  readonly about: string;
  readonly game: Game;
}

/**
 * Every mutant of the routines of a game, of the heads of its actions, and of where examples may begin. What it uses from another
 * game counts there, with the examples of that game.
 */
export function loweringMutants(
  { game, model }: Pick<CompiledGame, 'game' | 'model'>,
  games: readonly CompiledGame[],
): LoweringMutant[] {
  const folders = games
    .map((one) => folderOf(one.model.at.file))
    .filter((one) => one !== folderOf(model.at.file));
  const all = [...model.phases, ...model.actions, ...model.scorings];
  const others = new Set(all.filter(({ at }) => folders.includes(folderOf(at.file))).map(({ name }) => name));
  // The body of `at once` is called after its phase.
  const isOwn = ({ name }: { readonly name: string }): boolean => !others.has(name.split('/')[0]!);
  const named = (rule: string, slips: readonly Slip<Game>[]): LoweringMutant[] =>
    slips.map(({ slip, about, made }) => {
      const id = `${rule}.${digestOf([slip, about]).slice(0, 6)}`;
      return { id, rule, slip, about, game: made };
    });
  return [
    ...game.routines.flatMap((routine, at) =>
      !isOwn(routine)
        ? []
        : named(
            `phase-${routine.name}`,
            slipsInRoutine(routine).map((slip) => ({
              ...slip,
              made: { ...game, routines: game.routines.with(at, slip.made) },
            })),
          ),
    ),
    ...game.actions.flatMap((action, at) =>
      !isOwn(action)
        ? []
        : named(
            `action-${action.name}`,
            slipsInAction(action).map((slip) => ({
              ...slip,
              made: { ...game, actions: game.actions.with(at, slip.made) },
            })),
          ),
    ),
    ...game.scorings.flatMap((scoring, at) =>
      !isOwn(scoring)
        ? []
        : named(
            `scoring-${scoring.name}`,
            slipsInRoutine(scoring.routine).map(({ made: routine, ...slip }) => ({
              ...slip,
              made: { ...game, scorings: game.scorings.with(at, { ...scoring, routine }) },
            })),
          ),
    ),
  ];
}

function slipsInAction(action: Action): Slip<Action>[] {
  return [
    ...slipsInHead(action.head).map(({ made: head, ...slip }) => ({ ...slip, made: { ...action, head } })),
    ...slipsInRoutine(action.effect).map(({ made: effect, ...slip }) => ({
      ...slip,
      made: { ...action, effect },
    })),
    ...(action.tries
      ? [{ slip: 'flag turned round', about: 'tries', made: { ...action, tries: false } }]
      : []),
  ];
}

const PRUNES = ['growing', 'shrinking', 'both'] as const;

function slipsInHead(head: readonly HeadLine[]): Slip<readonly HeadLine[]>[] {
  return head.flatMap((line, at) => {
    const about = `head line ${at + 1} (${line.is})`;
    const changed: Change<HeadLine>[] = [];
    if (line.is === 'choose' && line.several)
      changed.push({
        slip: 'some and any mixed up',
        made: { ...line, several: line.several === 'some' ? 'any' : 'some' },
      });
    if (line.is === 'need') changed.push(...lost(line, 'when'));
    // Too little said of larger sets costs time and nothing else; too much loses moves.
    if (line.is === 'need' && line.prunes && line.prunes !== 'both')
      for (const prunes of PRUNES)
        if (prunes !== line.prunes)
          changed.push({ slip: `sets pruned as ${prunes}`, made: { ...line, prunes } });
    return [
      { slip: 'head line left out', about, made: head.toSpliced(at, 1) },
      ...changed.map(({ slip, made }) => ({ slip, about, made: head.with(at, made) })),
    ];
  });
}

function slipsInRoutine(routine: Routine): Slip<Routine>[] {
  const { blocks, loops, decisions, params } = routine;
  // Where a routine ends too early, it ends in this block.
  const withEnd = [...blocks, { steps: [], end: { end: 'return' } } satisfies Block];
  return [
    ...blocks.flatMap((block, at) => [
      ...slipsInSteps(block.steps, `block ${at} `).map(({ made: steps, ...slip }) => ({
        ...slip,
        made: { ...routine, blocks: blocks.with(at, { ...block, steps }) },
      })),
      ...slipsInEnd(block.end, at, routine).map(({ made: end, ...slip }) => ({
        ...slip,
        made: { ...routine, blocks: withEnd.with(at, { ...block, end }) },
      })),
    ]),
    ...loops.flatMap((loop, at) =>
      slipsInLoop(loop, blocks).map(({ slip, made }) => ({
        slip,
        about: `loop ${at} over ${loop.over}`,
        made: { ...routine, loops: loops.with(at, made) },
      })),
    ),
    ...decisions.flatMap((decision, at) =>
      decision.before.map((_, index) => ({
        slip: 'way to a decision forgotten',
        about: `decision ${at}, step ${index + 1}`,
        made: {
          ...routine,
          decisions: decisions.with(at, { ...decision, before: decision.before.toSpliced(index, 1) }),
        },
      })),
    ),
    ...(params.length > 1
      ? [
          {
            slip: 'parameters in another order',
            about: 'params',
            made: { ...routine, params: params.toReversed() },
          },
        ]
      : []),
  ];
}

function slipsInEnd(end: End, at: number, routine: Routine): Slip<End>[] {
  const { blocks } = routine;
  const about = `block ${at} end (${end.end})`;
  const slips = [...wrongTargets(end, routine), ...leftOut(end), ...otherEnds(end, blocks)];
  const next = blocks[at + 1];
  if (end.end === 'return' && next && !isOnlyEnd(next) && !isImpossible(blocks[at]!))
    slips.push({ slip: 'return forgotten', made: { end: 'jump', to: at + 1 } });
  return slips.map(({ slip, way, made }) => ({ slip, about: placed(about, way), made }));
}

type EndSlip = Change<End>;

/** Each way on from an end, leading to the block behind the right one, or to the end of the routine. */
function wrongTargets(end: End, routine: Routine): EndSlip[] {
  const { blocks } = routine;
  return waysOn(end).flatMap(({ way, to, leading }) => {
    if (isImpossible(blocks[to]!) || (way === 'then' && isEndless(end, routine))) return [];
    const next = behind(to, routine);
    return [
      ...(next === undefined ? [] : [{ slip: 'leads to the wrong block', way, made: leading(next) }]),
      ...(isOnlyEnd(blocks[to]!) ? [] : [{ slip: 'leads to the end', way, made: leading(blocks.length) }]),
    ];
  });
}

/** The next block, from the last one on to the first: one at which something else happens. */
function behind(block: number, routine: Routine): number | undefined {
  const { blocks } = routine;
  const begins = (at: number): number | 'end' => {
    const { steps, end } = blocks[at]!;
    if (isOnlyEnd(blocks[at]!)) return 'end';
    return steps.length === 0 && end.end === 'next' && isEndless(end, routine) ? end.body : at;
  };
  const others = blocks.map((_, at) => (block + 1 + at) % blocks.length);
  return others.find((at) => begins(at) !== begins(block));
}

/** Whether an end is the head of a loop that can only be left from inside: it always goes on. */
function isEndless(end: End, { loops }: Routine): boolean {
  const loop = end.end === 'next' ? loops[end.loop]! : undefined;
  return loop?.over === 'condition' && !loop.condition;
}

function isOnlyEnd({ steps, end }: Block): boolean {
  return steps.length === 0 && end.end === 'return';
}

function isImpossible({ steps }: Block): boolean {
  return steps.some(({ is }) => is === 'impossible');
}

/** The ways on from an end, and how the end would be if one of them led elsewhere. */
function waysOn(end: End): { way: string; to: number; leading(to: number): End }[] {
  const way = <Key extends string>(key: Key, of: End & Record<Key, number>) => ({
    way: key,
    to: of[key],
    leading: (to: number): End => ({ ...of, [key]: to }) as End,
  });
  switch (end.end) {
    case 'return':
      return [];
    case 'jump':
      return [way('to', end)];
    case 'branch':
    case 'draw':
      return [way('then', end), way('otherwise', end)];
    case 'next':
      return [way('body', end), way('then', end)];
    case 'choice':
      // `after` only says what lies below a choice: nothing goes there by it.
      return [
        way('otherwise', end),
        ...end.offers.map((offer, at) => ({
          way: `offer ${at + 1} (${offer.action})`,
          to: offer.then,
          leading: (to: number): End => ({ ...end, offers: end.offers.with(at, { ...offer, then: to }) }),
        })),
      ];
    default:
      return [way('then', end)];
  }
}

/** What should have happened does not. */
function leftOut(end: End): EndSlip[] {
  switch (end.end) {
    case 'return':
    case 'jump':
    case 'branch':
    case 'next':
      return [];
    default:
      return [
        { slip: 'end left out', made: { end: 'jump', to: end.end === 'choice' ? end.after : end.then } },
      ];
  }
}

function otherEnds(end: End, blocks: readonly Block[]): EndSlip[] {
  switch (end.end) {
    case 'branch':
      return [{ slip: 'branches swapped', made: { ...end, condition: not(end.condition) } }];
    case 'draw':
      return [{ slip: 'branches swapped', made: { ...end, then: end.otherwise, otherwise: end.then } }];
    case 'next':
      return [{ slip: 'branches swapped', made: { ...end, body: end.then, then: end.body } }];
    case 'roll':
      return lost(end, 'until');
    case 'call':
      return end.args.length > 1
        ? [{ slip: 'arguments in another order', made: { ...end, args: end.args.toReversed() } }]
        : [];
    case 'choice':
      return otherChoices(end, blocks);
    default:
      return [];
  }
}

/** That a choice is repeated lies in where it leads on to: `may` and `may repeat` are the same here. */
function otherChoices(end: Choice, blocks: readonly Block[]): EndSlip[] {
  const how = end.how === 'must' ? 'may' : 'must';
  return [
    { slip: `“${end.how}” taken for “${how}”`, made: { ...end, how } },
    ...end.offers.flatMap((offer, at) => {
      const way = `offer ${at + 1} (${offer.action})`;
      const instead = (made: typeof offer): End => ({ ...end, offers: end.offers.with(at, made) });
      return [
        ...(end.offers.length > 1
          ? [{ slip: 'offer left out', way, made: { ...end, offers: end.offers.toSpliced(at, 1) } }]
          : []),
        ...lost(offer, 'when').map(({ slip, made }) => ({
          slip: `${slip} of an offer`,
          way,
          made: instead(made),
        })),
        ...(offer.chosen.some(({ local }) => isRead(local, blocks))
          ? [{ slip: 'what was chosen is lost', way, made: instead({ ...offer, chosen: [] }) }]
          : []),
      ];
    }),
  ];
}
