import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, type Stack, startStack } from '../../../scripts/stack.ts';

const run = promisify(execFile);
const scaleCommand = fileURLToPath(new URL('../../../upstream/src/demo/scale.ts', import.meta.url));

/** Whatever the shell says: a run fills no database but its own, and needs the demo teams and the mailbox of PINs. */
const env = { NODE_ENV: '', DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '' };

/** The demo team of 6,200, which every new database has. */
export const DEMO_TEAM = 'galaxy.example';

/** The team that `addLargeTeam` adds. */
export const LARGE_TEAM = 'universe.example';

/** Does something with servers on the data of a folder, and stops them, come what may. */
export async function withStack<Result>(dataDir: string, act: (stack: Stack) => Promise<Result>): Promise<Result> {
  const stack = await startStack({ port: await freePort(), upstreamPort: await freePort(), dataDir, env });
  try {
    return await act(stack);
  } finally {
    await stack.stop();
  }
}

/** Adds a team of so many people to the data of a folder, on which no server may run meanwhile. */
export async function addLargeTeam(dataDir: string, members: number): Promise<void> {
  const scaling = run(process.execPath, [scaleCommand, '--members', String(members)], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
  });
  // However this process ends, that one does not outlive it.
  const kill = () => scaling.child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await scaling;
  } finally {
    process.off('exit', kill);
  }
}
