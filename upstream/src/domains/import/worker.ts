import { ARCHIVE_MAX_BYTES } from '@muster/schema/formats/import';
import type { Cause } from '../../lib/cause.ts';
import { HOUR_MS } from '../../lib/durations.ts';
import { Fault } from '../../lib/errors.ts';
import type { FileStore } from '../../lib/files.ts';
import type { Invitations } from '../../lib/invitations.ts';
import type { JobContext, JobHandlers, Lane, OutsideJob } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { Outgoing } from '../../lib/outgoing.ts';
import type { Seals } from '../../lib/seals.ts';
import type { GroupsDomain } from '../channel/addressRules.ts';
import { lockTeam } from '../team/repository.ts';
import type { Run } from './apply/runActions.ts';
import { takeStep } from './apply/stepActions.ts';
import { completeImport, failImport, removeFiles } from './endActions.ts';
import { readToRecords } from './readActions.ts';
import { type ImportFailure, type ImportRow, importById, saveImport } from './repository.ts';
import { countsWith, recordsFileOf } from './rules.ts';
import { nextBatch } from './recordRepository.ts';
import { whileWanted } from '../../lib/whileWanted.ts';
import { applying, fetching, reading } from './workActions.ts';

type Deps = {
  mailer: Mailer;
  files: FileStore;
  outgoing: Outgoing;
  invitations: Invitations;
  groupsDomain: GroupsDomain;
  seals: Seals;
};

/** Archives are fetched and read for up to an hour: a few at a time, so that a large one keeps no other waiting. */
const ARCHIVES: Lane = { name: 'import archive', workers: 4, outsideMs: HOUR_MS };

/** Imports are worked off beside each other, a step of one and a step of another. */
const STEPS: Lane = { name: 'import', workers: 2 };

const isAt = (row: ImportRow, stage: ImportRow['stage']): boolean =>
  row.status === 'IN_PROGRESS' && row.stage === stage;

/** The import whose stage an outside part is about; nothing where it is over, or further. */
async function importAt({ read }: Pick<OutsideJob, 'read'>, importId: string, stage: ImportRow['stage']) {
  const row = await read((queries) => importById(queries, importId));
  return row && isAt(row, stage) ? row : undefined;
}

/** What went wrong with a link, by what is told of the call. */
const failureOfFetch = (problem: string): ImportFailure => {
  if (problem === 'address_refused' || problem === 'redirect_refused') return 'link_refused';
  return problem === 'too_long' ? 'archive_too_large' : 'fetch_failed';
};

/**
 * The work of imports: an archive is fetched where it has a link, read into records, and these are worked off step by step. Only
 * the last changes the team. Whoever started an import was an admin of that moment: that they are none any more stops nothing.
 */
export function importJobs({ mailer, files, outgoing, invitations, groupsDomain, seals }: Deps): JobHandlers {
  /** An import that is at a stage, with its team locked. Whatever is over has nothing in the store any more. With its team it ends. */
  const runAt = async (context: JobContext, importId: string, stage: ImportRow['stage']): Promise<Run | undefined> => {
    const { db, now, parentJobId } = context;
    const known = await importById(db, importId);
    if (!known) return undefined;
    const team = await lockTeam(db, known.teamId);
    // It may have ended while the team was waited for.
    const row = (await importById(db, importId)) ?? known;
    if (!isAt(row, stage)) {
      if (row.status !== 'IN_PROGRESS') await removeFiles(context, row);
      return undefined;
    }
    const cause: Cause = {
      ...{ db, now, parentJobId, teamId: row.teamId, actor: row.actor },
      ...(row.requestId === null ? {} : { requestId: row.requestId }),
    };
    const run = { cause, team, row, mailer, groupsDomain };
    if (team.deletedAt === null) return run;
    // Nobody is taken into a team that is gone, nor told of it.
    await failImport(run, 'cancelled', row.actor);
    return undefined;
  };

  /** Nothing helped. */
  const givenUp = (stage: ImportRow['stage']) => async (payload: { importId: string }, context: JobContext) => {
    const run = await runAt(context, payload.importId, stage);
    if (run) await failImport(run, 'internal');
  };

  return {
    ...fetching.handledTelling(
      {
        outside: async ({ importId }, job) => {
          const row = await importAt(job, importId, 'fetching');
          const { sourceUrl: url = null, archiveFile: name = '' } = row ?? {};
          if (url === null) return undefined;
          const isWanted = async () => (await importAt(job, importId, 'fetching')) !== undefined;
          return whileWanted(job, isWanted, (signal) =>
            outgoing.fetchTo({ url, files, name, maxBytes: ARCHIVE_MAX_BYTES, signal }),
          );
        },
        effect: async (payload, context, outcome) => {
          const run = await runAt(context, payload.importId, 'fetching');
          if (!run || !outcome) return undefined;
          const { cause, row } = run;
          if (outcome.problem !== null) {
            await failImport(run, failureOfFetch(outcome.problem));
            return undefined;
          }
          await saveImport(cause.db, row, { stage: 'reading', sourceUrl: null, updatedAt: cause.now });
          await reading.enqueue(cause, payload);
          return undefined;
        },
        givenUp: givenUp('fetching'),
      },
      ARCHIVES,
    ),
    ...reading.handledTelling(
      {
        outside: async ({ importId }, job) => {
          const row = await importAt(job, importId, 'reading');
          if (!row) return undefined;
          const isWanted = async () => (await importAt(job, importId, 'reading')) !== undefined;
          return whileWanted(job, isWanted, (signal) => readToRecords({ files, seals }, row, { signal }));
        },
        effect: async (payload, context, outcome) => {
          const run = await runAt(context, payload.importId, 'reading');
          if (!run || !outcome) return undefined;
          if (outcome.failure !== null) {
            await failImport(run, outcome.failure);
            return undefined;
          }
          const { cause, row } = run;
          await saveImport(cause.db, row, {
            ...{ stage: 'importing', sealedPassphrase: null, recordsFile: recordsFileOf(row.importId) },
            ...{ doneBytes: 0, totalBytes: outcome.bytes, updatedAt: cause.now },
            counts: countsWith(row.counts, outcome.found),
          });
          await applying.enqueue(cause, payload);
          return undefined;
        },
        givenUp: givenUp('reading'),
      },
      ARCHIVES,
    ),
    ...applying.handledTelling(
      {
        outside: async ({ importId }, job) => {
          const row = await importAt(job, importId, 'importing');
          return row && nextBatch(files, recordsFileOf(importId), row.doneBytes);
        },
        effect: async (payload, context, batch) => {
          const run = await runAt(context, payload.importId, 'importing');
          if (!run || !batch) return undefined;
          const { row, cause } = run;
          const again = { payload, dueAt: cause.now };
          if (batch.from !== row.doneBytes) return again;
          if (batch.next === batch.from) throw new Fault('The records of an import end before its end.');
          const counts = await takeStep(run, batch);
          if (batch.next < row.totalBytes) return again;
          await completeImport({ ...run, row: { ...row, counts } }, invitations);
          return undefined;
        },
        givenUp: givenUp('importing'),
      },
      STEPS,
    ),
  };
}
