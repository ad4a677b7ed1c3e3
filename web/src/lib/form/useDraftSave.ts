import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { type Changes, type Keyed, useKeyedMutation } from '../apollo/useKeyedMutation.ts';
import { saveOutcomeOf, type SaveOutcome } from './saveOutcome.ts';
import type { PayloadError } from './userErrors.ts';

/**
 * What became of a save. Where its answer was lost, `read` is what was read again then: that tells how it stands, and nothing
 * is lost. Null where that failed, too.
 */
type DraftOutcome<Read> = SaveOutcome & { readonly read: Read | null };

/**
 * Saves a draft by a mutation under its key (`useKeyedMutation`, which says what `payloadOf` and `update` are). Where the
 * answer is lost it is read again what is saved: `readAgain`, where that is given, which answers nothing where it failed.
 */
export function useDraftSave<
  Data,
  Variables extends Keyed,
  Payload extends { readonly userErrors: readonly PayloadError[] },
  Read extends object | true = true,
>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload | null | undefined,
  {
    readAgain,
    update,
  }: {
    readonly readAgain?: () => Promise<Read | false | null>;
    readonly update?: (cache: ApolloCache, payload: Payload) => void;
  } = {},
): (changes: Changes<Variables>) => Promise<DraftOutcome<Read>> {
  const save = useKeyedMutation(document, payloadOf, update);
  return async (changes) => {
    const { payload, failure } = await save(changes);
    const outcome = saveOutcomeOf(payload?.userErrors ?? null, failure);
    if (outcome.kind !== 'failed' || outcome.loss === null) return { ...outcome, read: null };
    const read = (await readAgain?.()) || null;
    return { ...outcome, loss: read === null ? outcome.loss : null, read };
  };
}
