import { choices } from './choices.ts';
import { declaredNames } from './declared-names.ts';
import { examples } from './examples.ts';
import { playedExamples } from './examples-played.ts';
import { stoppedExamples } from './examples-stopped.ts';
import { fields } from './fields.ts';
import { folders } from './folders.ts';
import { grids } from './grids.ts';
import { layout } from './layout.ts';
import { loops } from './loops.ts';
import { names } from './names.ts';
import { presentation } from './presentation.ts';
import { rulebook } from './rulebook.ts';
import { rulebookPages } from './rulebook-pages.ts';
import { rulebookVariants } from './rulebook-variants.ts';
import { scripts } from './scripts.ts';
import { signs } from './signs.ts';
import { syntax } from './syntax.ts';
import { tables } from './tables.ts';
import { texts } from './texts.ts';
import { types } from './types.ts';
import { variantChanges } from './variant-changes.ts';
import { variants } from './variants.ts';

/** Every problem that can be told, by its code. A code never changes its meaning: people look it up. */
export const messages = {
  ...layout,
  ...syntax,
  ...signs,
  ...names,
  ...declaredNames,
  ...types,
  ...tables,
  ...grids,
  ...scripts,
  ...loops,
  ...choices,
  ...examples,
  ...playedExamples,
  ...stoppedExamples,
  ...texts,
  ...fields,
  ...folders,
  ...variants,
  ...variantChanges,
  ...presentation,
  ...rulebookPages,
  ...rulebook,
  ...rulebookVariants,
};

export type Code = keyof typeof messages;
