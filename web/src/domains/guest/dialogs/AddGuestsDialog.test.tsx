import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { down, downAtFirst, inputsWithKeysOf, planGate, userError } from '../../../testing/gatewayPieces.ts';
import { click, press, rest, strike, typeInto } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { listedPerson, manyAddresses } from '../../member/addresses/addUsers.fixture.ts';
import AddGuestsDialog from './AddGuestsDialog.tsx';

interface ChecksArgs {
  readonly emails: readonly string[];
}
interface InviteArgs {
  readonly input: { readonly emails: readonly string[] };
}

const UNLIMITED = planGate('GUESTS', null, 8);
const FREE = { feature: 'GUESTS', isAllowed: true, limit: 1, used: 0, requiredPlan: 'PRO', isPaywallShown: true };

const guestsOf = ({ input }: InviteArgs) =>
  input.emails.map((email, place) => listedPerson(place + 1, { role: 'GUEST', email }));
const everybodyAdded = (args: InviteArgs) => ({ guests: guestsOf(args), userErrors: [] });

const open = async (gate: unknown = UNLIMITED, guestInvite: unknown = everybodyAdded) => {
  const onClose = vi.fn<() => void>();
  const team = {
    id: 'team-1',
    planGate: gate,
    emailChecks: ({ emails }: ChecksArgs) => emails.map((email) => ({ email, availability: 'AVAILABLE' })),
    contacts: (args: { first: number }) =>
      connectionOf([{ id: 'ann', email: 'ann@orbit.example', name: { first: 'Ann', last: 'Bell' } }], args),
    channels: (args: { first: number }) => connectionOf([{ id: 'sales', name: 'Sales' }], args),
  };
  const { sent, address } = await renderInConsole(
    <AddGuestsDialog onClose={onClose} onSettled={() => undefined} />,
    { viewer: { id: 'viewer-1', team }, guestInvite },
    '/manage/users?tab=guests&dialog=add-guests',
  );
  const invitations = () => inputsWithKeysOf(sent, 'guestInvite');
  return { onClose, invitations, address, sent };
};

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-mail addresses' });
const type = (value: string) => typeInto(box(), value);
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add/ });
const add = () => click(addButton());
const choose = async (name: string, typed: string) => {
  const field = screen.getByRole<HTMLInputElement>('combobox', { name });
  await act(async () => field.focus());
  await typeInto(field, typed);
  await rest();
  await strike(field, 'Enter');
};
const setDay = (value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Reminder'), { target: { value } });
    fireEvent.blur(screen.getByLabelText('Reminder'));
  });

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T10:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('adding guests', () => {
  it('sends addresses, contacts, channels and the day together, says how many were added, and closes', async () => {
    const { invitations, onClose, sent } = await open();
    await type('g1@far.example g2@away.example bad@');
    await rest();
    expect(sent.find(({ name }) => name === 'emailChecks')?.variables).toEqual({
      emails: ['g1@far.example', 'g2@away.example'],
      asGuests: true,
    });
    await press(/^Remove all invalid/);
    await rest(0);
    expect(document.activeElement).toBe(box());
    await choose('Contacts', 'a');
    await choose('Channels', 's');
    await setDay('2026-11-21');
    expect(addButton().textContent).toBe('Add 2 guests');
    await add();
    expect(invitations()).toMatchObject([
      {
        emails: ['g1@far.example', 'g2@away.example'],
        contactIds: ['ann'],
        channelIds: ['sales'],
        validityReminder: '2026-11-21',
      },
    ]);
    expect(currentToasts()).toMatchObject([{ tone: 'success', values: { count: 2 } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('sends nothing with a day of the past', async () => {
    const { invitations } = await open();
    await type('g1@far.example');
    await setDay('2026-11-20');
    expect(screen.getByText('Please select a valid date')).toBeTruthy();
    await add();
    expect(invitations()).toEqual([]);
  });

  it('is limited to 999 at once', async () => {
    await open();
    await type(manyAddresses(999));
    expect(addButton().disabled).toBe(false);
    await type(manyAddresses(1000));
    expect(addButton().disabled).toBe(true);
  });

  it('keeps everything where the plan refuses, and says why', async () => {
    const { onClose } = await open(UNLIMITED, () => ({
      guests: [],
      userErrors: [userError('PLAN_REQUIRED', ['emails'])],
    }));
    await type('g1@far.example');
    await choose('Contacts', 'a');
    await add();
    expect(screen.getByText('Your team’s plan does not allow so many guests. Nobody was added.')).toBeTruthy();
    expect(box().value).toBe('g1@far.example');
    expect(screen.getByText('Ann Bell')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says where guests are allowed, where the team takes none by now', async () => {
    await open(UNLIMITED, () => ({ guests: [], userErrors: [userError('NOT_ALLOWED')] }));
    await type('uma@studio.example');
    await rest();
    await add();
    expect(screen.getByText('Your team takes no guests. Allow them in Settings › Invite guests.')).toBeTruthy();
    expect(box().value).toBe('uma@studio.example');
  });

  it('adds nobody where a channel is gone, and says so', async () => {
    await open(UNLIMITED, () => ({
      guests: [],
      userErrors: [userError('NOT_FOUND', ['channelIds', '0'])],
    }));
    await type('g1@far.example');
    await choose('Channels', 's');
    await add();
    expect(
      screen.getByText('A contact or channel that you chose is not there any more. Remove it and try again.'),
    ).toBeTruthy();
    expect(box().value).toBe('g1@far.example');
  });

  it('leaves in the box those that failed', async () => {
    const { onClose } = await open(UNLIMITED, (args: InviteArgs) => ({
      guests: guestsOf(args).slice(0, 1),
      userErrors: [userError('ALREADY_MEMBER', ['emails', '1'])],
    }));
    await type('g1@far.example g2@away.example');
    await add();
    expect(box().value).toBe('g2@away.example');
    expect(screen.getByText('1 address already belongs to a member')).toBeTruthy();
    expect(screen.getByText('1 guest added')).toBeTruthy();
    expect(screen.getByText('The remaining addresses cannot be added.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('guests who were added without their channels', () => {
  const withoutChannels = (args: InviteArgs) => ({
    guests: guestsOf(args),
    userErrors: [userError('UNAVAILABLE', ['channelIds'])],
  });
  const TEXT = 'Their channels could not be set. Set them in each guest’s access.';

  it('are listed, each with the way to guest access', async () => {
    const { address, onClose } = await open(UNLIMITED, withoutChannels);
    await type('g1@far.example g2@far.example');
    await choose('Channels', 's');
    await add();
    expect(screen.getByRole('dialog', { name: '2 guests added' })).toBeTruthy();
    expect(screen.getByText(TEXT)).toBeTruthy();
    await press('Guest access: Person 0002');
    expect(address()).toBe('/manage/users?tab=guests&dialog=guest-access&member=member-2');
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("the plan's limit", () => {
  let told: ReturnType<typeof listenToEvents>;
  beforeEach(() => {
    told = listenToEvents();
  });

  it('is told before it is reached, with the way to another plan, and once to the owner', async () => {
    await open(FREE);
    expect(screen.getByText('Your plan includes 1 guest. More need PRO. 0 of 1 in use.')).toBeTruthy();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await type('g1@far.example');
    await type('g1@far.example g2@far.example');
    expect(await told()).toEqual([['paywall_shown', { feature: 'guests' }]]);
    await press('Upgrade to PRO');
    expect(opened).toHaveBeenCalledWith('/billing?feature=guests', '_blank', 'noopener');
    expect((await told()).slice(1)).toEqual([['paywall_clicked', { feature: 'guests' }]]);
  });

  it('lets in as many as it allows and not one more', async () => {
    const { invitations } = await open(FREE);
    await type('g1@far.example g2@far.example');
    expect(screen.getByText('Your plan allows 1 more guest, and these are 2.')).toBeTruthy();
    expect(screen.getByText('2 valid addresses')).toBeTruthy();
    expect(addButton().disabled).toBe(true);
    await type('g1@far.example');
    expect(addButton().disabled).toBe(false);
    await add();
    expect(invitations()).toHaveLength(1);
  });

  it.each([
    [{ used: 1 }, 'Your plan includes 1 guest. More need PRO. 1 of 1 in use.'],
    [{ limit: 0 }, 'Your plan includes no guests. Inviting guests needs PRO.'],
  ])('that leaves nobody asks for nothing: %j', async (limits, text) => {
    const { onClose } = await open({ ...FREE, isAllowed: false, ...limits });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('offers nothing, and tells nobody, where the team is excluded from paywalls', async () => {
    await open({ ...FREE, isPaywallShown: false });
    expect(screen.getByText(/^Your plan includes 1 guest/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    expect(await told()).toEqual([]);
  });

  it('is left to the server where it could not be read', async () => {
    const { invitations } = await open(down);
    await type('g1@far.example g2@far.example');
    await add();
    expect(invitations()).toHaveLength(1);
  });

  it('keeps what was entered where it is read only once the server has refused', async () => {
    const planGate = downAtFirst(() => ({ ...FREE, isAllowed: false, used: 1 }));
    await open(planGate, () => ({
      guests: [],
      userErrors: [userError('PLAN_REQUIRED', ['emails'])],
    }));
    await type('g1@far.example');
    planGate.mend();
    await add();
    expect(screen.getByText('Your team’s plan does not allow so many guests. Nobody was added.')).toBeTruthy();
    expect(screen.getByText('Your plan allows no more guests.')).toBeTruthy();
    expect(box().value).toBe('g1@far.example');
  });
});
