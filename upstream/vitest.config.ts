import { configDefaults, defineConfig } from 'vitest/config';
import { leftToServers } from '../scripts/serverTests.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftToServers('upstream')],
    // An embedded database takes some hundred megabytes: two files at a time.
    maxWorkers: 2,
    // Test files share no state but the modules, which take longer to load than most tests to run.
    isolate: false,
    // For a busy machine: what is never there fails as surely.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
