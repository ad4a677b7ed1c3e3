import { type Copies, keepCopies } from '../db/copies.ts';
import type { Database } from '../db/database.ts';
import { addDemoExports, hasDemoExports } from '../demo/chatExports.ts';
import { type DemoOptions, isDemoTeam, keepDemoFiles, resetDemo } from '../demo/load.ts';
import type { Clock } from '../lib/clock.ts';
import { HOUR_MS } from '../lib/durations.ts';
import type { FileStore } from '../lib/files.ts';

/** For how long the demo is put back as it was made: its instants are told from then. */
const FRESH_MS = HOUR_MS;
const NAME = 'demo';

export type ResetDeps = {
  demo: DemoOptions;
  db: Database;
  files: FileStore;
  clock: Pick<Clock, 'now'>;
  /** Of a database that has some already. */
  copies?: Copies | undefined;
};

const isThereIn = (demo: DemoOptions) => (domain: string) => isDemoTeam(domain, demo);

/** Puts the files of the demo teams into the store, and adds what only comes with them. */
export async function addDemoFiles({ demo, db, files, clock }: ResetDeps): Promise<void> {
  await keepDemoFiles(files, demo);
  await addDemoExports(db, files, clock.now(), isThereIn(demo));
}

/**
 * Makes what throws everything away that the services have kept, and puts the demo teams back. To make them takes seconds:
 * on an embedded database it is done once, and copied back after that. One on a server may be others', too.
 */
export function createReset(deps: ResetDeps): () => Promise<void> {
  const { demo, db, files, clock } = deps;
  let { copies } = deps;
  let madeAt = -Infinity;

  async function make() {
    await resetDemo(db, clock.now(), demo);
    await addDemoFiles(deps);
    madeAt = clock.now();
  }

  async function reset() {
    if (!copies && db.kind === 'server') return make();
    copies ??= await keepCopies(db);
    const isFresh = Math.abs(clock.now() - madeAt) < FRESH_MS && (await hasDemoExports(files, isThereIn(demo)));
    if (!isFresh) await copies.forget(NAME);
    await copies.putBack(NAME, make);
    await keepDemoFiles(files, demo);
  }

  // One after the other: each begins with what the one before has left.
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(reset, reset);
    return last;
  };
}
