import { useActionKeys } from '../graphql/actionKey.ts';
import { answerOf } from '../apollo/callAnswer.ts';
import { isOutcomeOpen } from '../graphql/openOutcome.ts';
import { saveOutcomeOf, type SaveOutcome } from './saveOutcome.ts';
import type { PayloadError } from './userErrors.ts';

/**
 * What became of a save. Where no answer told whether it was kept, `isLost`, and `read` is what was read again then; null
 * where that failed, too.
 */
type DraftOutcome<Read> = SaveOutcome & { readonly isLost: boolean; readonly read: Read | null };

type Payload = { readonly userErrors: readonly PayloadError[] };

/**
 * Saves a draft by a mutation. Where the answer is lost it is read again what is saved: `readAgain`, where that is given. A
 * try that was not answered is repeated under the same key.
 */
export function useDraftSave<Changes extends object, Data, Read = unknown>(
  mutate: (options: {
    variables: { input: Changes & { idempotencyKey: string } };
  }) => Promise<{ data?: Data | null | undefined; error?: unknown }>,
  payloadOf: (data: Data) => Payload | null | undefined,
  readAgain?: () => Promise<Read | null>,
): (changes: Changes) => Promise<DraftOutcome<Read>> {
  const keys = useActionKeys();
  return async (changes) => {
    const input = { ...changes, idempotencyKey: keys.keyFor(changes) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), payloadOf);
    if (payload) keys.settle();
    const isLost = !payload && isOutcomeOpen(failure);
    const read = isLost && readAgain ? await readAgain() : null;
    return { ...saveOutcomeOf(payload?.userErrors ?? null, failure), isLost, read };
  };
}
