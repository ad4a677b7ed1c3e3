import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // An embedded database takes some hundred megabytes: two files at a time.
    maxWorkers: 2,
    // Test files share no state but the modules, which take longer to load than most tests to run.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
