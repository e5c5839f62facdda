import type { FieldData, ValueType } from '../../../generated/runtime/data.ts';
import type { FieldShown } from '../../../generated/runtime/presentation.ts';
import { Icon } from '../icons/Icon.tsx';
import { alike, allValues, innermostType, present } from './declared.ts';
import { word } from './describe.ts';
import { Field } from './Field.tsx';
import { Frame } from './Frame.tsx';
import { Content } from './Keyed.tsx';
import { Slot } from './Slot.tsx';
import { at, hasChanged, isEmpty, pickAt, type Scene, type Spot, valueAt } from './scene.ts';
import { RowNumbers, Track } from './Track.tsx';

export interface Drawn {
  readonly spot: Spot;
  readonly look: FieldShown;
}

/** Several fields as one picture: under the keys that they share, or else one below the other. */
export function Board({ scene, fields }: { readonly scene: Scene; readonly fields: readonly Drawn[] }) {
  const key = sharedKey(fields.map(({ spot }) => spot.field));
  if (!key)
    return (
      <div class="t-board">
        {fields.map(({ spot, look }) => (
          <Field key={spot.field.name} scene={scene} spot={spot} look={look} />
        ))}
      </div>
    );
  const host = fields.find(({ spot }) => pickAt(scene, spot) && spot.field.keys.length > 0);
  const pick = host && pickAt(scene, host.spot);
  const first = host ?? fields.find(({ spot }) => spot.field.keys.length > 0)!;
  const title = fields.map(({ spot }) => word(scene.shown, `field-${spot.field.name}`)).join(', ');
  const numbered = fields.some(({ look }) => look.rows);
  const keys = allValues(scene.shown.data, key, 0);
  return (
    <div class="t-board" data-fields={fields.map(({ spot }) => spot.field.name).join(' ')}>
      <Frame
        touched
        class={numbered ? 't-columns t-columns-numbered' : 't-columns'}
        style={`--keys:${keys.length};--parts:${fields.length + 1}`}
        label={title}
      >
        {numbered && (
          <div class="t-margin">
            <span />
            {fields.map(({ spot, look }) => (
              <RowNumbers key={spot.field.name} look={look} />
            ))}
          </div>
        )}
        {keys.map((name) => (
          <Slot
            key={name}
            scene={scene}
            spot={first.spot}
            look={first.look}
            type={key}
            name={name}
            pick={pick}
            isBare
          >
            {fields.map(({ spot, look }) => (
              <div class={`t-part t-part-${look.look}`} key={spot.field.name}>
                <Part scene={scene} spot={spot} look={look} name={name} isTouched={pick !== undefined} />
              </div>
            ))}
          </Slot>
        ))}
      </Frame>
    </div>
  );
}

/** What one field has in one column. */
function Part({
  scene,
  spot,
  look,
  name,
  isTouched,
}: Drawn & { scene: Scene; name: string; isTouched: boolean }) {
  const value = valueAt(scene.seen, spot);
  if (spot.field.keys.length === 0) {
    const isHere = Array.isArray(value) ? value.map(String).includes(name) : value === name;
    if (!isHere) return null;
    const called = word(scene.shown, `field-${spot.field.name}`);
    return (
      <span
        class={hasChanged(scene, spot) ? 't-here t-changed' : 't-here'}
        role="img"
        aria-label={called}
        title={called}
      >
        <Icon name="flag" />
      </span>
    );
  }
  const here = at(value, name);
  if (spot.field.keys.length > 1)
    return <Track scene={scene} spot={spot} look={look} keys={[name]} value={here ?? {}} />;
  if (isEmpty(here)) return <span class="t-nothing" />;
  return <Content scene={scene} spot={spot} keys={[name]} value={here!} onTouched={isTouched} />;
}

/** The key under which all fields stand: their first, or, without keys, the value that they have. */
function sharedKey(fields: readonly FieldData[]): ValueType | undefined {
  const key = fields.find(({ keys }) => keys.length > 0)?.keys[0];
  if (!key || innermostType(key).is !== 'kind') return undefined;
  const fits = ({ keys, type }: FieldData) =>
    keys.length > 0 ? alike(keys[0]!, key) && keys.length < 3 : alike(present(type), key);
  return fields.every(fits) ? key : undefined;
}
