import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../icons/Icon.tsx';
import { useBench, useWork } from '../bench-state.ts';
import { useAsked } from '../panes/useAsked.ts';
import type { Checked } from '../service/told.ts';
import { fill } from '../words/words.ts';
import { type Block, fileOf, numberOf, written } from './blocks.ts';
import { isDone } from './check.ts';
import { LeftList } from './LeftList.tsx';
import { lessons } from './lessons.ts';

interface CoursePanelProps {
  readonly checked: Checked | undefined;
}

/** The course: a step at a time, done when the compiler and a few games say so. */
export function CoursePanel({ checked }: CoursePanelProps) {
  const { project, compiler, language, say } = useBench();
  const { course = 1 } = useWork();
  const [blocks, setBlocks] = useState<readonly Block[]>();
  useEffect(() => {
    fetch('/sources/tutorial.json')
      .then((response) => response.json())
      .then(setBlocks, () => undefined);
  }, []);
  const own = useMemo(() => (blocks ?? []).filter((block) => numberOf(block) === course), [blocks, course]);
  const wanted = useMemo(
    () => ({ number: course, blocks: own.map(({ fence, text }) => ({ fence, text, file: fileOf(fence)! })) }),
    [own, course],
  );
  const isReady = own.length > 0 && checked?.isComplete === true;
  const left = useAsked(
    async () => (isReady ? { of: course, told: await compiler.ask.course(wanted) } : undefined),
    [compiler, wanted, isReady, checked?.version],
  );
  const told = left?.of === course ? left.told : undefined;
  const lesson = lessons[language][course - 1];
  if (!lesson) return null;
  const isFinished = told !== undefined && isDone(told);
  const write = (block: Block): void => {
    const file = fileOf(block.fence)!;
    project.set(file, written(project.text(file) ?? '', block));
  };
  const goTo = (step: number): void => project.about({ course: step });
  return (
    <article class="w-course">
      <p class="w-course-step">{fill(say.stepOf, { step: course, steps: lessons[language].length })}</p>
      <h2>{lesson.title}</h2>
      {lesson.about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {own.map((block) => (
        <figure key={block.fence + block.text.slice(0, 40)} class="w-block">
          <figcaption>
            {block.fence === 'regel without' ? say.takeOut : say.writeThis}
            <button type="button" class="button" onClick={() => write(block)}>
              {block.fence === 'regel without' ? say.takeOutForMe : say.writeForMe}
            </button>
          </figcaption>
          {/* Long blocks are scrolled, with the keyboard too. */}
          <div class="w-code" role="group" tabIndex={0} aria-label={lesson.title}>
            <pre>
              <code>{block.text.trimEnd()}</code>
            </pre>
          </div>
        </figure>
      ))}
      <div role="status" class={isFinished ? 'w-left w-left-none' : 'w-left'}>
        {isFinished ? (
          <p>
            <Icon name="check" /> {course === lessons[language].length ? say.courseDone : say.stepDone}
          </p>
        ) : (
          <LeftList left={told} />
        )}
      </div>
      <p class="w-doors">
        {course > 1 && (
          <button type="button" class="button" onClick={() => goTo(course - 1)}>
            {say.stepBack}
          </button>
        )}
        {course < lessons[language].length && (
          <button
            type="button"
            class={isFinished ? 'button main' : 'button'}
            aria-disabled={!isFinished}
            onClick={() => isFinished && goTo(course + 1)}
          >
            {say.stepOn}
          </button>
        )}
      </p>
    </article>
  );
}
