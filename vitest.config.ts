import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One core is left free otherwise: on a machine with two, half of the time would be spent waiting.
    maxWorkers: '100%',
    reporters: ['default', './tests/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'parts',
          include: ['tests/**/*.test.ts', 'generated/**/*.test.ts'],
          exclude: ['tests/site/**', '**/node_modules/**'],
          // The compiler is loaded, and quick, once for each core and not once for each file; no file leaves anything behind.
          isolate: false,
          // A test fails for what it finds, not because the machine is busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // The site as it is published, in a real browser: built once, and read by all of these.
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
