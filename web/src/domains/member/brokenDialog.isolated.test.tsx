import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '../../testing/renderInConsole.tsx';
import { ToastRegion } from '../../ui/toasts/ToastRegion.tsx';
import { clearToasts } from '../../ui/toasts/toastStore.ts';
import { openMembers, openMenu, press } from './membersPage.fixture.tsx';

const broken = vi.hoisted(() => ({
  default: () => {
    throw new Error('broken');
  },
}));
vi.mock('./addresses/AddUsersDialog.tsx', () => broken);
vi.mock('./status/DeactivateDialog.tsx', () => broken);
vi.mock('./panels/PendingButtons.tsx', () => ({ PendingButtons: broken.default }));
beforeEach(clearToasts);

const WORDS = /Something went wrong/;

describe('a dialog of the members page that breaks', () => {
  it('leaves the address, says so, and can be opened again', async () => {
    // React tells the console of whatever a boundary catches.
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { address } = await openMembers([person(1)], { query: '?dialog=add-users', beside: <ToastRegion /> });
    expect(await screen.findByText(WORDS)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/manage/users'));
    told.mockClear();
  });

  it('is gone with whom it was about, so that it can be opened again', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await openMembers([person(1)], { beside: <ToastRegion /> });
    const deactivate = async () => {
      await openMenu('Actions for Person 0001');
      await press(screen.getByRole('menuitem', { name: 'Deactivate' }));
    };
    await deactivate();
    expect(await screen.findByText(WORDS)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(WORDS)).toBeNull();
    await deactivate();
    expect(await screen.findByText(WORDS)).toBeTruthy();
    told.mockClear();
  });
});

it('says so where the buttons of those who wait break, and leaves the list without', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const waiting = person(1, { status: 'PENDING', isLicensed: false });
  await openMembers([waiting], { query: '?tab=pending', beside: <ToastRegion /> });
  expect(await screen.findByText(WORDS)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select Person 0001' })).toBeTruthy();
  told.mockClear();
});
