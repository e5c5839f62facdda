import type { LinkTo } from '../game/rulebooks.ts';
import { GameTable } from '../table/GameTable.tsx';
import { AwardTold } from '../table/Why.tsx';
import { tellChanges } from './changes.ts';
import { placementOf } from './placement.ts';
import type { ExampleFrame } from './run-example.ts';
import type { PlayTeller } from './teller.ts';
import { tellCheck, tellFrame } from './telling.ts';
import { wordsIn } from './words.ts';

interface StepListProps {
  readonly teller: PlayTeller;
  readonly frames: readonly ExampleFrame[];
  /** The step that the picture shows. */
  readonly at: number;
  readonly only?: readonly string[] | undefined;
  readonly linkTo?: LinkTo | undefined;
  readonly onGo?: ((at: number) => void) | undefined;
}

/** More steps than these are folded away. */
const MOST_STEPS = 8;

/** What happens, step by step, and what holds after each. */
export function StepList(props: StepListProps) {
  const { frames, teller } = props;
  const list = (
    <ol class="p-steps">
      {frames.map((frame, index) => (
        <Step key={index} {...props} frame={frame} index={index} />
      ))}
    </ol>
  );
  if (frames.length <= MOST_STEPS) return list;
  return (
    <details class="p-list p-all">
      <summary>
        {wordsIn(teller.shown.language).allSteps} ({frames.length})
      </summary>
      {list}
    </details>
  );
}

function Step(props: StepListProps & { readonly frame: ExampleFrame; readonly index: number }) {
  const { teller, frame, index, at, onGo } = props;
  const title = tellFrame(teller, frame);
  const isHere = index === at;
  return (
    <li class={isHere ? 'p-step p-here' : 'p-step'} aria-current={isHere ? 'step' : undefined}>
      {onGo ? (
        <button type="button" class="p-step-title" onClick={() => onGo(index)}>
          {title}
        </button>
      ) : (
        <span class="p-step-title">{title}</span>
      )}
      {isHere && <StepDetails {...props} />}
      <Checks {...props} />
    </li>
  );
}

/** What a step changed, and where its points come from. */
export function StepDetails({
  teller,
  frame,
  only,
  linkTo,
}: StepListProps & { readonly frame: ExampleFrame }) {
  const { shown, names } = teller;
  const told = frame.tell({ language: shown.language, names });
  const follows = told.flatMap(({ is, text }) => (is === 'change' || is === 'phase' ? [text] : []));
  // A game that says nothing of changes has them told field by field.
  const changes =
    follows.length > 0 || !frame.before || tellsChanges(shown)
      ? follows
      : tellChanges(teller, frame.before, frame.seen, only, frame.awards.length === 0);
  if (changes.length === 0 && frame.awards.length === 0) return null;
  return (
    <>
      {changes.length > 0 && (
        <ul class="p-changes" aria-label={wordsIn(shown.language).changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {frame.awards.map((award, index) => (
        <AwardTold
          key={index}
          shown={shown}
          names={names}
          why={{ awards: [] }}
          award={award}
          players={frame.seen.players}
          {...(linkTo ? { linkTo } : {})}
        />
      ))}
    </>
  );
}

/** Whether the texts say which changes players care about. */
const tellsChanges = ({ sentences }: PlayTeller['shown']): boolean =>
  Object.keys(sentences ?? {}).some((id) => /^field-.*\.(more|less|becomes)$/.test(id));

const SIGNS = { value: '=', allowed: '✓', forbidden: '✗' } as const;

function Checks({ teller, frame, linkTo }: StepListProps & { readonly frame: ExampleFrame }) {
  const say = wordsIn(teller.shown.language);
  if (frame.checks.length === 0) return null;
  return (
    <ul class="p-checks" aria-label={say.checks}>
      {frame.checks.map((check, index) => {
        const { text, is, rules } = tellCheck(teller, check);
        const href = is === 'forbidden' ? rules.map((rule) => linkTo?.(rule)).find(Boolean) : undefined;
        const placement = placementOf(teller.shown, frame.seen, check.request);
        return (
          <li key={index} class={`p-check p-${is}${placement ? ' p-drawn' : ''}`}>
            {placement && (
              <div class="p-placement" aria-hidden="true">
                <GameTable
                  shown={teller.shown}
                  seen={placement.seen}
                  names={teller.names}
                  only={[placement.field.name]}
                  seats={[placement.seat]}
                  before={frame.seen}
                  compact
                />
              </div>
            )}
            <span class="p-sign" aria-hidden="true">
              {SIGNS[is]}
            </span>
            <span>
              {text} {href && <a href={href}>{say.readRule}</a>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
