import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { down, downAtFirst } from '../../testing/gatewayPieces.ts';
import { click } from '../../testing/hands.ts';
import { connectionOf, person, renderInConsole } from '../../testing/renderInConsole.tsx';
import MembersPage from './MembersPage.tsx';

const BOX_HEIGHT = 600;
const CONTENT_HEIGHT = 50 * 52;

const everybody = Array.from({ length: 120 }, (_nothing, index) => person(index + 1));

interface MembersArgs {
  readonly first: number;
  readonly after?: string;
  readonly search?: string;
  readonly filter?: { readonly role?: string; readonly isLicensed?: boolean };
}

const members = (args: MembersArgs) => {
  const { search, filter } = args;
  return connectionOf(
    everybody
      .filter(({ email }) => !search || email.includes(search))
      .filter(({ role }) => !filter?.role || role === filter.role),
    args,
  );
};

const team = {
  id: 'team-1',
  plan: 'PRO',
  isProPlan: true,
  isLargeTeam: false,
  membersCount: 120,
  memberSearchMinLength: 1,
  billing: {
    isLiteUserRestricted: false,
    viewerCanActivatePlan: false,
    unusedLicencesCount: 20,
    licensedUsersCount: 80,
  },
  members,
};

const gateway = (changes: Record<string, unknown> = {}) => ({
  viewer: { id: 'viewer-1', role: 'ADMIN', team: { ...team, ...changes } },
});

const LARGE = { isLargeTeam: true, membersCount: 6200, memberSearchMinLength: 3 };

const open = async (changes: Record<string, unknown> = {}, query = '') => {
  const page = await renderInConsole(<MembersPage />, gateway(changes), `/manage/users${query}`);
  await rest(0);
  return page;
};

const listCalls = (sent: readonly { name: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ name }) => name === 'memberList').map(({ variables }) => variables);

const type = (value: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), { target: { value } });
};

const grid = () => screen.getByRole('grid', { name: 'Members of the team' });
const loadedCount = () => Number(grid().getAttribute('aria-rowcount')) - 1;

const scroller = () => {
  const box = grid().parentElement;
  if (!box) throw new Error('The list has no scrolling box');
  return box;
};

/** Scrolls the list's box to its end, whose content is 50 rows high as long as nothing else is said. */
const scrollToEnd = () =>
  act(async () => {
    scroller().scrollTop = CONTENT_HEIGHT - BOX_HEIGHT;
    fireEvent.scroll(scroller());
    await vi.advanceTimersByTimeAsync(1);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The test's DOM has no layout: a box of 600 px over rows of 52 px.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(BOX_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX_HEIGHT);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(CONTENT_HEIGHT);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time go by; and a moment more, in which the cache tells of what came meanwhile. */
const rest = async (ms: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await act(async () => vi.advanceTimersByTimeAsync(1));
};

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest(0);
};
const choose = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await rest(0);
};

