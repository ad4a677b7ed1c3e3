import { toId } from '../../lib/ids.ts';
import type { Mutation } from '../../mutation.ts';
import { actOnRequests } from './requests.ts';
import { memberRest } from './rest.ts';

/** Turns down people who ask to join. */
export const memberReject: Mutation<'memberReject'> = async (
  _root,
  { input: { memberIds, idempotencyKey } },
  context,
) => {
  const { done, userErrors } = await actOnRequests(memberIds, context, async (emails) => {
    const { results } = await memberRest(context.upstream).reject(emails, idempotencyKey);
    // Who belongs to the team since has not been turned down.
    return { results: results.map((one) => (one.result === 'already' ? { ...one, result: 'already_member' } : one)) };
  });
  return { rejectedMemberIds: done.map((guid) => toId('Member', guid)), userErrors };
};
