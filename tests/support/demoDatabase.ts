// The demo teams in a database, made once for all tests of a run: each stack begins with a copy of its folder, or of the
// database on a server, as making one and loading the teams takes longer than most tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startUpstream } from '@muster/upstream';
import { openDatabase } from '@muster/upstream/database';
import { createLog } from '@muster/upstream/log';
import type { TestProject } from 'vitest/node';
import { createServerDatabase } from './serverDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder to copy from; null where tests run on a server. */
    demoDataDir: string | null;
    /** The server's database to copy from; null where tests run on the embedded one. */
    demoTemplate: string | null;
  }
}

/** Where a data folder keeps the embedded database. */
const DATABASE = 'database';

/** Copies the database into the data folder of a stack that is about to start. */
export const copyDemoDatabase = (demoDataDir: string, dataDir: string): Promise<void> =>
  cp(join(demoDataDir, DATABASE), join(dataDir, DATABASE), { recursive: true });

let made: { dataDir: string; drop?: () => Promise<void> } | undefined;

/** What vitest calls before the first test, and after the last. */
export async function setup(project: TestProject): Promise<void> {
  const template = `muster_demo_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-demo-'));
  made = { dataDir };
  const database = await createServerDatabase(template);
  if (database) made.drop = () => database.drop();
  const config = readConfig({
    ...{ DATA_DIR: dataDir, UPSTREAM_PORT: '0', DRAIN_DELAY_MS: '0', LOG_LEVEL: 'silent' },
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const log = createLog(config.logLevel);
  const upstream = await startUpstream(config, { log, db: await openDatabase(config, log) });
  await upstream.close();
  project.provide('demoDataDir', database ? null : dataDir);
  project.provide('demoTemplate', database ? template : null);
}

export async function teardown(): Promise<void> {
  await made?.drop?.();
  if (made) rmSync(made.dataDir, { recursive: true, force: true });
}
