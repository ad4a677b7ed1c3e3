import type { MutationResolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { actOnRequests } from './requests.ts';
import { memberRest } from './rest.ts';

/** Turns down people who ask to join. */
export const memberReject: NonNullable<MutationResolvers['memberReject']> = async (
  _root,
  { input: { memberIds, idempotencyKey } },
  context,
) => {
  const { done, userErrors } = await actOnRequests(memberIds, context, (emails) =>
    memberRest(context.upstream).reject(emails, idempotencyKey),
  );
  return { rejectedMemberIds: done.map((guid) => toId('Member', guid)), userErrors };
};
