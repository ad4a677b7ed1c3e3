// `npm run campaign`: makes what is generated, then puts the gateway's promises to the test. What the first says goes to
// the error output, so that `--json` leaves nothing but the findings on the other.
import { spawnSync } from 'node:child_process';

const run = (args: string[], stdout: 1 | 2, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, args, { stdio: ['inherit', stdout, 2], env: { ...process.env, ...env } }).status ?? 1;

if (run(['scripts/codegen.ts'], 2) !== 0) {
  console.error('The code generation failed: see above. Nothing was put to the test.');
  process.exit(1);
}
// Some campaigns have the gateway in their own process: the libraries take themselves for a product's only so.
process.exit(run(['tests/campaigns/main.ts', ...process.argv.slice(2)], 1, { NODE_ENV: 'production' }));
