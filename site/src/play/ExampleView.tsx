import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { LinkTo } from '../game/rulebooks.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { involvedCells, onlyInvolved } from './involved.ts';
import type { ExampleFrame } from './run-example.ts';
import { StepList } from './StepList.tsx';
import type { PlayTeller } from './teller.ts';
import { tellFrame } from './telling.ts';
import { fill, wordsIn } from './words.ts';

export interface ExampleViewProps {
  readonly shown: Shown;
  readonly example: ExampleShown;
  readonly frames: readonly ExampleFrame[];
  readonly at: number;
  readonly linkTo?: LinkTo | undefined;
  readonly tables?: Rulebook['tables'] | undefined;
  /** Left out where nothing can be pressed yet: the buttons are there, and say what they will do. */
  readonly onGo?: ((at: number) => void) | undefined;
  readonly onTry?: (() => void) | undefined;
}

/** Where a reader begins: at the first step at which something is decided. What comes before only puts things in their places. */
export function openingOf(frames: readonly ExampleFrame[]): number {
  return Math.max(0, frames.findIndex(canTry));
}

/** Whether somebody can do something else here than the example says. */
export const canTry = ({ seen }: ExampleFrame): boolean => seen.toAct.length > 0 || seen.chance !== undefined;

/** A worked example at one of its steps: the picture, the buttons, and all steps in words. Static and live are the same. */
export function ExampleView(props: ExampleViewProps) {
  const { shown, example, frames, at, linkTo, onGo, onTry } = props;
  const frame = frames[at];
  if (!frame) return null;
  const teller = { shown, names: example.names };
  return (
    <div class="p-example">
      <Controls teller={teller} at={at} frames={frames} onGo={onGo} onTry={onTry} />
      <Scene {...props} frame={frame} />
      <StepList teller={teller} frames={frames} at={at} only={example.shows} linkTo={linkTo} onGo={onGo} />
    </div>
  );
}

type SceneProps = Pick<ExampleViewProps, 'shown' | 'example' | 'frames' | 'tables'> & {
  readonly frame: ExampleFrame;
};

export function Scene({ shown, example, frames, frame, tables }: SceneProps) {
  if (example.shows.length === 0) return null;
  return (
    <div class="p-scene" tabIndex={0} role="group" aria-label={wordsIn(shown.language).example}>
      <GameTable
        shown={shown}
        seen={onlyInvolved(frame.seen, example.steps)}
        names={example.names}
        only={example.shows}
        compact
        cells={involvedCells(shown.data, example.steps, frames)}
        {...(frame.before ? { before: frame.before } : {})}
        {...(tables ? { tables } : {})}
      />
    </div>
  );
}

interface ControlsProps extends Pick<ExampleViewProps, 'at' | 'frames' | 'onGo' | 'onTry'> {
  readonly teller: PlayTeller;
}

/** Above the picture, where they stay while it changes; with what happens in this step. */
function Controls({ teller, at, frames, onGo, onTry }: ControlsProps) {
  const say = wordsIn(teller.shown.language);
  const last = frames.length - 1;
  const frame = frames[at]!;
  const mayTry = canTry(frame);
  if (last === 0 && !mayTry) return null;
  return (
    <div class="p-lead">
      {last > 0 && (
        <div class="p-controls p-stepper">
          <Control
            does="start"
            icon="to-start"
            isOff={at === 0}
            label={say.first}
            onPress={() => onGo?.(0)}
          />
          <Control
            does="back"
            icon="step-back"
            isOff={at === 0}
            label={say.back}
            onPress={() => onGo?.(at - 1)}
          />
          {/* One wide button that stays where it is: it plays, and who is at the end begins anew. */}
          <Control
            does={at === last ? 'first' : 'next'}
            icon={at === last ? 'play' : 'step-forward'}
            isOff={false}
            isShown
            label={at === last || at === openingOf(frames) ? say.playShort : say.next}
            onPress={() => onGo?.(at === last ? 0 : at + 1)}
          />
          <Control
            does="last"
            icon="to-end"
            isOff={at === last}
            label={say.last}
            onPress={() => onGo?.(last)}
          />
        </div>
      )}
      {last > 0 && (
        <p class="p-caption" aria-live="polite">
          <small class="p-count">{fill(say.stepOf, { step: at + 1, steps: last + 1 })}</small>
          {tellFrame(teller, frame)}
        </p>
      )}
      {mayTry && (
        <div class="p-controls">
          <button type="button" class="button" data-do="try" onClick={onTry}>
            {say.tryElse}
          </button>
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  readonly does: string;
  readonly icon: string;
  readonly isOff: boolean;
  readonly label: string;
  /** The label is written out beside the icon. */
  readonly isShown?: boolean;
  readonly onPress: () => void;
}

function Control({ does, icon, isOff, label, isShown = false, onPress }: ControlProps) {
  return (
    <button
      type="button"
      class={isShown ? 'button main p-control' : 'button p-control'}
      data-do={does}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
      {isShown && <span>{label}</span>}
    </button>
  );
}
