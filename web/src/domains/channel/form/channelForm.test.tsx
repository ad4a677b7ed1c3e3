import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { down, downAtFirst, inputsOf, inputsWithKeysOf, planGate, userError } from '../../../testing/gatewayPieces.ts';
import { choose, click, pick, press, rest, typeInto } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { channelFormPath, channelListPath } from '../channelPaths.ts';
import { announcement, autoJoin, BERLIN, BOARD, channel, SALES } from '../channels.fixture.ts';
import {
  alerts,
  isLoaded,
  nameField,
  NEW_ANNOUNCEMENT,
  NEW_AUTO_JOIN,
  openForm,
  peopleOf,
  textbox,
} from './channelForm.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const optionsOf = async (field: string) => {
  const box = screen.getByRole('combobox', { name: field });
  await act(async () => box.focus());
  await rest(0);
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};
const chooseGroup = async (field: string, name: string) => {
  await optionsOf(field);
  await click(screen.getByRole('option', { name }));
};
const toastsNow = () => currentToasts().map(({ text, tone }) => [tone, text.defaultMessage]);

describe('creating a channel', () => {
  it('of announcements needs a name alone, and says who writes in it', async () => {
    const { sent, address, previews } = await openForm(NEW_ANNOUNCEMENT);
    await isLoaded();
    expect(screen.getByText('Only its moderators can write in it; everybody else in it reads.')).toBeTruthy();
    await press('Create channel');
    expect(alerts()).toEqual(['Enter a channel name']);
    expect(document.activeElement).toBe(nameField());
    await typeInto(nameField(), 'x'.repeat(51));
    await typeInto(textbox(/^Description/), 'x'.repeat(141));
    expect(alerts()).toEqual([
      ...['Channel name can have at most 50 characters', 'Description can have at most 140 characters'],
    ]);
    await typeInto(nameField(), ' News ');
    await typeInto(textbox(/^Description/), '');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Create channel');
    expect(inputsOf(sent, 'channelCreate')).toEqual([{ purpose: 'ANNOUNCEMENT', name: 'News', description: '' }]);
    expect(toastsNow()).toEqual([['success', 'Channel created successfully']]);
    expect(address()).toBe('/manage-channels/announcement-channels');
    expect(previews).toEqual([]);
  });

  it('that user groups join says before how many people that are', async () => {
    const { sent, address, previews } = await openForm(NEW_AUTO_JOIN, [], {
      preview: ({ autoJoinGroupIds }) => ({ joiningCount: autoJoinGroupIds?.length === 0 ? 40 : 7, leavingCount: 0 }),
    });
    await isLoaded();
    expect(screen.queryByRole('checkbox', { name: 'Make this an auto-join channel' })).toBeNull();
    expect(await screen.findByText('40 people will join, nobody will leave.')).toBeTruthy();
    await typeInto(nameField(), 'Sales');
    await choose('Members of user groups');
    await press('Create channel');
    expect(alerts()).toEqual(['Choose at least one user group']);
    expect(await optionsOf('User groups that join it')).toEqual(['Berlin', 'Sales']);
    await click(screen.getByRole('option', { name: 'Sales' }));
    await pick('Members can leave it');
    await rest(400);
    expect(screen.getByText('7 people will join, nobody will leave.')).toBeTruthy();
    expect(previews.at(-1)).toEqual({ channelId: null, restrictedToIds: [], autoJoinGroupIds: [SALES.id] });
    await press('Create channel');
    expect(address()).toBe(`${NEW_AUTO_JOIN}?dialog=preview`);
    expect(inputsOf(sent, 'channelCreate')).toEqual([]);
    const question = within(screen.getByRole('dialog', { name: 'Who joins and who leaves' }));
    expect(question.getByText('7 people will join, nobody will leave.')).toBeTruthy();
    await press('Create channel', question);
    expect(inputsOf(sent, 'channelCreate')).toEqual([
      {
        ...{ purpose: 'AUTO_JOIN', name: 'Sales', description: '' },
        ...{ autoJoinGroupIds: [SALES.id], canLeave: 'NONE', canMute: 'MEMBER' },
      },
    ]);
    await waitFor(() => expect(address()).toBe('/manage-channels/autojoin-channels'));
  });

  it('names others to look after it', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(4_000);
    const { sent } = await openForm(NEW_ANNOUNCEMENT);
    await isLoaded();
    await typeInto(nameField(), 'News');
    await press('Choose people', peopleOf('Channel moderators'));
    await pick('Select Person 0002');
    await press('Done');
    await press('Create channel');
    expect(inputsOf(sent, 'channelCreate')).toMatchObject([{ moderatorIds: ['member-2'] }]);
  });

  it('that is not answered keeps what was typed, and is repeated under the same key', async () => {
    const refuse = downAtFirst(() => undefined);
    const { sent, address } = await openForm(NEW_ANNOUNCEMENT, [], { refuse });
    await isLoaded();
    await typeInto(nameField(), 'News');
    await press('Create channel');
    expect(toastsNow()).toEqual([['error', 'The channel could not be saved. Try again.']]);
    expect(nameField().value).toBe('News');
    refuse.mend();
    await press('Create channel');
    const [first, second] = inputsWithKeysOf(sent, 'channelCreate');
    expect(second).toEqual(first);
    expect(address()).toBe(channelListPath('announcement'));
  });

  it.each([
    ['INVALID', ['name'], 'This contains characters that cannot be used here. Type it again.'],
    [
      'NOT_FOUND',
      ['restrictedToIds', '0'],
      'One of these user groups has been deleted in the meantime. Choose another one.',
    ],
    [
      'NOT_ALLOWED',
      ['posterIds'],
      'One of these people belongs to none of the user groups that the channel is for. Choose somebody else, or add a user group.',
    ],
    ['TOO_MANY', ['posterIds'], 'At most 50 people can write beside the moderators. Choose fewer.'],
    ['LIMIT_REACHED', null, 'Your team has as many channels of this kind as it can have.'],
  ])('says where it is refused why: %s at %s', async (code, field, words) => {
    await openForm(NEW_ANNOUNCEMENT, [], { refuse: () => userError(code, field) });
    await isLoaded();
    await typeInto(nameField(), 'News');
    await press('Create channel');
    expect(alerts()).toEqual([words]);
    expect(nameField().value).toBe('News');
  });

  it.each([
    ['announcement', true, [['paywall_shown', { feature: 'announcement-channels' }]]],
    ['autojoin', true, [['paywall_shown', { feature: 'auto-join-channels' }]]],
    ['autojoin', false, []],
  ] as const)('that needs PRO by now keeps what was entered (%s, paywalls %s)', async (page, isShown, events) => {
    const told = listenToEvents();
    let limit: number | null = null;
    const refuse = () => {
      limit = 0;
      return userError('PLAN_REQUIRED');
    };
    const gate = ({ feature }: { feature: string }) => planGate(feature, limit, 0, limit !== null && isShown);
    await openForm(channelFormPath(page, 'create'), [], { refuse, gate });
    await isLoaded();
    await typeInto(nameField(), 'News');
    await press('Create channel');
    expect(alerts()).toEqual([expect.stringContaining('This needs PRO. What you entered is still here.')]);
    expect(screen.queryAllByRole('button', { name: 'Upgrade to PRO' })).toHaveLength(isShown ? 1 : 0);
    expect(nameField().value).toBe('News');
    expect(screen.getByRole('combobox', { name: /user groups/i })).toBeTruthy();
    expect(await told()).toEqual(events);
  });

  it('needs PRO, which is said in the place of the form', async () => {
    const { go } = await openForm(NEW_ANNOUNCEMENT, [], { plan: 'FREE' });
    expect((await screen.findByRole('note')).textContent).toContain('With PRO you create announcement and auto-join');
    expect(screen.queryByRole('form')).toBeNull();
    await go(channelFormPath('autojoin', 'upgrade'));
    expect((await screen.findByRole('note')).textContent).toContain('With PRO you create announcement and auto-join');
  });
});

