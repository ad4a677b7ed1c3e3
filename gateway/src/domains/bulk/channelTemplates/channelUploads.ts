import type { GatewayContext } from '../../../context.ts';
import type { ChannelTemplate, ChannelUploadErrorsArgs } from '../../../generated/resolvers.ts';
import { demandPageSize, pageByOffset, pageOfAll, toConnection } from '../../../lib/connections.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import {
  type ChannelUploadErrorRecord,
  type ChannelUploadRecord,
  toChannelUpload,
  toChannelUploadError,
} from './mapper.ts';
import { bulkRest } from '../rest.ts';

/** What is asked for, or null where the team's plan has no templates, or there is no such thing. */
async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (refusalIn(error, 'plan_required', 'upload_not_found')) return null;
    throw error;
  }
}

/** The templates by which a team makes and changes many channels. */
export const channelTemplates = ({ upstream, loaders }: GatewayContext): Promise<ChannelTemplate[] | null> =>
  unlessMissing(async () => {
    const { teamId } = await loaders.team.team();
    return (await bulkRest(upstream).channelTemplates(teamId)).templates;
  });

/** The filled template that was handed over last. */
export const lastChannelUpload = ({ upstream, log }: GatewayContext): Promise<ChannelUploadRecord | null> =>
  unlessMissing(async () => {
    const { upload } = await bulkRest(upstream).lastChannelUpload();
    return upload ? toChannelUpload(upload, log) : null;
  });

/** The team's latest filled templates. */
export const channelUploads = ({ upstream, log }: GatewayContext): Promise<ChannelUploadRecord[] | null> =>
  unlessMissing(async () => {
    const { uploads } = await bulkRest(upstream).channelUploads();
    return uploads.map((wire) => toChannelUpload(wire, log));
  });

/** The upload behind an id, if it is one of the viewer's team. */
export const channelUploadNode = (
  key: string,
  { upstream, log }: GatewayContext,
): Promise<ChannelUploadRecord | null> =>
  unlessMissing(async () => toChannelUpload(await bulkRest(upstream).channelUpload(key), log));

const lineOf = ({ line }: ChannelUploadErrorRecord) => String(line);

/** The rows of an upload that could not be done. */
export async function channelUploadErrors(
  { uploadId, failedCount }: ChannelUploadRecord,
  args: ChannelUploadErrorsArgs,
  { upstream, log }: GatewayContext,
) {
  demandPageSize(args);
  if (failedCount === 0) return toConnection(await pageOfAll<ChannelUploadErrorRecord>(args, lineOf, []), lineOf);
  const page = await pageByOffset(args, lineOf, async (offset, limit) => {
    const { errors, total } = await bulkRest(upstream).channelUploadErrors({ uploadId, offset, limit });
    return { rows: errors.map((wire) => toChannelUploadError(wire, log)), total };
  });
  return toConnection(page, lineOf);
}