describe('the list of members', () => {
  it('shows 50 people, sorted by name, of a list whose whole size is told', async () => {
    const { sent } = await open();
    expect(screen.getByText('120 people')).toBeTruthy();
    expect(loadedCount()).toBe(120);
    expect(within(grid()).getByText('Person 0001')).toBeTruthy();
    expect(listCalls(sent)[0]).toEqual({ first: 50, orderBy: { field: 'NAME', direction: 'ASC' } });
  });

  it.each([
    [1101, ['Name', 'E-mail', 'Role', 'License', 'Actions']],
    [1100, ['Name', 'Actions']],
  ])('has a column for each thing where there is room, else one: at %i px', async (width, names) => {
    const { innerWidth } = window;
    onTestFinished(() => void Object.assign(window, { innerWidth }));
    Object.assign(window, { innerWidth: width });
    await open();
    const headers = screen.getAllByRole('columnheader').slice(1);
    expect(headers.map(({ textContent }) => textContent)).toEqual(names);
    expect(within(grid()).getByText('person1@orbit.example')).toBeTruthy();
  });

  it('doubles at its end, and fetches only what is missing', async () => {
    const { sent } = await open();
    await scrollToEnd();
    // The box of the test does not grow, so its end stays in sight until the whole list is there.
    expect(listCalls(sent).slice(1)).toMatchObject([
      { first: 50, after: '50' },
      { first: 100, after: '100' },
    ]);
    await act(async () => {
      scroller().scrollTop = 0;
      fireEvent.scroll(scroller());
    });
    expect(within(grid()).getByText('Person 0001')).toBeTruthy();
  });

  it('keeps the people it has where more of them do not come, and says so', async () => {
    let broken = true;
    await open({
      members: (args: MembersArgs) => {
        if (args.after && broken) throw new Error('The member service is unavailable');
        return members(args);
      },
    });
    await scrollToEnd();
    expect(screen.getByText('More members could not be loaded')).toBeTruthy();
    expect(screen.getByText('120 people')).toBeTruthy();
    broken = false;
    await press('Retry');
    expect(screen.queryByText('More members could not be loaded')).toBeNull();
  });

  it('sorts by address when its column is pressed, and keeps that in the address', async () => {
    const { sent, address } = await open();
    await press('E-mail');
    expect(address()).toBe('/manage/users?sort=email');
    expect(listCalls(sent).at(-1)).toMatchObject({ orderBy: { field: 'EMAIL', direction: 'ASC' } });
    await press('E-mail');
    expect(address()).toBe('/manage/users?sort=email&order=desc');
    expect(listCalls(sent).at(-1)).toMatchObject({ orderBy: { field: 'EMAIL', direction: 'DESC' } });
  });

  it('searches once typing rests for 300 ms, and keeps the search in the address', async () => {
    const { sent, address } = await open({}, '?tab=users');
    const before = listCalls(sent).length;
    type('person11');
    await rest(298);
    expect(listCalls(sent)).toHaveLength(before);
    await rest(2);
    expect(listCalls(sent).at(-1)).toMatchObject({ first: 50, search: 'person11' });
    expect(address()).toBe('/manage/users?tab=users&search=person11');
    expect(screen.getByText('11 results for “person11”')).toBeTruthy();
  });

  it('says that nobody was found, and goes back to everybody', async () => {
    const { address } = await open({}, '?search=nobody');
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    expect(screen.getByText('No results for “nobody”')).toBeTruthy();
    await press('Clear search');
    expect(address()).toBe('/manage/users');
    expect(screen.getByText('120 people')).toBeTruthy();
  });

  it('filters by role and by licence, and says out of how many', async () => {
    const { sent, address } = await open();
    await choose('Role', 'GUEST');
    expect(address()).toBe('/manage/users?role=guest');
    expect(screen.getByText('0 people of 120')).toBeTruthy();
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    expect(screen.getByText('Nobody matches these filters')).toBeTruthy();
    await choose('License', 'lite');
    expect(listCalls(sent).at(-1)).toMatchObject({ filter: { role: 'GUEST', isLicensed: false } });
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await click(clear);
    expect(address()).toBe('/manage/users');
  });

  it('shows its error with the request id, and comes back on Retry', async () => {
    let broken = true;
    await open({
      members: (args: MembersArgs) => {
        if (broken) throw new Error('The member service is unavailable');
        return members(args);
      },
    });
    expect(screen.getByText('The members could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    broken = false;
    await press('Retry');
    expect(screen.getByText('Person 0001')).toBeTruthy();
  });

  it('names the status where the guests could not be read', async () => {
    await open(
      {
        members: ({ filter }: { filter?: { role?: string } } & MembersArgs) => {
          if (filter?.role === 'GUEST') throw new Error('The member service is unavailable');
          return connectionOf([], { first: 0 });
        },
      },
      '?tab=guests',
    );
    expect(screen.getByText('Can not fetch guests list. Error code : 503')).toBeTruthy();
  });

  it('shows its error where there is no team at all, and comes back on Retry', async () => {
    const teamOrFailure = downAtFirst(() => team);
    const viewer = { id: 'viewer-1', role: 'ADMIN', team: teamOrFailure };
    await renderInConsole(<MembersPage />, { viewer }, '/manage/users');
    await rest(0);
    expect(screen.getByText('The members could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    teamOrFailure.mend();
    await press('Retry');
    expect(screen.getByText('Person 0001')).toBeTruthy();
  });

  it('shows whom it can where the profiles could not be read, and says so', async () => {
    const nameless = person(1, {
      name: down,
      email: null,
    });
    await open({ members: (args: MembersArgs) => connectionOf([nameless], args) });
    expect(screen.getByText('Some names could not be loaded.')).toBeTruthy();
    expect(screen.getByText('Name not available')).toBeTruthy();
  });
});

describe('the licences in the list', () => {
  const options = () =>
    within(screen.getByLabelText('License'))
      .getAllByRole('option')
      .map((one) => one.textContent);

  it('are PRO and Lite', async () => {
    await open();
    expect(options()).toEqual(['PRO and Lite', 'PRO', 'Lite']);
  });

  it('are active and inactive users in an elite team', async () => {
    await open({
      billing: {
        isLiteUserRestricted: true,
        viewerCanActivatePlan: false,
        unusedLicencesCount: 20,
        licensedUsersCount: 80,
      },
    });
    expect(options()).toEqual(['All users', 'Active Users', 'Inactive Users']);
  });

  it('are PRO alone while PRO has not started: nobody is Lite yet', async () => {
    const billing = {
      isLiteUserRestricted: false,
      viewerCanActivatePlan: true,
      unusedLicencesCount: 20,
      licensedUsersCount: 80,
    };
    await open({ isProPlan: false, billing });
    const list = within(screen.getByRole('grid'));
    expect(list.getAllByText('PRO').length).toBeGreaterThan(0);
    expect(list.queryByText('Lite')).toBeNull();
  });

  it('tell who has PRO for a trial, as long as that goes on', async () => {
    const of = (trialLicenceEndsAt: string) => ({ isLicensed: false, trialLicenceEndsAt });
    await open({
      members: (args: MembersArgs) =>
        connectionOf([person(1, of('2999-12-01T00:00:00Z')), person(2, of('2025-12-01T00:00:00Z'))], args),
    });
    const badgesOf = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) }))
        .queryAllByText(/^(?:PRO.*|Lite)$/)
        .map(({ textContent }) => textContent);
    expect([badgesOf('Person 0001'), badgesOf('Person 0002')]).toEqual([['PRO trial'], ['Lite']]);
  });

  it.each([
    ['are PRO alone in a trial of a team with licences: nobody is Lite yet', 1, true],
    ['are not shown in a trial of a team without', 0, false],
  ])('%s', async (_what, licensedUsersCount, isShown) => {
    const billing = {
      isLiteUserRestricted: false,
      viewerCanActivatePlan: false,
      unusedLicencesCount: 0,
      licensedUsersCount: 80,
    };
    await open({ plan: 'FREE', isProPlan: true, billing: { ...billing, licensedUsersCount } });
    const list = within(screen.getByRole('grid'));
    expect(list.queryAllByText('PRO').length > 0).toBe(isShown);
    expect(list.queryByText('Lite')).toBeNull();
    expect(screen.queryByLabelText('License') !== null).toBe(isShown);
  });

  it('are not shown in a free team', async () => {
    await open({ isProPlan: false });
    expect(screen.queryByLabelText('License')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'License' })).toBeNull();
  });
});

