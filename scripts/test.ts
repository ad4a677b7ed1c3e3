// `npm test`: checks, unit, contract and integration tests, the build, and the browser tests. All of them run, whatever
// fails; the last line adds them up.
import { globSync, rmSync } from 'node:fs';
import { checkTasks } from './checks/tasks.ts';
import { closing } from './counts.ts';
import { turbo } from './turbo.ts';

// A runner that fails before its report must not leave the last run's in the sum.
for (const folder of globSync(['*/test-results', 'tests/server-results'])) rmSync(folder, { recursive: true });

const steps: [string, () => boolean][] = [
  // Side by side: many of them keep one processor busy and leave the others idle, and each test runner does at its end.
  [
    'check, build, unit, contract and integration tests',
    () => turbo([...checkTasks, 'build', 'build:playground', 'test'], { args: ['--continue', '--concurrency=4'] }),
  ],
  ['browser tests', () => turbo(['e2e'])],
];

const failed = steps.filter(([name, run]) => {
  console.log(`\n── ${name}`);
  return !run();
});
for (const [name] of failed) console.error(`Failed: ${name}`);
const { text, isGreen } = closing('*', failed.length);
console.log(text);
process.exit(isGreen ? 0 : 1);
