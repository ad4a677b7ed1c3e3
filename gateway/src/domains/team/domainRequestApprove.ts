import type { Mutation } from '../../mutation.ts';
import { requestDomain } from './domainRequests.ts';

/** Makes one organisation with a domain that has asked for it. */
export const domainRequestApprove: Mutation<'domainRequestApprove'> = (_root, { input }, context) =>
  requestDomain(context, 'APPROVAL', input);
