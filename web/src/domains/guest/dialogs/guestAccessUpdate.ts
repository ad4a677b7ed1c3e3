import {
  useGuestAccessUpdateMutation,
  type GuestAccessUpdateMutation,
} from '../../../generated/guest/dialogs/guestAccessUpdate.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { REFUSED, type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { accessInput, type AccessEdits, type AccessPart, type GuestAccess } from './guestAccess.ts';
import { useToGuestAccess } from './useGuestAccess.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** What came of saving a guest's access. */
export type AccessOutcome =
  | { readonly kind: 'settled'; readonly access: GuestAccess | null; readonly failed: readonly AccessPart[] }
  /** Somebody else has changed it: this is what they set; null where it could not be read. */
  | { readonly kind: 'stale'; readonly access: GuestAccess | null }
  | { readonly kind: 'gone' }
  /** It is not known whether anything was saved, or nothing was, for a reason that is none of the parts'. */
  | ({ readonly kind: 'failed' } & Undone);

const PART_OF: Readonly<Record<string, AccessPart>> = {
  contactIds: 'contacts',
  channelIds: 'channels',
  validityReminder: 'reminder',
};

type Payload = GuestAccessUpdateMutation['guestAccessUpdate'];

const outcomeOf = ({ userErrors }: Payload, access: GuestAccess | null): AccessOutcome => {
  const failed: AccessPart[] = [];
  for (const { code, field } of userErrors) {
    const part = PART_OF[field?.[0] ?? ''];
    if (code === 'STALE') return { kind: 'stale', access };
    if (part === undefined) return code === 'NOT_FOUND' ? { kind: 'gone' } : { kind: 'failed', ...REFUSED };
    failed.push(part);
  }
  return { kind: 'settled', access, failed };
};

/** Saves what was changed of a guest's access, and nothing else. */
export function useGuestAccessUpdate(memberId: string) {
  const keys = useActionKeys();
  const toAccess = useToGuestAccess();
  const [mutate] = useGuestAccessUpdateMutation(IN_PLACE);
  return async (saved: GuestAccess, edits: AccessEdits): Promise<AccessOutcome> => {
    const changes = { memberId, ...accessInput(saved, edits) };
    const idempotencyKey = keys.keyFor(changes);
    let error: unknown;
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { ...changes, idempotencyKey } } }).then((result) => {
        error = result.error;
        return result;
      }),
      (data) => data.guestAccessUpdate,
    );
    if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }) };
    keys.settle(idempotencyKey);
    return outcomeOf(payload, payload.guestAccess ? toAccess(payload.guestAccess, error) : null);
  };
}
