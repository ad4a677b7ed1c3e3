import type { Mutation } from '../../mutation.ts';
import { requestDomain } from './domainRequests.ts';

/** Asks the team of a domain to become one organisation with the viewer's. */
export const domainRequestSend: Mutation<'domainRequestSend'> = (_root, { input }, context) =>
  requestDomain(context, 'REQUEST', input);
