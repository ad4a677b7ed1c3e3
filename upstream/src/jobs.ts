import type { Database, Queries } from './db/database.ts';
import { bulkJobs } from './domains/bulk/worker.ts';
import { plantReminders } from './domains/guest/reminderActions.ts';
import { reminderJobs } from './domains/guest/reminderWorker.ts';
import { plantActivations } from './domains/licence/activationActions.ts';
import { activationJobs } from './domains/licence/activationWorker.ts';
import { housekeepingJobs, plantHousekeeping } from './housekeeping.ts';
import { fileRemovalJobs } from './lib/fileRemoval.ts';
import type { FileStore } from './lib/files.ts';
import type { JobHandlers } from './lib/jobs.ts';
import type { Mailer } from './lib/mail.ts';

type Deps = { kind: Database['kind']; mailer: Mailer; files: FileStore };

/** All work there is; `promised` names that which was said to happen, and is tried again at every start. */
export function allJobs({ kind, mailer, files }: Deps): { handlers: JobHandlers; promised: readonly string[] } {
  const ours = { ...bulkJobs({ mailer }), ...reminderJobs({ mailer }), ...activationJobs, ...fileRemovalJobs(files) };
  return { handlers: { ...mailer.jobs, ...housekeepingJobs(kind), ...ours }, promised: Object.keys(ours) };
}

/** Plants what has to be in the queue whatever happens, unless it is there. */
export async function plantAll(db: Queries, now: number): Promise<void> {
  await plantHousekeeping(db, now);
  await plantActivations(db, now);
  await plantReminders(db, now);
}
