import type { Mutation } from '../../mutation.ts';
import { requestDomain } from './domainRequests.ts';

/** Declines what a domain has asked. */
export const domainRequestDecline: Mutation<'domainRequestDecline'> = (_root, { input }, context) =>
  requestDomain(context, 'DECLINED', input);
