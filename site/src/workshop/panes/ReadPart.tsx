import { useBench } from '../bench-state.ts';
import type { ToldProblem } from '../service/told.ts';
import { inCode } from './CheckPanel.tsx';

/** Sections of the rulebook whose rules mean something else now: to be read again, in each language. */
export function ReadPart({ problems }: { readonly problems: readonly ToldProblem[] }) {
  const { project, compiler, say, go } = useBench();
  if (problems.length === 0) return null;
  const games = [...new Set(problems.map(({ about }) => String(about.game)))];
  const confirm = async (game: string, sections: { language: string; section: string }[]): Promise<void> =>
    project.setAll(await compiler.ask.confirmed(game, sections));
  const confirmAll = async (): Promise<void> => {
    for (const game of games) await confirm(game, []);
  };
  return (
    <section class="w-part">
      <h2>
        {say.readTitle} <span class="w-count">{problems.length}</span>
      </h2>
      <p>{say.readIntro}</p>
      <p>
        <button type="button" class="button" onClick={() => void confirmAll()}>
          {say.readAllRight}
        </button>
      </p>
      <ul class="w-problems">
        {problems.map(({ key, at, about, message, related: [section] }) => (
          <li key={key} class="w-problem">
            <p>{inCode(message)}</p>
            <p class="w-doors">
              <button
                type="button"
                class="button"
                onClick={() =>
                  void confirm(String(about.game), [
                    { language: String(about.language), section: String(about.id) },
                  ])
                }
              >
                {say.readRight}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => go(at.file.endsWith('.mdx') ? at : (section?.at ?? at))}
              >
                {say.goThere}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
