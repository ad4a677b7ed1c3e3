import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { type DemoOptions, keepDemoFiles, loadDemoOnce, resetDemo } from '../demo/load.ts';
import type { MovableClock } from '../lib/clock.ts';
import type { FileStore } from '../lib/files.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Log } from '../lib/log.ts';
import type { ServiceDeps } from '../lib/service.ts';
import { createCallList } from './calls.ts';
import { createFaults } from './faults.ts';
import { mountDevelopment } from './routes.ts';

export type DevelopmentDeps = {
  demo: DemoOptions;
  db: Database;
  files: FileStore;
  clock: MovableClock;
  jobs: Pick<Jobs, 'runDue'>;
  log: Log;
};

/** What only exists outside of production: demo teams, mailbox, movable clock, faults, a list of calls. */
export type Development = {
  hooks: Required<Pick<ServiceDeps, 'observe' | 'intercept' | 'isStrict'>>;
  mount(app: FastifyInstance): Promise<void>;
  /** Puts the demo teams into a database that has no team. */
  loadDemoOnce(): Promise<void>;
};

export function createDevelopment({ demo, db, files, clock, jobs, log }: DevelopmentDeps): Development {
  const calls = createCallList();
  const faults = createFaults();
  const reset = async (without: readonly string[]) => {
    await resetDemo(db, clock.now(), { ...demo, without });
    await keepDemoFiles(files, { ...demo, without });
  };
  return {
    hooks: { observe: (record) => calls.add(record), intercept: faults.intercept, isStrict: true },
    mount: async (app) => mountDevelopment(app, { db, clock, jobs, calls, faults, reset }),
    loadDemoOnce: async () => {
      if (!(await loadDemoOnce(db, clock.now(), demo))) return;
      await keepDemoFiles(files, demo);
      log.info('demo teams loaded');
    },
  };
}
