/**
 * The mutation score of a specification: every rule is changed a little, one change at a time, and what nobody notices
 * has no example. `mutants.ts` makes the changes (in `declarations.ts`, `statements.ts`, `expressions.ts`, `printed.ts`),
 * `judge.ts` tells who notices one, `summary.ts` counts.
 */
export { type Decided, decidingExample } from './deciding-example.ts';
export { type Explained, readExplained } from './explained.ts';
export { Judge, type Unready, type Verdict } from './judge.ts';
export { applied, MUTANT_KINDS, type Mutant, type MutantKind } from './mutant.ts';
export { mutantsOf, sourcesOf } from './mutants.ts';
export { type Asking, type OpenQuestion, openQuestions, outcomesOf } from './open-questions.ts';
export { type Judged, percent, type Summary, summarize } from './summary.ts';
