import type { MutationResolvers } from '../../generated/resolvers.ts';
import { requestDomain } from './domainRequests.ts';

/** Declines what a domain has asked. */
export const domainRequestDecline: NonNullable<MutationResolvers['domainRequestDecline']> = (
  _root,
  { input },
  context,
) => requestDomain(context, 'DECLINED', input);
