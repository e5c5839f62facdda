import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { useBench, useWork } from '../bench-state.ts';
import type { ToldExample, ToldProblem } from '../service/told.ts';
import { OneProblem } from './CheckPanel.tsx';
import { useAsked } from './useAsked.ts';

/** Plays an example from where it stands; undefined where there is no table. */
export const PlayExample = createContext<((name: string) => void) | undefined>(undefined);

interface ExamplesPartProps {
  readonly problems: readonly ToldProblem[];
  readonly version: number;
}

/** Worked examples: those that are no longer so first, old and new, and all of them to be changed. */
export function ExamplesPart({ problems, version }: ExamplesPartProps) {
  const { project, compiler, say } = useBench();
  const { game } = useWork();
  const [isOpen, setIsOpen] = useState(false);
  const examples = useAsked(() => compiler.ask.examples(game), [compiler, game, version]) ?? [];
  const broken = examples.filter(({ changes }) => changes.length > 0);
  const take = async (names: readonly string[]): Promise<void> =>
    project.setAll(await compiler.ask.examplesTaken(game, names));
  const mendable = broken.filter(({ changes }) => changes.every(({ now }) => now !== undefined));
  // What is told of examples that this game or variant does not have: those of other variants.
  const elsewhere = problems.filter(
    ({ at, about }) =>
      !broken.some((one) => about.example === one.name || (one.at.file === at.file && within(at.start, one))),
  );
  if (examples.length === 0 && elsewhere.length === 0) return null;
  return (
    <section class="w-part">
      {broken.length > 0 && (
        <>
          <h2>
            {say.examplesTitle} <span class="w-count">{broken.length}</span>
          </h2>
          {mendable.length > 1 && (
            <p>
              <button
                type="button"
                class="button"
                onClick={() => void take(mendable.map(({ name }) => name))}
              >
                {say.exampleTakeAll}
              </button>
            </p>
          )}
          <ul class="w-problems">
            {broken.map((one) => (
              <OneExample key={one.name} example={one} onTake={() => void take([one.name])} />
            ))}
          </ul>
        </>
      )}
      {elsewhere.length > 0 && (
        <ul class="w-problems">
          {elsewhere.map((one) => (
            <OneProblem key={one.key} problem={one} />
          ))}
        </ul>
      )}
      {examples.length > broken.length && (
        <div class="w-all">
          <h2>
            <button type="button" class="w-unfold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {broken.length === 0 ? say.examplesFine : say.examplesAll}
            </button>
          </h2>
          {isOpen && (
            <ul class="w-problems">
              {examples
                .filter(({ changes }) => changes.length === 0)
                .map((one) => (
                  <OneExample key={one.name} example={one} />
                ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

const within = (at: number, { at: { start, end } }: ToldExample): boolean => start <= at && at < end;

function OneExample({ example, onTake }: { readonly example: ToldExample; readonly onTake?: () => void }) {
  const { project, say } = useBench();
  const play = useContext(PlayExample);
  const [draft, setDraft] = useState<string>();
  const { title, name, changes, at, text } = example;
  const isMendable = changes.length > 0 && changes.every(({ now }) => now !== undefined);
  const save = (): void => {
    // It may have been changed in the text meanwhile: then there is nothing to write over.
    const now = project.text(at.file)?.slice(at.start, at.end);
    if (now === text && draft !== undefined) project.apply([{ ...at, text: draft.trimEnd() }]);
    setDraft(undefined);
  };
  return (
    <li class={changes.length > 0 ? 'w-problem w-warning' : 'w-problem'}>
      <p class="w-problem-title">{title.charAt(0).toUpperCase() + title.slice(1)}</p>
      {changes.map(({ before, now }) => (
        <p key={before} class="w-old-new">
          <span>{say.exampleHere}</span> <del>{before}</del>
          <br />
          {now === undefined ? (
            <span>{say.exampleByHand}</span>
          ) : (
            <>
              <span>{say.exampleNow}</span> <ins>{now}</ins>
            </>
          )}
        </p>
      ))}
      {draft !== undefined && (
        <textarea
          class="w-example-text"
          aria-label={title}
          rows={draft.split('\n').length + 1}
          value={draft}
          spellcheck={false}
          autocapitalize="off"
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      )}
      <p class="w-doors">
        {isMendable && onTake && (
          <button type="button" class="button main" onClick={onTake}>
            {say.exampleTake}
          </button>
        )}
        {draft === undefined ? (
          <button type="button" class="button" onClick={() => setDraft(text)}>
            {say.exampleEdit}
          </button>
        ) : (
          <>
            <button type="button" class="button main" onClick={save}>
              {say.exampleSave}
            </button>
            <button type="button" class="button" onClick={() => setDraft(undefined)}>
              {say.cancel}
            </button>
          </>
        )}
        {play && (
          <button type="button" class="button" onClick={() => play(name)}>
            {say.examplePlay}
          </button>
        )}
      </p>
    </li>
  );
}
