import { billingTypePolicies } from '../../domains/billing/typePolicies.ts';
import { memberTypePolicies } from '../../domains/member/typePolicies.ts';
import { teamTypePolicies } from '../../domains/team/typePolicies.ts';
import { StartUpDocument, type StartUpQuery } from '../../generated/team/startUp.ts';
import { TeamSizeDocument } from '../../generated/member/people/teamSize.ts';
import { createClient } from '../../lib/apollo/client.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import type { Transport } from '../../lib/graphql/send.ts';
import { endSessionByForce, restrictSession } from '../session/sessionStore.ts';
import { reportFailure } from './reportFailure.ts';

/**
 * The client of one signed-in person, with what the start-up has loaded already in its cache.
 *
 * @param teamSize the way by which how large the team is was asked already
 */
export const createConsoleClient = (startUp: StartUpQuery, teamSize: Transport) => {
  const client = createClient(
    { ...billingTypePolicies, ...memberTypePolicies, ...teamTypePolicies },
    { onUnauthenticated: endSessionByForce, onIpRestricted: restrictSession, onUnhandled: reportFailure },
  );
  // A team that could not be loaded is not known to be missing: the pages ask for it themselves.
  if (startUp.viewer.team) client.writeQuery({ query: StartUpDocument, data: startUp });
  // Whoever reads it while it is on its way shares this one; where it fails they tell of it.
  const context = { ...IN_PLACE.context, transport: teamSize };
  client.query({ query: TeamSizeDocument, context }).catch(() => undefined);
  return client;
};
