import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../lib/apollo/client.ts';
import { resetMemberLists, settleMembers, type MemberChange, type Standing } from './memberCache.ts';
import { memberTypePolicies } from '../typePolicies.ts';

const LIST = gql`
  query ($first: Int!, $after: String, $filter: MemberFilter, $search: String, $orderBy: MemberOrder) {
    viewer {
      id
      team {
        id
        members(first: $first, after: $after, filter: $filter, search: $search, orderBy: $orderBy) {
          nodes {
            id
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    }
  }
`;
const PENDING_COUNT = gql`
  query {
    viewer {
      id
      team {
        id
        members(first: 0, filter: { status: PENDING }) {
          totalCount
        }
      }
    }
  }
`;
const OTHERS = gql`
  query {
    viewer {
      id
      team {
        id
        membersCount
        admins(first: 5) {
          nodes {
            id
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
        contacts(first: 100, search: "a") {
          nodes {
            id
          }
          totalCount
        }
        planGate(feature: ADMINS) {
          used
        }
        fileStorage {
          limitBytes
        }
        billing {
          licensedUsersCount
          unusedLicencesCount
          liteUsersCount
          isLiteUserRestricted
        }
      }
    }
  }
`;

const viewer = (team: object) => ({
  viewer: { __typename: 'Viewer', id: 'v', team: { __typename: 'Team', id: 't', ...team } },
});
const list = (ids: readonly string[], totalCount = ids.length) => ({
  __typename: 'MemberConnection',
  nodes: ids.map((id) => ({ __typename: 'Member', id })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: totalCount > ids.length, endCursor: `end-${ids.length}` },
  totalCount,
});

type Variables = { filter?: object; search?: string; after?: string };

const setUp = () => {
  const cache = createCache(memberTypePolicies);
  const read = (variables: Variables = {}) =>
    cache.readQuery<{ viewer: { team: { members: { nodes: readonly { id: string }[]; totalCount: number } } } }>({
      query: LIST,
      variables: { first: 50, ...variables },
    })?.viewer.team.members;
  return {
    cache,
    write: (members: object, variables: Variables = {}) =>
      cache.writeQuery({ query: LIST, variables: { first: 50, ...variables }, data: viewer({ members }) }),
    /** The ids and the count of a list; null where it is to be read again. */
    shown: (variables?: Variables) => {
      const members = read(variables);
      return members ? [members.nodes.map(({ id }) => id).join(''), members.totalCount] : null;
    },
  };
};

/** Whether the cache says that a Lite member and a guest, each in a list, may be given a licence. */
const offersIn = ({ cache, write }: ReturnType<typeof setUp>, isOffered: boolean) => {
  write(list(['lite']), { filter: { isLicensed: false } });
  write(list(['guest']), { filter: { role: 'GUEST' } });
  const fragment = gql`
    fragment Offer on Member {
      id
      status
      role
      isLicensed
      viewerCanAssignLicence
    }
  `;
  const rest = { __typename: 'Member', status: 'ACTIVE', isLicensed: false, viewerCanAssignLicence: isOffered };
  for (const data of [
    { id: 'lite', role: 'MEMBER', ...rest },
    { id: 'guest', role: 'GUEST', ...rest },
  ])
    cache.writeFragment({ fragment, data });
  return () =>
    ['lite', 'guest'].map(
      (id) =>
        cache.readFragment<{ viewerCanAssignLicence: boolean }>({ fragment, id: `Member:${id}` })
          ?.viewerCanAssignLicence,
    );
};

const active: Standing = { status: 'ACTIVE', role: 'MEMBER', isLicensed: false };
const licensed: Standing = { ...active, isLicensed: true };
const admin: Standing = { ...active, role: 'ADMIN' };
const guest: Standing = { ...active, role: 'GUEST' };
const pending: Standing = { ...active, status: 'PENDING' };
const off: Standing = { ...active, status: 'DEACTIVATED' };
const change = (id: string, before: Standing | null, after: Standing | null): MemberChange => ({ id, before, after });

