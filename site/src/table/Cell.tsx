import type { Picking } from '../game/shown.ts';
import { CROSS } from '../icons/colours.ts';
import { Drawing, Icon } from '../icons/Icon.tsx';
import { toneFor } from '../icons/index.ts';
import type { CellLook } from './cells.ts';
import { innermostType } from './declared.ts';
import { SeatMark } from './Seat.tsx';
import type { Scene } from './scene.ts';
import { Touch } from './Touch.tsx';

/** A field of a sheet: what is printed on it, and what has been entered. */
export function Cell({ scene, look, pick }: { scene: Scene; look: CellLook; pick?: Picking | undefined }) {
  const inside = (
    <>
      {look.main && 'text' in look.main && <span class="t-printed" data-text={look.main.text} />}
      {look.main && 'icon' in look.main && <Icon name={look.main.icon} class="t-printed" />}
      {look.mark !== undefined && <Mark scene={scene} {...look} />}
      {look.ghost && (
        <span class="t-ghost">
          <Mark scene={scene} type={look.type} {...look.ghost} />
        </span>
      )}
    </>
  );
  const tone = look.main && 'icon' in look.main ? toneFor(look.main.icon) : undefined;
  const looks = `t-cell${look.mark === undefined ? '' : ' t-marked'}`;
  const style = tone ? `--tone:var(--${tone})` : undefined;
  if (!pick)
    return (
      <span class={look.changed ? `${looks} t-changed` : looks} style={style} data-cell={look.place.name}>
        {inside}
      </span>
    );
  return (
    <Touch
      scene={scene}
      pick={pick}
      value={look.place.name}
      label={look.label}
      class={looks}
      changed={look.changed}
      {...(style ? { style } : {})}
    >
      {inside}
    </Touch>
  );
}

/** What has been entered: a cross, a number, a symbol, the token of a player. */
function Mark({ scene, mark, type, state }: { scene: Scene } & Pick<CellLook, 'mark' | 'type' | 'state'>) {
  const exact = innermostType(type);
  if (mark === true) return <Drawing inside={CROSS} class="t-cross" />;
  if (exact.is === 'kind' && typeof mark === 'string')
    return <Icon name={`${exact.kind}-${mark}`} class="t-cross" />;
  if (exact.is === 'seat' && typeof mark === 'number') return <SeatMark scene={scene} seat={mark} />;
  return <span class="t-entry">{state}</span>;
}
