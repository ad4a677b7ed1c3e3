import type { MutationResolvers } from '../../generated/resolvers.ts';
import { requestDomain } from './domainRequests.ts';

/** Makes one organisation with a domain that has asked for it. */
export const domainRequestApprove: NonNullable<MutationResolvers['domainRequestApprove']> = (
  _root,
  { input },
  context,
) => requestDomain(context, 'APPROVAL', input);
