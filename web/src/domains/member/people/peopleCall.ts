import type { ApolloCache, ApolloClient, TypedDocumentNode } from '@apollo/client';
import { readAttempt, type Attempt } from './attempt.ts';
import { answerOf, type CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import type { ListedMember } from './people.ts';

/** Keeps the cached lists right after an answer; `answered` are the people as the payload has them now. */
export type Settle<Found extends Attempt = Attempt> = (
  cache: ApolloCache,
  attempt: Found,
  answered: readonly ListedMember[],
) => void;

/** One call that acts on at most 999 people. `Extra` is what its input holds beside them. */
export type PeopleCall<Extra extends object, Found extends Attempt = Attempt> = (
  client: ApolloClient,
  sent: readonly ListedMember[],
  input: Extra & { readonly idempotencyKey: string },
  settle: Settle<Found>,
) => Promise<CallAnswer<Found>>;

/** The variables of every such call. */
interface ForPeople {
  readonly input: { readonly memberIds: string[]; readonly idempotencyKey?: string | null | undefined };
}

/** What every such call answers; `members` are those whom it changed, as they are now. */
export interface PeoplePayload {
  readonly members?: readonly ListedMember[];
  readonly userErrors: Parameters<typeof readAttempt>[2];
}

export const idsOf = (members: readonly ListedMember[]) => members.map(({ id }) => id);

/**
 * A mutation that acts on several people.
 *
 * @param changedIds whom it changed, where the payload has no `members`
 * @param attemptOf what the answer says beside that; nothing where it is left out
 */
export const peopleCall =
  <Data, Variables extends ForPeople, Payload extends PeoplePayload, Found extends Attempt = Attempt>({
    document,
    payloadOf,
    changedIds = ({ members = [] }) => idsOf(members),
    attemptOf = (attempt) => attempt as Found,
  }: {
    document: TypedDocumentNode<Data, Variables>;
    payloadOf: (data: Data) => Payload;
    changedIds?: (payload: Payload) => readonly string[];
    attemptOf?: (attempt: Attempt, payload: Payload) => Found;
  }): PeopleCall<Omit<Variables['input'], 'memberIds' | 'idempotencyKey'>, Found> =>
  (client, sent, input, settle) => {
    const read = (payload: Payload) => attemptOf(readAttempt(sent, changedIds(payload), payload.userErrors), payload);
    return answerOf(
      client.mutate({
        ...IN_PLACE,
        mutation: document,
        variables: { input: { ...input, memberIds: idsOf(sent) } } as Variables,
        update: (cache, { data }) => {
          if (!data) return;
          const payload = payloadOf(data);
          settle(cache, read(payload), payload.members ?? []);
        },
      }),
      (data) => read(payloadOf(data)),
    );
  };
