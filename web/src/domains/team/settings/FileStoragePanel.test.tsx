import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst, planGate } from '../../../testing/gatewayPieces.ts';
import { click, press } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import FileStoragePanel from './FileStoragePanel.tsx';

const GIB = 1024 ** 3;

/** The panel of a team that uses so much of so much. */
const open = (used: number, limit: number, { isProPlan = false, isPaywallShown = true } = {}) =>
  renderInConsole(<FileStoragePanel />, {
    viewer: {
      id: 'viewer-1',
      team: {
        ...{ id: 'team-1', isProPlan },
        fileStorage: {
          ...{ usedBytes: used, limitBytes: limit, availableBytes: Math.max(0, limit - used) },
          ...{ bytesPerLicence: 20 * GIB, freePlanLimitBytes: 5 * GIB, freePlanNoticeBytes: 4 * GIB },
        },
        planGate: planGate('FILE_SHARING', isProPlan ? null : 0, 0, isPaywallShown && !isProPlan),
      },
    },
  });

const bar = () => screen.getByRole('progressbar', { name: 'Storage used' });
const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);

describe('the figures', () => {
  it.each([
    [0, '0 Bytes of 5 GB used', '5 GB available', '0%', '0', []],
    [4.6 * GIB, '4.6 GB of 5 GB used', '409.6 MB available', '92%', '92', [/nearly full/]],
    [4 * GIB, '4 GB of 5 GB used', '1 GB available', '80%', '80', [/nearly full/]],
    [5 * GIB, '5 GB of 5 GB used', '0 Bytes available', '100%', '100', [/is full/]],
    [6.5 * GIB, '6.5 GB of 5 GB used', '0 Bytes available', '130%', '100', [/is full/]],
  ])('of %d bytes used', async (used, usedText, left, percent, value, warnings) => {
    await open(used, 5 * GIB, { isProPlan: true });
    expect(bar().getAttribute('aria-valuenow')).toBe(value);
    expect(bar().getAttribute('aria-valuetext')).toBe(usedText);
    for (const text of [usedText, left, percent]) expect(screen.getByText(text)).toBeTruthy();
    expect(notes()).toHaveLength(warnings.length);
    for (const [index, warning] of warnings.entries()) expect(notes()[index]).toMatch(warning);
  });
});

describe('the plan', () => {
  it('of a free team leads to PRO, which gives more', async () => {
    const told = listenToEvents();
    const { address } = await open(GIB, 5 * GIB);
    expect(notes()).toEqual(['With PRO you get 20 GB for each paid member. Upgrade to PRO']);
    await click(screen.getByRole('link', { name: 'Upgrade to PRO' }));
    expect(address()).toBe('/billing');
    expect(await told()).toEqual([]);
  });

  it('of an excluded team is told without the way', async () => {
    await open(GIB, 5 * GIB, { isPaywallShown: false });
    expect(notes()).toEqual(['With PRO you get 20 GB for each paid member.']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('with PRO says what it gives', async () => {
    await open(GIB, 250 * GIB, { isProPlan: true });
    expect(screen.getByText(/^Your plan gives you 20 GB for each person/)).toBeTruthy();
    expect(notes()).toEqual([]);
  });
});

it('a service that fails is told with the request id, and read again by Retry', async () => {
  const fileStorage = downAtFirst(() => ({
    ...{ usedBytes: 1, limitBytes: GIB, availableBytes: GIB - 1, bytesPerLicence: GIB },
    ...{ freePlanLimitBytes: GIB, freePlanNoticeBytes: GIB },
  }));
  await renderInConsole(<FileStoragePanel />, {
    viewer: {
      id: 'viewer-1',
      team: {
        ...{ id: 'team-1', isProPlan: true, planGate: null },
        fileStorage,
      },
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('The file storage could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  fileStorage.mend();
  await press('Retry');
  expect(bar()).toBeTruthy();
});
