import {
  useViewerPasswordSetMutation,
  type ViewerPasswordSetMutation,
} from '../../../generated/identity/manage/viewerPasswordSet.ts';
import { newActionKey } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';

type UserErrors = ViewerPasswordSetMutation['viewerPasswordSet']['userErrors'];

/** What came of setting a password: without errors it is set; `requestId` belongs to an answer that never came. */
export type PasswordOutcome =
  | { readonly kind: 'answered'; readonly errors: UserErrors }
  | ({ readonly kind: 'failed' } & Undone);

/** Sets the viewer's password. Each try has a key of its own: setting one twice is setting it once, and nothing holds it. */
export function usePasswordSet() {
  const [mutate] = useViewerPasswordSetMutation(IN_PLACE);
  return async (password: string): Promise<PasswordOutcome> => {
    const { payload, failure } = await answerOf(
      mutate({ variables: { input: { password, idempotencyKey: newActionKey() } } }),
      (data) => data.viewerPasswordSet,
    );
    return payload
      ? { kind: 'answered', errors: payload.userErrors }
      : { kind: 'failed', ...undoneBy({ payload, failure }) };
  };
}
