import { IpAddressMarkUnsafeDocument } from '../../../generated/identity/ipAddresses/ipAddressMarkUnsafe.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';

/** How a try ended; an address that is `gone` is not listed any more. */
export type Marking =
  | { readonly outcome: 'marked'; readonly endedSessionsCount: number; readonly isSignedOut: boolean }
  | { readonly outcome: 'gone' }
  | ({ readonly outcome: 'failed' } & Undone);

/** Marks an address as unsafe. A try whose answer is lost is repeated under the same key. */
export function useIpAddressMarkUnsafe(): (address: string) => Promise<Marking> {
  const mark = useKeyedMutation(IpAddressMarkUnsafeDocument, (data) => data.ipAddressMarkUnsafe);
  return async (address) => {
    const { payload, failure } = await mark({ address });
    if (payload && payload.endedSessionsCount !== null) {
      const { endedSessionsCount, isCurrentSessionEnded } = payload;
      return { outcome: 'marked', endedSessionsCount, isSignedOut: isCurrentSessionEnded ?? false };
    }
    if (payload?.userErrors[0]?.code === 'NOT_FOUND') return { outcome: 'gone' };
    return { outcome: 'failed', ...undoneBy({ payload, failure }) };
  };
}
