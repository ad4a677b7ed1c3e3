import type { BulkAction, JobStatus, UserErrorCode } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../../lib/enums.ts';
import type { Log } from '../../../lib/log.ts';
import { codeOfResult } from '../../member/subjectResults.ts';
import { type MemberRecord, memberByGuid } from '../../member/mapper.ts';

/** One action on many people. */
export type BulkJobRecord = {
  readonly __typename: 'BulkJob';
  readonly jobId: string;
  readonly action: BulkAction;
  readonly status: JobStatus;
  readonly totalCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** Whether the job is done and its action has an inverse. */
  readonly isUndoable: boolean;
  /** Whether the job is running. */
  readonly isCancellable: boolean;
};

/** Somebody whom a job could not change. */
export type BulkJobFailureRecord = { readonly member: MemberRecord; readonly code: UserErrorCode };

export const bulkActions = enumOf('BulkAction', {
  DEACTIVATE: 'deactivate',
  REACTIVATE: 'reactivate',
  DELETE: 'delete',
  APPROVE: 'approve',
  APPROVE_AS_GUESTS: 'approve_as_guests',
  REJECT: 'reject',
  ASSIGN_LICENCE: 'assign_licence',
} as const satisfies WordsOf<BulkAction>);
export const jobStatuses = enumOf('JobStatus', {
  RUNNING: 'running',
  DONE: 'done',
  CANCELLED: 'cancelled',
} as const satisfies WordsOf<JobStatus>);

export const toBulkJob = (wire: Answer<'bulk', 'job'>, log: Log): BulkJobRecord => ({
  __typename: 'BulkJob',
  jobId: wire.jobId,
  action: bulkActions.read(wire.action, log),
  status: jobStatuses.read(wire.state, log),
  totalCount: wire.total,
  doneCount: wire.done,
  failedCount: wire.failed,
  createdAt: toDateTime(wire.createdAt),
  finishedAt: toOptionalDateTime(wire.finishedAt),
  isUndoable: wire.isUndoable,
  isCancellable: wire.isCancellable,
});

type WireFailure = Answer<'bulk', 'jobFailures'>['failures'][number];

export const toFailure = ({ guid, result }: WireFailure): BulkJobFailureRecord => ({
  member: memberByGuid(guid),
  // That somebody was acted on is no failure: the services do not say so, and it would mean that it is so already.
  code: codeOfResult(result === 'done' ? 'already' : result),
});
