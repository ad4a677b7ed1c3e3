import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemberListDocument, type MemberListQuery } from '../../../generated/member/list/memberList.ts';
import { createCache } from '../../../lib/apollo/client.ts';
import { person } from '../../../testing/renderInConsole.tsx';
import { keepPage, MEMBER_IDS } from './keepPage.ts';
import { settleMembers } from '../people/memberCache.ts';
import { memberTypePolicies } from '../typePolicies.ts';

const VARIABLES = { first: 50, orderBy: { field: 'NAME', direction: 'ASC' } } as const;

/** A page of the list as the gateway answers it, with the people of these numbers. */
const pageOf = (from: number, to: number, pageInfo: { hasNextPage: boolean; endCursor: string }) => {
  const nodes = Array.from({ length: to - from + 1 }, (_nothing, at) => ({
    ...person(from + at),
    __typename: 'Member',
    name: { __typename: 'PersonName', first: 'Person', last: String(from + at) },
  }));
  const members = {
    __typename: 'MemberConnection',
    nodes,
    totalCount: 400,
    pageInfo: { __typename: 'PageInfo', ...pageInfo },
  };
  const team = { __typename: 'Team', id: 'team-1', members };
  return { viewer: { __typename: 'Viewer', id: 'viewer-1', team } } as unknown as MemberListQuery;
};

const setUp = () => {
  const cache = createCache(memberTypePolicies);
  const begin = (from: number, endCursor: string) =>
    cache.writeQuery({
      query: MemberListDocument,
      variables: VARIABLES,
      data: pageOf(from, from + 49, { hasNextPage: true, endCursor }),
    });
  begin(1, 'c50');
  const list = () => cache.readQuery({ query: MEMBER_IDS, variables: VARIABLES })?.viewer.team?.members;
  return {
    cache,
    begin,
    leave: (number: number) => {
      const before = { status: 'ACTIVE', role: 'MEMBER', isLicensed: false } as const;
      settleMembers(cache, [{ id: `member-${number}`, before, after: { ...before, status: 'DEACTIVATED' } }]);
    },
    drop: () => cache.modify({ id: 'Team:team-1', fields: { members: (_list, { DELETE }) => DELETE as unknown } }),
    loaded: () => [list()?.loaded.ids.length, list()?.pageInfo.endCursor, list()?.pageInfo.hasNextPage],
    keep: () =>
      keepPage(
        cache,
        { ...VARIABLES, first: 300, after: 'c50' },
        pageOf(51, 300, { hasNextPage: false, endCursor: 'c300' }),
      ),
  };
};

describe('a page that is put behind a list', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('comes slice by slice, and ends the list with its last one', async () => {
    const { keep, loaded } = setUp();
    const kept = keep();
    expect(loaded()).toEqual([150, 'c50', true]);
    await vi.runAllTimersAsync();
    expect(await kept).toBe(true);
    expect(loaded()).toEqual([300, 'c300', false]);
  });

  it('is told to those who watch the list once, with its last slice', async () => {
    const { cache, keep } = setUp();
    const told: (number | undefined)[] = [];
    cache.watch({
      query: MEMBER_IDS,
      variables: VARIABLES,
      optimistic: true,
      callback: ({ result }) => void told.push(result?.viewer?.team?.members?.loaded?.ids?.length),
    });
    const kept = keep();
    await vi.runAllTimersAsync();
    await kept;
    expect(told).toEqual([300]);
  });

  it('is left where its list is dropped in between', async () => {
    const { drop, keep, loaded } = setUp();
    const kept = keep();
    drop();
    await vi.runAllTimersAsync();
    expect(await kept).toBe(false);
    expect(loaded()).toEqual([undefined, undefined, undefined]);
  });

  it('is left where its list is read anew in between', async () => {
    const { begin, keep, loaded } = setUp();
    const kept = keep();
    begin(301, 'c350');
    await vi.runAllTimersAsync();
    expect(await kept).toBe(false);
    expect(loaded()).toEqual([50, 'c350', true]);
  });

  it('is left where somebody has gone in between, whom the rest of it would bring back', async () => {
    const { leave, keep, loaded } = setUp();
    const kept = keep();
    leave(200);
    await vi.runAllTimersAsync();
    expect(await kept).toBe(false);
    expect(loaded()).toEqual([150, 'c50', true]);
  });
});
