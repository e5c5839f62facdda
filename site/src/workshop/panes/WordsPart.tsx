import { useState } from 'preact/hooks';
import { useBench, useWork } from '../bench-state.ts';
import type { ToldProblem, ToldText } from '../service/told.ts';
import { useAsked } from './useAsked.ts';

interface WordsPartProps {
  readonly problems: readonly ToldProblem[];
  readonly version: number;
}

/** The texts that players read and that nobody has written yet: fields to write them in. */
export function WordsPart({ problems, version }: WordsPartProps) {
  const { compiler, say } = useBench();
  const { game } = useWork();
  const texts = useAsked(() => compiler.ask.missing(game), [compiler, game, version, problems.length]) ?? [];
  if (problems.length === 0 || texts.length === 0) return null;
  return (
    <section class="w-part">
      <h2>
        {say.wordsTitle} <span class="w-count">{texts.length}</span>
      </h2>
      <p>{say.wordsIntro}</p>
      <div class="w-words">
        {texts.map((text) => (
          <OneText key={`${text.id}.${text.attribute}`} text={text} />
        ))}
      </div>
    </section>
  );
}

function OneText({ text: { id, attribute, languages } }: { readonly text: ToldText }) {
  const { say } = useBench();
  const name = attribute === '' ? id : `${id}.${attribute}`;
  return (
    <fieldset class="w-word">
      <legend>
        <code>{name}</code>
      </legend>
      {languages.map((one) => (
        <WordInput
          key={one.language}
          {...one}
          id={id}
          attribute={attribute}
          label={one.language === 'nl' ? say.dutch : say.german}
        />
      ))}
    </fieldset>
  );
}

type WordInputProps = ToldText['languages'][number] &
  Pick<ToldText, 'id' | 'attribute'> & { readonly label: string };

/** Written into the file when somebody leaves the field: letter by letter, the list would change under their hands. */
function WordInput({ id, attribute, file, language, text, label }: WordInputProps) {
  const { project, compiler } = useBench();
  const [draft, setDraft] = useState<string>();
  const write = async (): Promise<void> => {
    const value = draft?.trim() ?? '';
    if (value !== '' && value !== text)
      project.setAll(await compiler.ask.withText(file, id, attribute, value));
    setDraft(undefined);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        lang={language}
        value={draft ?? text}
        onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={() => void write()}
      />
    </label>
  );
}
