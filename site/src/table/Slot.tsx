import type { ComponentChildren } from 'preact';
import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import type { Picking } from '../game/shown.ts';
import { Drawing } from '../icons/Icon.tsx';
import { innermostType, nothingIn } from './declared.ts';
import { describe, own, shortWord, word } from './describe.ts';
import { knownSignOf, signOf, toneStyle } from './look.ts';
import { at, isEmpty, isHidden, type Scene, type Spot, valueAt } from './scene.ts';
import { Touch } from './Touch.tsx';

export interface SlotProps {
  readonly scene: Scene;
  readonly spot: Spot;
  readonly look?: FieldShown | undefined;
  /** The type of the key, and the key. */
  readonly type: ValueType;
  readonly name: string;
  /** What the key can be picked for. */
  readonly pick: Picking | undefined;
  /** A column of a board: its parts line up with those beside it. */
  readonly isBare?: boolean;
  /** Small: a sign says it, where there is one. */
  readonly isSmall?: boolean;
  readonly children: ComponentChildren;
}

/** A column: its head is touched where its key is to be picked; what lies in it may be touched for itself. */
export function Slot({
  scene,
  spot,
  look,
  type,
  name,
  pick,
  isBare = false,
  isSmall = false,
  children,
}: SlotProps) {
  const head = (
    <>
      <Head scene={scene} type={type} value={name} class="t-key" isSmall={isSmall} />
      {printedOnKey(scene, look, name).map((printed) => (
        <Fragmented key={printed.id}>
          <Head scene={scene} type={printed.type} value={printed.value} class="t-printed-key" />
        </Fragmented>
      ))}
    </>
  );
  return (
    <div class={isBare ? 't-slot t-column' : 't-slot'} style={toneStyle(scene.shown.data, type, name)}>
      {pick ? (
        <Touch
          scene={scene}
          pick={pick}
          value={name}
          label={labelOf(scene, spot, look, type, name)}
          class="t-slot-head"
        >
          {head}
        </Touch>
      ) : (
        <span class="t-slot-head">{head}</span>
      )}
      {isBare ? children : <div class="t-slot-body">{children}</div>}
    </div>
  );
}

/** With a space before it, for who hears it. */
function Fragmented({ children }: { readonly children: ComponentChildren }) {
  return <> {children}</>;
}

/** A kind with its icon, or just a number. */
function Head(props: { scene: Scene; type: ValueType; value: Json; class: string; isSmall?: boolean }) {
  const exact = innermostType(props.type);
  const { data } = props.scene.shown;
  const isSigned =
    props.isSmall && exact.is === 'kind' && knownSignOf(data, exact.kind, String(props.value)) !== undefined;
  return (
    <span class={props.class} style={toneStyle(data, exact, String(props.value))}>
      {exact.is === 'kind' && (
        <Drawing inside={signOf(props.scene.shown, exact.kind, String(props.value))} class="t-tinted" />
      )}
      <span class={isSigned ? 't-said' : 't-caption'}>{short(props.scene, exact, props.value)}</span>
    </span>
  );
}

function short({ shown, names }: Scene, type: ValueType, value: Json): string {
  return type.is === 'kind'
    ? shortWord(shown, type.kind, String(value))
    : describe(shown, type, value, names);
}

/** The key and, where it is short, what lies there: who picks a field of the yard wants the tile in it. */
function labelOf(
  scene: Scene,
  spot: Spot,
  look: FieldShown | undefined,
  type: ValueType,
  name: string,
): string {
  const { shown, names } = scene;
  const key = [
    short(scene, innermostType(type), name),
    ...printedOnKey(scene, look, name).map((printed) => short(scene, printed.type, printed.value)),
  ].join(' ');
  const head =
    innermostType(type).is === 'number' ? `${word(shown, `field-${spot.field.name}`)} ${key}` : key;
  const value = at(valueAt(scene.seen, spot), name) ?? nothingIn(spot.field);
  if (spot.field.keys.length > 1 || isHidden(value)) return head;
  return `${head}: ${isEmpty(value) ? own(shown, 'empty') : describe(shown, spot.field.type, value, names)}`;
}

/** What a table of the rules says of a key, where the look names one: `yard as row with yard-currency`. */
function printedOnKey({ tables }: Scene, look: FieldShown | undefined, name: string) {
  const id = look?.table;
  const table = id === undefined ? undefined : tables?.[id];
  const [column] = table?.columns ?? [];
  const value = table?.rows.find((row) => String(row.keys[0]) === name)?.cells[0];
  if (id === undefined || !column || value === undefined || value === null) return [];
  return [{ id, type: innermostType(column.type), value }];
}
