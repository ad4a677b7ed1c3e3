import type { ChannelUploadPlan, ChannelUploadProblem, ChannelUploadRow } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../../lib/enums.ts';
import type { Log } from '../../../lib/log.ts';
import { encodings, uploadStatuses } from '../uploads.ts';

type WireTemplate = Answer<'bulk', 'channelTemplates'>['templates'][number];

/** A filled template. */
export type ChannelUploadRecord = ReturnType<typeof toChannelUpload>;

const plans = enumOf('ChannelUploadPlan', {
  CREATE: 'create',
  CHANGE: 'change',
  UNCHANGED: 'unchanged',
  REFUSED: 'refused',
} as const satisfies WordsOf<ChannelUploadPlan>);

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

export const toChannelTemplate = ({ isPreviewable = false, ...wire }: WireTemplate) => ({
  ...{ id: wire.id, name: wire.name, fileName: wire.fileName },
  ...{ columns: wire.columns, isPreviewable },
});

export const toChannelUpload = (wire: Answer<'bulk', 'channelUpload'>, log: Log) => ({
  __typename: 'ChannelUpload' as const,
  uploadId: wire.uploadId,
  templateId: wire.templateId,
  fileName: wire.fileName,
  status: uploadStatuses.read(wire.status, log),
  encoding: wire.encoding === undefined ? null : encodings.read(wire.encoding, log),
  totalCount: wire.total,
  checkedCount: wire.checked ?? null,
  plannedCount: wire.planned ?? null,
  unchangedCount: wire.unchanged ?? null,
  refusedCount: wire.refused ?? null,
  doneCount: wire.done,
  failedCount: wire.failed,
  uploadedAt: toDateTime(wire.uploadedAt),
  uploadedBy: wire.uploadedBy,
  startedAt: toOptionalDateTime(wire.startedAt ?? null),
  startedBy: wire.startedBy ?? null,
  finishedAt: toOptionalDateTime(wire.finishedAt),
});

type WireRow = Answer<'bulk', 'channelUploadRows'>['rows'][number];

export const toChannelUploadRow = (
  { line, channelName, plan, changes, problem }: WireRow,
  log: Log,
): ChannelUploadRow => ({
  ...{ line, channelName },
  plan: plan === null ? null : plans.read(plan, log),
  changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  problem: problem && problems.read(problem.code, log),
  column: problem?.column || null,
  value: problem?.value ?? null,
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
