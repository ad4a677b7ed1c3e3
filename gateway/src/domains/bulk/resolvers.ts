import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { bulkJobStart } from './bulkJobStart.ts';
import { bulkJobUndo } from './bulkJobUndo.ts';
import { bulkJobs, failures } from './jobs.ts';

export const bulkResolvers = {
  Mutation: { bulkJobStart, bulkJobUndo },
  Team: { bulkJobs: (_team, args, context) => bulkJobs(args, context) },
  BulkJob: {
    id: ({ jobId }) => toId('BulkJob', jobId),
    viewerCanUndo: ({ isUndoable }) => isUndoable,
    failures: (job, args, context, info) => failures(job, args, context, info),
  },
} satisfies Resolvers;
