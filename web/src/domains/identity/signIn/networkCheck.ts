import { NetworkCheckDocument } from '../../../generated/identity/signIn/networkCheck.ts';
import { request } from '../../../lib/graphql/request.ts';

/**
 * Whether the team answers from this network by now; `unknown` where nothing says. It is the team that decides:
 * the person may be known while their team keeps the network out.
 */
export async function checkNetwork(): Promise<'allowed' | 'restricted' | 'signedOut' | 'unknown'> {
  const { data, failure } = await request(NetworkCheckDocument, {});
  if (data?.viewer.team) return 'allowed';
  if (failure?.kind === 'ipRestricted') return 'restricted';
  return failure?.kind === 'unauthenticated' ? 'signedOut' : 'unknown';
}
