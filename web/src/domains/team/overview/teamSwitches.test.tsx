import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { down, downAtFirst, lost } from '../../../testing/gatewayPieces.ts';
import { answered, click, press, rest } from '../../../testing/hands.ts';
import { clearToasts, currentToasts } from '../../../ui/toasts/toastStore.ts';
import { lostAfter, open, said, startAgain, team } from './teamEdits.fixture.tsx';

beforeEach(startAgain);
afterEach(() => {
  vi.useRealTimers();
  act(() => clearToasts());
});

const autoJoin = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Auto-join' });
const dialog = () => within(screen.getByRole('alertdialog'));
const ask = async () => {
  await click(autoJoin());
  await screen.findByRole('alertdialog');
};
const answer = (name: string) => press(name, dialog());

describe('auto-join', () => {
  it('is asked for first, with how many it is about; then it is on, and says so for three seconds', async () => {
    const { inputsOf } = await open();
    expect(autoJoin().checked).toBe(false);
    await ask();
    expect(inputsOf('teamAutoJoinUpdate')).toEqual([]);
    expect(dialog().getByText(/^Everybody with an address at orbit.example can then join/)).toBeTruthy();
    expect(dialog().getByText('113 people have an address at orbit.example.')).toBeTruthy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await answer('Turn on auto-join');
    expect(inputsOf('teamAutoJoinUpdate')).toEqual([{ isAutoJoin: true, idempotencyKey: expect.any(String) }]);
    expect(autoJoin().checked).toBe(true);
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(2_999));
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
  });

  it('is turned off likewise', async () => {
    team.kept.isAutoJoin = true;
    await open();
    await ask();
    expect(dialog().getByText(/^From then on, your sign-up permissions decide/)).toBeTruthy();
    await answer('Turn off auto-join');
    expect(autoJoin().checked).toBe(false);
  });

  it('stays as it is on Cancel', async () => {
    const { inputsOf, at } = await open();
    await ask();
    expect(at()).toBe('/?dialog=auto-join');
    await answer('Cancel');
    expect(at()).toBe('/');
    expect(inputsOf('teamAutoJoinUpdate')).toEqual([]);
  });

  it('can be decided where the people could not be counted, and counted on Retry', async () => {
    const domainMembersCount = downAtFirst(() => 1);
    await open({ domainMembersCount });
    await ask();
    expect(dialog().getByText('How many people that concerns could not be counted.')).toBeTruthy();
    domainMembersCount.mend();
    await answer('Retry');
    expect(dialog().getByText('1 person has an address at orbit.example.')).toBeTruthy();
    await answer('Turn on auto-join');
    expect(autoJoin().checked).toBe(true);
  });

  it.each([
    ['DUPLICATE', 'Another team of orbit.example takes in everybody already. One team of a domain can.'],
    ['FREE_EMAIL_DOMAIN', /^Anybody can get an address at orbit.example/],
  ])('refused as %s stays off, and says why; what the page knows is read again', async (code, text) => {
    const { sent } = await open();
    team.refusals = [{ code, field: ['isAutoJoin'] }];
    await ask();
    await answer('Turn on auto-join');
    expect(dialog().getByRole('alert').textContent).toMatch(text);
    await answer('Cancel');
    expect([autoJoin().checked, autoJoin().disabled]).toEqual([false, false]);
    expect(sent.filter(({ name }) => name === 'teamEditing')).toHaveLength(2);
  });

  it('says so where it could not be saved, with the request', async () => {
    await open({}, { teamAutoJoinUpdate: down });
    await ask();
    await answer('Turn on auto-join');
    expect(dialog().getByRole('alert').textContent).toMatch(/^The setting could not be saved.*Request req-1$/);
  });

  it('is done where its answer is lost, and it turns out to be saved', async () => {
    await open({}, { teamAutoJoinUpdate: lostAfter({ isAutoJoin: true }) });
    await ask();
    await answer('Turn on auto-join');
    expect([screen.queryByRole('alertdialog'), autoJoin().checked]).toEqual([null, true]);
  });

  it('is not saved where its answer is lost, and it turns out to be as before', async () => {
    await open({}, { teamAutoJoinUpdate: lost });
    await ask();
    await answer('Turn on auto-join');
    expect(dialog().getByRole('alert').textContent).toMatch(/^The setting could not be saved.*Request req-1$/);
  });

  it('cannot be turned on where another team has it, and says why, also by its address', async () => {
    const { at } = await open({ anotherTeamAutoJoins: true }, {}, '/?dialog=auto-join');
    expect(autoJoin().getAttribute('aria-disabled')).toBe('true');
    // It stays in reach, so that the reason can be heard.
    expect(autoJoin().disabled).toBe(false);
    await click(autoJoin());
    const described = autoJoin().getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(description).toContain('another team of orbit.example takes in everybody');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(at()).toBe('/');
  });
});

const guests = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Invite guests' });
const stateOf = () => document.getElementById(guests().getAttribute('aria-describedby') ?? '')?.textContent;

describe('who may invite guests', () => {
  it('is saved at once, nobody or admins only, and says so for two seconds', async () => {
    const { inputsOf } = await open();
    expect([guests().checked, stateOf()]).toEqual([true, 'Admins only']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await click(guests());
    await rest(0);
    expect([guests().checked, stateOf(), said()]).toEqual([false, 'Nobody', 'Saved']);
    act(() => void vi.advanceTimersByTime(1_999));
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
    await click(guests());
    expect(inputsOf('teamGuestInviteUpdate')).toMatchObject([{ guestInvite: 'NONE' }, { guestInvite: 'ADMIN' }]);
  });

  it('is shown as it is where it is every member', async () => {
    team.kept.guestInvite = 'MEMBER';
    const { inputsOf } = await open();
    expect([guests().checked, stateOf()]).toEqual([true, 'Every member']);
    expect(inputsOf('teamGuestInviteUpdate')).toEqual([]);
  });

  it('is shown as changed at once, takes no second change meanwhile, and goes back where it was not kept', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { inputsOf } = await open(
      {},
      { teamGuestInviteUpdate: () => new Promise((_kept, reject) => (fail = reject)) },
    );
    await click(guests());
    expect(stateOf()).toBe('Nobody');
    await click(guests());
    expect(inputsOf('teamGuestInviteUpdate')).toHaveLength(1);
    await answered(() => fail(new Error('down')));
    expect([guests().checked, stateOf(), said()]).toEqual([true, 'Admins only', '']);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual([
      'There was an error saving who may invite guests. It is as before; please try again later.',
    ]);
  });

  it('is read again where it is not known to be kept', async () => {
    await open({}, { teamGuestInviteUpdate: lostAfter({ guestInvite: 'NONE' }) });
    await click(guests());
    await waitFor(() => expect([guests().checked, stateOf(), said()]).toEqual([false, 'Nobody', '']));
    expect(currentToasts()).toEqual([]);
  });
});
