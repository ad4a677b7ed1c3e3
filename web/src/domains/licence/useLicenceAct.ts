import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { LicenceTeamFragment } from '../../generated/licence/fragments/licenceTeam.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import { readAttempt, type Attempt } from '../member/dialogs/attempt.ts';
import { answerOf, type CallAnswer } from '../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import type { ListedMember } from '../member/dialogs/people.ts';
import { idsOf } from '../member/dialogs/peopleCall.ts';
import { settleAttempt } from '../member/dialogs/settleAttempt.ts';
import type { Standing } from '../member/memberCache.ts';
import { followTeam } from './licenceCache.ts';

/** What came of it, and the team as it is afterwards, where the mutation says that. */
export type LicenceAnswer = Attempt & { readonly team: LicenceTeamFragment | null };

interface Payload {
  readonly members: readonly ListedMember[];
  readonly team?: LicenceTeamFragment | null;
  readonly userErrors: Parameters<typeof readAttempt>[2];
}

/** A mutation on the licences of several people. */
export interface LicenceAct<Data, Input> {
  readonly document: TypedDocumentNode<Data, { input: Input }>;
  readonly inputOf: (given: { readonly memberIds: string[]; readonly idempotencyKey: string }) => Input;
  readonly payloadOf: (data: Data) => Payload;
  /** Where somebody stands afterwards whom the payload leaves out. */
  readonly after: (member: ListedMember) => Standing;
}

/**
 * Acts on the licences of people, and keeps the cache right. A try whose answer is lost is repeated under the same key.
 *
 * @param team the team as it was, where the act changes what it has
 */
export const useLicenceAct = <Data, Input>(
  { document, inputOf, payloadOf, after }: LicenceAct<Data, Input>,
  team: LicenceTeamFragment | null,
): ((members: readonly ListedMember[]) => Promise<CallAnswer<LicenceAnswer>>) => {
  const client = useApolloClient();
  const keys = useActionKeys();
  return async (members) => {
    const memberIds = idsOf(members);
    const attemptOf = (payload: Payload) => readAttempt(members, idsOf(payload.members), payload.userErrors);
    const answer = await answerOf(
      client.mutate({
        ...CALL_IN_PLACE,
        mutation: document,
        variables: { input: inputOf({ memberIds, idempotencyKey: keys.keyFor({ memberIds }) }) },
        update: (cache, { data }) => {
          if (!data) return;
          const payload = payloadOf(data);
          settleAttempt(cache, attemptOf(payload), payload.members, after);
          followTeam(cache, team, payload.team);
        },
      }),
      (data) => {
        const payload = payloadOf(data);
        return { ...attemptOf(payload), team: payload.team ?? null };
      },
    );
    if (answer.payload) keys.settle();
    return answer;
  };
};
