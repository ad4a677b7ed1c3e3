// The demo teams in an embedded database, made once for all tests of a run: each stack begins with a copy of its folder, as
// making a database and loading the teams takes longer than most tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startUpstream } from '@muster/upstream';
import { openDatabase } from '@muster/upstream/database';
import { createLog } from '@muster/upstream/log';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder to copy from; null where tests run on a server. */
    demoDataDir: string | null;
  }
}

/** Where a data folder keeps the embedded database. */
const DATABASE = 'database';

/** Copies the database into the data folder of a stack that is about to start. */
export const copyDemoDatabase = (demoDataDir: string, dataDir: string): Promise<void> =>
  cp(join(demoDataDir, DATABASE), join(dataDir, DATABASE), { recursive: true });

let made: string | null = null;

/** What vitest calls before the first test, and after the last. */
export async function setup(project: TestProject): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) {
    made = mkdtempSync(join(tmpdir(), 'muster-demo-'));
    const config = readConfig({ DATA_DIR: made, UPSTREAM_PORT: '0', DRAIN_DELAY_MS: '0', LOG_LEVEL: 'silent' });
    const log = createLog(config.logLevel);
    const upstream = await startUpstream(config, { log, db: await openDatabase(config, log) });
    await upstream.close();
  }
  project.provide('demoDataDir', made);
}

export function teardown(): void {
  if (made !== null) rmSync(made, { recursive: true, force: true });
}
