import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { dropLimits } from '../billing/paywall/planLimits.ts';
import { useLicenceTeam } from './licenceTeam.ts';

/** How long the services may take to start PRO once the countdown is over, before they are asked again, in ms. */
const ASK_AGAIN_MS = 5_000;

/** Where a team is on its way to PRO. */
export type Activation =
  /** Nothing to say: it is not on the way, or that is not known (yet). */
  | { readonly kind: 'none' }
  /** Licences are bought; nothing counts down before one is assigned. */
  | { readonly kind: 'waiting'; readonly unused: number }
  | { readonly kind: 'counting'; readonly until: string }
  /** The countdown is over, and the services do not say yet that PRO is on. */
  | { readonly kind: 'starting' }
  /** PRO has started while the page was open. */
  | { readonly kind: 'started' };

const activationOf = (team: LicenceTeamFragment | null, ended: string | null): Activation => {
  const billing = team?.billing;
  if (!team || !billing) return { kind: 'none' };
  if (team.plan !== 'FREE') return { kind: ended === null ? 'none' : 'started' };
  const { activationAt, viewerCanActivatePlan, unusedLicencesCount: unused } = billing;
  if (activationAt !== null)
    return activationAt === ended ? { kind: 'starting' } : { kind: 'counting', until: activationAt };
  return viewerCanActivatePlan && unused > 0 ? { kind: 'waiting', unused } : { kind: 'none' };
};

/**
 * Follows a team on its way to PRO. When the countdown ends the team is read again until PRO is on; what else depends on
 * the plan then follows without a reload.
 */
export function useActivation() {
  const client = useApolloClient();
  const { team, refetch } = useLicenceTeam();
  const [ended, setEnded] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const activation = activationOf(team, ended);
  const { kind } = activation;
  const teamId = team?.id ?? null;

  useEffect(() => {
    if (kind !== 'starting') return undefined;
    void refetch();
    const timer = setInterval(() => void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [kind, refetch]);
  useEffect(() => {
    if (kind === 'started' && teamId !== null) dropLimits(client.cache, teamId);
  }, [client, kind, teamId]);

  const until = kind === 'counting' ? activation.until : null;
  const end = useCallback(() => setEnded(until), [until]);
  return {
    activation: isDismissed && kind === 'started' ? ({ kind: 'none' } as const) : activation,
    canActivate: team?.billing?.viewerCanActivatePlan === true && (kind === 'waiting' || kind === 'counting'),
    end,
    dismiss: () => setDismissed(true),
  };
}
