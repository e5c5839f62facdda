import type { Expr } from '../../compiler/2-model/model.ts';
import { itemType, number, YES_OR_NO } from '../../compiler/2-model/types.ts';
import type { Block, Loop, Step } from '../../compiler/3-ir/ir.ts';

/** One mistake that lowering could make, as what it would have made instead. */
export interface Slip<Part> {
  /** The sort of mistake; the report counts by it. */
  readonly slip: string;
  /** Where in the part, and in what. */
  readonly about: string;
  readonly made: Part;
}

/** Every slip in a run of steps and in the steps inside of them, but not in what the rules call impossible: nobody comes there. */
export function slipsInSteps(steps: readonly Step[], where = ''): Slip<readonly Step[]>[] {
  return steps.flatMap((step, at) => {
    if (step.is === 'impossible') return [];
    const about = `${where}step ${at + 1} (${step.is})`;
    const instead = (...made: readonly Step[]): readonly Step[] => steps.toSpliced(at, 1, ...made);
    return [
      { slip: 'step left out', about, made: instead() },
      ...slipsInStep(step).map(({ slip, way, made }) => ({
        slip,
        about: placed(about, way),
        made: instead(made),
      })),
      ...withBodies(step, about).map(({ made, ...slip }) => ({ ...slip, made: instead(made) })),
    ];
  });
}

export function placed(about: string, way: string | undefined): string {
  return way === undefined ? about : `${about}, ${way}`;
}

/** Slips in the bodies of a step. */
function withBodies(step: Step, where: string): Slip<Step>[] {
  if (step.is === 'if')
    return [
      ...step.branches.flatMap((branch, at) =>
        slipsInSteps(branch.body, `${where} branch ${at + 1} `).map(({ made: body, ...slip }) => ({
          ...slip,
          made: { ...step, branches: step.branches.with(at, { ...branch, body }) },
        })),
      ),
      ...slipsInSteps(step.otherwise, `${where} otherwise `).map(({ made: otherwise, ...slip }) => ({
        ...slip,
        made: { ...step, otherwise },
      })),
    ];
  if (step.is === 'repeat' || step.is === 'for each' || step.is === 'rank')
    return slipsInSteps(step.body, `${where} body `).map(({ made: body, ...slip }) => ({
      ...slip,
      made: { ...step, body },
    }));
  return [];
}

/** A slip in a part itself; `way`: in which of several alike. */
export type Change<Part> = { readonly slip: string; readonly way?: string; readonly made: Part };

function slipsInStep(step: Step): Change<Step>[] {
  switch (step.is) {
    case 'if':
      return swappedBranches(step);
    case 'repeat':
      return [
        ...(step.times
          ? offByOne(step.times).map(({ slip, made }) => ({ slip, made: { ...step, times: made } }))
          : []),
        ...(step.while
          ? [{ slip: 'condition turned round', made: { ...step, while: not(step.while) } }]
          : []),
      ];
    case 'for each':
      return slipsInItems(step);
    case 'rank':
      return mixedUp(step, step.body);
    case 'add':
    case 'remove':
      return step.moreIsLost ? [{ slip: 'flag turned round', made: { ...step, moreIsLost: false } }] : [];
    case 'start':
      return [{ slip: 'flag turned round', made: { ...step, isInside: !step.isInside } }];
    case 'award':
      return [...lost(step, 'for'), ...lost(step, 'pooled')];
    case 'move':
      return lost(step, 'position');
    case 'need':
      return lost(step, 'when');
    case 'do':
      return step.args.length > 1
        ? [{ slip: 'arguments in another order', made: { ...step, args: step.args.toReversed() } }]
        : [];
    default:
      return [];
  }
}

/** The bodies of two branches that follow each other, the last one being that of `otherwise`. */
function swappedBranches(step: Extract<Step, { is: 'if' }>): Change<Step>[] {
  const bodies = [...step.branches.map(({ body }) => body), step.otherwise];
  return step.branches.map((_, at) => {
    const swapped = bodies.with(at, bodies[at + 1]!).with(at + 1, bodies[at]!);
    return {
      slip: 'branches swapped',
      way: `branch ${at + 1} and the next`,
      made: {
        ...step,
        branches: step.branches.map((branch, index) => ({ ...branch, body: swapped[index]! })),
        otherwise: swapped.at(-1)!,
      },
    };
  });
}

/** Only where the body of a ranking asks for the place or for how many share it. */
function mixedUp<Part extends { readonly place: string; readonly shared: string }>(
  part: Part,
  body: unknown,
): Change<Part>[] {
  if (!isRead(part.place, body) && !isRead(part.shared, body)) return [];
  return [
    {
      slip: 'place and number of sharers mixed up',
      made: { ...part, place: part.shared, shared: part.place },
    },
  ];
}

/** Whether a local is read anywhere in a part. */
export function isRead(local: string, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const read = part as { readonly op?: unknown; readonly local?: unknown };
  if (read.op === 'local' && read.local === local) return true;
  return Object.entries(part).some(([key, inner]) =>
    key === 'pooled' ? Object.values(inner ?? {}).includes(local) : isRead(local, inner),
  );
}

/** A member that need not be there is lost. */
export function lost<Part extends object>(part: Part, member: keyof Part & string): Change<Part>[] {
  if (part[member] === undefined) return [];
  const { [member]: _, ...made } = part;
  return [{ slip: `“${member}” lost`, made: made as Part }];
}

/** Slips in a loop that may stop inside. */
export function slipsInLoop(loop: Loop, blocks: readonly Block[]): Change<Loop>[] {
  switch (loop.over) {
    case 'times':
      return offByOne(loop.times).map(({ slip, made }) => ({ slip, made: { ...loop, times: made } }));
    case 'items':
      return slipsInItems(loop);
    case 'condition':
      return loop.condition
        ? [
            { slip: 'condition turned round', made: { ...loop, condition: not(loop.condition) } },
            ...lost(loop, 'condition'),
          ]
        : [];
    case 'ranking':
      return mixedUp(loop, blocks);
  }
}

function slipsInItems<Part extends { readonly in: Expr; readonly backwards: boolean }>(
  part: Part,
): Change<Part>[] {
  return [
    { slip: 'first item skipped', made: { ...part, in: without('first', part.in) } },
    { slip: 'last item skipped', made: { ...part, in: without('last', part.in) } },
    { slip: 'items backwards', made: { ...part, backwards: !part.backwards } },
  ];
}

/** A name that no game has. */
const SKIPPED = 'skipped~';

function without(which: 'first' | 'last', items: Expr): Expr {
  const type = itemType(items.type);
  const local: Expr = { op: 'local', local: SKIPPED, type };
  const where: Expr = {
    op: 'same',
    not: true,
    left: local,
    right: { op: which, of: items, type },
    type: YES_OR_NO,
  };
  return { op: 'all', bound: { local: SKIPPED, in: items }, where, type: items.type };
}

function offByOne(times: Expr): Change<Expr>[] {
  const one: Expr = { op: 'constant', value: 1, type: number(1, 1) };
  return [
    { slip: 'once too often', made: { op: 'add', left: times, right: one, type: times.type } },
    { slip: 'once too few', made: { op: 'subtract', left: times, right: one, type: times.type } },
  ];
}

export function not(part: Expr): Expr {
  return { op: 'not', part, type: YES_OR_NO };
}
