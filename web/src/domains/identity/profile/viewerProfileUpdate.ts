import type { OwnDetailsFragment } from '../../../generated/identity/profile/ownProfile.ts';
import {
  ViewerProfileUpdateDocument,
  type ViewerProfileUpdateInput,
  type ViewerProfileUpdateMutation,
} from '../../../generated/identity/profile/viewerProfileUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { changeOwnMember } from './ownMember.ts';

type UserErrors = ViewerProfileUpdateMutation['viewerProfileUpdate']['userErrors'];

/** What came of saving one's own details. */
export type ProfileOutcome =
  | { readonly kind: 'kept'; readonly viewer: OwnDetailsFragment }
  | { readonly kind: 'refused'; readonly errors: UserErrors }
  | ({ readonly kind: 'failed' } & Undone);

/** Saves what was changed of one's own details; `version` is the one that was read. */
export function useViewerProfileUpdate() {
  const save = useKeyedMutation(
    ViewerProfileUpdateDocument,
    (data) => data.viewerProfileUpdate,
    (cache, { viewer }) => {
      if (viewer) changeOwnMember(cache, viewer.guid, { name: viewer.name });
    },
  );
  return async (
    changes: Pick<ViewerProfileUpdateInput, 'firstName' | 'lastName' | 'phone'>,
    version: number,
  ): Promise<ProfileOutcome> => {
    const { payload, failure } = await save({ ...changes, version });
    if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }) };
    return payload.viewer ? { kind: 'kept', viewer: payload.viewer } : { kind: 'refused', errors: payload.userErrors };
  };
}
