/// <reference types="vite/types/importMeta.d.ts" />
import type { RuntimeSources } from '../../../compiler/4-emit/runtime-sources.ts';

const files = import.meta.glob<string>('../../../compiler/runtime/core-*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is alike in all cores, as text: a core that is compiled in the browser has it inside. */
export const runtimeSources: RuntimeSources = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
);
