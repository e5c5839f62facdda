import { useMemo, useState } from 'preact/hooks';
import type { AnyGame, Engine } from '../../../generated/runtime/engine.ts';
import type { JsonObject } from '../../../generated/runtime/json.ts';
import type { ExampleShown, ExampleStep, Rulebook } from '../../../generated/runtime/rulebook.ts';
import type { LinkTo } from '../game/rulebooks.ts';
import type { Shown } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { seatName } from '../table/describe.ts';
import { GameTable } from '../table/GameTable.tsx';
import { onlyInvolved } from './involved.ts';
import { MoveChooser } from './MoveChooser.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';
import { supplyAtRandom } from './outcomes.ts';
import { runExample } from './run-example.ts';
import { StepDetails } from './StepList.tsx';
import { tellFrame } from './telling.ts';
import { useChooser } from './useChooser.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { wordsIn } from './words.ts';

interface ExampleTryProps {
  readonly engine: Engine<AnyGame>;
  readonly shown: Shown;
  readonly example: ExampleShown;
  readonly tables?: Rulebook['tables'] | undefined;
  readonly linkTo: LinkTo;
  /** The steps of the example up to here, and those tried after them. */
  readonly from: readonly ExampleStep[];
  readonly tries: readonly ExampleStep[];
  readonly onTry: (tries: readonly ExampleStep[]) => void;
  readonly onStop: () => void;
}

/** What else could happen: every legal move, and whatever chance may give. */
export function ExampleTry(props: ExampleTryProps) {
  const { engine, shown, example, tables, linkTo, from, tries, onTry, onStop } = props;
  const say = wordsIn(shown.language);
  const { names } = example;
  const frames = useMemo(() => runExample(engine, [...from, ...tries]), [engine, from.length, tries]);
  const frame = frames.at(-1)!;
  const { state, seen } = frame;
  const before = tries.length > 0 ? frame.before : undefined;
  const [turn, setTurn] = useState<number>();
  const player = turn !== undefined && seen.toAct.includes(turn) ? turn : seen.toAct[0];
  const chance = engine.chance(state);
  const go = (request: JsonObject): void => onTry([...tries, { request, expect: {} }]);
  const chooser = useChooser(
    player === undefined
      ? undefined
      : {
          engine,
          shown,
          state,
          player,
          onMove: (move) => go({ do: 'play', player, move: engine.write(move) }),
        },
  );
  const isPossible = (outcome: string): boolean => {
    try {
      engine.supply(state, outcome);
      return true;
    } catch {
      return false;
    }
  };
  const supply = (outcome: string): boolean => {
    if (!isPossible(outcome)) return false;
    go({ do: 'chance', outcome });
    return true;
  };
  const container = useKeptFocus<HTMLDivElement>(chooser?.choosing ?? state, true);
  const isTried = tries.length > 0;
  const triedFrames = frames.filter(({ steps }) => steps > from.length);
  return (
    <div ref={container} class="p-example p-trying">
      <p class="p-hint">
        <strong>{say.trying}.</strong> {say.tryingHint}
      </p>
      <div class="p-scene" tabIndex={0} role="group" aria-label={say.example}>
        <GameTable
          shown={shown}
          seen={onlyInvolved(seen, [...example.steps, ...tries])}
          names={names}
          only={example.shows}
          compact
          {...(player === undefined ? {} : { viewer: player })}
          {...(before ? { before } : {})}
          {...(chooser?.picking ? { pick: chooser.picking } : {})}
          {...(tables ? { tables } : {})}
        />
      </div>
      {isTried && (
        <ol class="p-steps">
          {triedFrames.map((one, index) => (
            <li key={index} class="p-step">
              <span class="p-step-title">{tellFrame({ shown, names }, one)}</span>
              {index === triedFrames.length - 1 && (
                <StepDetails
                  teller={{ shown, names }}
                  frames={frames}
                  at={index}
                  only={example.shows}
                  linkTo={linkTo}
                  frame={one}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <div class="p-now">
        {seen.toAct.length > 1 && (
          <div class="p-options" role="group" aria-label={say.whoActs}>
            {seen.toAct.map((seat) => (
              <button
                key={seat}
                type="button"
                class="button"
                aria-pressed={seat === player}
                onClick={() => setTurn(seat)}
              >
                {seatName(shown, names, seat)}
              </button>
            ))}
          </div>
        )}
        {chooser && (
          <>
            <p class="p-turn" tabIndex={-1} aria-live="polite">
              {seatName(shown, names, player!)}
            </p>
            <MoveChooser chooser={chooser} names={names} seen={seen} linkTo={linkTo} />
          </>
        )}
        {chance && (
          <OutcomeForm
            key={frame.steps}
            shown={shown}
            chance={chance}
            names={names}
            onOutcome={supply}
            onRandom={() => supplyAtRandom(shown, chance, (outcome) => supply(outcome) || undefined)}
          />
        )}
        {!chooser && !chance && <p class="p-hint">{say.nothingToDo}</p>}
      </div>
      <div class="p-controls">
        {isTried && (
          <button type="button" class="button" onClick={() => onTry(tries.slice(0, -1))}>
            <Icon name="undo" />
            {say.undoTry}
          </button>
        )}
        <button type="button" class="button" data-do="stop" onClick={onStop}>
          <Icon name="close" />
          {say.stopTrying}
        </button>
      </div>
    </div>
  );
}
