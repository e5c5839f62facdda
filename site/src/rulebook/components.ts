import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { ComponentName } from '../../../compiler/rulebook/page.ts';
import Ask from './Ask.astro';
import Example from './Example.astro';
import Explore from './Explore.astro';
import Grid from './Grid.astro';
import Name from './Name.astro';
import Pieces from './Pieces.astro';
import Reason from './Reason.astro';
import Section from './Section.astro';
import Table from './Table.astro';
import Term from './Term.astro';
import Turn from './Turn.astro';
import Value from './Value.astro';

/** What the sentences of a rulebook can be written with; the compiler checks what they name, and their attributes. */
export const components: Readonly<Record<Exclude<ComponentName, 'Without'>, AstroComponentFactory>> = {
  Ask,
  Example,
  Explore,
  Grid,
  Name,
  Pieces,
  Reason,
  Section,
  Table,
  Term,
  Turn,
  Value,
};
