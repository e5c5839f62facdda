import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import { Drawing, Icon } from '../icons/Icon.tsx';
import { innermostType, notation, present } from './declared.ts';
import { describe, own, shortWord } from './describe.ts';
import { knownSignOf, toneStyle } from './look.ts';
import { nameOf, SeatMark } from './Seat.tsx';
import { isHidden, pickAt, type Scene, type Spot } from './scene.ts';
import { Touch } from './Touch.tsx';
import { minus } from './words.ts';

export interface SimpleProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly type: ValueType;
  readonly value: Json | undefined;
  readonly changed?: boolean;
  readonly look?: FieldShown | undefined;
}

/** Values that are no pieces on the table: a number, a word, a player, or several of them as chips. */
export function Simple({ scene, spot, type, value, changed, look }: SimpleProps) {
  const { shown } = scene;
  const mark = changed ? ' t-changed' : '';
  const said = changed && <span class="t-said">, {own(shown, 'changed')}</span>;
  if (isHidden(value))
    return (
      <span class="t-quiet">
        <Icon name="hidden" /> {own(shown, 'hidden')}
      </span>
    );
  if (Array.isArray(value))
    return value.length === 0 ? (
      <span class={`t-quiet${mark}`}>
        {own(shown, 'none')}
        {said}
      </span>
    ) : (
      <span class={`t-chips${mark}`}>
        {value.map((item, index) => (
          <Chip
            key={index}
            scene={scene}
            spot={spot}
            type={type}
            value={item as Json}
            first={value.indexOf(item) === index}
          />
        ))}
        {said}
      </span>
    );
  const exact = present(type);
  if (value === null || value === undefined)
    return (
      <span class={`t-quiet${mark}`}>
        <span aria-hidden="true">–</span>
        <span class="t-said">{own(shown, 'none')}</span>
        {said}
      </span>
    );
  if (typeof value === 'object')
    return (
      <span class={mark.trim() || undefined}>
        {describe(shown, type, value, scene.names, spot.field.keys.slice(2))}
        {said}
      </span>
    );
  if (exact.is === 'number')
    return (
      <Amount
        scene={scene}
        value={Number(value)}
        to={exact.to}
        changed={changed ?? false}
        sign={look?.sign}
      />
    );
  if (exact.is === 'yes or no')
    return (
      <span class={`t-badge${mark}`}>
        <Icon name={value ? 'check' : 'cross'} /> {describe(shown, type, value)}
        {said}
      </span>
    );
  return (
    <span class={mark.trim() || undefined}>
      <Chip scene={scene} spot={spot} type={type} value={value} first />
      {said}
    </span>
  );
}

interface ChipProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly type: ValueType;
  readonly value: Json;
  /** Of equal ones only the first can be picked. */
  readonly first: boolean;
}

function Chip({ scene, spot, type, value, first }: ChipProps) {
  const listed = present(type).is === 'collection' && spot.field.keys.length === 0;
  const pick = first && listed ? pickAt(scene, spot) : undefined;
  const inside = <ChipInside scene={scene} type={type} value={value} />;
  if (!pick) return <span class="t-chip">{inside}</span>;
  return (
    <Touch
      scene={scene}
      pick={pick}
      value={notation(type, value)}
      label={describe(scene.shown, type, value, scene.names)}
      class="t-chip"
    >
      {inside}
    </Touch>
  );
}

/** A value with its icon: what is on a chip, a button of the palette, the head of a column. */
export function ChipInside({ scene, type, value }: { scene: Scene; type: ValueType; value: Json }) {
  const { shown } = scene;
  const exact = innermostType(type);
  if (value === 'none') return <>{own(shown, 'none')}</>;
  if (exact.is === 'seat') {
    const seat = Number(String(value).replace('seat-', ''));
    return (
      <>
        <SeatMark scene={scene} seat={seat} /> {nameOf(scene, seat)}
      </>
    );
  }
  if (exact.is === 'kind') {
    const icon = knownSignOf(shown.data, exact.kind, String(value));
    return (
      <span class="t-valued" style={toneStyle(shown.data, exact, String(value))}>
        {icon && <Drawing inside={icon} class="t-tinted" />} {shortWord(shown, exact.kind, String(value))}
      </span>
    );
  }
  return <>{describe(shown, type, value, scene.names)}</>;
}

/** A number, with its sign; where it can only be small and has none, also as dots, filled and empty. */
export function Amount({
  scene,
  value,
  to,
  changed,
  sign,
}: {
  readonly scene: Scene;
  readonly value: number;
  readonly to: number;
  readonly changed: boolean;
  readonly sign?: string | undefined;
}) {
  return (
    <span class={`t-amount${value === 0 ? ' t-zero' : ''}${changed ? ' t-changed' : ''}`}>
      {sign && <Icon name={sign} />}
      <b>{minus(value)}</b>
      {to <= 7 && !sign && (
        <span class="t-dots" aria-hidden="true">
          {Array.from({ length: to }, (_, index) => (
            <i key={index} class={index < value ? 't-on' : undefined} />
          ))}
        </span>
      )}
      {changed && <span class="t-said">, {own(scene.shown, 'changed')}</span>}
    </span>
  );
}
