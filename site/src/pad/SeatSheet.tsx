import { word } from '../table/describe.ts';
import { capital } from '../table/words.ts';
import { type Editing, nameOfSeat, problemSaid, told } from './editing.ts';
import { MapEditor } from './editors/MapEditor.tsx';
import { Numbers } from './editors/Numbers.tsx';
import { PieceCounts } from './editors/PieceCounts.tsx';
import { CellsEditor, SheetEditor } from './editors/SheetEditor.tsx';
import { Stepper } from './editors/Stepper.tsx';
import { Orders, Values } from './editors/Values.tsx';
import { type Filled, MOST_LETTERS, MOST_POINTS } from './filled.ts';
import { followed, type Part, partsFor } from './plan.ts';

interface SeatSheetProps {
  readonly edit: Editing;
  /** 0 is the table. */
  readonly seat: number;
  readonly withBefore: boolean;
  onChange(filled: Filled): void;
}

/** Everything that one seat, or the table, has to fill in. */
export function SeatSheet({ edit, seat, withBefore, onChange }: SeatSheetProps) {
  const { learnt, filled, shown } = edit;
  const parts = partsFor(learnt, learnt.fields, seat, filled);
  const rare = parts.filter((part) => part.rare);
  const usual = parts.filter((part) => !part.rare);
  const followers = learnt.relations.filter(
    (one) => one.is === 'tally' && seat > 0 && followed([one], one.field, seat, filled),
  );
  return (
    <div class="s-seat-sheet">
      {seat > 0 && (
        <div class="s-seat-head">
          <label class="s-name">
            <span>{told(edit, 'name')}</span>
            <input
              type="text"
              maxLength={MOST_LETTERS}
              autocomplete="off"
              placeholder={nameOfSeat({ ...edit, names: [] }, seat)}
              value={filled.names[seat - 1] ?? ''}
              onChange={(event) => onChange(withName(filled, seat, event.currentTarget.value))}
            />
          </label>
          {withBefore && (
            <Stepper
              language={shown.language}
              label={told(edit, 'before')}
              value={filled.before[seat - 1] ?? 0}
              from={-MOST_POINTS}
              to={MOST_POINTS}
              onChange={(points) => {
                if (Math.abs(points) <= MOST_POINTS) onChange(withBeforePoints(filled, seat, points));
                else
                  edit.tell(problemSaid(edit, { is: 'out-of-range', from: -MOST_POINTS, to: MOST_POINTS }));
              }}
            />
          )}
        </div>
      )}
      {parts.length === 0 && <p class="s-hint">{told(edit, 'nothingToFill')}</p>}
      {usual.map((part) => (
        <FieldPart key={part.field.name} edit={edit} part={part} seat={seat} />
      ))}
      {followers.map(({ field, from }) => (
        <p class="s-hint" key={field.name}>
          {told(edit, 'followsFrom', {
            field: word(shown, `field-${field.name}`),
            from: word(shown, `field-${from.name}`),
          })}
        </p>
      ))}
      {rare.length > 0 && (
        <details class="s-rare">
          <summary>{told(edit, 'more')}</summary>
          {rare.map((part) => (
            <FieldPart key={part.field.name} edit={edit} part={part} seat={seat} />
          ))}
        </details>
      )}
    </div>
  );
}

function FieldPart({
  edit,
  part,
  seat,
}: {
  readonly edit: Editing;
  readonly part: Part;
  readonly seat: number;
}) {
  // A single number has its name beside it.
  const saysItself = part.is === 'numbers' && part.field.keys.length === 0;
  return (
    <section class={`s-part s-part-${part.is}`} data-field={part.field.name}>
      <h2 class={saysItself ? 'visually-hidden' : undefined}>
        {capital(word(edit.shown, `field-${part.field.name}`))}
      </h2>
      <PartEditor edit={edit} part={part} seat={seat} />
    </section>
  );
}

export function PartEditor({
  edit,
  part,
  seat,
}: {
  readonly edit: Editing;
  readonly part: Part;
  readonly seat: number;
}) {
  switch (part.is) {
    case 'sheet':
      return <SheetEditor edit={edit} part={part} seat={seat} />;
    case 'cells':
      return <CellsEditor edit={edit} part={part} seat={seat} />;
    case 'map':
      return <MapEditor edit={edit} part={part} seat={seat} />;
    case 'numbers':
      return <Numbers edit={edit} part={part} seat={seat} />;
    case 'pieces':
      return <PieceCounts edit={edit} part={part} seat={seat} />;
    case 'order':
      return <Orders edit={edit} part={part} />;
    case 'values':
      return <Values edit={edit} part={part} seat={seat} />;
  }
}

function withName(filled: Filled, seat: number, name: string): Filled {
  const names = Array.from(
    { length: filled.players + filled.imaginary },
    (_, index) => filled.names[index] ?? '',
  );
  return { ...filled, names: names.with(seat - 1, name.slice(0, MOST_LETTERS)) };
}

function withBeforePoints(filled: Filled, seat: number, points: number): Filled {
  const before = Array.from(
    { length: filled.players + filled.imaginary },
    (_, index) => filled.before[index] ?? 0,
  );
  return { ...filled, before: before.with(seat - 1, points) };
}
