import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { useLicenceCategoryUpdateMutation } from '../../generated/licence/licenceCategoryUpdate.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { readAttempt, type Attempt } from '../member/dialogs/attempt.ts';
import { answerOf, IN_PLACE, type CallAnswer } from '../member/dialogs/callAnswer.ts';
import type { ListedMember } from '../member/dialogs/people.ts';
import { idsOf } from '../member/dialogs/peopleCall.ts';
import { settleAttempt, standingOf } from '../member/dialogs/settleAttempt.ts';
import { followTeam } from './licenceCache.ts';

const lite = (member: ListedMember) => ({ ...standingOf(member), isLicensed: false });

/** Takes licences back at once: the people are Lite from then on. */
export function useDowngrade(
  team: LicenceTeamFragment | null,
): (members: readonly ListedMember[]) => Promise<CallAnswer<Attempt>> {
  const [mutate] = useLicenceCategoryUpdateMutation(IN_PLACE);
  const keys = useActionKeys();
  return async (members) => {
    const change = { memberIds: idsOf(members), category: 'FREE' } as const;
    const answer = await answerOf(
      mutate({
        variables: { input: { ...change, idempotencyKey: keys.keyFor(change) } },
        update: (cache, { data }) => {
          const payload = data?.licenceCategoryUpdate;
          if (!payload) return;
          const attempt = readAttempt(members, idsOf(payload.members), payload.userErrors);
          settleAttempt(cache, attempt, payload.members, lite);
          followTeam(cache, team, payload.team);
        },
      }),
      ({ licenceCategoryUpdate: { members: changed, userErrors } }) => readAttempt(members, idsOf(changed), userErrors),
    );
    if (answer.payload) keys.settle();
    return answer;
  };
}
