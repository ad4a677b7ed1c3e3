import type { ApolloClient } from '@apollo/client';
import { AdminReplaceDocument } from '../../../generated/member/admins/adminReplace.ts';
import { answerOf } from '../../../lib/apollo/callAnswer.ts';
import type { ListedMember } from '../people/people.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Makes a member the admin in the viewer's place; the payload's viewer is a member then, everywhere in the console. */
export const replaceAdmin = (client: ApolloClient, member: ListedMember, idempotencyKey: string) =>
  answerOf(
    client.mutate({
      ...IN_PLACE,
      mutation: AdminReplaceDocument,
      variables: { input: { memberId: member.id, idempotencyKey } },
    }),
    (data) => data.adminReplace,
  );
