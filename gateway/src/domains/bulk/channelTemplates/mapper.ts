import type { ChannelUploadProblem, ChannelUploadStatus } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../../lib/enums.ts';
import type { Log } from '../../../lib/log.ts';

/** A filled template that is worked off. */
export type ChannelUploadRecord = {
  readonly __typename: 'ChannelUpload';
  readonly uploadId: string;
  readonly templateId: string;
  readonly fileName: string;
  readonly status: ChannelUploadStatus;
  readonly totalCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  readonly finishedAt: string | null;
};

const statuses = enumOf('ChannelUploadStatus', {
  PROCESSING: 'processing',
  PROCESSED: 'processed',
} as const satisfies WordsOf<ChannelUploadStatus>);

const problems = enumOf('ChannelUploadProblem', {
  CELLS_MISSING: 'cells_missing',
  NAME_REQUIRED: 'name_required',
  NAME_INVALID: 'name_invalid',
  NAME_TAKEN: 'name_taken',
  NAME_REPEATED: 'name_repeated',
  NAME_AMBIGUOUS: 'name_ambiguous',
  CHANNEL_NOT_FOUND: 'channel_not_found',
  DESCRIPTION_INVALID: 'description_invalid',
  TYPE_INVALID: 'type_invalid',
  TYPE_FIXED: 'type_fixed',
  ADMINS_REQUIRED: 'admins_required',
  TOO_MANY_PEOPLE: 'too_many_people',
  NOT_IN_TEAM: 'not_in_team',
  IS_GUEST: 'is_guest',
  NOT_ADMITTED: 'not_admitted',
  CHOICE_INVALID: 'choice_invalid',
  CREATION_RESTRICTED: 'creation_restricted',
  CHANNEL_LIMIT: 'channel_limit',
  CHANNEL_LOCKED: 'channel_locked',
} as const satisfies WordsOf<ChannelUploadProblem>);

export const toChannelUpload = (wire: Answer<'bulk', 'channelUpload'>, log: Log): ChannelUploadRecord => ({
  __typename: 'ChannelUpload',
  uploadId: wire.uploadId,
  templateId: wire.templateId,
  fileName: wire.fileName,
  status: statuses.read(wire.status, log),
  totalCount: wire.total,
  doneCount: wire.done,
  failedCount: wire.failed,
  uploadedAt: toDateTime(wire.uploadedAt),
  uploadedBy: wire.uploadedBy,
  finishedAt: toOptionalDateTime(wire.finishedAt),
});

type WireError = Answer<'bulk', 'channelUploadErrors'>['errors'][number];

export const toChannelUploadError = (wire: WireError, log: Log) => ({
  line: wire.line,
  channelName: wire.channelName,
  column: wire.column === '' ? null : wire.column,
  problem: problems.read(wire.code, log),
  value: wire.value,
  cells: wire.cells,
});
export type ChannelUploadErrorRecord = ReturnType<typeof toChannelUploadError>;
