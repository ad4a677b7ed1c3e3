import type { GatewayContext } from '../../../context.ts';
import type {
  ChannelTemplate,
  ChannelUploadErrorsArgs,
  ChannelUploadRowKind,
  ChannelUploadRowsArgs,
} from '../../../generated/resolvers.ts';
import type { Query } from '../../../generated/upstream/contract.ts';
import { given } from '../../../lib/given.ts';
import { searchText } from '../../../lib/searchText.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { bulkRest } from '../rest.ts';
import { pageOfRows } from '../rowPages.ts';
import { isCancellable } from '../uploads.ts';
import {
  type ChannelUploadRecord,
  toChannelTemplate,
  toChannelUpload,
  toChannelUploadError,
  toChannelUploadRow,
} from './mapper.ts';

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
    const { templates } = await bulkRest(upstream).channelTemplates(teamId);
    return templates.map(toChannelTemplate);
  });

/** The filled template that was worked off last, or is. */
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

/** The rows of an upload that cannot be done or could not. */
export function channelUploadErrors(
  { uploadId, failedCount, refusedCount }: ChannelUploadRecord,
  args: ChannelUploadErrorsArgs,
  { upstream, log }: GatewayContext,
) {
  return pageOfRows(args, failedCount + (refusedCount ?? 0), async (page) => {
    const { errors, total } = await bulkRest(upstream).channelUploadErrors({ uploadId, ...page });
    return { rows: errors.map((wire) => toChannelUploadError(wire, log)), total };
  });
}

type RowsOfKind = { wire: Query<'bulk', 'channelUploadRows'>['kind']; count: (upload: ChannelUploadRecord) => number };

/** What the service calls the rows of each kind, and how many there are of it. */
const rowKinds: Readonly<Record<ChannelUploadRowKind, RowsOfKind>> = {
  PLANNED: { wire: 'planned', count: ({ plannedCount }) => plannedCount ?? 0 },
  UNCHANGED: { wire: 'unchanged', count: ({ unchangedCount }) => unchangedCount ?? 0 },
  REFUSED: { wire: 'refused', count: ({ refusedCount }) => refusedCount ?? 0 },
  DONE: { wire: 'done', count: ({ doneCount }) => doneCount },
  FAILED: { wire: 'failed', count: ({ failedCount }) => failedCount },
};

/** Rows of an upload, of one kind. */
export function channelUploadRows(
  upload: ChannelUploadRecord,
  args: ChannelUploadRowsArgs,
  { upstream, log }: GatewayContext,
) {
  const searched = given({ searchText: searchText(args.search) });
  const { wire: kind, count } = rowKinds[args.kind];
  return pageOfRows(args, count(upload), async (page) => {
    const query = { uploadId: upload.uploadId, kind, ...searched, ...page };
    const { rows, total } = await bulkRest(upstream).channelUploadRows(query);
    return { rows: rows.map((wire) => toChannelUploadRow(wire, log)), total };
  });
}

/** Whether an upload may be forgotten or stopped: services without a look at files stop none. */
export const isStoppable = (upload: ChannelUploadRecord): boolean =>
  upload.plannedCount !== null && isCancellable(upload);
