// One example of every upstream call: what the gateway sends, by service and operation. The tests fail for a call without.
import type { Body, OperationName, Query, Service } from '@muster/upstream/contract';

type Example<S extends Service, O extends OperationName<S>> = {
  query?: Query<S, O>;
  body?: Body<S, O>;
};

type Known = { guid: string; token: string; teamId: string; pin: () => Promise<string>; code: () => Promise<string> };

/** `known` is what the admin of the main demo team has in hand. A call that needs a fresh secret asks for it. */
export const examples: {
  [S in Service]: { [O in OperationName<S>]: (known: Known) => Example<S, O> | Promise<Example<S, O>> };
} = {
  identity: {
    publicProfile: () => ({ query: { email: 'admin@orbit.example' } }),
    domainProperties: () => ({ query: { domain: 'orbit.example' } }),
    issuePin: () => ({ body: { email: 'member@seedling.example' } }),
    authenticate: async ({ guid, pin }) => ({ body: { guid, pin: await pin() } }),
    issueLoginCode: () => ({}),
    exchangeLoginCode: async ({ code }) => ({ body: { code: await code() } }),
    signOut: () => ({ body: { authToken: 'another-session' } }),
    fullProfile: () => ({}),
    updateLocale: () => ({ body: { locale: 'en-gb' } }),
  },
  team: {
    teamInfo: () => ({}),
    teamState: () => ({}),
    installedApps: () => ({}),
    autoJoinExists: () => ({}),
    domainMembersCount: () => ({}),
    teamFileStorageInfo: () => ({}),
  },
  member: {
    usersList: () => ({ query: { limit: 50, offset: 0, sort: 'email', direction: 'desc' } }),
    membersCount: () => ({}),
    admins: () => ({}),
    domainAdmins: () => ({}),
    searchUsers: () => ({
      query: { searchText: 'a', limit: 10, offset: 0, searchIn: 'all', sort: 'name', direction: 'asc' },
    }),
    leanProfiles: ({ guid }) => ({ body: { guids: [guid, 'nobody'], fetchDeleted: false } }),
    profile: ({ guid }) => ({ query: { subject: guid } }),
  },
  billing: { billingData: ({ teamId }) => ({ query: { teamId } }) },
  event: {
    publishEvents: () => ({
      body: { events: [{ eventName: 'paywall_shown', eventTs: 1_795_000_000_000, feature: 'guests' }] },
    }),
  },
};
