import type { Query } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

export type UsersListQuery = Query<'member', 'usersList'>;
export type SearchQuery = Query<'member', 'searchUsers'>;
export type WaitingQuery = Query<'member', 'pendingMembers'>;
export type ContactsQuery = Query<'member', 'userTeamContacts'>;

/** How many people one call for lean profiles may ask for. */
export const LEAN_PROFILES_CHUNK = 30;
/** How many teams one call may count. */
export const TEAM_COUNTS_CHUNK = 100;

/** The calls of the member service. */
export const memberRest = (upstream: Upstream) => ({
  usersList: (query: UsersListQuery) => upstream.call('member', 'usersList', { query }),
  searchUsers: (query: SearchQuery) => upstream.call('member', 'searchUsers', { query }),
  pendingMembers: (query: WaitingQuery) => upstream.call('member', 'pendingMembers', { query }),
  deactivatedProfiles: (query: WaitingQuery) => upstream.call('member', 'deactivatedProfiles', { query }),
  userTeamContacts: (query: ContactsQuery) => upstream.call('member', 'userTeamContacts', { query }),
  membersCount: () => upstream.call('member', 'membersCount', {}),
  admins: () => upstream.call('member', 'admins', {}),
  domainAdmins: () => upstream.call('member', 'domainAdmins', {}),
  profile: (subject: string) => upstream.call('member', 'profile', { query: { subject } }),
  leanProfiles: (guids: readonly string[], fetchDeleted = false) =>
    upstream.call('member', 'leanProfiles', { body: { guids: [...guids], fetchDeleted } }),
  addressStates: (emails: string[], guestMembership: boolean) =>
    upstream.call('member', 'addressStates', { body: { emails, guestMembership } }),

  invite: (emails: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'invite', { body: { emails, guestMembership: false }, idempotencyKey }),
  deactivate: (guid: string, subjects: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'deactivateProfiles', { body: { guid, subjects }, idempotencyKey }),
  reactivate: (guid: string, subjects: string[], restores: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'reactivateProfiles', { body: { guid, subjects, restores }, idempotencyKey }),
  remove: (subjects: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'deleteMember', { body: { subjects }, idempotencyKey }),
  approve: (approveEmails: string[], guestMembership: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'approveMembers', { body: { approveEmails, guestMembership }, idempotencyKey }),
  reject: (rejectEmails: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'rejectMembers', { body: { rejectEmails }, idempotencyKey }),
  memberCountForTeams: (teams: readonly string[]) =>
    upstream.call('member', 'memberCountForTeams', { body: { teams: [...teams] } }),
  leaveTeam: (teamId: string | null, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'leaveTeam', { body: teamId === null ? {} : { teamId }, idempotencyKey }),
  grantAdmin: (subject: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'grantAdmin', { body: { subject }, idempotencyKey }),
  revokeAdmin: (subject: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'revokeAdmin', { body: { subject }, idempotencyKey }),
  replaceAdmin: (subject: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('member', 'replaceAdmin', { body: { subject }, idempotencyKey }),
});
