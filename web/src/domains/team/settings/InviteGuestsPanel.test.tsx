import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { down, downAtFirst, inputsOf, keeping, planGate, settingChange } from '../../../testing/gatewayPieces.ts';
import { press, rest, toggle } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import InviteGuestsPanel from './InviteGuestsPanel.tsx';
import { control } from './inviteSettings.fixture.ts';

const MUTATION = 'teamGuestInviteUpdate';
const SWITCH = 'Allow guests';
type Input = { guestInvite: string };

async function open(guestInvite: string, gate: unknown = planGate('GUESTS', null, 8), answer?: () => unknown) {
  let kept = guestInvite;
  const team = {
    ...{ id: 'team-1', version: 1, viewerCanInviteGuests: true },
    ...{ guestInvite: () => kept, settingChange: () => settingChange(), planGate: () => gate },
  };
  const page = await renderInConsole(<InviteGuestsPanel />, {
    viewer: { id: 'viewer-1', team },
    eventsPublish: { publishedCount: 1, userErrors: [] },
    [MUTATION]: keeping({ team }, (input: Input) => void (kept = input.guestInvite), answer),
  });
  const inputs = () => inputsOf(page.sent, MUTATION);
  return { ...page, inputs };
}

afterEach(() => void vi.useRealTimers());

it('toggles between nobody and admins', async () => {
  const { inputs } = await open('ADMIN');
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByText('Admins can invite guests.')).toBeTruthy();
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
  await toggle(SWITCH);
  expect(screen.getByText('Nobody can invite guests.')).toBeTruthy();
  await toggle(SWITCH);
  expect(inputs()).toEqual([{ guestInvite: 'NONE' }, { guestInvite: 'ADMIN' }]);
  expect(control(SWITCH).checked).toBe(true);
});

it('shows that members may as it is stored, and keeps it until somebody changes it', async () => {
  const { inputs } = await open('MEMBER');
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByText('Members and admins can invite guests.')).toBeTruthy();
  expect(screen.getByText(/It stays this way until you change it/)).toBeTruthy();
  expect(inputs()).toEqual([]);
  await toggle(SWITCH);
  await toggle(SWITCH);
  expect(inputs()).toEqual([{ guestInvite: 'NONE' }, { guestInvite: 'ADMIN' }]);
});

it('says for two seconds that it was saved', async () => {
  await open('ADMIN');
  vi.useFakeTimers();
  await toggle(SWITCH);
  await rest(100);
  expect(screen.getByText('Saved')).toBeTruthy();
  await rest(1_850);
  expect(screen.getByText('Saved')).toBeTruthy();
  await rest(200);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('goes back where it was not kept, and says so', async () => {
  const { inputs } = await open('ADMIN', undefined, down);
  await toggle(SWITCH);
  expect(inputs()).toHaveLength(1);
  expect(control(SWITCH).checked).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('Who may invite people could not be changed');
});

it.each([
  [1, 1, /^With PRO, you can have as many guests as you like\. 1 of 1 in use/],
  [0, 1, /Your plan includes no guests\./],
])('on a free plan says the limit %i and leads to PRO', async (limit, used, text) => {
  const { address } = await open('ADMIN', planGate('GUESTS', limit, used));
  expect(screen.getByRole('note').textContent).toMatch(text);
  await press('Upgrade to PRO');
  expect(address()).toBe('/billing?feature=guests');
});

it('on PRO says nothing of limits', async () => {
  await open('ADMIN');
  expect(screen.queryByRole('note')).toBeNull();
});

it('that it could not be read is told, and read again by Retry', async () => {
  const team = downAtFirst(() => ({
    id: 'team-1',
    guestInvite: 'NONE',
    viewerCanInviteGuests: false,
    settingChange: null,
    planGate: null,
  }));
  await renderInConsole(<InviteGuestsPanel />, {
    viewer: {
      id: 'viewer-1',
      team,
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Who may invite people could not be loaded');
  team.mend();
  await press('Retry');
  expect(control(SWITCH).checked).toBe(false);
});
