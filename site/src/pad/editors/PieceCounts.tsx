import { type Editing, nameOfPlace, problemSaid, told } from '../editing.ts';
import type { PieceGroup } from '../effects.ts';
import { type FieldPlace, piecesIn } from '../fields.ts';
import { groupIcon, groupName, shareOf, withCount } from '../pieces.ts';
import type { Part } from '../plan.ts';
import { Stepper } from './Stepper.tsx';

interface PieceCountsProps {
  readonly edit: Editing;
  readonly part: Extract<Part, { is: 'pieces' }>;
  readonly seat: number;
}

/** How many of each: pieces that count the same need not be told apart. */
export function PieceCounts({ edit, part, seat }: PieceCountsProps) {
  return (
    <div class="s-steppers">
      {part.keys.map((keys) => (
        <div key={keys.join(' ')} class="s-same">
          {keys.length > 0 && <p class="s-key">{nameOfPlace(edit, { field: part.field, keys })}</p>}
          {part.groups.map((group) => (
            <GroupCount
              key={group.pieces[0]}
              edit={edit}
              group={group}
              place={{ field: part.field, seat, keys }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface GroupCountProps {
  readonly edit: Editing;
  readonly group: PieceGroup;
  readonly place: FieldPlace;
  readonly label?: string;
  readonly hideLabel?: boolean;
}

export function GroupCount({ edit, group, place, label, hideLabel = false }: GroupCountProps) {
  const { free, own, others } = shareOf(edit, group, place);
  const change = (count: number) => {
    if (count < 0 || count > own.length + free.length) edit.tell(problemSaid(edit, { is: 'no-more' }));
    else edit.put(place, withCount(own, free, others, count));
  };
  return (
    <Stepper
      language={edit.shown.language}
      label={label ?? groupName(edit, piecesIn(place.field) ?? '', group)}
      icon={label === undefined ? groupIcon(edit, piecesIn(place.field) ?? '', group) : undefined}
      hideLabel={hideLabel}
      value={own.length}
      from={0}
      to={own.length + free.length}
      note={free.length === 0 ? told(edit, 'noneLeft') : told(edit, 'left', { n: free.length })}
      onChange={change}
    />
  );
}
