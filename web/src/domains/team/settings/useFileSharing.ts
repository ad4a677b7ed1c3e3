import { useApolloClient } from '@apollo/client/react';
import { FileSharersDocument } from '../../../generated/team/settings/fileSharers.ts';
import { useFileSharingQuery } from '../../../generated/team/settings/fileSharing.ts';
import { useFileSharingUpdateMutation } from '../../../generated/team/settings/fileSharingUpdate.ts';
import { saveOutcomeOf } from '../../../lib/form/saveOutcome.ts';
import type { SaveOutcome } from '../../../lib/form/useSettingDraft.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { useKnownTeam } from '../../../lib/graphql/useKnownTeam.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE, READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { pickedBefore } from '../../member/dialogs/pickedBefore.ts';
import { useReadPeople } from '../../member/dialogs/useReadPeople.ts';
import { changesOf, type FindPerson, type ReadSharing, type Sharing } from './sharing.ts';

/** Who may share files, with the first of those who are chosen. */
export const useFileSharing = () =>
  useKnownTeam(
    useFileSharingQuery({ ...READ_IN_PLACE, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
    ({ fileSharing }) => fileSharing !== null,
  );

/** Saves what differs from what was read. A try whose answer is lost is repeated under the same key. */
export function useFileSharingUpdate(): (draft: Sharing, saved: Sharing) => Promise<SaveOutcome> {
  const keys = useActionKeys();
  const [mutate] = useFileSharingUpdateMutation(CALL_IN_PLACE);
  return async (draft, saved) => {
    const changes = changesOf(draft, saved);
    const input = { ...changes, idempotencyKey: keys.keyFor(changes) };
    const { payload, failure } = await answerOf(mutate({ variables: { input } }), (data) => data.fileSharingUpdate);
    if (payload) keys.settle();
    return saveOutcomeOf(payload && payload.userErrors, failure);
  };
}

/** Finds those who were read with the setting, and those who were chosen since. */
export function useFindPerson({ enabledMembers }: ReadSharing): FindPerson {
  const client = useApolloClient();
  const read = new Map((enabledMembers?.nodes ?? []).map((one) => [one.email, one]));
  return (email) => read.get(email) ?? pickedBefore(client, email);
}

/** Reads everybody who is chosen, for the picker. */
export const useReadSharers = () =>
  useReadPeople(
    FileSharersDocument,
    (page) => page,
    ({ viewer }) => viewer.team?.fileSharing?.enabledMembers,
  );
