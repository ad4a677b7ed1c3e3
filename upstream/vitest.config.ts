import { configDefaults, defineConfig } from 'vitest/config';

// Set where all of them run on servers afterwards (`.ci/run`): each domain is tested once, on one kind of database. That the
// embedded one does the same is what the other packages' tests and the browser tests run on.
const areDomainsLeft = process.env['SERVERS_FOLLOW'] !== undefined;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(areDomainsLeft ? ['src/domains/**'] : [])],
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
