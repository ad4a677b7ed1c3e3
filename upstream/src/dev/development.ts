import type { FastifyInstance } from 'fastify';
import { loadDemoOnce } from '../demo/load.ts';
import type { MovableClock } from '../lib/clock.ts';
import type { Jobs } from '../lib/jobRunner.ts';
import type { Log } from '../lib/log.ts';
import type { ServiceDeps } from '../lib/service.ts';
import { createCallList } from './calls.ts';
import { createFaults } from './faults.ts';
import { type ResetDeps, addDemoFiles, createReset } from './reset.ts';
import { mountDevelopment } from './routes.ts';

export type DevelopmentDeps = ResetDeps & {
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

export function createDevelopment({ jobs, log, ...deps }: DevelopmentDeps): Development {
  const { demo, db, clock } = deps;
  const calls = createCallList();
  const faults = createFaults();
  const reset = createReset(deps);
  return {
    hooks: { observe: (record) => calls.add(record), intercept: faults.intercept, isStrict: true },
    mount: async (app) => mountDevelopment(app, { db, clock, jobs, calls, faults, reset }),
    loadDemoOnce: async () => {
      if (!(await loadDemoOnce(db, clock.now(), demo))) return;
      await addDemoFiles(deps);
      log.info('demo teams loaded');
    },
  };
}
