import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { memberOf } from '../member/mapper.ts';
import type { RecordingRecord } from './mapper.ts';
import { recordingDelete } from './recordingDelete.ts';
import { recordingDownload } from './recordingDownload.ts';
import { recordingRetentionUpdate } from './recordingRetentionUpdate.ts';
import { recordingRename } from './recordingRename.ts';
import { recordings } from './recordings.ts';
import { recordingRetention, recordingRetentionPreview } from './retention.ts';

async function recorderOf({ recorderGuid }: RecordingRecord, { loaders }: GatewayContext) {
  const profile = await loaders.member.leanProfile.load(recorderGuid);
  return profile && memberOf(profile);
}

export const recordingResolvers = {
  Mutation: { recordingRename, recordingDelete, recordingDownload, recordingRetentionUpdate },
  Team: {
    recordings: (_team, args, context) => recordings(args, context),
    recordingRetention: (_team, _args, context) => recordingRetention(context),
    recordingRetentionPreview: (_team, { keptDays }, context) => recordingRetentionPreview(keptDays, context),
  },
  Recording: {
    id: ({ recordingId }) => toId('Recording', recordingId),
    recordedBy: (recording, _args, context) => recorderOf(recording, context),
    viewerCanRename: ({ isChangeable }) => isChangeable,
    viewerCanDelete: ({ isChangeable }) => isChangeable,
    viewerCanDownload: ({ isReady }) => isReady,
  },
} satisfies Resolvers;
