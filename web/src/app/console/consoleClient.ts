import { billingTypePolicies } from '../../domains/billing/typePolicies.ts';
import { memberTypePolicies } from '../../domains/member/typePolicies.ts';
import { teamTypePolicies } from '../../domains/team/typePolicies.ts';
import { StartUpDocument, type StartUpQuery } from '../../generated/team/startUp.ts';
import { createClient } from '../../lib/apollo/client.ts';
import { endSessionByForce, restrictSession } from '../session/sessionStore.ts';
import { reportFailure } from './reportFailure.ts';

/** The client of one signed-in person, with what the start-up has loaded already in its cache. */
export const createConsoleClient = (startUp: StartUpQuery) => {
  const client = createClient(
    { ...billingTypePolicies, ...memberTypePolicies, ...teamTypePolicies },
    { onUnauthenticated: endSessionByForce, onIpRestricted: restrictSession, onUnhandled: reportFailure },
  );
  // A team that could not be loaded is not known to be missing: the pages ask for it themselves.
  if (startUp.viewer.team) client.writeQuery({ query: StartUpDocument, data: startUp });
  return client;
};