describe('changing a channel', () => {
  const NEWS = announcement('news', {
    groupJid: 'board/updates#4%20?+x@chat.example',
    ...{ restrictedTo: [SALES, BOARD], isRestricted: true, version: 5 },
  });
  const address = channelFormPath('announcement', 'edit', NEWS.groupJid);

  it('sends what is changed, keeps user groups that are not offered, and says who leaves', async () => {
    const {
      sent,
      previews,
      address: at,
    } = await openForm(address, [NEWS], {
      preview: () => ({ joiningCount: 0, leavingCount: 1 }),
    });
    await screen.findByDisplayValue('news');
    expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Remove Board' })).toBeTruthy();
    await press('Remove Sales');
    await chooseGroup('Only for members of these user groups', 'Berlin');
    await rest(400);
    expect(screen.getByText('Nobody will join, 1 will leave.')).toBeTruthy();
    const restrictedToIds = [BOARD.id, BERLIN.id];
    expect(previews.at(-1)).toEqual({ channelId: NEWS.id, restrictedToIds, autoJoinGroupIds: null });
    await press('Save changes');
    await press('Save changes', within(screen.getByRole('dialog')));
    expect(inputsOf(sent, 'channelUpdate')).toEqual([{ channelId: NEWS.id, version: 5, restrictedToIds }]);
    expect(toastsNow()).toEqual([['success', 'Channel updated successfully']]);
    await waitFor(() => expect(at()).toBe('/manage-channels/announcement-channels'));
  });

  it('keeps what was typed where somebody else was faster, and saves over theirs', async () => {
    let isStale = true;
    const { sent, become } = await openForm(address, [NEWS], {
      refuse: () => {
        if (!isStale) return undefined;
        isStale = false;
        become([{ ...NEWS, description: 'By another admin', version: 6 }]);
        return userError('STALE', ['version']);
      },
    });
    await screen.findByDisplayValue('news');
    await typeInto(nameField(), 'Board news');
    await press('Save changes');
    expect(await screen.findByText(/^Somebody else changed this channel/)).toBeTruthy();
    expect(nameField().value).toBe('Board news');
    expect(textbox(/^Description/).value).toBe('By another admin');
    await press('Save changes');
    expect(inputsOf(sent, 'channelUpdate').at(-1)).toEqual({ channelId: NEWS.id, version: 6, name: 'Board news' });
  });

  it('of everybody cannot take it out of auto-join; whether people may leave it can be changed', async () => {
    const locked = autoJoin('announcements', { isLocked: true });
    const { sent } = await openForm(channelFormPath('autojoin', 'edit', locked.groupJid), [locked]);
    await screen.findByDisplayValue('announcements');
    expect(screen.getByText('This channel cannot be removed from auto-join')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Make this an auto-join channel' })).toBeNull();
    await pick('Members can mute it');
    await press('Save changes');
    expect(inputsOf(sent, 'channelUpdate')).toEqual([{ channelId: locked.id, version: 1, canMute: 'NONE' }]);
  });

  it('takes it out of auto-join, and leads back to where others than announcements are listed', async () => {
    const sales = autoJoin('sales', { autoJoinGroups: [SALES] });
    const { sent, address: at } = await openForm(channelFormPath('announcement', 'edit', sales.groupJid), [sales]);
    await screen.findByDisplayValue('sales');
    await pick('Make this an auto-join channel');
    await rest(400);
    await press('Save changes');
    expect(inputsOf(sent, 'channelUpdate')).toEqual([{ channelId: sales.id, version: 1, autoJoinGroupIds: null }]);
    await waitFor(() => expect(at()).toBe('/manage-channels/all-channels'));
  });

  it('on the free plan leaves who is in it as it is, and says what PRO would give', async () => {
    const { sent } = await openForm(address, [{ ...NEWS, ...{ isAutoJoin: true, autoJoinGroups: [SALES] } }], {
      plan: 'FREE',
    });
    await screen.findByDisplayValue('news');
    expect(screen.getByText('Members of Sales join it')).toBeTruthy();
    expect(screen.getByText('Only for members of Sales or Board')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('With PRO you choose whom the channel is for');
    expect(screen.queryByRole('combobox')).toBeNull();
    await typeInto(nameField(), 'News');
    await press('Save changes');
    expect(inputsOf(sent, 'channelUpdate')).toEqual([{ channelId: NEWS.id, version: 5, name: 'News' }]);
  });

  it('needs somebody who looks after it', async () => {
    const { go } = await openForm(address, [NEWS, { ...channel('big'), moderatorsCount: 80 }]);
    await screen.findByDisplayValue('news');
    await press(/^Remove Ada Lovelace/);
    await press('Save changes');
    expect(screen.getByText('Choose at least one moderator')).toBeTruthy();
    await go(channelFormPath('announcement', 'edit', 'big@chat.orbit.example'));
    await screen.findByDisplayValue('big');
    expect(screen.getByText('80 people look after it.')).toBeTruthy();
  });

  it('is not begun where there is no such channel, or part of it could not be read', async () => {
    const { go, become } = await openForm(address, [NEWS]);
    await screen.findByDisplayValue('news');
    await go(channelFormPath('announcement', 'edit', 'gone@chat.orbit.example'));
    expect(await screen.findByText('There is no such channel')).toBeTruthy();
    become([channel('half', { restrictedTo: down })]);
    await go(channelFormPath('announcement', 'edit', 'half@chat.orbit.example'));
    expect(await screen.findByText('The channel could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('upgrading a public channel', () => {
  it('asks which one, keeps it in the address, and needs the box ticked', async () => {
    const design = channel('design', { restrictedTo: [], privileges: { post: 'MODERATOR' } });
    const { address, sent } = await openForm(channelFormPath('autojoin', 'upgrade'), [design, autoJoin('general')], {
      preview: () => ({ joiningCount: 3, leavingCount: 0 }),
    });
    await isLoaded();
    await press('Upgrade channel');
    expect(alerts()).toEqual(['Please select a channel to upgrade']);
    await rest(0);
    await click(screen.getByRole('option', { name: 'design' }));
    expect(address()).toBe(channelFormPath('autojoin', 'upgrade', design.groupJid));
    await screen.findByDisplayValue('About design');
    expect(screen.getByText('Only its moderators can write in it; everybody else in it reads.')).toBeTruthy();
    await press('Upgrade channel');
    expect(alerts()).toEqual(['Select this checkbox to upgrade this channel to an autojoin channel']);
    await pick('Make this an auto-join channel');
    await rest(400);
    expect(screen.getByText('3 people will join, nobody will leave.')).toBeTruthy();
    await press('Upgrade channel');
    await press('Upgrade channel', within(screen.getByRole('dialog')));
    expect(inputsOf(sent, 'channelUpdate')).toEqual([{ channelId: design.id, version: 1, autoJoinGroupIds: [] }]);
    expect(toastsNow()).toEqual([['success', 'Channel updated successfully']]);
    await waitFor(() => expect(address()).toBe('/manage-channels/autojoin-channels'));
  });

  it('is for public channels that are none yet', async () => {
    const { address } = await openForm(channelFormPath('autojoin', 'upgrade', 'general@chat.orbit.example'), [
      autoJoin('general'),
    ]);
    expect(await screen.findByText('This channel cannot be upgraded')).toBeTruthy();
    await click(screen.getByRole('link', { name: 'Choose another channel' }));
    expect(address()).toBe('/manage-channels/autojoin-channels/channel/upgrade/autojoin');
  });
});

it('an address whose parts do not fit leads to its list', async () => {
  const { address } = await openForm('/manage-channels/announcement-channels/channel/upgrade/announcement');
  expect(address()).toBe('/manage-channels/announcement-channels');
});