describe('a large team', () => {
  const NOTE = /^It is taking too long to load all your team members/;

  it('shows the note in place of the list, and asks for no list', async () => {
    const { sent } = await open(LARGE);
    expect(screen.getByText(NOTE)).toBeTruthy();
    expect(listCalls(sent)).toEqual([]);
  });

  it('shows the whole list to whoever asks for it, and keeps that in the address', async () => {
    const { sent, address } = await open(LARGE);
    await click(screen.getByRole('button', { name: 'Show the whole list' }));
    expect(address()).toBe('/manage/users?list=whole');
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(listCalls(sent)).toHaveLength(1);
  });

  it('searches from three characters on', async () => {
    const { sent } = await open(LARGE);
    type('pe');
    await rest(300);
    expect(screen.getByText(NOTE)).toBeTruthy();
    expect(listCalls(sent)).toEqual([]);
    type('per');
    await rest(300);
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(listCalls(sent)).toHaveLength(1);
    expect(screen.getByText(/^120 results for “per”/)).toBeTruthy();
  });
});

describe('a team whose size is not known yet', () => {
  const late = (query = '') => {
    let come = (_isLarge: boolean): void => undefined;
    const isLargeTeam = new Promise<boolean>((resolve) => (come = resolve));
    const page = open({ ...LARGE, isLargeTeam: () => isLargeTeam }, query);
    return page.then(({ sent }) => ({ sent, come: (isLarge: boolean) => act(async () => come(isLarge)) }));
  };

  it.each([
    ['all people', ''],
    ['a search that it may refuse', '?tab=deactivated&search=pe'],
  ])('has no list of %s sent, but its tabs and filters are there', async (_what, query) => {
    const { sent, come } = await late(query);
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(1);
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(listCalls(sent)).toEqual([]);
    await come(true);
    await rest(0);
    expect(listCalls(sent).filter(({ search }) => search)).toEqual([]);
  });

  it('lists others than all people at once', async () => {
    const { sent } = await late('?tab=deactivated');
    expect(listCalls(sent)).toHaveLength(1);
  });
});
