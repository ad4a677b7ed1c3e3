import type { Query } from '../../generated/upstream/contract.ts';
import type { Upstream } from '../../upstream/client.ts';

export type UsersListQuery = Query<'member', 'usersList'>;
export type SearchQuery = Query<'member', 'searchUsers'>;

/** How many people one call for lean profiles may ask for. */
export const LEAN_PROFILES_CHUNK = 30;

/** The calls of the member service. */
export const memberRest = (upstream: Upstream) => ({
  usersList: (query: UsersListQuery) => upstream.call('member', 'usersList', { query }),
  searchUsers: (query: SearchQuery) => upstream.call('member', 'searchUsers', { query }),
  membersCount: () => upstream.call('member', 'membersCount', {}),
  admins: () => upstream.call('member', 'admins', {}),
  domainAdmins: () => upstream.call('member', 'domainAdmins', {}),
  leanProfiles: (guids: readonly string[]) =>
    upstream.call('member', 'leanProfiles', { body: { guids: [...guids], fetchDeleted: false } }),
});
