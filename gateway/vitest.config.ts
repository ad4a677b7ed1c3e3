import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in production there is one copy of graphql: the one that Node finds, not the one for bundlers.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    // Modules are loaded once for all files of a worker: loading them costs more than the tests. Nothing is mocked here.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // All processors: other packages take a turn where they are tested beside it.
    maxWorkers: '100%',
    // For a busy machine: what is never there fails as surely.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
