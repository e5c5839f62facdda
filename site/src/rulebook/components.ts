import type { ComponentChildren, FunctionComponent } from 'preact';
import type { ComponentName } from '../../../compiler/rulebook/page.ts';
import { Example } from './Example.tsx';
import { Explore } from './Explore.tsx';
import { Grid, Pieces } from './Pictured.tsx';
import { RuleTable } from './RuleTable.tsx';
import { Section } from './Section.tsx';
import { Turn } from './Turn.tsx';
import { Ask, Name, Reason, Term, Value } from './words.tsx';

/** What a component is given: its attributes, which the compiler has checked, its title if it is a section, and what stands inside. */
export interface Given {
  readonly [attribute: string]: ComponentChildren;
}

const all = {
  Ask,
  Example,
  Explore,
  Grid,
  Name,
  Pieces,
  Reason,
  Section,
  Table: RuleTable,
  Term,
  Turn,
  Value,
} satisfies Record<Exclude<ComponentName, 'Without'>, unknown>;

/** What the sentences of a rulebook can be written with. */
export const components = all as unknown as Readonly<Record<keyof typeof all, FunctionComponent<Given>>>;
