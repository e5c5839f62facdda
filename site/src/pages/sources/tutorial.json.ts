import type { APIRoute } from 'astro';
import page from '../../../../rules/TUTORIAL.md?raw';
import { blocksIn, fileOf } from '../../workshop/course/blocks.ts';

/** What is written in the ten steps of the tutorial. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(blocksIn(page).filter(({ fence }) => fileOf(fence) !== undefined)));
