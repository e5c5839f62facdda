import { compile } from '../compiler/compile.ts';
import { PARSED, readSources } from './sources.ts';

/** All games and variants of the project, compiled once for all tests that run in one process. */
export const { games } = compile(readSources(), { texts: false, runExamples: false, cache: PARSED });
