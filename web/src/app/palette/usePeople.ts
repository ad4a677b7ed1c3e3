import { skipToken, useQuery } from '@apollo/client/react';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { isLongEnough, leastSearchOf } from '../../domains/member/list/memberListState.ts';
import { useTeamSize } from '../../domains/member/people/useTeamSize.ts';
import { MemberListDocument } from '../../generated/member/list/memberList.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import { useRested } from '../../lib/scheduling/useRested.ts';

/** How many people the palette lists. */
const PEOPLE = 6;

/** From how many characters on people are searched, where the team does not ask for more. */
const LEAST_CHARACTERS = 2;

/** People of the team by the beginnings of their names and addresses: for admins, once typing rests. */
export function usePeople(typed: string) {
  const isAdmin = useViewer().role === 'ADMIN';
  const size = useTeamSize(isAdmin);
  const text = typed.trim();
  const search = useRested(text);
  const least = Math.max(LEAST_CHARACTERS, leastSearchOf(size));
  const skip = !isAdmin || !isLongEnough(search, least);
  const { data, loading } = useQuery(
    MemberListDocument,
    skip
      ? skipToken
      : {
          variables: { first: PEOPLE, search, orderBy: { field: 'NAME', direction: 'ASC' } },
          ...IN_PLACE,
        },
  );
  const wanted = isAdmin && isLongEnough(text, least);
  // Whether this is enough to search for is not known yet.
  const waiting = isAdmin && size === null && isLongEnough(text, LEAST_CHARACTERS);
  return {
    people: skip || search !== text ? [] : (data?.viewer.team?.members?.nodes ?? []),
    searching: wanted ? loading || search !== text : waiting,
  };
}
