import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import { type BenchState, useBench, useWork } from '../bench-state.ts';
import type { Checked, ToldPlace } from '../service/told.ts';
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
  const editor = useEditor(bench, isShown);
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
          {isRules && <Tool icon="list" label={say.format} onClick={() => void format()} />}
        </div>
      </div>
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

/** The editor, in the element that is marked for it, from when somebody looks at it. */
function useEditor(bench: BenchState, isShown: boolean): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const isWanted = isShown || editor !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let made: Editor | undefined;
    let isGone = false;
    void import('./editor.ts').then(({ Editor }) => {
      const parent = document.querySelector<HTMLElement>('[data-editor]');
      if (isGone || !parent) return;
      const { project, language } = bench;
      made = new Editor({ parent, project, language, onCure: ({ edits }) => project.apply(edits) });
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

/** The rules of the game itself, or of the variant that is looked at. */
function firstFile(files: Readonly<Record<string, string>>, folder: string, game: string): string {
  const own = Object.keys(files).filter((one) => one.startsWith(`${folder}/`) && one.endsWith('.regel'));
  const [base, variant] = game.split('/');
  const declares =
    variant === undefined ? new RegExp(`^game +${base}\\b`, 'm') : new RegExp(`^variant +${variant}\\b`, 'm');
  return own.find((one) => declares.test(files[one]!)) ?? own[0] ?? Object.keys(files)[0] ?? '';
}
