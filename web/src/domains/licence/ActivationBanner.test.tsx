import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observeServerTime } from '../../lib/graphql/serverClock.ts';
import { userError } from '../../testing/gatewayPieces.ts';
import { click, press, rest } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ActivationBanner from './ActivationBanner.tsx';
import { member, teamOnTheWay, teamWith } from './licence.fixture.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const IN_A_DAY = '2026-11-22T09:59:58Z';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const banner = () => within(screen.getByRole('region', { name: 'The way to PRO' }));
const timer = () => banner().getByRole('timer').textContent;

/** Shows the banner over a team that may change. */
const open = (initial: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  let team = initial;
  const rendered = renderInConsole(<ActivationBanner />, { viewer: { id: 'viewer-1', team: () => team }, ...more });
  return rendered.then((console) => ({ ...console, become: (next: Record<string, unknown>) => void (team = next) }));
};

describe('the banner of a team on the way to PRO', () => {
  it('counts down live, in words, without telling every second', async () => {
    await open(teamOnTheWay({ activationAt: IN_A_DAY }));
    expect(timer()).toBe('23 hours, 59 minutes, 58 seconds');
    await rest(1_000);
    expect(timer()).toBe('23 hours, 59 minutes, 57 seconds');
    await rest(58_000 + 23 * 3_600_000);
    expect(timer()).toBe('58 minutes, 59 seconds');
    expect(banner().getByRole('status').textContent).toBe('');
    expect(banner().queryByRole('alert')).toBeNull();
  });

  it("goes by the server's clock, not by the device's", async () => {
    observeServerTime(String(NOW + 3_600_000), NOW, NOW);
    await open(teamOnTheWay({ activationAt: IN_A_DAY }));
    expect(timer()).toBe('22 hours, 59 minutes, 58 seconds');
    await rest(1_000);
    expect(timer()).toBe('22 hours, 59 minutes, 57 seconds');
  });

  it('asks the services when the countdown ends, until PRO is on, and says so', async () => {
    const { sent, become } = await open(teamOnTheWay({ activationAt: '2026-11-21T10:00:02Z' }));
    const reads = () => sent.filter(({ name }) => name === 'licenceTeam').length;
    expect(reads()).toBe(1);
    await rest(2_000);
    expect(banner().getByRole('status').textContent).toBe('PRO is starting…');
    expect(reads()).toBe(2);
    become(teamWith());
    await rest(5_000);
    expect(reads()).toBe(3);
    expect(banner().getByRole('status').textContent).toMatch(/^PRO is on/);
    expect(screen.queryByRole('timer')).toBeNull();
    await rest(20_000);
    expect(reads()).toBe(3);
    await click(banner().getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says that assigning licences starts PRO, where none is assigned yet', async () => {
    await open(teamOnTheWay());
    expect(banner().getByText('Assign licenses to start PRO')).toBeTruthy();
    expect(banner().getByText(/^5 licenses are bought and not assigned yet\./)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each([
    ['a PRO team', teamWith()],
    ['a free team that has bought nothing', teamOnTheWay({ viewerCanActivatePlan: false, unusedLicencesCount: 0 })],
    ['a team whose billing could not be read', teamOnTheWay({}, { billing: null })],
  ])('is not there for %s', async (_what, team) => {
    await open(team);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offers nobody to start PRO who may not', async () => {
    await open(teamOnTheWay({ activationAt: IN_A_DAY, viewerCanActivatePlan: false }));
    expect(banner().queryByRole('button')).toBeNull();
    expect(timer()).toBe('23 hours, 59 minutes, 58 seconds');
  });
});

describe('activating PRO now', () => {
  const lite = [1, 2, 3, 4, 5].map((number) => member(number));
  const onTheWay = teamOnTheWay({ activationAt: IN_A_DAY }, { members: () => ({ nodes: lite, totalCount: 7 }) });
  const openDialog = async (planActivate: () => unknown) => {
    const console = await open(onTheWay, { planActivate });
    await press('Activate PRO now');
    await act(async () => vi.dynamicImportSettled());
    return console;
  };

  it('names those who become Lite, and starts PRO only when that is confirmed', async () => {
    const { sent } = await openDialog(() => ({ team: teamWith(), userErrors: [] }));
    const dialog = within(screen.getByRole('dialog', { name: 'Activate PRO now?' }));
    expect(
      dialog.getByText(
        '7 people have no license and become Lite: Person 1, Person 2, Person 3, Person 4, Person 5, and 2 more.',
      ),
    ).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'create public or private channels',
      'search messages',
      'share files',
    ]);
    expect(sent.some(({ name }) => name === 'planActivate')).toBe(false);
    await press('Activate PRO');
    expect(screen.getByRole('dialog', { name: 'PRO is on' })).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'planActivate')).toHaveLength(1);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says why PRO could not be started, and leaves the countdown running', async () => {
    await openDialog(() => ({ team: null, userErrors: [userError('NOT_ALLOWED')] }));
    await press('Activate PRO');
    expect(screen.getByText(/^PRO cannot be activated now/)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'PRO is on' })).toBeNull();
  });
});
