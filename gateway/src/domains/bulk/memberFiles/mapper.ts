import type {
  LastMemberUpload,
  MemberUploadMode,
  MemberUploadPlan,
  MemberUploadProblem,
  MemberUploadProblemCode,
  MemberUploadRow,
} from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../../lib/enums.ts';
import { GatewayError } from '../../../lib/errors.ts';
import { toId } from '../../../lib/ids.ts';
import type { Log } from '../../../lib/log.ts';
import { encodings, uploadStatuses } from '../uploads.ts';

type Wire = Answer<'bulk', 'memberUpload'>;

/** A file of people. */
export type MemberUploadRecord = ReturnType<typeof toMemberUpload>;

export const uploadModes = enumOf('MemberUploadMode', {
  ADD: 'add',
  EDIT: 'edit',
  DEACTIVATE: 'deactivate',
  DELETE: 'delete',
} as const satisfies WordsOf<MemberUploadMode>);

const plans = enumOf('MemberUploadPlan', {
  ADD: 'add',
  CHANGE: 'change',
  REMOVE: 'remove',
  UNCHANGED: 'unchanged',
  REFUSED: 'refused',
} as const satisfies WordsOf<MemberUploadPlan>);

const problems = enumOf('MemberUploadProblemCode', {
  CELLS_MISSING: 'cells_missing',
  EMAIL_REQUIRED: 'email_required',
  EMAIL_INVALID: 'email_invalid',
  EMAIL_REPEATED: 'email_repeated',
  DEACTIVATED: 'deactivated',
  DOMAIN_NOT_ALLOWED: 'domain_not_allowed',
  NOT_IN_TEAM: 'not_in_team',
  IS_GUEST: 'is_guest',
  NAME_INVALID: 'name_invalid',
  PHONE_INVALID: 'phone_invalid',
  PHONE_INCOMPLETE: 'phone_incomplete',
  VALUE_NOT_FOUND: 'value_not_found',
  VALUE_TOO_LONG: 'value_too_long',
  VALUE_INVALID: 'value_invalid',
  CONTACT_NOT_FOUND: 'contact_not_found',
  FIELD_HIDDEN: 'field_hidden',
  FIELD_REQUIRED: 'field_required',
  FIELD_NOT_EDITABLE: 'field_not_editable',
  PLAN_REQUIRED: 'plan_required',
  SELF: 'self',
  LAST_ADMIN: 'last_admin',
  CHANGED_MEANWHILE: 'changed_meanwhile',
} as const satisfies WordsOf<MemberUploadProblemCode>);

export const toMemberUpload = (wire: Wire, log: Log) => ({
  __typename: 'MemberUpload' as const,
  importId: wire.importId,
  mode: uploadModes.read(wire.mode, log),
  fileName: wire.fileName,
  status: uploadStatuses.read(wire.status, log),
  encoding: encodings.read(wire.encoding, log),
  columns: wire.columns,
  totalCount: wire.total,
  checkedCount: wire.checked,
  plannedCount: wire.planned,
  unchangedCount: wire.unchanged,
  refusedCount: wire.refused,
  doneCount: wire.done,
  failedCount: wire.failed,
  uploadedAt: toDateTime(wire.uploadedAt),
  uploadedBy: wire.uploadedBy,
  startedAt: toOptionalDateTime(wire.startedAt),
  startedBy: wire.startedBy,
  finishedAt: toOptionalDateTime(wire.finishedAt),
});

type WireLast = NonNullable<Answer<'bulk', 'lastImport'>['lastUpload']>;
type Told = { id: string | undefined; at: number | undefined; by: string | undefined };
type Mode = Exclude<MemberUploadMode, 'UNKNOWN'>;

/** When a file of each mode was started, by whom and under which id: each has names of its own for it. */
const toldBy: Readonly<Record<Mode, (wire: WireLast) => Told>> = {
  ADD: (wire) => ({ id: wire.importId, at: wire.importedAt, by: wire.importedBy }),
  EDIT: (wire) => ({ id: wire.updateId, at: wire.updatedAt, by: wire.updatedBy }),
  DELETE: (wire) => ({ id: wire.deleteId, at: wire.deletedAt, by: wire.deletedBy }),
  DEACTIVATE: (wire) => ({ id: wire.deactivatedId, at: wire.deactivatedAt, by: wire.deactivatedBy }),
};

/** Throws UPSTREAM_INVALID for one that has no id. */
export function toLastUpload(mode: Mode, wire: WireLast, log: Log): LastMemberUpload {
  const { id, at = wire.uploadedAt, by = wire.uploadedBy } = toldBy[mode](wire);
  if (id === undefined) throw new GatewayError('UPSTREAM_INVALID');
  const { fileName } = wire;
  return {
    id: toId('MemberUpload', id),
    mode,
    fileName,
    status: uploadStatuses.read(wire.status, log),
    at: toDateTime(at),
    by,
  };
}

type WireRow = Answer<'bulk', 'memberUploadRows'>['rows'][number];

const toProblem = ({ field, name, details, code, value }: NonNullable<WireRow['problem']>, log: Log) =>
  ({
    field: field === '' ? null : field,
    ...{ name, details, value },
    code: problems.read(code, log),
  }) satisfies MemberUploadProblem;

export const toMemberUploadRow = (
  { line, email, name, plan, changes, problem }: WireRow,
  log: Log,
): MemberUploadRow => ({
  ...{ line, email, name },
  plan: plans.read(plan, log),
  changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  problem: problem && toProblem(problem, log),
});
