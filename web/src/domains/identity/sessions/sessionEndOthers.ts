import { useSessionEndOthersMutation } from '../../../generated/identity/sessions/sessionEndOthers.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';

/** How many sessions were ended; null where it failed. */
export type OthersEnd = { readonly endedCount: number | null; readonly requestId: string | null };

/** Ends all of the viewer's sessions but the present one. A try whose answer is lost is repeated under the same key. */
export function useSessionEndOthers(): () => Promise<OthersEnd> {
  const keys = useActionKeys();
  const [mutate] = useSessionEndOthersMutation({ context: { errorInPlace: true }, errorPolicy: 'all' });
  return async () => {
    try {
      const { data, error } = await mutate({ variables: { input: { idempotencyKey: keys.keyFor({}) } } });
      const payload = data?.sessionEndOthers;
      if (payload) keys.settle();
      return { endedCount: payload?.endedCount ?? null, requestId: failureOf(error)?.requestId ?? null };
    } catch (error) {
      return { endedCount: null, requestId: failureOf(error)?.requestId ?? null };
    }
  };
}
