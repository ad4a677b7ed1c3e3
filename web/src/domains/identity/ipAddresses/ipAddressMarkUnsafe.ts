import { useIpAddressMarkUnsafeMutation } from '../../../generated/identity/ipAddresses/ipAddressMarkUnsafe.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';

/** How a try ended; an address that is `gone` is not listed any more. */
export type Marking =
  | { readonly outcome: 'marked'; readonly endedSessionsCount: number; readonly isSignedOut: boolean }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'failed'; readonly requestId: string | null };

/** Marks an address as unsafe. A try whose answer is lost is repeated under the same key. */
export function useIpAddressMarkUnsafe(): (address: string) => Promise<Marking> {
  const keys = useActionKeys();
  const [mutate] = useIpAddressMarkUnsafeMutation({ context: { errorInPlace: true }, errorPolicy: 'all' });
  return async (address) => {
    try {
      const input = { address, idempotencyKey: keys.keyFor({ address }) };
      const { data, error } = await mutate({ variables: { input } });
      const payload = data?.ipAddressMarkUnsafe;
      if (payload) keys.settle();
      if (payload && payload.endedSessionsCount !== null) {
        const { endedSessionsCount, isCurrentSessionEnded } = payload;
        return { outcome: 'marked', endedSessionsCount, isSignedOut: isCurrentSessionEnded ?? false };
      }
      if (payload?.userErrors[0]?.code === 'NOT_FOUND') return { outcome: 'gone' };
      return { outcome: 'failed', requestId: failureOf(error)?.requestId ?? null };
    } catch (error) {
      return { outcome: 'failed', requestId: failureOf(error)?.requestId ?? null };
    }
  };
}
