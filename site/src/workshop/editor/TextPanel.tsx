import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import { type BenchState, useBench, useWork } from '../bench-state.ts';
import type { Checked, ToldPlace } from '../service/told.ts';
import { fill } from '../words/words.ts';
import type { Editor } from './editor.ts';
import { filesByGroup, nameOfFile } from './files.ts';

interface TextPanelProps {
  readonly checked: Checked | undefined;
  /** The place that was asked for; each time a new object. */
  readonly wanted: ToldPlace | undefined;
  readonly isShown: boolean;
}

/** The files of the game as text. The editor is fetched when somebody looks at it first. */
export function TextPanel({ checked, wanted, isShown }: TextPanelProps) {
  const bench = useBench();
  const { project, compiler, say } = bench;
  const work = useWork();
  const [file, setFile] = useState(() => wanted?.file ?? firstFile(work.files, work.folder, work.game));
  const [renaming, setRenaming] = useState<{ readonly at: number; readonly name: string }>();
  const [note, setNote] = useState('');
  const editor = useEditor(bench, isShown, (at, name) => setRenaming({ at, name }));
  const chooser = useId();

  useEffect(() => {
    if (wanted) setFile(wanted.file);
  }, [wanted]);
  useEffect(() => {
    if (!editor || !isShown) return;
    editor.open(file, wanted?.file === file ? wanted : undefined);
  }, [editor, file, wanted, isShown]);
  useEffect(() => {
    if (editor && checked && isShown) editor.showProblems(checked.problems);
  }, [editor, checked, file, isShown]);

  const isRules = file.endsWith('.regel');
  const counts = (one: string) => checked?.problems.filter(({ at }) => at.file === one).length ?? 0;
  const groups = filesByGroup(work.files, work.folder);
  const format = async (): Promise<void> => project.apply(await compiler.ask.format(file));
  return (
    <div class="w-text">
      <div class="w-files">
        <label class="visually-hidden" for={chooser}>
          {say.files}
        </label>
        <select id={chooser} value={file} onChange={({ currentTarget }) => setFile(currentTarget.value)}>
          {groups.map(({ group, files }) => (
            <optgroup key={group} label={say[group]}>
              {files.map((one) => (
                <option key={one} value={one}>
                  {nameOfFile(one, say)}
                  {counts(one) > 0 ? ` (${counts(one)})` : ''}
                  {work.files[one] === work.base[one] ? '' : ' •'}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <div class="w-tools" role="toolbar" aria-label={say.text}>
          <Tool icon="search" label={say.search} onClick={() => editor?.find()} />
          {isRules && (
            <>
              <Tool icon="hint" label={say.suggest} onClick={() => editor?.suggest()} />
              <Tool icon="arrow" label={say.definition} onClick={() => editor?.goToDefinition(bench.go)} />
              <Tool
                icon="language"
                label={say.renameName}
                onClick={() => editor && setRenaming(renamingAt(editor, work.files))}
              />
              <Tool icon="list" label={say.format} onClick={() => void format()} />
            </>
          )}
        </div>
      </div>
      {renaming && (
        <RenameForm
          {...renaming}
          onName={async (name) => {
            const { edits, refusal } = await compiler.ask.rename(file, renaming.at, name);
            setNote(refusal ?? '');
            if (refusal !== undefined) return;
            project.apply(edits);
            setRenaming(undefined);
            editor?.focus();
          }}
          onCancel={() => {
            setRenaming(undefined);
            setNote('');
            editor?.focus();
          }}
        />
      )}
      <p class="w-note" role="status">
        {note}
      </p>
      <div class="w-editor" data-editor />
    </div>
  );
}

function Tool({
  icon,
  label,
  onClick,
}: {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="w-small-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function RenameForm(props: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const { say } = useBench();
  const [name, setName] = useState(props.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      class="w-rename"
      onSubmit={(event) => {
        event.preventDefault();
        props.onName(name.trim());
      }}
      onKeyDown={({ key }) => key === 'Escape' && props.onCancel()}
    >
      <label>
        {fill(say.newName, { name: props.name })}{' '}
        <input
          ref={input}
          value={name}
          autocapitalize="off"
          autocomplete="off"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button class="button main" type="submit">
        {say.fine}
      </button>
      <button class="button" type="button" onClick={props.onCancel}>
        {say.cancel}
      </button>
    </form>
  );
}

/** The editor, in the element that is marked for it, from when somebody looks at it. */
function useEditor(
  bench: BenchState,
  isShown: boolean,
  onRename: (at: number, name: string) => void,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const rename = useRef(onRename);
  rename.current = onRename;
  const isWanted = isShown || editor !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let made: Editor | undefined;
    let isGone = false;
    void import('./editor.ts').then(({ Editor }) => {
      const parent = document.querySelector<HTMLElement>('[data-editor]');
      if (isGone || !parent) return;
      const { project, compiler, language, go } = bench;
      made = new Editor({
        ...{ parent, project, compiler, language },
        onCure: ({ edits }) => project.apply(edits),
        onGo: go,
        onRename: () => {
          if (!made) return;
          const { at, name } = renamingAt(made, project.work.files);
          rename.current(at, name);
        },
      });
      setEditor(made);
    });
    return () => {
      isGone = true;
      made?.close();
      setEditor(undefined);
    };
  }, [bench.project, isWanted]);
  return editor;
}

/** The name on which the cursor stands. */
function renamingAt(editor: Editor, files: Readonly<Record<string, string>>): { at: number; name: string } {
  const text = files[editor.file] ?? '';
  const at = editor.cursor;
  const before = /[\p{L}\p{N}-]*$/u.exec(text.slice(0, at))![0];
  const after = /^[\p{L}\p{N}-]*/u.exec(text.slice(at))![0];
  return { at, name: before + after };
}

/** The rules of the game itself, or of the variant that is looked at. */
function firstFile(files: Readonly<Record<string, string>>, folder: string, game: string): string {
  const own = Object.keys(files).filter((one) => one.startsWith(`${folder}/`) && one.endsWith('.regel'));
  const [base, variant] = game.split('/');
  const declares =
    variant === undefined ? new RegExp(`^game +${base}\\b`, 'm') : new RegExp(`^variant +${variant}\\b`, 'm');
  return own.find((one) => declares.test(files[one]!)) ?? own[0] ?? Object.keys(files)[0] ?? '';
}
