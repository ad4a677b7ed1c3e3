import { isOffered } from '../../../lib/config/offered.ts';
import type { People } from '../people/people.ts';

/**
 * Whether a selection is everybody of the team: the whole list of active people, or as many active people as the team
 * has. Deactivated people and requests are nobody of it.
 */
const isEverybody = (people: People, membersCount: number | null) => {
  if (people.kind === 'some') {
    return people.members.length === membersCount && people.members.every(({ status }) => status === 'ACTIVE');
  }
  const { filter, search, exceptIds } = people;
  const { status, role, isLicensed } = filter;
  const isWholeList = (status ?? 'ACTIVE') === 'ACTIVE' && (role ?? null) === null && (isLicensed ?? null) === null;
  return isWholeList && search === '' && exceptIds.length === 0;
};

/** Whether deleting these people is a request to delete the team: they are everybody, and such requests are taken. */
export const isTeamDeletion = (people: People, membersCount: number | null) =>
  isOffered('event') && isEverybody(people, membersCount);