describe('the cached lists after a change', () => {
  it('lose who left them, and are dropped where somebody entered', () => {
    const { cache, write, shown } = setUp();
    write(list(['a', 'b', 'c']));
    write(list(['x']), { filter: { status: 'DEACTIVATED' } });
    settleMembers(cache, [change('b', active, off)]);
    expect(shown()).toEqual(['ac', 2]);
    expect(shown({ filter: { status: 'DEACTIVATED' } })).toBeNull();
  });

  it('of a role follow the role', () => {
    const { cache, write, shown } = setUp();
    write(list(['a', 'b']));
    write(list(['b']), { filter: { role: 'GUEST' } });
    write(list(['a']), { filter: { role: 'MEMBER' } });
    settleMembers(cache, [change('b', guest, active)]);
    expect(shown()).toEqual(['ab', 2]);
    expect(shown({ filter: { role: 'GUEST' } })).toEqual(['', 0]);
    expect(shown({ filter: { role: 'MEMBER' } })).toBeNull();
  });

  it('of people with and without a licence follow the licence, and guests are in neither', () => {
    const { cache, write, shown } = setUp();
    const without = { filter: { isLicensed: false } };
    write(list(['a', 'b']), without);
    settleMembers(cache, [change('g', guest, { ...guest, status: 'DEACTIVATED' })]);
    expect(shown(without)).toEqual(['ab', 2]);
    settleMembers(cache, [change('a', active, licensed)]);
    expect(shown(without)).toEqual(['b', 1]);
  });

  it('that are not loaded whole count those who left behind what is loaded', () => {
    const { cache, write, shown } = setUp();
    write(list(['a', 'b', 'c'], 9));
    settleMembers(cache, [change('a', active, off), change('z', active, off)]);
    expect(shown()).toEqual(['bc', 7]);
  });

  it('are dropped where their end could not be read on from', () => {
    const { cache, write, shown } = setUp();
    write(list(['a', 'b', 'c'], 9));
    settleMembers(cache, [change('c', active, off)]);
    expect(shown()).toBeNull();
  });

  it('are dropped once more have left than the place of their end may have moved', () => {
    const { cache, write, shown } = setUp();
    const ids = Array.from({ length: 200 }, (_, at) => `m${at} `);
    const leave = (from: number, to: number) =>
      settleMembers(
        cache,
        ids.slice(from, to).map((id) => change(id, active, off)),
      );
    write(list(ids, 500));
    leave(0, 60);
    expect(shown()?.[1]).toBe(440);
    leave(60, 120);
    expect(shown()).toBeNull();
  });

  it('of a search lose whom they hold, and are dropped where nobody knows whether they held them', () => {
    const { cache, write, shown } = setUp();
    write(list(['a', 'b']), { search: 'ann' });
    write(list(['a', 'c'], 100), { search: 'bob' });
    settleMembers(cache, [change('b', active, off)]);
    expect(shown({ search: 'ann' })).toEqual(['a', 1]);
    expect(shown({ search: 'bob' })).toBeNull();
  });

  it('stay as they are for people of other lists', () => {
    const { cache, write, shown } = setUp();
    write(list(['a']));
    settleMembers(cache, [change('p', pending, null)]);
    expect(shown()).toEqual(['a', 1]);
  });
});

describe('what the team counts', () => {
  it('of those who ask to join goes down when one is taken in', () => {
    const { cache } = setUp();
    const counted = viewer({ members: { __typename: 'MemberConnection', totalCount: 5 } });
    cache.writeQuery({ query: PENDING_COUNT, data: counted });
    settleMembers(cache, [change('p', pending, active)]);
    expect(cache.readQuery({ query: PENDING_COUNT })).toMatchObject({
      viewer: { team: { members: { totalCount: 4 } } },
    });
  });

  const withOthers = (unusedLicencesCount = 2, isLiteUserRestricted = false) => {
    const all = setUp();
    all.cache.writeQuery({
      query: OTHERS,
      data: viewer({
        membersCount: 20,
        admins: list(['a', 'b']),
        contacts: { __typename: 'MemberConnection', nodes: [{ __typename: 'Member', id: 'a' }], totalCount: 1 },
        planGate: { __typename: 'PlanGate', used: 1 },
        fileStorage: { __typename: 'FileStorage', limitBytes: 80 },
        billing: {
          __typename: 'Billing',
          licensedUsersCount: 8,
          unusedLicencesCount,
          liteUsersCount: 10,
          isLiteUserRestricted,
        },
      }),
    });
    const read = () => JSON.parse(JSON.stringify(all.cache.extract()['Team:t'])) as Record<string, unknown>;
    return { ...all, read };
  };

  it('follows a licensed admin who is switched off: members, admins, contacts and licences', () => {
    const { cache, read } = withOthers();
    settleMembers(cache, [change('a', { ...admin, isLicensed: true }, { ...admin, status: 'DEACTIVATED' })]);
    expect(read()).toMatchObject({
      membersCount: 19,
      admins: { nodes: [{ __ref: 'Member:b' }], totalCount: 1 },
      'contacts({"first":100,"search":"a"})': { nodes: [], totalCount: 0 },
      billing: { licensedUsersCount: 7, unusedLicencesCount: 3, liteUsersCount: 10, isLiteUserRestricted: false },
    });
    expect(Object.keys(read()).filter((name) => /^(planGate|fileStorage)/.test(name))).toEqual([]);
  });

  it('keeps the limit of the files while as many people have a licence', () => {
    const { cache, read } = withOthers();
    settleMembers(cache, [change('a', active, off), change('b', licensed, { ...licensed, role: 'ADMIN' })]);
    expect(read()).toHaveProperty('fileStorage.limitBytes', 80);
  });

  it('offers licences to others once the first one is free again, and to nobody once the last one is taken', () => {
    const team = withOthers(0);
    const offered = offersIn(team, false);
    settleMembers(team.cache, [change('a', licensed, off)]);
    expect(offered()).toEqual([true, false]);
    settleMembers(team.cache, [change('a', off, licensed)]);
    expect(offered()).toEqual([false, false]);
  });

  it('offers no licences in a team that assigns none', () => {
    const team = withOthers(0, true);
    const offered = offersIn(team, false);
    settleMembers(team.cache, [change('a', licensed, off)]);
    expect(offered()).toEqual([false, false]);
  });

  it('of licences is left to the act that assigned them', () => {
    const { cache, read } = withOthers();
    settleMembers(cache, [change('a', active, licensed)]);
    expect(read()).toMatchObject({ billing: { licensedUsersCount: 8, unusedLicencesCount: 2, liteUsersCount: 10 } });
  });

  it('is all read again after a job', () => {
    const { cache, write, shown, read } = withOthers();
    write(list(['a', 'b']));
    resetMemberLists(cache);
    expect(shown()).toBeNull();
    expect(Object.keys(read()).toSorted()).toEqual(['__typename', 'id']);
  });
});
