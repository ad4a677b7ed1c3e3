import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { chatExportCancel } from './chatExportCancel.ts';
import { chatExportDownload } from './chatExportDownload.ts';
import { chatExportRequest } from './chatExportRequest.ts';
import { canExportChats, chatExportEstimate, chatExports, requestedBy } from './exports.ts';

export const chatExportResolvers = {
  Mutation: { chatExportRequest, chatExportCancel, chatExportDownload },
  Team: {
    viewerCanExportChats: (_team, _args, context) => canExportChats(context),
    chatExports: (_team, args, context) => chatExports(args, context),
    chatExportEstimate: (_team, args, context) => chatExportEstimate(args, context),
  },
  ChatExport: {
    id: ({ jobId }) => toId('ChatExport', jobId),
    requestedBy: (record, _args, context) => requestedBy(record, context),
    // Who sees an export may do with it what its state lets them.
    viewerCanDownload: ({ status }) => status === 'COMPLETED',
    viewerCanCancel: ({ status }) => status === 'PENDING',
  },
} satisfies Resolvers;
