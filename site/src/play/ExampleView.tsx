import type { ComponentChildren } from 'preact';
import type { ExampleShown, Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { onlyInvolved } from './involved.ts';
import type { Frame } from './lead.ts';
import type { LinkTo } from './rulebooks.ts';
import { StepList } from './StepList.tsx';
import { fill, type PlayWords, wordsIn } from './words.ts';

export interface ExampleViewProps {
  readonly shown: Shown;
  readonly example: ExampleShown;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly linkTo?: LinkTo | undefined;
  readonly tables?: Rulebook['tables'] | undefined;
  /** Left out where nothing can be pressed yet: the buttons are there, and say what they will do. */
  readonly onGo?: ((at: number) => void) | undefined;
  readonly onTry?: (() => void) | undefined;
}

/** The frame that a picture on paper shows. */
export function pictureOf({ picture }: ExampleShown, frames: readonly Frame[]): number {
  const at = frames.findIndex(({ steps }) => steps > picture);
  return at < 0 ? frames.length - 1 : at;
}

/** Whether somebody can do something else here than the example says. */
export const canTry = ({ seen }: Frame): boolean => seen.toAct.length > 0 || seen.chance !== undefined;

/** A worked example at one of its steps: the picture, the buttons, and all steps in words. Static and live are the same. */
export function ExampleView(props: ExampleViewProps) {
  const { shown, example, frames, at, linkTo, onGo, onTry } = props;
  const frame = frames[at];
  if (!frame) return null;
  const teller = { shown, names: example.names };
  return (
    <div class="p-example">
      <Scene {...props} frame={frame} />
      <Controls at={at} frames={frames} language={shown.language} onGo={onGo} onTry={onTry} />
      <StepList teller={teller} frames={frames} at={at} only={example.shows} linkTo={linkTo} onGo={onGo} />
    </div>
  );
}

type SceneProps = Pick<ExampleViewProps, 'shown' | 'example' | 'tables'> & { readonly frame: Frame };

export function Scene({ shown, example, frame, tables }: SceneProps) {
  if (example.shows.length === 0) return null;
  return (
    <div class="p-scene">
      <GameTable
        shown={shown}
        seen={onlyInvolved(frame.seen, example.steps)}
        names={example.names}
        only={example.shows}
        compact
        {...(frame.before ? { before: frame.before } : {})}
        {...(tables ? { tables } : {})}
      />
    </div>
  );
}

interface ControlsProps {
  readonly at: number;
  readonly frames: readonly Frame[];
  readonly language: Shown['language'];
  readonly onGo?: ((at: number) => void) | undefined;
  readonly onTry?: (() => void) | undefined;
}

function Controls({ at, frames, language, onGo, onTry }: ControlsProps) {
  const say: PlayWords = wordsIn(language);
  const last = frames.length - 1;
  const mayTry = canTry(frames[at]!);
  if (last === 0 && !mayTry) return null;
  return (
    <div class="p-controls">
      {last > 0 && (
        <>
          <Control
            does="first"
            icon="reset"
            to={0}
            off={at === 0}
            label={at === last ? say.playHere : say.first}
          >
            {at === last && <span>{say.playHere}</span>}
          </Control>
          <Control does="back" icon="undo" to={at - 1} off={at === 0} label={say.back} />
          <span class="p-count" aria-live="polite">
            {fill(say.stepOf, { step: at + 1, steps: last + 1 })}
          </span>
          <Control does="next" icon="arrow" to={at + 1} off={at === last} label={say.next} />
        </>
      )}
      {mayTry && (
        <button type="button" class="button" data-do="try" onClick={onTry}>
          {say.tryElse}
        </button>
      )}
    </div>
  );

  function Control(button: {
    readonly does: string;
    readonly icon: string;
    readonly to: number;
    readonly off: boolean;
    readonly label: string;
    readonly children?: ComponentChildren;
  }) {
    return (
      <button
        type="button"
        class="button p-control"
        data-do={button.does}
        aria-label={button.label}
        title={button.label}
        aria-disabled={button.off}
        onClick={() => !button.off && onGo?.(button.to)}
      >
        <Icon name={button.icon} />
        {button.children}
      </button>
    );
  }
}
