import type { ApolloClient } from '@apollo/client';
import { AdminReplaceDocument } from '../../../generated/member/dialogs/adminReplace.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import type { ListedMember } from './people.ts';

/** Makes a member the admin in the viewer's place; the payload's viewer is a member then, everywhere in the console. */
export const replaceAdmin = (client: ApolloClient, member: ListedMember, idempotencyKey: string) =>
  answerOf(
    client.mutate({
      ...CALL_IN_PLACE,
      mutation: AdminReplaceDocument,
      variables: { input: { memberId: member.id, idempotencyKey } },
    }),
    (data) => data.adminReplace,
  );
