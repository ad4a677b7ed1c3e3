import type { MutationResolvers } from '../../generated/resolvers.ts';
import { requestDomain } from './domainRequests.ts';

/** Takes back what was asked of a domain, or ends the common organisation. */
export const domainRequestRemove: NonNullable<MutationResolvers['domainRequestRemove']> = (_root, { input }, context) =>
  requestDomain(context, 'REMOVAL', input);
