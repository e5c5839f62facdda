import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The sentences of the rulebooks, beside the rules that they explain. */
export const collections = {
  rulebooks: defineCollection({
    loader: glob({
      base: '../rules',
      pattern: '*/rulebook/*.mdx',
      generateId: ({ entry }) => entry.replace('/rulebook/', '/').replace(/\.mdx$/, ''),
    }),
    schema: z.object({ title: z.string(), lead: z.string(), language: z.enum(['nl', 'de']) }),
  }),
};
