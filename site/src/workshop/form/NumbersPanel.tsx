import { useId, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import { useBench, useWork } from '../bench-state.ts';
import type { Checked, ToldForm, ToldPlace } from '../service/told.ts';
import { changeBetween } from '../text-change.ts';
import { fill } from '../words/words.ts';
import type { WorkshopWords } from '../words/words-nl.ts';
import { LineForm } from './LineForm.tsx';
import { placeNow } from './places.ts';
import { TableForm, type Writing } from './TableForm.tsx';
import { useForms } from './useForms.ts';

type Group = Extract<keyof WorkshopWords, `group${string}`>;

/** Where a declaration is shown: what one looks for first comes first. */
const GROUPS: Readonly<Record<Group, readonly ToldForm['sort'][]>> = {
  groupChanges: ['change'],
  groupTables: ['table'],
  groupTerms: ['term'],
  groupPlayers: ['players', 'imaginary', 'option'],
  groupFields: ['field'],
  groupPieces: ['pieces', 'kind'],
  groupGrids: ['grid'],
  groupScripts: ['phase', 'step', 'action', 'rules', 'scoring', 'winner'],
};

interface NumbersPanelProps {
  readonly checked: Checked | undefined;
  readonly isShown: boolean;
}

/** All numbers and tables of the game as a form, for whoever does not read rules as text, or has no keyboard. */
export function NumbersPanel({ checked, isShown }: NumbersPanelProps) {
  const { project, compiler, say } = useBench();
  const known = useForms(checked, isShown);
  const [wanted, setWanted] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const search = useId();
  const variant = useWork().game.split('/')[1];
  // What other variants change is shown when they are looked at.
  const forms = useMemo(
    () => (known?.forms ?? []).filter((form) => form.variantId === undefined || form.variantId === variant),
    [known, variant],
  );
  const found = useMemo(
    () => forms.filter((form) => isWanted(form, wanted.trim().toLowerCase())),
    [forms, wanted],
  );
  const changed = forms.filter(isChanged);
  const shown = onlyChanged ? found.filter(isChanged) : found;

  const here = (place: ToldPlace): ToldPlace | undefined =>
    known && placeNow(place, known.files, project.work.files);
  const setting = (place: ToldPlace, text: string): void => {
    const { files } = project.work;
    compiler.ask.setting(place, text).then(
      // Meanwhile somebody may have typed on: then the next one sets the columns.
      (edits) => project.work.files === files && project.apply(edits),
      () => undefined,
    );
  };
  const writing: Writing = {
    write(place, text) {
      const now = here(place);
      if (!now) return false;
      const before = project.text(now.file)!.slice(now.start, now.end);
      const { start, end, text: put } = changeBetween(before, text);
      project.apply([{ file: now.file, start: now.start + start, end: now.start + end, text: put }]);
      return true;
    },
    align(place) {
      const now = here(place);
      if (now) setting(now, project.text(now.file)!.slice(now.start, now.end));
    },
    set(place, text) {
      const now = here(place);
      if (now) setting(now, text);
    },
  };

  return (
    <div class="w-numbers">
      <p class="w-intro">{say.numbersIntro}</p>
      <div class="w-find">
        <label class="visually-hidden" for={search}>
          {say.find}
        </label>
        <input
          id={search}
          type="search"
          placeholder={say.find}
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        {(changed.length > 0 || onlyChanged) && (
          <button
            type="button"
            class="button"
            aria-pressed={onlyChanged}
            onClick={() => setOnlyChanged(!onlyChanged)}
          >
            {fill(say.changedCount, { count: changed.length })}
          </button>
        )}
      </div>
      {known && shown.length === 0 && <p role="status">{say.nothingFound}</p>}
      {(Object.keys(GROUPS) as Group[]).map((group) => {
        const own = shown.filter(({ sort }) => GROUPS[group].includes(sort));
        return own.length === 0 ? null : (
          <FormGroup
            key={group}
            title={say[group]}
            forms={own}
            writing={writing}
            isSearched={wanted !== ''}
          />
        );
      })}
    </div>
  );
}

interface FormGroupProps {
  readonly title: string;
  readonly forms: readonly ToldForm[];
  readonly writing: Writing;
  readonly isSearched: boolean;
}

function FormGroup({ title, forms, writing, isSearched }: FormGroupProps) {
  return (
    <section class="w-group">
      <h2>{title}</h2>
      {forms.map((form) => (
        <OneForm key={form.key} form={form} writing={writing} isSearched={isSearched} />
      ))}
    </section>
  );
}

/** Many rows, or lines that only make sense in their rule: shown when somebody wants them. */
const isLong = ({ sort, rows, lines }: ToldForm): boolean =>
  rows.length > 8 || ['pieces', 'grid'].includes(sort) || lines.length > 4 || SCRIPTS.includes(sort);
const SCRIPTS = GROUPS.groupScripts;

function OneForm({
  form,
  writing,
  isSearched,
}: {
  readonly form: ToldForm;
  readonly writing: Writing;
  readonly isSearched: boolean;
}) {
  const { say, go } = useBench();
  const [isOpen, setIsOpen] = useState(!isLong(form) || isChanged(form));
  const isShown = isOpen || isSearched;
  const title = usualTitle(form, say);
  const inside = (
    <>
      {form.rows.length > 0 && <TableForm form={form} {...writing} />}
      {form.lines.map((line, index) => (
        <LineForm key={index} line={line} title={title} {...writing} />
      ))}
    </>
  );
  return (
    <div class={isChanged(form) ? 'w-form w-form-changed' : 'w-form'}>
      <div class="w-form-head">
        <h3>
          {isLong(form) ? (
            <button type="button" class="w-unfold" aria-expanded={isShown} onClick={() => setIsOpen(!isOpen)}>
              {title}
            </button>
          ) : (
            title
          )}
          {form.variant && <small> {fill(say.variantWith, { name: form.variant })}</small>}
          {form.isNew && <small class="w-new"> {say.isNew}</small>}
        </h3>
        <button
          type="button"
          class="w-small-button"
          aria-label={`${say.showText}: ${title}`}
          title={say.showText}
          onClick={() => go(form.at)}
        >
          <Icon name="list" />
        </button>
      </div>
      {isShown && inside}
    </div>
  );
}

function usualTitle({ sort, title }: ToldForm, say: WorkshopWords): string {
  if (sort === 'players') return say.playersForm;
  if (sort === 'imaginary') return say.imaginaryForm;
  if (sort === 'winner') return say.winnerForm;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function isChanged({ rows, lines, isNew }: ToldForm): boolean {
  if (isNew) return true;
  return (
    rows.some((row) => row.some(({ was }) => was !== undefined)) ||
    lines.some(({ numbers }) => numbers.some(({ was }) => was !== undefined))
  );
}

function isWanted({ title, name, rows, lines, comment }: ToldForm, wanted: string): boolean {
  if (wanted === '') return true;
  const texts = [
    title,
    name,
    comment ?? '',
    ...rows.flat().flatMap(({ text, told }) => [text, told ?? '']),
    ...lines.map(({ text }) => text),
  ];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
