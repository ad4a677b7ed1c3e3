import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushEvents, publishEvent } from '../../domains/event/eventQueue.ts';
import { loadCatalogue } from '../../lib/intl/catalogues.ts';
import { LocaleProvider } from '../../lib/intl/LocaleProvider.tsx';
import { ThemeRoot } from '../../lib/theme/ThemeRoot.tsx';
import { type Handlers, fakeGateway, refused } from '../../testing/fakeGateway.ts';
import { click, press } from '../../testing/hands.ts';
import { clearToasts, currentToasts } from '../../ui/toasts/toastStore.ts';
import { ToastRegion } from '../../ui/toasts/ToastRegion.tsx';
import { pageConfig, startUpOf } from '../console.fixture.ts';
import { currentSession, endSession, loadSession } from '../session/sessionStore.ts';
import ConsoleArea from './ConsoleArea.tsx';

// The server has it no more: a newer version stands there.
vi.mock('../palette/CommandPalette.tsx', () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
);

const kept = {
  data: {
    viewerLocaleUpdate: {
      __typename: 'ViewerLocaleUpdatePayload',
      viewer: { __typename: 'Viewer', id: 'Viewer:1', locale: 'ES_ES' },
      userErrors: [],
    },
  },
};

/** Opens the console, for an account in British English, on a page that makes do without an answer. */
const open = async (handlers: Handlers, { at = '/authentication', heading = 'Authentication' } = {}) => {
  const startUp = startUpOf({ locale: 'EN_GB' });
  const authentication = () => ({ data: { viewer: { __typename: 'Viewer', id: 'viewer-1', team: null } } });
  const sent = fakeGateway({ startUp: () => ({ data: startUp }), authentication, ...handlers });
  await loadSession(pageConfig);
  const session = currentSession();
  if (session.phase !== 'signedIn') throw new Error('Nobody is signed in');
  window.location.hash = `#${at}`;
  await Promise.all([loadCatalogue('en-us'), loadCatalogue('en-gb'), loadCatalogue('es-es')]);
  await act(async () =>
    render(
      <ThemeRoot>
        <Suspense fallback={null}>
          <LocaleProvider initialLocale="en-us">
            <ConsoleArea
              config={pageConfig}
              startUp={session.startUp}
              failure={session.failure}
              teamSize={session.teamSize}
            />
            <ToastRegion />
          </LocaleProvider>
        </Suspense>
      </ThemeRoot>,
    ),
  );
  // Its code is fetched first.
  await screen.findByRole('heading', { name: heading }, { timeout: 10_000 });
  return (name = 'viewerLocaleUpdate') => sent.filter((one) => one.name === name);
};

const choose = async (menu: string, name: string) => {
  await press(menu);
  const line = await screen.findByRole('menuitemradio', { name });
  await click(line);
};
const language = () => document.documentElement.lang;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    endSession();
    clearToasts();
  });
});

