import type { MutationResolvers } from '../../generated/resolvers.ts';
import { requestDomain } from './domainRequests.ts';

/** Asks the team of a domain to become one organisation with the viewer's. */
export const domainRequestSend: NonNullable<MutationResolvers['domainRequestSend']> = (_root, { input }, context) =>
  requestDomain(context, 'REQUEST', input);
