// `npm run bench`: builds what is stale, then measures. What the build says goes to the error output, so that `--json`
// leaves nothing but the result on the other.
import { spawnSync } from 'node:child_process';
import { readOptions } from '../tests/bench/lib/options.ts';
import { readCommandLine } from '../tests/report/commandLine.ts';

const run = (args: string[], stdout: 1 | 2) =>
  spawnSync(process.execPath, args, { stdio: ['inherit', stdout, 2] }).status ?? 1;

// What is asked for is judged before the build, which may take minutes.
readCommandLine(readOptions);

if (run(['scripts/build.ts'], 2) !== 0) {
  console.error('The build failed: see above. Nothing was measured.');
  process.exit(1);
}
process.exit(run(['tests/bench/main.ts', ...process.argv.slice(2)], 1));
