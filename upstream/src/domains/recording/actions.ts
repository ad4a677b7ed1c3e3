import { randomUUID } from 'node:crypto';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { planOf } from '../billing/planActions.ts';
import { type CallRow, addCall, lockCall, saveEnd } from './repository.ts';
import { callRefusal, endOf, limitEndOf } from './rules.ts';

/**
 * Lets a video call begin.
 *
 * @throws Refusal `plan_required`, `call_too_large`
 */
export async function startCall(context: SessionContext, participantsCount: number): Promise<CallRow> {
  const cause = causeOf(context);
  const { db, now, teamId, actor } = cause;
  const plan = await planOf(cause, teamId);
  const refusal = callRefusal(plan, participantsCount);
  if (refusal !== null) throw new Refusal(refusal, { field: 'participantsCount' });
  const limitEndsAt = limitEndOf(plan, now);
  const call: CallRow = {
    ...{ callId: randomUUID(), teamId, startedBy: actor, participantsCount },
    ...{ startedAt: now, limitEndsAt, endedAt: null },
  };
  await addCall(db, call);
  await note(cause, 'recording.startCall', `call:${call.callId}`, { after: { participantsCount, limitEndsAt } });
  return call;
}

/**
 * Ends a call of whoever asks; one that somebody has ended before stays as it is.
 *
 * @throws Refusal `call_not_found`
 */
export async function endCall(context: SessionContext, callId: string): Promise<CallRow> {
  const cause = causeOf(context);
  const { db, now, teamId, actor } = cause;
  const call = await lockCall(db, { callId, teamId, startedBy: actor });
  if (!call) throw new Refusal('call_not_found');
  if (call.endedAt !== null) return call;
  const endedAt = endOf(call, now);
  await saveEnd(db, callId, endedAt);
  await note(cause, 'recording.endCall', `call:${callId}`, { before: { endedAt: null }, after: { endedAt } });
  return { ...call, endedAt };
}
