import { useApolloClient } from '@apollo/client/react';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import type { Attempt } from '../member/people/attempt.ts';
import type { CallAnswer } from '../../lib/apollo/callAnswer.ts';
import type { ListedMember } from '../member/people/people.ts';
import { idsOf, type PeopleCall } from '../member/people/peopleCall.ts';
import { settleAttempt } from '../member/people/settleAttempt.ts';
import type { Standing } from '../member/people/memberCache.ts';
import { followTeam } from './licenceCache.ts';

/** What came of it, and the team as it is afterwards, where the mutation says that. */
export type LicenceAnswer = Attempt & { readonly team: LicenceTeamFragment | null };

/** A mutation on the licences of several people. */
export interface LicenceAct {
  readonly call: PeopleCall<object, LicenceAnswer>;
  /** Where somebody stands afterwards whom the payload leaves out. */
  readonly after: (member: ListedMember) => Standing;
}

/** Reads the team, where a payload has it. */
export const withTeam = (
  attempt: Attempt,
  { team = null }: { readonly team?: LicenceTeamFragment | null },
): LicenceAnswer => ({ ...attempt, team });

/**
 * Acts on the licences of people, and keeps the cache right. A try whose answer is lost is repeated under the same key.
 *
 * @param team the team as it was, where the act changes what it has
 */
export const useLicenceAct = (
  { call, after }: LicenceAct,
  team: LicenceTeamFragment | null,
): ((members: readonly ListedMember[]) => Promise<CallAnswer<LicenceAnswer>>) => {
  const client = useApolloClient();
  const keys = useActionKeys();
  return async (members) => {
    const idempotencyKey = keys.keyFor({ memberIds: idsOf(members) });
    const answer = await call(client, members, { idempotencyKey }, (cache, attempt, answered) => {
      settleAttempt(cache, attempt, answered, after);
      followTeam(cache, team, attempt.team);
    });
    if (answer.payload) keys.settle(idempotencyKey);
    return answer;
  };
};
