import type { ListedMember } from '../people/people.ts';

/** Somebody with another role, as the list shows them before the server has answered. */
export const withRole = (member: ListedMember, role: 'ADMIN' | 'MEMBER') => ({
  ...member,
  __typename: 'Member' as const,
  name: member.name && { ...member.name, __typename: 'PersonName' as const },
  role,
  viewerCanMakeAdmin: false,
  viewerCanRemoveAdmin: false,
});
