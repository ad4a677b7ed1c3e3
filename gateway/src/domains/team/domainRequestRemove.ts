import type { Mutation } from '../../mutation.ts';
import { requestDomain } from './domainRequests.ts';

/** Takes back what was asked of a domain, or ends the common organisation. */
export const domainRequestRemove: Mutation<'domainRequestRemove'> = (_root, { input }, context) =>
  requestDomain(context, 'REMOVAL', input);
