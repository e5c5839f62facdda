import { innermostType } from './declared.ts';
import { describe, own } from './describe.ts';
import { Frame } from './Frame.tsx';
import { Piece } from './Piece.tsx';
import { ChipInside } from './Simple.tsx';
import type { Scene } from './scene.ts';
import { Touch } from './Touch.tsx';

/** What may be picked and lies nowhere on the table: numbers, ways to turn something, a piece that cannot be seen. */
export function Palette({ scene, values }: { readonly scene: Scene; readonly values: readonly string[] }) {
  const { pick, shown, names } = scene;
  if (!pick) return null;
  const type = innermostType(pick.type);
  return (
    <Frame class="t-palette" touched label={own(shown, 'choices')}>
      {values.map((value) =>
        type.is === 'piece' && value !== 'none' ? (
          <Piece key={value} scene={scene} sort={type.pieces} pieces={[value]} />
        ) : (
          <Touch
            key={value}
            scene={scene}
            pick={pick}
            value={value}
            label={describe(shown, type, value, names)}
            class="t-chip"
          >
            <ChipInside scene={scene} type={type} value={value} />
          </Touch>
        ),
      )}
    </Frame>
  );
}
