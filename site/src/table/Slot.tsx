import type { ComponentChildren } from 'preact';
import type { ValueType } from '../../../generated/runtime/data.ts';
import type { Json } from '../../../generated/runtime/json.ts';
import type { Picking } from '../game/shown.ts';
import { Icon } from '../icons/Icon.tsx';
import { toneFor } from '../icons/index.ts';
import { alike, innermostType, nothingIn } from './declared.ts';
import { describe, own, shortWord, word } from './describe.ts';
import { at, isEmpty, isHidden, type Scene, type Spot, valueAt } from './scene.ts';
import { Touch } from './Touch.tsx';

export interface SlotProps {
  readonly scene: Scene;
  readonly spot: Spot;
  /** The type of the key, and the key. */
  readonly type: ValueType;
  readonly name: string;
  /** What the key can be picked for. */
  readonly pick: Picking | undefined;
  readonly children: ComponentChildren;
}

/** A column: its head is touched where its key is to be picked; what lies in it may be touched for itself. */
export function Slot({ scene, spot, type, name, pick, children }: SlotProps) {
  const head = (
    <>
      <Head scene={scene} type={type} value={name} class="t-key" />
      {printedOnKey(scene, spot, name).map((printed) => (
        <Fragmented key={printed.id}>
          <Head scene={scene} type={printed.type} value={printed.value} class="t-printed-key" />
        </Fragmented>
      ))}
    </>
  );
  return (
    <div class="t-slot" style={toneStyle(type, name)}>
      {pick ? (
        <Touch
          scene={scene}
          pick={pick}
          value={name}
          label={labelOf(scene, spot, type, name)}
          class="t-slot-head"
        >
          {head}
        </Touch>
      ) : (
        <span class="t-slot-head">{head}</span>
      )}
      <div class="t-slot-body">{children}</div>
    </div>
  );
}

/** With a space before it, for who hears it. */
function Fragmented({ children }: { readonly children: ComponentChildren }) {
  return <> {children}</>;
}

function toneStyle(type: ValueType, value: Json): string | undefined {
  const exact = innermostType(type);
  const tone = exact.is === 'kind' ? toneFor(`${exact.kind}-${value}`) : undefined;
  return tone ? `--tone:var(--${tone})` : undefined;
}

/** A kind with its icon, or just a number. */
function Head(props: { scene: Scene; type: ValueType; value: Json; class: string }) {
  const exact = innermostType(props.type);
  return (
    <span class={props.class} style={toneStyle(exact, props.value)}>
      {exact.is === 'kind' && <Icon name={`${exact.kind}-${props.value}`} class="t-tinted" />}
      <span class="t-caption">{short(props.scene, exact, props.value)}</span>
    </span>
  );
}

function short({ shown, names }: Scene, type: ValueType, value: Json): string {
  return type.is === 'kind'
    ? shortWord(shown, type.kind, String(value))
    : describe(shown, type, value, names);
}

/** The key and, where it is short, what lies there: who picks a field of the yard wants the tile in it. */
function labelOf(scene: Scene, spot: Spot, type: ValueType, name: string): string {
  const { shown, names } = scene;
  const key = [
    short(scene, innermostType(type), name),
    ...printedOnKey(scene, spot, name).map((printed) => short(scene, printed.type, printed.value)),
  ].join(' ');
  const head =
    innermostType(type).is === 'number' ? `${word(shown, `field-${spot.field.name}`)} ${key}` : key;
  const value = at(valueAt(scene.seen, spot), name) ?? nothingIn(spot.field);
  if (spot.field.keys.length > 1 || isHidden(value)) return head;
  return `${head}: ${isEmpty(value) ? own(shown, 'empty') : describe(shown, spot.field.type, value, names)}`;
}

/**
 * What tables of the rules say of a key, where they belong to the field by their names: `yard-currency` tells what the fields of
 * `yard` cost.
 */
function printedOnKey({ tables = {} }: Scene, { field }: Spot, name: string) {
  return Object.entries(tables).flatMap(([id, { keys, columns, rows }]) => {
    const [key] = keys;
    const [column] = columns;
    if (!id.startsWith(`${field.name}-`) || keys.length !== 1 || !key || !column) return [];
    if (!alike(key.type, field.keys[0]!)) return [];
    const value = rows.find((row) => String(row.keys[0]) === name)?.cells[0];
    return value === undefined || value === null ? [] : [{ id, type: innermostType(column.type), value }];
  });
}
