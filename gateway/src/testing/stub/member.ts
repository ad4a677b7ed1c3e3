import type { Answer } from '../../generated/upstream/contract.ts';
import { Refused } from '../stubCall.ts';
import { type Person, type StubTeam, leanOf, listedOf, memberProfileOf } from '../stubTeam.ts';
import { type Answers, adminsOnly, allDone, notGuests, pageOf, personNamed } from './answer.ts';

const requestsDone = ({ people }: StubTeam, emails: readonly string[]): Answer<'member', 'approveMembers'> => ({
  results: emails.map((email) => {
    const person = people.find((one) => one.email === email && one.state === 'pending');
    return { email, guid: person?.guid ?? null, result: person ? 'done' : 'not_found' };
  }),
});

/** A page of the people in one state. */
function peopleIn(state: Person['state'], { people }: StubTeam, query: { offset?: number; limit: number }) {
  const found = people.filter((person) => (person.state ?? 'active') === state);
  return { users: pageOf(found, query).map(listedOf), total: found.length };
}

/** What the stub's member service answers by itself. */
export const memberAnswers: Answers<'member'> = {
  membersCount: ({ team }) => ({ count: team.people.length, isLargeTeam: false }),
  usersList: adminsOnly(({ team, query }) => peopleIn('active', team, query)),
  pendingMembers: adminsOnly(({ team, query }) => peopleIn('pending', team, query)),
  deactivatedProfiles: adminsOnly(({ team, query }) => peopleIn('deactivated', team, query)),
  userTeamContacts: notGuests(({ team, query }) => {
    const found = team.people.filter(({ role, email }) => role !== 'guest' && email.startsWith(query.searchText ?? ''));
    return { profiles: pageOf(found, query).map(leanOf), total: found.length };
  }),
  admins: adminsOnly(({ team }) => {
    const users = team.people.filter(({ role }) => role === 'admin').map(listedOf);
    return { users, total: users.length };
  }),
  domainAdmins: ({ team }) => {
    const users = team.people.filter(({ role }) => role === 'admin').map(listedOf);
    return { users, total: users.length };
  },
  searchUsers: adminsOnly(({ team, query }) => {
    const profiles = team.people.filter(({ email }) => email.startsWith(query.searchText ?? '')).map(leanOf);
    return { profiles, total: profiles.length };
  }),
  leanProfiles: ({ team, body }) => {
    const wanted = new Set(body.guids);
    const found = team.people.filter(
      ({ guid, state }) => wanted.has(guid) && (state !== 'deleted' || body.fetchDeleted),
    );
    return { profiles: found.map(leanOf).toReversed() };
  },
  addressStates: adminsOnly(({ team, body }) => ({
    addresses: body.emails.map((email) => ({
      email,
      state: team.people.some((person) => person.email === email) ? 'exists' : 'available',
    })),
  })),
  deactivateProfiles: adminsOnly(({ body }) => allDone(body.subjects)),
  reactivateProfiles: adminsOnly(({ body }) => allDone(body.subjects)),
  deleteMember: adminsOnly(({ body }) => allDone(body.subjects)),
  approveMembers: adminsOnly(({ team, body }) => requestsDone(team, body.approveEmails)),
  rejectMembers: adminsOnly(({ team, body }) => requestsDone(team, body.rejectEmails)),
  memberCountForTeams: ({ body }) => ({
    counts: body.teams.map((teamId) => ({ teamId, count: teamId.length })),
  }),
  leaveTeam: ({ team, person, body }) => ({
    ...(body.teamId === 'team-harbor'
      ? { guid: 'harbor-0010', teamId: 'team-harbor' }
      : { guid: person.guid, teamId: team.teamId }),
    isTeamDeleted: false,
  }),
  grantAdmin: adminsOnly(() => ({})),
  revokeAdmin: adminsOnly(() => ({})),
  replaceAdmin: adminsOnly(() => ({})),
  profile: adminsOnly(({ team, query }) => {
    const person = personNamed(team, query.subject);
    return person instanceof Refused ? person : memberProfileOf(person);
  }),
  invite: adminsOnly(({ body }) => {
    const profiles = body.emails.map((email, at) => ({ email, guid: `new-${at}`, result: 'added' as const }));
    return { summary: { profiles } };
  }),
};
