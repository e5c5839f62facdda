import { Icon } from '../../icons/Icon.tsx';
import { useBench } from '../bench-state.ts';
import { nameOfFile } from '../editor/files.ts';
import { QuestionsPart } from '../questions/QuestionsPart.tsx';
import type { Checked, ToldProblem } from '../service/told.ts';
import { fill } from '../words/words.ts';
import { ExamplesPart } from './ExamplesPart.tsx';
import { partOf } from './parts.ts';
import { ReadPart } from './ReadPart.tsx';
import { WordsPart } from './WordsPart.tsx';

/** Everything that does not fit together, or is not there yet: each with what can be done about it. */
export function CheckPanel({ checked }: { readonly checked: Checked | undefined }) {
  const { say } = useBench();
  if (!checked) return <p class="w-intro">{say.stillChecking}</p>;
  const { problems, isComplete } = checked;
  const of = (part: ReturnType<typeof partOf>) => problems.filter((problem) => partOf(problem) === part);
  const errors = of('errors');
  return (
    <div class="w-check">
      {problems.length === 0 && isComplete && (
        <p class="w-fine">
          <Icon name="check" /> {say.allFine}
        </p>
      )}
      {errors.length > 0 && <ProblemList title={say.errorsTitle} problems={errors} />}
      <ExamplesPart problems={of('examples')} version={checked.version} />
      <WordsPart problems={of('words')} version={checked.version} />
      <ReadPart problems={of('read')} />
      {of('others').length > 0 && <ProblemList title={say.otherProblems} problems={of('others')} />}
      {!isComplete && <p class="w-note">{say.stillChecking}</p>}
      {errors.length === 0 && <QuestionsPart />}
    </div>
  );
}

export function ProblemList({
  title,
  problems,
}: {
  readonly title: string;
  readonly problems: readonly ToldProblem[];
}) {
  return (
    <section class="w-part">
      <h2>
        {title} <span class="w-count">{problems.length}</span>
      </h2>
      <ul class="w-problems">
        {problems.slice(0, MOST_SHOWN).map((problem) => (
          <OneProblem key={problem.key + problem.at.start} problem={problem} />
        ))}
      </ul>
    </section>
  );
}

/** A slip can have hundreds of consequences: nobody reads them all. */
const MOST_SHOWN = 60;

export function OneProblem({ problem }: { readonly problem: ToldProblem }) {
  const { project, say, go } = useBench();
  const { at, severity, title, message, cure, cures, related } = problem;
  const text = project.text(at.file);
  const line = text === undefined ? '' : lineAround(text, at.start);
  return (
    <li class={`w-problem w-${severity}`}>
      <p class="w-problem-title">{title}</p>
      {line.trim() !== '' && <code class="w-quoted">{line.trim()}</code>}
      <p>{inCode(message)}</p>
      {cure !== '' && <p class="w-cure">{inCode(cure)}</p>}
      <p class="w-doors">
        {cures.map((one) => (
          <button key={one.label} type="button" class="button main" onClick={() => project.apply(one.edits)}>
            {one.label}
          </button>
        ))}
        {text !== undefined && (
          <button type="button" class="button" onClick={() => go(at)}>
            {fill(say.line, { file: nameOfFile(at.file, say), line: problem.line })}
          </button>
        )}
        {related.map(
          (one) =>
            project.text(one.at.file) !== undefined && (
              <button key={one.label + one.at.start} type="button" class="button" onClick={() => go(one.at)}>
                {one.label || nameOfFile(one.at.file, say)}
              </button>
            ),
        )}
      </p>
    </li>
  );
}

/** What stands between backticks is quoted from the rules. */
export function inCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

export function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(start, end < 0 ? text.length : end).slice(0, 200);
}
