import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,integration,bench}/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    dangerouslyIgnoreUnhandledErrors: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
