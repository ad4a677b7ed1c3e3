import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PATHS } from '../../lib/paths.ts';
import { down, downAtFirst, inputsOf, planGate } from '../../testing/gatewayPieces.ts';
import { choose, click, press, pressOnceShown, rest, strike, typeInto } from '../../testing/hands.ts';
import { listenToEvents } from '../../testing/listenToEvents.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import AllChannelsPage from './AllChannelsPage.tsx';
import AnnouncementChannelsPage from './AnnouncementChannelsPage.tsx';
import AutoJoinChannelsPage from './AutoJoinChannelsPage.tsx';
import { announcement, autoJoin, BERLIN, channel, type ChannelValues, SALES, teamOf } from './channels.fixture.ts';
import ChannelsPage from './ChannelsPage.tsx';

let told: ReturnType<typeof listenToEvents>;
beforeEach(() => {
  told = listenToEvents();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

/** A page of a team with these channels. */
async function open(
  page: ReactNode,
  channels: readonly ChannelValues[],
  { plan = 'PRO', address = '/', team = {} }: { plan?: string; address?: string; team?: object } = {},
) {
  let live = channels;
  const opened = await renderInConsole(
    <Routes>
      <Route path={PATHS.autoJoinChannelForm} element={<p>The form</p>} />
      <Route path="*" element={page} />
    </Routes>,
    {
      viewer: { id: 'viewer-1', team: { ...teamOf(() => live, { plan }), ...team } },
      featureRequest: ({ input }: { input: { feature: string } }) => ({ feature: input.feature, userErrors: [] }),
      channelAutoJoinUpdate: ({ input }: { input: { changes: { channelId: string; isAutoJoin: boolean }[] } }) => {
        const ids = new Set(input.changes.map(({ channelId }) => channelId));
        live = live.map((one) =>
          ids.has(one.id) ? { ...one, isAutoJoin: !one.isAutoJoin, autoJoinGroups: one.isAutoJoin ? null : [] } : one,
        );
        return { channels: live.filter(({ id }) => ids.has(id)), userErrors: [] };
      },
    },
    address,
  );
  return opened;
}

const item = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the hub of channels', () => {
  const SOME = [announcement('news'), announcement('board'), autoJoin('general'), channel('sales')];

  it('leads to each list with its count; adding in bulk and all channels come with Enterprise', async () => {
    await open(<ChannelsPage />, SOME);
    expect(hrefOf('Announcement channels')).toBe('/manage-channels/announcement-channels');
    expect(hrefOf('Auto-join channels')).toBe('/manage-channels/autojoin-channels');
    expect(hrefOf('All channels')).toBe('/manage-channels/all-channels');
    expect(hrefOf('Archived channels')).toBe('/manage-channels/archived-channels');
    expect(screen.getByText('No archived channels')).toBeTruthy();
    expect(screen.getAllByText(/^\d channels?$/).map((one) => one.textContent)).toEqual([
      ...['2 channels', '1 channel', '4 channels'],
    ]);
    expect(screen.getByText('Enterprise')).toBeTruthy();
    expect(screen.queryByText('Needs PRO')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add channels in bulk' })).toBeNull();
  });

  it('has the way to adding in bulk on Enterprise, and says what needs PRO without it', async () => {
    await open(<ChannelsPage />, SOME, { plan: 'ENTERPRISE' });
    expect(hrefOf('Add channels in bulk')).toBe('/manage-channels/bulk-channel-management');
    expect(screen.queryByText('Enterprise')).toBeNull();
  });

  it('says how many channels the plan allows before that is met, where it limits them', async () => {
    const used: Record<string, [number, number]> = { PUBLIC_CHANNELS: [10, 11], PRIVATE_CHANNELS: [0, 1] };
    const gate = ({ feature }: { feature: string }) => planGate(feature, ...(used[feature] ?? [0, 0]));
    const { address } = await open(<ChannelsPage />, SOME, { plan: 'FREE', team: { planGate: gate } });
    const note = screen.getByRole('note');
    expect(note.textContent).toContain(
      'Your plan allows 10 public channels and no private ones; your team has 11 public and 1 private.',
    );
    expect(note.textContent).not.toContain('in use');
    expect(await told()).toEqual([['paywall_shown', { feature: 'public-channels' }]]);
    await press('Upgrade to PRO');
    expect(address()).toBe('/billing?feature=public-channels');
    cleanup();
    await open(<ChannelsPage />, SOME, { plan: 'FREE' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('stands where a count could not be read, and reads it again', async () => {
    const channelCounts = downAtFirst(() => ({ all: 7, announcement: 7, autoJoin: 7, archived: 7 }));
    await open(<ChannelsPage />, SOME, { plan: 'FREE', team: { channelCounts } });
    expect(screen.getAllByText('Needs PRO')).toHaveLength(2);
    channelCounts.mend();
    await press('Retry', within(screen.getByRole('alert')));
    expect(screen.getAllByText('7 channels')).toHaveLength(4);
  });
});

describe('the announcement channels', () => {
  it('say what they are for, how many are in them, who joins them, and lead to their forms', async () => {
    await open(<AnnouncementChannelsPage />, [
      announcement('news', { groupJid: 'board/updates#4%20?+x@chat.example', isLocked: true, ...everybody }),
      announcement('berlin', { isRestricted: true, restrictedTo: [BERLIN, SALES], membersCount: null }),
      channel('sales'),
    ]);
    expect(screen.getByText('2 channels')).toBeTruthy();
    expect(names()).toEqual(['news', 'berlin']);
    expect(item('news').getByText('12 people')).toBeTruthy();
    expect(item('news').getByText('Always auto-join')).toBeTruthy();
    expect(item('news').getByText('Everybody but guests joins it')).toBeTruthy();
    expect(item('berlin').getByText('Only for members of Berlin or Sales')).toBeTruthy();
    expect(item('berlin').getByText('People could not be counted')).toBeTruthy();
    expect(hrefOf('Edit news')).toBe(
      '/manage-channels/announcement-channels/channel/edit/announcement/board%2Fupdates%234%2520%3F%2Bx%40chat.example',
    );
    expect(hrefOf('Create channel')).toBe('/manage-channels/announcement-channels/channel/create/announcement');
    expect(screen.queryByRole('note')).toBeNull();
    expect(await told()).toEqual([]);
  });

  it('are searched from two characters on, and read on', async () => {
    const many = Array.from({ length: 60 }, (_, place) => announcement(`news-${String(place).padStart(2, '0')}`));
    const { sent, address } = await open(<AnnouncementChannelsPage />, many);
    expect(names()).toHaveLength(50);
    await press('Show more');
    expect(names()).toHaveLength(60);
    const box = screen.getByRole('searchbox', { name: 'Search channels' });
    const lists = () => sent.filter(({ name }) => name === 'channelList').length;
    const before = lists();
    await typeInto(box, 'n');
    await strike(box, 'Enter');
    expect(screen.getByRole('status').textContent).toBe('Type at least 2 characters to search for channels.');
    expect(lists()).toBe(before);
    await typeInto(box, 'news-07');
    await strike(box, 'Enter');
    expect(names()).toEqual(['news-07']);
    expect(address()).toBe('/?search=news-07');
    await typeInto(box, 'none');
    await strike(box, 'Enter');
    expect(screen.getByRole('status').textContent).toBe('No channel has a word that begins with “none”.');
  });

  it('on the free plan are shown with what PRO gives, which is told once, and cannot be created', async () => {
    const { address } = await open(<AnnouncementChannelsPage />, [announcement('news')], { plan: 'FREE' });
    expect(screen.getByRole('note').textContent).toContain('With PRO you create announcement channels.');
    expect(screen.queryByRole('link', { name: 'Create channel' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit news' })).toBeTruthy();
    expect(await told()).toEqual([['paywall_shown', { feature: 'announcement-channels' }]]);
    await press('Upgrade to PRO');
    expect((await told()).at(-1)).toEqual(['paywall_clicked', { feature: 'announcement-channels' }]);
    expect(address()).toBe('/billing?feature=announcement-channels');
  });

  it('go by what the plan says of their own kind', async () => {
    const gate = ({ feature }: { feature: string }) =>
      planGate(feature, feature === 'ANNOUNCEMENT_CHANNELS' ? 0 : null);
    await open(<AutoJoinChannelsPage />, [], { team: { planGate: gate } });
    expect(screen.queryByRole('note')).toBeNull();
    cleanup();
    await open(<ChannelsPage />, [], { team: { planGate: gate } });
    expect(screen.getAllByText('Needs PRO')).toHaveLength(1);
    cleanup();
    await open(<AnnouncementChannelsPage />, [], { team: { planGate: gate } });
    expect(screen.getByRole('note')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create channel' })).toBeNull();
  });

  it('offer the first one where there is none, and say where they could not be read', async () => {
    const channels = downAtFirst(() => ({
      nodes: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, endCursor: null },
    }));
    await open(<AnnouncementChannelsPage />, [], { team: { channels } });
    expect(screen.getByText('The channels could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    channels.mend();
    await press('Retry');
    expect(screen.getByText('No announcement channels yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Create channel' })).toHaveLength(1);
  });
});

const everybody = { isAutoJoin: true, autoJoinGroups: [] };

describe('the auto-join channels', () => {
  const SOME = [
    autoJoin('general'),
    autoJoin('sales-news', { autoJoinGroups: [SALES], restrictedTo: [SALES], isRestricted: true }),
    channel('design'),
    channel('board', { type: 'CLOSED' }),
  ];

  it('are created anew, or by upgrading a public channel that is none yet', async () => {
    const { address, back, sent } = await open(<AutoJoinChannelsPage />, SOME);
    expect(item('sales-news').getByText('Members of Sales join it')).toBeTruthy();
    await press('Create channel');
    expect(address()).toBe('/?dialog=create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create an auto-join channel' }));
    await choose('Upgrade an existing public channel', dialog);
    await press('Continue', dialog);
    expect(dialog.getByRole('alert').textContent).toBe('Please select a channel to upgrade');
    const field = dialog.getByRole('combobox', { name: 'Public channel' });
    expect(document.activeElement).toBe(field);
    await rest(0);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['design']);
    await typeInto(field, 'd');
    await rest();
    await typeInto(field, 'de');
    await rest();
    expect(sent.filter(({ name }) => name === 'openChannels').map(({ variables }) => variables['search'])).toEqual([
      ...[null, 'de'],
    ]);
    await click(screen.getByRole('option', { name: 'design' }));
    await press('Continue', dialog);
    expect(address()).toBe('/manage-channels/autojoin-channels/channel/upgrade/autojoin/design%40chat.orbit.example');
    await back();
    expect(address()).toBe('/');
    await press('Create channel');
    await pressOnceShown('Continue');
    expect(address()).toBe('/manage-channels/autojoin-channels/channel/create/autojoin');
  });

  it('are put onto the list and taken off it beside the list, which follows', async () => {
    await open(<AutoJoinChannelsPage />, SOME);
    await pressOnceShown('Remove general');
    await press('Save');
    expect(names()).toEqual(['sales-news', 'Edit the list']);
    const field = screen.getByRole('combobox', { name: 'Auto-join channels' });
    await act(async () => field.focus());
    await rest(0);
    await click(screen.getByRole('option', { name: 'design' }));
    await press('Save');
    expect(names()).toEqual(['sales-news', 'design', 'Edit the list']);
  });

  it('on the free plan have one paywall', async () => {
    await open(<AutoJoinChannelsPage />, SOME, { plan: 'FREE', address: '/?dialog=create' });
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create channel' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await told()).toEqual([['paywall_shown', { feature: 'auto-join-channels' }]]);
  });
});

describe('all channels', () => {
  const SOME = [
    announcement('news', { moderatorsCount: 3 }),
    autoJoin('general', { type: 'CLOSED', membersCount: 1_234 }),
    channel('design', { moderators: [], moderatorsCount: 0, membersCount: null }),
    channel('lost', { moderators: down, moderatorsCount: down }),
  ];
  const cellsOf = (name: string) =>
    within(screen.getByText(name).closest('[role="row"]') as HTMLElement)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent);

  it('are a table on Enterprise, each with the way to its form, and are searched', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(4_000);
    const { sent } = await open(<AllChannelsPage />, SOME, { plan: 'ENTERPRISE' });
    await screen.findByRole('grid', { name: 'All channels' });
    expect(cellsOf('news')).toEqual(['newsAnnouncements', 'Public', 'Ada Lovelace +2', '12', 'Edit']);
    expect(cellsOf('general')).toEqual(['generalAuto-join', 'Private', 'Ada Lovelace', '1,234', 'Edit']);
    expect(cellsOf('design')).toEqual(['design', 'Public', 'Nobody', '–', 'Edit']);
    expect(cellsOf('lost')).toEqual(['lost', 'Public', '–', '12', 'Edit']);
    expect(screen.getByText('Some of what is known about the channels could not be loaded.')).toBeTruthy();
    expect(hrefOf('Edit general')).toBe(
      '/manage-channels/autojoin-channels/channel/edit/autojoin/general%40chat.orbit.example',
    );
    expect(hrefOf('Edit design')).toBe(
      '/manage-channels/announcement-channels/channel/edit/announcement/design%40chat.orbit.example',
    );
    const box = screen.getByRole('searchbox', { name: 'Search channels' });
    await typeInto(box, 'd');
    await strike(box, 'Enter');
    expect(screen.getByText('Type at least 2 characters to search for channels.')).toBeTruthy();
    await typeInto(box, 'de');
    await strike(box, 'Enter');
    expect(screen.getByText('1 channel')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'allChannels').map(({ variables }) => variables['search'])).toEqual([
      ...[null, 'de'],
    ]);
  });

  it.each([390, 768, 1100])(
    'in a window of %i px say all of a channel in one cell, and lead to its form by an icon',
    async (width) => {
      vi.stubGlobal('innerWidth', width);
      onTestFinished(() => void vi.unstubAllGlobals());
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(4_000);
      await open(<AllChannelsPage />, SOME, { plan: 'ENTERPRISE' });
      await screen.findByRole('grid', { name: 'All channels' });
      expect(cellsOf('news')).toEqual(['newsAnnouncementsPublic, 12 people, Ada Lovelace +2', '']);
      expect(cellsOf('design')).toEqual(['designPublic, Nobody', '']);
      expect(hrefOf('Edit design')).toBe(
        '/manage-channels/announcement-channels/channel/edit/announcement/design%40chat.orbit.example',
      );
    },
  );

  it('below Enterprise are a sample that says so, and are asked for once', async () => {
    const { sent } = await open(<AllChannelsPage />, SOME);
    const sample = await screen.findByRole('group', { name: 'Sample of the table, not the channels of your team' });
    expect(within(sample).getAllByRole('row')).toHaveLength(4);
    for (const edit of within(sample).getAllByRole('button')) expect(edit).toHaveProperty('disabled', true);
    expect(hrefOf('See your plan')).toBe('/billing');
    expect(sent.map(({ name }) => name)).not.toContain('allChannels');
    await press('Request this feature');
    expect(inputsOf(sent, 'featureRequest')).toEqual([{ feature: 'all-channels' }]);
    expect(screen.queryByRole('button', { name: 'Request this feature' })).toBeNull();
    expect(screen.getByText(/^Thank you/)).toBeTruthy();
  });

  it('are not asked for twice on one day, nor in the name of another team', async () => {
    const isAsked = () => screen.queryByRole('button', { name: 'Request this feature' }) === null;
    const openAgain = async (team: object = {}) => {
      cleanup();
      await open(<AllChannelsPage />, SOME, { team });
      await screen.findByRole('group', { name: /^Sample/ });
      return isAsked();
    };
    await openAgain({ id: 'team-7' });
    await press('Request this feature');
    expect([await openAgain({ id: 'team-7' }), await openAgain({ id: 'team-8' })]).toEqual([true, false]);
    await press('Request this feature');
    expect([await openAgain({ id: 'team-7' }), await openAgain({ id: 'team-8' })]).toEqual([true, true]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    expect(await openAgain({ id: 'team-7' })).toBe(false);
    vi.restoreAllMocks();
  });
});
