import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { useLicenceAssignMutation } from '../../generated/licence/licenceAssign.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { readAttempt, type Attempt } from '../member/dialogs/attempt.ts';
import { answerOf, IN_PLACE, type CallAnswer } from '../member/dialogs/callAnswer.ts';
import type { ListedMember } from '../member/dialogs/people.ts';
import { idsOf } from '../member/dialogs/peopleCall.ts';
import { settleAttempt, standingOf } from '../member/dialogs/settleAttempt.ts';
import { followTeam } from './licenceCache.ts';

/** What came of assigning, and the team as it is afterwards, where it could be read. */
export type Assigned = Attempt & { readonly team: LicenceTeamFragment | null };

const licensed = (member: ListedMember) => ({ ...standingOf(member), isLicensed: true });

/** Gives licences: to all of the people, or to nobody where too few are left. */
export function useLicenceAssign(
  team: LicenceTeamFragment | null,
): (members: readonly ListedMember[]) => Promise<CallAnswer<Assigned>> {
  const [mutate] = useLicenceAssignMutation(IN_PLACE);
  const keys = useActionKeys();
  return async (members) => {
    const memberIds = idsOf(members);
    const input = { memberIds, idempotencyKey: keys.keyFor({ memberIds }) };
    const answer = await answerOf(
      mutate({
        variables: { input },
        update: (cache, { data }) => {
          const payload = data?.licenceAssign;
          if (!payload) return;
          const attempt = readAttempt(members, idsOf(payload.members), payload.userErrors);
          settleAttempt(cache, attempt, payload.members, licensed);
          followTeam(cache, team, payload.team);
        },
      }),
      ({ licenceAssign: { members: changed, userErrors, team: after } }) => ({
        ...readAttempt(members, idsOf(changed), userErrors),
        team: after,
      }),
    );
    if (answer.payload) keys.settle();
    return answer;
  };
}
