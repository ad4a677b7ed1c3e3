// The reference upstream as a process of its own, killed and started again on the same folder.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/stack.ts';
import { productionSettings as needed } from '../../../upstream/src/testing/production.ts';
import { serverCore } from '../../load/pinning.ts';
import { type BegunProcess, begin } from '../../load/serverProcess.ts';

export type Lives = {
  readonly url: string;
  /** Starts a process unless one runs, and waits until it is ready; says whether it did. Every third start is cut off by a kill before. */
  readonly start: () => Promise<boolean>;
  /** Ends the process at once, whatever is under way. */
  readonly kill: () => Promise<void>;
  /** How many processes were killed so far. */
  readonly kills: () => number;
  /** For how many milliseconds the process has been there. */
  readonly age: () => number;
};

const CUT_EVERY = 3;
/** A start takes about so long, its database included. */
const STARTING_MS = 2_500;

/** As in production: whatever the shell says, on the embedded database in the folder; there are no mails to be sent. */
export const productionSettings = (folder: string, port: number) => ({
  ...needed,
  ...{ DATABASE_URL: '', DATA_DIR: join(folder, 'data'), UPSTREAM_PORT: String(port), LOG_LEVEL: 'warn' },
});

/** Nothing runs before `start`. */
export async function livesOn(folder: string, random: (below: number) => number): Promise<Lives> {
  const port = await freePort();
  const env = productionSettings(folder, port);
  const launch = () =>
    begin({ name: 'upstream', entry: 'upstream/src/main.ts', core: serverCore, ...{ folder, port, env } });
  let running: BegunProcess | undefined;
  let [starts, kills, startedAt] = [0, 0, 0];

  async function kill() {
    if (running === undefined) return;
    kills += 1;
    await running.kill();
    running = undefined;
  }

  async function start() {
    if (running !== undefined) return false;
    starts += 1;
    if (starts % CUT_EVERY === 2) {
      running = await launch();
      await delay(random(STARTING_MS));
      await kill();
    }
    startedAt = performance.now();
    running = await launch();
    await running.ready();
    return true;
  }

  const age = () => performance.now() - startedAt;
  return { url: `http://127.0.0.1:${port}`, start, kill, kills: () => kills, age };
}
