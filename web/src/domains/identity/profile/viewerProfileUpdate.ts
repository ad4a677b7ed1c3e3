import type { OwnDetailsFragment } from '../../../generated/identity/profile/ownProfile.ts';
import {
  useViewerProfileUpdateMutation,
  type ViewerProfileUpdateInput,
  type ViewerProfileUpdateMutation,
} from '../../../generated/identity/profile/viewerProfileUpdate.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { changeOwnMember } from './ownMember.ts';

type UserErrors = ViewerProfileUpdateMutation['viewerProfileUpdate']['userErrors'];

/** What came of saving one's own details. */
export type ProfileOutcome =
  | { readonly kind: 'kept'; readonly viewer: OwnDetailsFragment }
  | { readonly kind: 'refused'; readonly errors: UserErrors }
  /** It is not known whether anything was saved. */
  | { readonly kind: 'lost'; readonly requestId: string | null };

/** Saves what was changed of one's own details; `version` is the one that was read. */
export function useViewerProfileUpdate() {
  const keys = useActionKeys();
  const [mutate] = useViewerProfileUpdateMutation(IN_PLACE);
  return async (
    changes: Pick<ViewerProfileUpdateInput, 'firstName' | 'lastName' | 'phone'>,
    version: number,
  ): Promise<ProfileOutcome> => {
    const wanted = { ...changes, version };
    const { payload, failure } = await answerOf(
      mutate({
        variables: { input: { ...wanted, idempotencyKey: keys.keyFor(wanted) } },
        update: (cache, { data }) => {
          const viewer = data?.viewerProfileUpdate.viewer;
          if (viewer) changeOwnMember(cache, viewer.guid, { name: viewer.name });
        },
      }),
      (data) => data.viewerProfileUpdate,
    );
    if (!payload) return { kind: 'lost', requestId: failure?.requestId ?? null };
    keys.settle();
    return payload.viewer ? { kind: 'kept', viewer: payload.viewer } : { kind: 'refused', errors: payload.userErrors };
  };
}
