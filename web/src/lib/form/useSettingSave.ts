import { useActionKeys } from '../graphql/actionKey.ts';
import { answerOf } from '../graphql/callAnswer.ts';
import { isOutcomeOpen } from '../graphql/openOutcome.ts';
import { saveOutcomeOf } from './saveOutcome.ts';
import type { PayloadError } from './userErrors.ts';
import type { SaveOutcome } from './useSettingDraft.ts';

/**
 * What became of a save. Where no answer told whether it was kept, `isLost`, and `read` is what was read again then; null
 * where that failed, too.
 */
type SettingOutcome<Read> = SaveOutcome & { readonly isLost: boolean; readonly read: Read | null };

type Payload = { readonly userErrors: readonly PayloadError[] };

/**
 * Saves a setting by a mutation. Where the answer is lost it is read again how the setting stands: `readAgain`. A try that
 * was not answered is repeated under the same key.
 */
export function useSettingSave<Changes extends object, Data, Read = unknown>(
  mutate: (options: {
    variables: { input: Changes & { idempotencyKey: string } };
  }) => Promise<{ data?: Data | null | undefined; error?: unknown }>,
  payloadOf: (data: Data) => Payload | null | undefined,
  readAgain: () => Promise<Read | null>,
): (changes: Changes) => Promise<SettingOutcome<Read>> {
  const keys = useActionKeys();
  return async (changes) => {
    const input = { ...changes, idempotencyKey: keys.keyFor(changes) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), payloadOf);
    if (payload) keys.settle();
    const isLost = !payload && isOutcomeOpen(failure);
    const read = isLost ? await readAgain() : null;
    return { ...saveOutcomeOf(payload?.userErrors ?? null, failure), isLost, read };
  };
}
