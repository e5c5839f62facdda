import { createContext } from 'preact';
import { useContext, useEffect, useReducer, useState } from 'preact/hooks';
import type { Language } from '../game/shown.ts';
import type { Keeper } from './kept/keeper.ts';
import type { Project, Work } from './project.ts';
import type { Compiler } from './service/compiler.ts';
import type { Checked, ToldPlace } from './service/told.ts';
import type { WorkshopWords } from './words/words-nl.ts';

/** What all parts of the bench work with. */
export interface BenchState {
  readonly project: Project;
  readonly compiler: Compiler;
  readonly keeper: Keeper;
  readonly language: Language;
  readonly say: WorkshopWords;
  /** The page on which others read and play what is shared. */
  readonly reader: string;
  /** Shows a place in the text. */
  go(place: ToldPlace): void;
}

export const BenchContext = createContext<BenchState | undefined>(undefined);

export function useBench(): BenchState {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('There is no bench around this.');
  return bench;
}

/** The work as it is now; what shows it is drawn again when it changes. */
export function useWork(): Work {
  const { project } = useBench();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => project.listen(() => again(undefined)), [project]);
  return project.work;
}

export function useChecked(compiler: Compiler): Checked | undefined {
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => compiler.listen(setChecked), [compiler]);
  return checked;
}
