import type { BulkAction, JobStatus, UserErrorCode } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { wireEnum } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';
import { codeOfResult } from '../../lib/subjectResults.ts';
import { type MemberRecord, type ProfileOutcome, memberByGuid, memberOf } from '../member/mapper.ts';

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
};

/** Somebody whom a job could not change. */
export type BulkJobFailureRecord = { readonly member: MemberRecord; readonly code: UserErrorCode };

const actions = {
  DEACTIVATE: 'deactivate',
  REACTIVATE: 'reactivate',
  DELETE: 'delete',
  APPROVE: 'approve',
  APPROVE_AS_GUESTS: 'approve_as_guests',
  REJECT: 'reject',
  ASSIGN_LICENCE: 'assign_licence',
} as const satisfies { [Action in Exclude<BulkAction, 'UNKNOWN'>]: Lowercase<Action> };

/** The service's word for an action. */
export const wireAction = (action: Exclude<BulkAction, 'UNKNOWN'>) => actions[action];

const toAction = wireEnum<BulkAction>('BulkAction', {
  deactivate: 'DEACTIVATE',
  reactivate: 'REACTIVATE',
  delete: 'DELETE',
  approve: 'APPROVE',
  approve_as_guests: 'APPROVE_AS_GUESTS',
  reject: 'REJECT',
  assign_licence: 'ASSIGN_LICENCE',
});
const toJobStatus = wireEnum('JobStatus', { running: 'RUNNING', done: 'DONE' } as const);

export const toBulkJob = (wire: Answer<'bulk', 'job'>, log: Log): BulkJobRecord => ({
  __typename: 'BulkJob',
  jobId: wire.jobId,
  action: toAction(wire.action, log),
  status: toJobStatus(wire.state, log),
  totalCount: wire.total,
  doneCount: wire.done,
  failedCount: wire.failed,
  createdAt: toDateTime(wire.createdAt),
  finishedAt: toOptionalDateTime(wire.finishedAt),
  isUndoable: wire.isUndoable,
});

type WireFailure = Answer<'bulk', 'jobFailures'>['failures'][number];

export const toFailure = ({ guid, result }: WireFailure): BulkJobFailureRecord => ({
  member: memberByGuid(guid),
  // That somebody was acted on is no failure: the services do not say so, and it would mean that it is so already.
  code: codeOfResult(result === 'done' ? 'already' : result),
});

/** The failure of somebody whose profile was read. */
export const withProfile = ({ member, code }: BulkJobFailureRecord, profile: ProfileOutcome): BulkJobFailureRecord => ({
  member: profile === null || profile instanceof Error ? { ...member, profile } : memberOf(profile),
  code,
});
