import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftToServers } from '../scripts/serverTests.ts';

/** The campaigns come first: they take longest, and mostly wait, while the other worker runs everything else. */
class CampaignsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isCampaign = ({ moduleId }: TestSpecification) => moduleId.includes('/campaigns/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isCampaign), ...sorted.filter((file) => !isCampaign(file))];
  }
}

const exclude = [...configDefaults.exclude, ...leftToServers('tests')];

export default defineConfig({
  // As in production there is one copy of graphql: the one that Node finds, not the one for bundlers.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    // Modules are loaded once for all files of a worker: loading them costs more than the tests. Nothing is mocked here.
    isolate: false,
    dangerouslyIgnoreUnhandledErrors: false,
    // Each file has a stack of its own: two at a time.
    maxWorkers: 2,
    sequence: { sequencer: CampaignsFirst },
    // For a busy machine: what is never there fails as surely.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['{contract,integration,bench,campaigns,scripts}/**/*.test.ts'],
          exclude,
          globalSetup: ['support/demoDatabase.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      // What the others did is added up once all of them are done.
      {
        extends: true,
        test: { name: 'accounting', include: ['accounting/**/*.test.ts'], exclude, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
