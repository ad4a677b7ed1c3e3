import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { observeServerTime } from '../../../lib/graphql/serverClock.ts';
import { down, downAtFirst, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import SessionsPage from './SessionsPage.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  const device = Date.now();
  observeServerTime(String(NOW), device, device);
});

const session = (id: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'Session',
  id,
  ...{ deviceType: 'BROWSER', deviceName: null, os: 'Windows', osVersion: '11', browser: 'CHROME' },
  ...{ lastUsedAt: new Date(NOW - 5 * 60_000).toISOString(), isDateShown: false, isCurrent: false },
  ...changes,
});
const HERE = session('here', { isCurrent: true, os: 'Linux', osVersion: null, browser: 'FIREFOX' });
const PHONE = session('phone', {
  ...{ deviceType: 'MOBILE', deviceName: 'iPhone 15 Pro', os: 'iOS', osVersion: '18.1', browser: null },
  lastUsedAt: new Date(NOW - 3 * HOUR).toISOString(),
});
const OLD = session('old', { lastUsedAt: new Date(NOW - 47 * DAY).toISOString(), isDateShown: true });

type Input = { sessionId?: string; idempotencyKey: string };
type Answers = Partial<Record<'sessionEnd' | 'sessionEndOthers', (input: Input) => unknown>>;

/** The page of somebody with these sessions; ending one takes it off the list unless the answer is another. */
async function open(sessions: readonly { id: string }[], answers: Answers = {}) {
  let live = sessions;
  const page = await renderInConsole(<SessionsPage />, {
    viewer: { id: 'viewer-1', sessions: () => ({ maxPerDevice: 6, nodes: live }) },
    sessionEnd: ({ input }: { input: Input }) => {
      const answer = answers.sessionEnd?.(input);
      if (answer) return answer;
      live = live.filter(({ id }) => id !== input.sessionId);
      return { sessionId: input.sessionId, userErrors: [] };
    },
    sessionEndOthers: ({ input }: { input: Input }) => {
      const answer = answers.sessionEndOthers?.(input);
      if (answer) return answer;
      const endedCount = live.length - 1;
      live = live.slice(0, 1);
      return { endedCount, userErrors: [] };
    },
  });
  const inputs = (name: string) => inputsWithKeysOf(page.sent, name) as Input[];
  return { ...page, inputs };
}

/** The page of somebody whose sessions can be read once. */
function openReadOnce(answers: Record<string, unknown>) {
  const readings = [{ maxPerDevice: 6, nodes: [HERE, PHONE, OLD] }];
  const sessions = () => readings.pop() ?? down();
  return renderInConsole(<SessionsPage />, { viewer: { id: 'viewer-1', sessions }, ...answers });
}

const section = (name: string) => screen.getByRole('region', { name });
const items = (name: string) => within(section(name)).queryAllByRole('listitem');

