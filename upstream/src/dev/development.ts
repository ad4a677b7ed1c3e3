import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { addDemoExports } from '../demo/chatExports.ts';
import { type DemoOptions, isDemoTeam, keepDemoFiles, loadDemoOnce, resetDemo } from '../demo/load.ts';
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
  const addFiles = async (options: DemoOptions) => {
    await keepDemoFiles(files, options);
    await addDemoExports(db, files, clock.now(), (domain) => isDemoTeam(domain, options));
  };
  const reset = async (without: readonly string[]) => {
    await resetDemo(db, clock.now(), { ...demo, without });
    await addFiles({ ...demo, without });
  };
  return {
    hooks: { observe: (record) => calls.add(record), intercept: faults.intercept, isStrict: true },
    mount: async (app) => mountDevelopment(app, { db, clock, jobs, calls, faults, reset }),
    loadDemoOnce: async () => {
      if (!(await loadDemoOnce(db, clock.now(), demo))) return;
      await addFiles(demo);
      log.info('demo teams loaded');
    },
  };
}
