import { once } from '../../../lib/once.ts';
import type { Upstream } from '../../../upstream/client.ts';
import type { TeamLoaders } from '../../team/loaders.ts';
import { toAddress } from './addressMapper.ts';
import { purchaseRest } from './rest.ts';

export type PaymentLoaders = ReturnType<typeof paymentLoaders>;

/** What is read of a team's payments once in a request, whoever asks. The calls carry the team's id, which the team service knows. */
export function paymentLoaders(upstream: Upstream, team: TeamLoaders) {
  const rest = async () => purchaseRest(upstream, (await team.team()).teamId);
  return {
    /** Whom invoices are made out to. */
    address: once(async () => toAddress(await (await rest()).address())),
  };
}
