import type { FileStore } from '../../lib/files.ts';
import { HOUR_MS } from '../../lib/durations.ts';
import type { JobContext, JobHandlers, Lane, OutsideJob } from '../../lib/jobs.ts';
import { whileWanted } from '../../lib/whileWanted.ts';
import { teamOf } from '../team/repository.ts';
import { type EndDeps, completeExport, expireExport, failExport, removeParts } from './endActions.ts';
import { packParts } from './packActions.ts';
import { type ExportRow, addPart, exportById, lockExport, saveExport } from './repository.ts';
import { lastMessages, planConversations, plannedOf } from './selectionRepository.ts';
import { selectionOf } from './selectionActions.ts';
import { bounding, expiring, packing, planning, writing } from './workActions.ts';
import { writePart } from './writeActions.ts';

type Deps = EndDeps & { readonly files: FileStore };
type Payload = { jobId: string };

/** Exports are written beside each other, a step of one and a step of another. */
const STEPS: Lane = { name: 'chat export', workers: 2 };

/** The parts of a large one are put together for up to an hour. */
const FILES: Lane = { name: 'chat export file', workers: 2, outsideMs: HOUR_MS };

/** What begins and plans an export has nothing outside: it is done in the lane of exports, so that nothing else waits for it. */
const nothing = () => Promise.resolve(null);

const isAt = (row: ExportRow, stage: ExportRow['stage']): boolean => row.status === 'PENDING' && row.stage === stage;

/** The export whose stage an outside part is about; nothing where it is over, or further. */
async function exportAt({ read }: Pick<OutsideJob, 'read'>, jobId: string, stage: ExportRow['stage']) {
  const row = await read((queries) => exportById(queries, jobId));
  return row && isAt(row, stage) ? row : undefined;
}

/**
 * The work of exports: a bound is set behind which nothing is in it, its conversations are written down, their messages are
 * written part by part, and the parts are put together. Each step is kept once; one that is cut off is done again and writes the
 * same.
 */
export function chatExportJobs(deps: Deps): JobHandlers {
  const { files } = deps;

  /**
   * An export at a stage, locked. One whose team is gone ends with it. What is over has nothing but its file in the store any
   * more.
   */
  const lockAt = async (context: JobContext, jobId: string, stage: ExportRow['stage']) => {
    const row = await lockExport(context.db, jobId);
    if (row && isAt(row, stage)) {
      if ((await teamOf(context.db, row.teamId)).deletedAt === null) return row;
      await failExport(deps, context, row, { failure: 'cancelled', by: null });
      return undefined;
    }
    if (row && row.status !== 'PENDING') await removeParts(context, row);
    return undefined;
  };

  /** Nothing helped. */
  const givenUp = async ({ jobId }: Payload, context: JobContext) => {
    const row = await lockExport(context.db, jobId);
    if (row?.status === 'PENDING') await failExport(deps, context, row, { failure: 'internal', by: null });
  };

  return {
    ...bounding.handledTelling(
      {
        outside: nothing,
        effect: async (payload, context) => {
          const { db, now } = context;
          // Whoever stops it holds its row and asks for no messages: in this order nobody waits for each other.
          const bounds = await lastMessages(db);
          const row = await lockAt(context, payload.jobId, 'waiting');
          if (!row) return undefined;
          await saveExport(db, row, { ...bounds, updatedAt: now });
          await planning.enqueue(context, payload);
          return undefined;
        },
        givenUp,
      },
      STEPS,
    ),
    ...planning.handledTelling(
      {
        outside: nothing,
        effect: async (payload, context) => {
          const { db, now } = context;
          const row = await lockAt(context, payload.jobId, 'waiting');
          if (!row) return undefined;
          const selection = selectionOf(row);
          await planConversations(db, row.jobId, selection);
          const { conversations, messages: totalMessages } = await plannedOf(db, row.jobId);
          await saveExport(db, row, { stage: 'writing', conversations, totalMessages, updatedAt: now });
          await writing.enqueue(context, payload);
          return undefined;
        },
        givenUp,
      },
      STEPS,
    ),
    ...writing.handledTelling(
      {
        outside: async ({ jobId }, job) => {
          const row = await exportAt(job, jobId, 'writing');
          return row && writePart({ files, read: job.read }, row, job.signal);
        },
        effect: async (payload, context, written) => {
          const { db, now } = context;
          const row = await lockAt(context, payload.jobId, 'writing');
          if (!row || !written) return undefined;
          const again = { payload, dueAt: now };
          if (written.part !== row.parts) return again;
          await addPart(db, { jobId: row.jobId, part: written.part, entries: written.entries });
          await saveExport(db, row, {
            ...{ parts: row.parts + 1, cursor: written.next ?? row.cursor, updatedAt: now },
            ...{
              doneMessages: row.doneMessages + written.messages,
              attachments: row.attachments + written.attachments,
            },
            stage: written.next ? 'writing' : 'packing',
          });
          if (written.next) return again;
          await packing.enqueue(context, payload);
          return undefined;
        },
        givenUp,
      },
      STEPS,
    ),
    ...packing.handledTelling(
      {
        outside: async ({ jobId }, job) => {
          const row = await exportAt(job, jobId, 'packing');
          const isWanted = async () => (await exportAt(job, jobId, 'packing')) !== undefined;
          return row && whileWanted(job, isWanted, (signal) => packParts({ files, read: job.read }, row, signal));
        },
        effect: async ({ jobId }, context, packed) => {
          const row = await lockAt(context, jobId, 'packing');
          if (!row || !packed) return undefined;
          const team = await teamOf(context.db, row.teamId);
          await completeExport(deps, context, row, { size: packed.bytes, team });
          return undefined;
        },
        givenUp,
      },
      FILES,
    ),
    ...expiring.handledBy({
      effect: async ({ jobId }, context) => {
        const row = await lockExport(context.db, jobId);
        if (row) await expireExport(context, row);
        return undefined;
      },
    }),
  };
}
