import type { Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { type SubjectResult, demandFewSubjects } from '../../lib/subjects.ts';
import { deactivate, reactivate, remove } from './actions.ts';
import { lockForAdmin } from './lockActions.ts';

/**
 * Removes people for good, for the admin who asks.
 *
 * @throws Refusal `too_many_subjects`, `actor_not_admin`
 */
export async function removeByCall(
  context: SessionContext,
  { subjects }: Body<'member', 'deleteMember'>,
): Promise<SubjectResult[]> {
  demandFewSubjects(subjects, 'subjects');
  const { cause } = await lockForAdmin(context);
  return remove(cause, subjects);
}

/**
 * Switches memberships off, for the admin who asks.
 *
 * @throws Refusal `too_many_subjects`, `invalid_request`, `actor_not_admin`
 */
export async function deactivateByCall(
  context: SessionContext,
  body: Body<'member', 'deactivateProfiles'>,
): Promise<SubjectResult[]> {
  demandFewSubjects(body.subjects, 'subjects');
  demandOwnGuid(context, body);
  const { cause } = await lockForAdmin(context);
  return deactivate(cause, body.subjects);
}

/**
 * Switches memberships on again, for the admin who asks.
 *
 * @throws Refusal `too_many_subjects`, `invalid_request`, `actor_not_admin`
 */
export async function reactivateByCall(
  context: SessionContext,
  body: Body<'member', 'reactivateProfiles'>,
): Promise<SubjectResult[]> {
  demandFewSubjects(body.subjects, 'subjects');
  demandOwnGuid(context, body);
  const { cause } = await lockForAdmin(context);
  return reactivate(cause, body.subjects, { restores: body.restores ? 'all' : 'nothing' });
}

/** The body names the person who acts once more: another one there is a mistake of the caller. */
function demandOwnGuid({ actor }: SessionContext, body: { guid: string }): void {
  if (body.guid !== actor.guid) throw new Refusal('invalid_request', { field: 'guid' });
}
