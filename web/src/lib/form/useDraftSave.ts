import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { type Changes, type Keyed, useKeyedMutation } from '../apollo/useKeyedMutation.ts';
import { isOutcomeOpen } from '../graphql/openOutcome.ts';
import { saveOutcomeOf, type SaveOutcome } from './saveOutcome.ts';
import type { PayloadError } from './userErrors.ts';

/**
 * What became of a save. Where no answer told whether it was kept, `isLost`, and `read` is what was read again then; null
 * where that failed, too.
 */
type DraftOutcome<Read> = SaveOutcome & { readonly isLost: boolean; readonly read: Read | null };

/**
 * Saves a draft by a mutation under its key (`useKeyedMutation`, which says what `payloadOf` and `update` are). Where the
 * answer is lost it is read again what is saved: `readAgain`, where that is given.
 */
export function useDraftSave<
  Data,
  Variables extends Keyed,
  Payload extends { readonly userErrors: readonly PayloadError[] },
  Read = unknown,
>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload | null | undefined,
  {
    readAgain,
    update,
  }: {
    readonly readAgain?: () => Promise<Read | null>;
    readonly update?: (cache: ApolloCache, payload: Payload) => void;
  } = {},
): (changes: Changes<Variables>) => Promise<DraftOutcome<Read>> {
  const save = useKeyedMutation(document, payloadOf, update);
  return async (changes) => {
    const { payload, failure } = await save(changes);
    const isLost = !payload && isOutcomeOpen(failure);
    const read = isLost && readAgain ? await readAgain() : null;
    return { ...saveOutcomeOf(payload?.userErrors ?? null, failure), isLost, read };
  };
}
