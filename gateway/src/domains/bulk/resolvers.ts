import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { channelTemplateDownload } from './channelTemplates/channelTemplateDownload.ts';
import { channelTemplateProcess } from './channelTemplates/channelTemplateProcess.ts';
import { channelTemplateUploadStart } from './channelTemplates/channelTemplateUploadStart.ts';
import { channelUploadCancel } from './channelTemplates/channelUploadCancel.ts';
import { channelUploadProcess } from './channelTemplates/channelUploadProcess.ts';
import { channelUploadReport } from './channelTemplates/channelUploadReport.ts';
import {
  channelTemplates,
  channelUploadErrors,
  channelUploadRows,
  channelUploads,
  isStoppable,
  lastChannelUpload,
} from './channelTemplates/channelUploads.ts';
import { channelUploadValidate } from './channelTemplates/channelUploadValidate.ts';
import { bulkJobCancel } from './jobs/bulkJobCancel.ts';
import { bulkJobStart } from './jobs/bulkJobStart.ts';
import { bulkJobUndo } from './jobs/bulkJobUndo.ts';
import { bulkJobs, failures } from './jobs/jobs.ts';
import { memberTemplateDownload } from './memberFiles/memberTemplateDownload.ts';
import { memberUploadCancel } from './memberFiles/memberUploadCancel.ts';
import { memberUploadInvite } from './memberFiles/memberUploadInvite.ts';
import { memberUploadProcess } from './memberFiles/memberUploadProcess.ts';
import { memberUploadReport } from './memberFiles/memberUploadReport.ts';
import {
  lastMemberUpload,
  memberInviteMail,
  memberUploadColumns,
  memberUploadRows,
  memberUploads,
} from './memberFiles/memberUploads.ts';
import { memberUploadValidate } from './memberFiles/memberUploadValidate.ts';
import { isCancellable } from './uploads.ts';

export const bulkResolvers = {
  Mutation: {
    ...{ bulkJobStart, bulkJobUndo, bulkJobCancel },
    ...{ channelTemplateDownload, channelTemplateUploadStart, channelTemplateProcess },
    ...{ channelUploadValidate, channelUploadProcess, channelUploadCancel, channelUploadReport },
    ...{ memberTemplateDownload, memberUploadValidate, memberUploadInvite, memberUploadProcess },
    ...{ memberUploadCancel, memberUploadReport },
  },
  Team: {
    bulkJobs: (_team, args, context) => bulkJobs(args, context),
    channelTemplates: (_team, _args, context) => channelTemplates(context),
    lastChannelUpload: (_team, _args, context) => lastChannelUpload(context),
    channelUploads: (_team, _args, context) => channelUploads(context),
    memberUploadColumns: (_team, args, context) => memberUploadColumns(args, context),
    memberInviteMail: (_team, _args, context) => memberInviteMail(context),
    lastMemberUpload: (_team, args, context) => lastMemberUpload(args, context),
    memberUploads: (_team, _args, context) => memberUploads(context),
  },
  ChannelUpload: {
    id: ({ uploadId }) => toId('ChannelUpload', uploadId),
    viewerCanCancel: (upload) => isStoppable(upload),
    rows: (upload, args, context) => channelUploadRows(upload, args, context),
    errors: (upload, args, context) => channelUploadErrors(upload, args, context),
  },
  MemberUpload: {
    id: ({ importId }) => toId('MemberUpload', importId),
    viewerCanCancel: (upload) => isCancellable(upload),
    rows: (upload, args, context) => memberUploadRows(upload, args, context),
  },
  BulkJob: {
    id: ({ jobId }) => toId('BulkJob', jobId),
    viewerCanUndo: ({ isUndoable }) => isUndoable,
    viewerCanCancel: ({ isCancellable: canBeStopped }) => canBeStopped,
    failures: (job, args, context, info) => failures(job, args, context, info),
  },
} satisfies Resolvers;