describe('the sessions', () => {
  it('show the present one on top and marked, the others by device and last use, and the limit', async () => {
    await open([HERE, PHONE, OLD]);
    expect(screen.getByText('Max 6 per device')).toBeTruthy();
    const [first, ...more] = items('This session');
    expect(more).toEqual([]);
    expect(first?.textContent).toMatch(/^Firefox on LinuxBrowser\u00a0· Last used 5\u00a0minutes ago/);
    expect(items('Other sessions').map(({ textContent }) => textContent)).toEqual([
      'iPhone 15 Pro · iOS 18.1Mobile app\u00a0· Last used 3\u00a0hours agoSign out',
      'Chrome on Windows 11Browser\u00a0· Last used 05 Oct 2026Sign out',
    ]);
    const time = items('Other sessions')[0]?.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe('2026-11-21T09:00:00.000Z');
    expect(time?.title).toContain('November 21, 2026');
  });

  it('say so where there are none, or none elsewhere', async () => {
    await open([HERE]);
    expect(section('Other sessions').textContent).toContain('You are not signed in anywhere else.');
    expect(screen.queryByRole('button', { name: 'Sign out all other sessions' })).toBeNull();
  });

  it('say that there are none', async () => {
    await open([]);
    expect(screen.getByText('No active sessions found.')).toBeTruthy();
  });

  it('that cannot be read are told with the request id, and read again by Retry', async () => {
    const sessions = downAtFirst(() => ({ maxPerDevice: 6, nodes: [HERE] }));
    await renderInConsole(<SessionsPage />, {
      viewer: {
        id: 'viewer-1',
        sessions,
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('Your sessions could not be loaded');
    expect(screen.getByRole('alert').textContent).toContain('req-1');
    sessions.mend();
    await press('Retry');
    expect(items('This session')).toHaveLength(1);
  });
});

describe('signing out another session', () => {
  it('leaves the others in sight where the list cannot be read again', async () => {
    const { sent } = await openReadOnce({ sessionEnd: () => ({ sessionId: 'phone', userErrors: [] }) });
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    expect(sent.filter(({ name }) => name === 'ownSessions')).toHaveLength(2);
    expect(items('Other sessions').map(({ textContent }) => textContent)).toEqual([
      'Chrome on Windows 11Browser\u00a0· Last used 05 Oct 2026Sign out',
    ]);
    expect(screen.getByRole('alert').textContent).toMatch(/^Your sessions could not be loaded.*req-1/);
  });

  it('happens at once, is told, and the list is read again', async () => {
    const { inputs, sent, moves } = await open([HERE, PHONE, OLD]);
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    expect(inputs('sessionEnd')).toEqual([
      { sessionId: 'phone', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    expect(items('Other sessions')).toHaveLength(1);
    expect(currentToasts()).toMatchObject([
      {
        tone: 'success',
        text: { defaultMessage: 'Signed out: {device}.' },
        values: { device: 'iPhone 15 Pro · iOS 18.1' },
      },
    ]);
    expect(sent.filter(({ name }) => name === 'ownSessions')).toHaveLength(2);
    expect(moves).toEqual([]);
  });

  it('leads the focus to the next row when its button is gone', async () => {
    await open([HERE, PHONE, OLD]);
    screen.getByRole('button', { name: 'Sign out iPhone 15 Pro · iOS 18.1' }).focus();
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sign out Chrome on Windows 11');
  });

  it('leads the focus to the heading when its button is gone', async () => {
    await open([HERE, PHONE]);
    screen.getByRole('button', { name: 'Sign out iPhone 15 Pro · iOS 18.1' }).focus();
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    expect(document.activeElement?.id).toBe('page-title');
  });

  it('that was over already takes it off the list, too', async () => {
    const answer = { sessionId: null, userErrors: [userError('NOT_FOUND', ['sessionId'])] };
    const gone: string[] = [];
    await open([HERE, PHONE], {
      sessionEnd: ({ sessionId }) => {
        gone.push(String(sessionId));
        return answer;
      },
    });
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    expect(gone).toEqual(['phone']);
    expect(currentToasts()[0]?.tone).toBe('info');
  });

  it('that fails is told with the request id, and is tried again under the same key', async () => {
    const sessionEnd = downAtFirst(() => undefined);
    const { inputs } = await open([HERE, PHONE], {
      sessionEnd,
    });
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    expect(currentToasts()).toMatchObject([
      {
        tone: 'error',
        text: { defaultMessage: 'The session could not be signed out. Try again.' },
        requestId: 'req-1',
      },
    ]);
    expect(items('Other sessions')).toHaveLength(1);
    sessionEnd.mend();
    await press('Sign out iPhone 15 Pro · iOS 18.1');
    const [first, second] = inputs('sessionEnd');
    expect(second).toEqual(first);
    expect(currentToasts().map(({ tone }) => tone)).toEqual(['success']);
  });
});

describe('signing out the present session', () => {
  it('is asked about first, and leaves the console', async () => {
    const { inputs, moves } = await open([HERE, PHONE]);
    await press('Sign out Firefox on Linux');
    expect(inputs('sessionEnd')).toEqual([]);
    expect(screen.getByRole('alertdialog').textContent).toContain('the sign-in page comes next');
    await press('Sign out');
    expect(inputs('sessionEnd')).toMatchObject([{ sessionId: 'here' }]);
    expect(moves).toEqual(['end']);
  });

  it('does not happen where the answer is no', async () => {
    const { inputs, moves } = await open([HERE]);
    await press('Sign out Firefox on Linux');
    await press('Cancel');
    expect(inputs('sessionEnd')).toEqual([]);
    expect(moves).toEqual([]);
  });

  it('that fails stays in the question', async () => {
    const { moves } = await open([HERE], {
      sessionEnd: down,
    });
    await press('Sign out Firefox on Linux');
    await press('Sign out');
    expect(screen.getByRole('alert').textContent).toMatch(/^The session could not be signed out\. Try again\..*req-1/);
    expect(moves).toEqual([]);
  });
});

describe('signing out all others', () => {
  it('takes them off the list even where it cannot be read again', async () => {
    await openReadOnce({ sessionEndOthers: () => ({ endedCount: 2, userErrors: [] }) });
    await press('Sign out all other sessions');
    await press('Sign out 2 sessions');
    expect(section('Other sessions').textContent).toContain('You are not signed in anywhere else.');
    expect(items('This session')).toHaveLength(1);
    expect(screen.getByText(/^Your sessions could not be loaded/)).toBeTruthy();
  });

  it('asks with the number, and shows the result', async () => {
    const { inputs, sent } = await open([HERE, PHONE, OLD]);
    await press('Sign out all other sessions');
    expect(screen.getByRole('alertdialog').textContent).toContain('2 sessions end at once');
    expect(inputs('sessionEndOthers')).toEqual([]);
    await press('Sign out 2 sessions');
    expect(inputs('sessionEndOthers')).toHaveLength(1);
    expect(currentToasts()).toMatchObject([{ tone: 'success', values: { count: 2 } }]);
    expect(section('Other sessions').textContent).toContain('You are not signed in anywhere else.');
    expect(sent.filter(({ name }) => name === 'ownSessions')).toHaveLength(2);
  });

  it('that fails is told in the question, and tried again under the same key', async () => {
    const sessionEndOthers = downAtFirst(() => undefined);
    const { inputs } = await open([HERE, PHONE], {
      sessionEndOthers,
    });
    await press('Sign out all other sessions');
    await press('Sign out 1 session');
    expect(screen.getByRole('alert').textContent).toMatch(/^The other sessions could not be signed out\./);
    sessionEndOthers.mend();
    await press('Sign out 1 session');
    const [first, second] = inputs('sessionEndOthers');
    expect(second).toEqual(first);
    expect(items('Other sessions').map(({ textContent }) => textContent)).toEqual([
      'You are not signed in anywhere else.',
    ]);
  });
});