describe('the console', () => {
  it("starts in the account's language, whatever the browser used last", async () => {
    await open({});
    await waitFor(() => expect(language()).toBe('en-GB'));
    expect(window.localStorage.getItem('muster.locale')).toBe('en-gb');
  });

  it('changes the language at once and for good, and keeps it on the account', async () => {
    const updates = await open({ viewerLocaleUpdate: () => kept });
    await choose('Language', 'Español (España)');
    await waitFor(() => expect(updates()).toHaveLength(1));
    expect(updates()[0]?.variables['input']).toMatchObject({ locale: 'ES_ES' });
    await waitFor(() => expect(language()).toBe('es-ES'));
    expect(window.localStorage.getItem('muster.locale')).toBe('es-es');
  });

  it('changes the language back, with a word, where it could not be kept', async () => {
    await open({ viewerLocaleUpdate: () => refused('UPSTREAM_UNAVAILABLE', 503) });
    await choose('Language', 'Español (España)');
    await waitFor(() => expect(window.localStorage.getItem('muster.locale')).toBe('en-gb'));
    await waitFor(() => expect(language()).toBe('en-GB'));
  });

  it('stands without the team where that could not be loaded, and says that something is missing', async () => {
    const failed = { message: 'The team is missing', extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    await open({ startUp: () => ({ data: startUpOf({ team: null }), errors: [failed] }) });
    expect(currentSession()).toMatchObject({ phase: 'signedIn', startUp: { viewer: { team: null } } });
    expect(screen.queryByText('Orbit')).toBeNull();
    expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy();
    expect(within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link').length).toBeGreaterThan(0);
    expect(screen.getByText(/Something went wrong.*Status 503/)).toBeTruthy();
  });

  it('does not wait for how large the team is, and asks for it once, whoever wants it meanwhile', async () => {
    let come = (_answer: { data: unknown }): void => undefined;
    const teamSize = () => new Promise<{ data: unknown }>((resolve) => (come = resolve));
    const sent = await open({ teamSize }, { at: '/overview', heading: 'Overview' });
    expect(screen.queryByText('6,200')).toBeNull();
    const size = { membersCount: 6200, isLargeTeam: true, memberSearchMinLength: 3 };
    const team = { __typename: 'Team', id: 'Team:1', ...size };
    await act(async () => come({ data: { viewer: { __typename: 'Viewer', id: 'Viewer:1', team } } }));
    expect(await screen.findByText('6,200')).toBeTruthy();
    expect(sent('teamSize')).toHaveLength(1);
  });

  it('says nothing of a part that only some pages need, and that they tell of themselves', async () => {
    await open({ teamSize: () => refused('UPSTREAM_UNAVAILABLE', 503) });
    expect(currentSession()).toMatchObject({ phase: 'signedIn', failure: null });
    expect(currentToasts()).toEqual([]);
  });

  it.each([
    ['sends nothing of what people do in a team that does not share it', false, 0],
    ['sends it in a team that does', true, 1],
  ])('%s', async (_what, sharesProductEvents, count) => {
    const { viewer } = startUpOf();
    const team = viewer.team && { ...viewer.team, sharesProductEvents };
    const sent = await open({
      startUp: () => ({ data: startUpOf({ team }) }),
      eventsPublish: () => ({ data: { eventsPublish: { publishedCount: 1, userErrors: [] } } }),
    });
    publishEvent('billing_details_shown');
    await flushEvents();
    expect(sent('eventsPublish')).toHaveLength(count);
  });

  it('stands where a part of its shell does not come, and says so each time that it is asked for', async () => {
    // React tells the console of whatever a boundary catches.
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open({});
    const palette = () => act(async () => void fireEvent.keyDown(window, { key: 'k', ctrlKey: true }));
    for (const time of [1, 2]) {
      await palette();
      await waitFor(() =>
        expect(
          currentToasts().filter(({ cause }) => cause === 'onDemand'),
          `time ${time}`,
        ).toHaveLength(1),
      );
      expect(screen.getByRole('heading', { name: 'Authentication' })).toBeTruthy();
      act(() => clearToasts());
    }
    told.mockClear();
  });

  it.each([
    ['a section', '/authentication', 'Authentication', '#/authentication'],
    ['a page below one', '/enterprise/user-groups', 'User Groups', '#/enterprise'],
  ])('marks in its sidebar where one is, on %s', async (_what, at, heading, marked) => {
    await open({}, { at, heading });
    const links = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link', { current: 'page' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([marked]);
  });

  it('asks on a narrow window for a wider one where a page needs that, and shows the page to whoever wants it', async () => {
    const notice = 'This page needs a wider window';
    vi.stubGlobal('innerWidth', 768);
    await open({}, { heading: notice });
    expect(screen.getByText(/^Please open it in a desktop browser/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Authentication' })).toBeNull();
    await press('Show it here anyway');
    expect(await screen.findByRole('heading', { name: 'Authentication' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: notice })).toBeNull();
  });

  it.each([
    ['on a window that is wide enough for it', 769, '/authentication', 'Authentication'],
    ['that stays usable on a narrow one', 768, '/settings', 'Settings'],
  ])('shows a page %s', async (_where, width, at, heading) => {
    vi.stubGlobal('innerWidth', width);
    await open({}, { at, heading });
    expect(screen.queryByRole('button', { name: 'Show it here anyway' })).toBeNull();
  });

  it('links to the pages that this version has for an admin, and to the support site', async () => {
    await open({});
    const links = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/overview',
      '#/manage/users',
      '#/manage-channels',
      '#/enterprise',
      '#/billing',
      '#/import',
      '#/authentication',
      '#/settings',
      '#/webhooks',
      '#/profile',
      '#/profile/manage',
      '#/email-preferences',
      '#/manage-sessions',
      'https://help.example/start?from=console&name=Gus+Cartwright&email=admin%40orbit.example&guid=guid-1',
      '#/logout',
    ]);
  });
});
