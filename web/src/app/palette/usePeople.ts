import { skipToken, useQuery } from '@apollo/client/react';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { isLongEnough } from '../../domains/member/list/memberListState.ts';
import { MemberListDocument } from '../../generated/member/list/memberList.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import { useRested } from '../../lib/scheduling/useRested.ts';

/** How many people the palette lists. */
const PEOPLE = 6;

/** From how many characters on people are searched, where the team does not ask for more. */
const LEAST_CHARACTERS = 2;

/** People of the team by the beginnings of their names and addresses: for admins, once typing rests. */
export function usePeople(typed: string) {
  const { role, team } = useViewer();
  const text = typed.trim();
  const search = useRested(text);
  const least = Math.max(LEAST_CHARACTERS, team?.memberSearchMinLength ?? 0);
  const skip = role !== 'ADMIN' || !isLongEnough(search, least);
  const { data, loading } = useQuery(
    MemberListDocument,
    skip
      ? skipToken
      : {
          variables: { first: PEOPLE, search, orderBy: { field: 'NAME', direction: 'ASC' } },
          ...IN_PLACE,
        },
  );
  const wanted = role === 'ADMIN' && isLongEnough(text, least);
  return {
    people: skip || search !== text ? [] : (data?.viewer.team?.members?.nodes ?? []),
    searching: wanted && (loading || search !== text),
  };
}
