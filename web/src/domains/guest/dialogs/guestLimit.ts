import { useGuestLimitQuery } from '../../../generated/guest/dialogs/guestLimit.ts';

/** How many guests the plan allows. */
export interface GuestLimit {
  readonly limit: number;
  readonly used: number;
  /** How many more may be added. */
  readonly left: number;
  /** Whether to offer the plan that has no such limit. */
  readonly isPaywallShown: boolean;
}

/** Reads how many guests the plan allows; `limit` is null where it allows any number, or could not say. */
export const useGuestLimit = (): { limit: GuestLimit | null; readAgain: () => void } => {
  const { data, previousData, refetch } = useGuestLimitQuery({
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: { errorInPlace: true },
  });
  const gate = (data ?? previousData)?.viewer.team?.planGate;
  const limit =
    gate && gate.limit !== null
      ? {
          limit: gate.limit,
          used: gate.used,
          left: Math.max(0, gate.limit - gate.used),
          isPaywallShown: gate.isPaywallShown,
        }
      : null;
  return { limit, readAgain: () => void refetch() };
};
