import { useBench } from '../bench-state.ts';
import { fill } from '../words/words.ts';
import type { StepLeft } from './check.ts';

/** What is still to be done in a step. */
export function LeftList({ left }: { readonly left: StepLeft | undefined }) {
  const { say } = useBench();
  if (!left) return <p>{say.stillChecking}</p>;
  const { missing, tooMany, problems, isStuck, unplayed } = left;
  const told = [
    ...missing.map((name) => fill(say.leftMissing, { name })),
    ...tooMany.map((name) => fill(say.leftTooMany, { name })),
    ...(problems > 0 ? [fill(problems === 1 ? say.leftProblem : say.leftProblems, { count: problems })] : []),
    ...(problems === 0 && missing.length === 0 && isStuck ? [say.leftStuck] : []),
    ...(isStuck ? [] : unplayed.map((name) => fill(say.leftUnplayed, { name }))),
  ];
  return (
    <>
      <p>{say.left}</p>
      <ul>
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
