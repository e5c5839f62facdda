import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'generated/**/*.test.ts'],
    reporters: ['default', './tests/summary-reporter.ts'],
  },
});
