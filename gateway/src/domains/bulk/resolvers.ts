import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { bulkJobStart } from './bulkJobStart.ts';
import { bulkJobUndo } from './bulkJobUndo.ts';
import { channelTemplateDownload } from './channelTemplateDownload.ts';
import { channelTemplateProcess } from './channelTemplateProcess.ts';
import { channelTemplateUploadStart } from './channelTemplateUploadStart.ts';
import { channelTemplates, channelUploadErrors, lastChannelUpload } from './channelUploads.ts';
import { bulkJobs, failures } from './jobs.ts';

export const bulkResolvers = {
  Mutation: {
    ...{ bulkJobStart, bulkJobUndo },
    ...{ channelTemplateDownload, channelTemplateUploadStart, channelTemplateProcess },
  },
  Team: {
    bulkJobs: (_team, args, context) => bulkJobs(args, context),
    channelTemplates: (_team, _args, context) => channelTemplates(context),
    lastChannelUpload: (_team, _args, context) => lastChannelUpload(context),
  },
  ChannelUpload: {
    id: ({ uploadId }) => toId('ChannelUpload', uploadId),
    errors: (upload, args, context) => channelUploadErrors(upload, args, context),
  },
  BulkJob: {
    id: ({ jobId }) => toId('BulkJob', jobId),
    viewerCanUndo: ({ isUndoable }) => isUndoable,
    failures: (job, args, context, info) => failures(job, args, context, info),
  },
} satisfies Resolvers;
