import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

/** The integration of Preact, with a renderer that renders every component once (`preact-renderer.ts`). */
export function preactOnce(): AstroIntegration {
  const integration = preact();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: fileURLToPath(new URL('./preact-renderer.ts', import.meta.url)),
            }),
        }),
    },
  };
}
