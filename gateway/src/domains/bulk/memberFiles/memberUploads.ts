import type { GatewayContext } from '../../../context.ts';
import type {
  LastMemberUpload,
  MemberInviteMail,
  MemberUploadColumn,
  MemberUploadMode,
  MemberUploadRowKind,
  MemberUploadRowsArgs,
} from '../../../generated/resolvers.ts';
import type { Query } from '../../../generated/upstream/contract.ts';
import { badUserInput } from '../../../lib/errors.ts';
import { given } from '../../../lib/given.ts';
import { toId } from '../../../lib/ids.ts';
import { searchText } from '../../../lib/searchText.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { bulkRest } from '../rest.ts';
import { pageOfRows } from '../rowPages.ts';
import { type MemberUploadRecord, toLastUpload, toMemberUpload, toMemberUploadRow, uploadModes } from './mapper.ts';

type Asked = { readonly mode: MemberUploadMode };

/** The mode that is asked about; BAD_USER_INPUT for none. */
function demandMode({ mode }: Asked): Exclude<MemberUploadMode, 'UNKNOWN'> {
  if (mode === 'UNKNOWN') throw badUserInput('`mode` is ADD, EDIT, DEACTIVATE or DELETE.');
  return mode;
}

/** The columns that a file of a mode has. */
export async function memberUploadColumns(args: Asked, { upstream }: GatewayContext): Promise<MemberUploadColumn[]> {
  const { columns } = await bulkRest(upstream).memberColumns(uploadModes.wire(demandMode(args)));
  return columns.map(({ name, isRequired, fieldId }) => ({
    ...{ name, isRequired },
    customFieldId: fieldId === undefined ? null : toId('CustomField', fieldId),
  }));
}

/** What the mail to people who are added by a file begins with. */
export async function memberInviteMail({ upstream }: GatewayContext): Promise<MemberInviteMail> {
  const { fromDomain, subject, message } = await bulkRest(upstream).inviteMail();
  return { fromDomain, subject, message };
}

/** The file of a mode that was worked off last, or is. */
export async function lastMemberUpload(
  args: Asked,
  { upstream, log }: GatewayContext,
): Promise<LastMemberUpload | null> {
  const mode = demandMode(args);
  const { lastUpload } = await bulkRest(upstream).lastImport(uploadModes.wire(mode));
  return lastUpload ? toLastUpload(mode, lastUpload, log) : null;
}

/** The team's latest files of people. */
export async function memberUploads({ upstream, log }: GatewayContext): Promise<MemberUploadRecord[]> {
  const { uploads } = await bulkRest(upstream).memberUploads();
  return uploads.map((wire) => toMemberUpload(wire, log));
}

/** The file of people behind an id, if it is one of the viewer's team. */
export async function memberUploadNode(
  key: string,
  { upstream, log }: GatewayContext,
): Promise<MemberUploadRecord | null> {
  try {
    return toMemberUpload(await bulkRest(upstream).memberUpload(key), log);
  } catch (error) {
    if (refusalIn(error, 'upload_not_found')) return null;
    throw error;
  }
}

type RowsOfKind = { wire: Query<'bulk', 'memberUploadRows'>['kind']; count: (upload: MemberUploadRecord) => number };

/** What the service calls the rows of each kind, and how many there are of it. */
const rowKinds: Readonly<Record<MemberUploadRowKind, RowsOfKind>> = {
  PLANNED: { wire: 'planned', count: ({ plannedCount }) => plannedCount },
  UNCHANGED: { wire: 'unchanged', count: ({ unchangedCount }) => unchangedCount },
  REFUSED: { wire: 'refused', count: ({ refusedCount }) => refusedCount },
  DONE: { wire: 'done', count: ({ doneCount }) => doneCount },
  FAILED: { wire: 'failed', count: ({ failedCount }) => failedCount },
};

/** Rows of a file, of one kind. */
export function memberUploadRows(
  upload: MemberUploadRecord,
  args: MemberUploadRowsArgs,
  { upstream, log }: GatewayContext,
) {
  const searched = given({ searchText: searchText(args.search) });
  const { wire: kind, count } = rowKinds[args.kind];
  return pageOfRows(args, count(upload), async (page) => {
    const query = { importId: upload.importId, kind, ...searched, ...page };
    const { rows, total } = await bulkRest(upstream).memberUploadRows(query);
    return { rows: rows.map((wire) => toMemberUploadRow(wire, log)), total };
  });
}
