import { useLicenceAutoAssignUpdateMutation } from '../../generated/licence/licenceAutoAssignUpdate.ts';
import { newActionKey } from '../../lib/graphql/actionKey.ts';
import { answerOf } from '../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

/**
 * Sets whether people who join from now on get a licence. Shown as done at once, and taken back where it was not.
 * Answers whether it was kept.
 */
export function useLicenceAutoAssignUpdate(teamId: string): (isEnabled: boolean) => Promise<boolean> {
  const [mutate] = useLicenceAutoAssignUpdateMutation(IN_PLACE);
  return async (isEnabled) => {
    const optimisticResponse = {
      licenceAutoAssignUpdate: {
        __typename: 'LicenceAutoAssignUpdatePayload',
        team: { __typename: 'Team', id: teamId, isLicenceAutoAssigned: isEnabled },
        userErrors: [],
      },
    };
    const { payload } = await answerOf(
      mutate({ variables: { input: { isEnabled, idempotencyKey: newActionKey() } }, optimisticResponse }),
      (data) => data.licenceAutoAssignUpdate,
    );
    return Boolean(payload?.team);
  };
}
