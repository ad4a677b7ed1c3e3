// Archiving a channel from its form, and restoring it there or from the list of archived ones.
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../lib/paths.ts';
import { downAtFirst, inputsWithKeysOf, type UserError, userError } from '../../../testing/gatewayPieces.ts';
import { press, typeInto } from '../../../testing/hands.ts';
import { connectionOf, person, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import ArchivedChannelsPage from '../ArchivedChannelsPage.tsx';
import { channelFormPath } from '../channelPaths.ts';
import { announcement, autoJoin, channel, type ChannelValues, teamOf } from '../channels.fixture.ts';
import AnnouncementChannelFormPage from '../form/AnnouncementChannelFormPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

type Input = { channelId: string; isArchived: boolean };
const SINCE = '2026-11-18T11:06:40.000Z';
const archived = (name: string, changes = {}) => channel(name, { isArchived: true, archivedAt: SINCE, ...changes });

async function open(
  address: string,
  channels: readonly ChannelValues[],
  refuse: (input: Input) => UserError | undefined = () => undefined,
) {
  let live = channels;
  let wasRestored = false;
  return renderInConsole(
    <Routes>
      <Route path={PATHS.announcementChannelForm} element={<AnnouncementChannelFormPage />} />
      <Route path={PATHS.archivedChannels} element={<ArchivedChannelsPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      viewer: {
        id: 'viewer-1',
        team: {
          ...teamOf(() => live),
          ...{ membersCount: 2, isLargeTeam: false, memberSearchMinLength: 3 },
          members: (args: { first: number }) => connectionOf([person(1), person(2)], args),
        },
      },
      channelArchiveUpdate: ({ input }: { input: Input }) => {
        const error = refuse(input);
        if (error) return { channel: null, userErrors: [error] };
        const { isArchived } = input;
        wasRestored ||= !isArchived;
        const changes = { isArchived, archivedAt: isArchived ? SINCE : null };
        live = live.map((one) => (one.id === input.channelId ? { ...one, ...changes } : one));
        return { channel: live.find(({ id }) => id === input.channelId), userErrors: [] };
      },
      // Another admin has archived it since the form was opened, until it is restored here.
      channelUpdate: ({ input: { channelId } }: { input: { channelId: string } }) =>
        wasRestored
          ? { channel: live.find(({ id }) => id === channelId), userErrors: [] }
          : { channel: null, userErrors: [userError('ARCHIVED', ['channelId'])] },
    },
    address,
  );
}

const FORM = channelFormPath('announcement', 'edit', 'news@chat.orbit.example');
const LIST = '/manage-channels/archived-channels';
const toasts = () => currentToasts().map(({ text, tone, values }) => [tone, text.defaultMessage, values]);
const dialog = () => within(screen.getByRole('alertdialog'));

describe('a channel that is edited', () => {
  it('is archived at the foot of its form, once that was asked, and restored in its place', async () => {
    const { sent } = await open(FORM, [announcement('news')]);
    await press('Archive');
    expect(dialog().getByText(/Nobody writes in it, joins it or is added/)).toBeTruthy();
    await press('Archive', dialog());
    expect(screen.queryByRole('form', { name: 'Channel' })).toBeNull();
    expect(screen.getByText('“news” is archived')).toBeTruthy();
    expect(toasts()).toEqual([['success', '“{name}” is archived.', { name: 'news' }]]);
    await press('Restore');
    expect(screen.getByRole('form', { name: 'Channel' })).toBeTruthy();
    expect(inputsWithKeysOf(sent, 'channelArchiveUpdate')).toEqual([
      { channelId: 'channel-news', isArchived: true, idempotencyKey: expect.any(String) },
      { channelId: 'channel-news', isArchived: false, idempotencyKey: expect.any(String) },
    ]);
  });

  it('has no way to the archive where everybody always joins it', async () => {
    await open(FORM, [announcement('news', { isLocked: true, viewerCanArchive: false })]);
    expect(screen.getByRole('form', { name: 'Channel' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  });

  it('stays as it is where it is refused, and says why', async () => {
    await open(FORM, [announcement('news')], () => userError('LOCKED', ['channelId']));
    await press('Archive');
    await press('Archive', dialog());
    expect(dialog().getByRole('alert').textContent).toBe('Everybody always joins this channel: it cannot be archived.');
    await press('Cancel', dialog());
    expect(screen.getByRole('form', { name: 'Channel' })).toBeTruthy();
  });

  it('that somebody else archives meanwhile is restored from the form, and what was entered is saved then', async () => {
    const { sent } = await open(FORM, [announcement('news')]);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Channel name/ });
    await typeInto(field, 'board news');
    await press('Save changes');
    expect(screen.getByRole('alert').textContent).toContain('This channel has been archived in the meantime');
    await press('Restore');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save changes' }));
    expect(field.value).toBe('board news');
    await press('Save changes');
    expect(inputsWithKeysOf(sent, 'channelUpdate').at(-1)).toMatchObject({ name: 'board news' });
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });

  it('has no form while it is archived', async () => {
    await open(FORM, [archived('news', { isAnnouncement: true })]);
    expect(screen.queryByRole('form', { name: 'Channel' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Archived channels' }).getAttribute('href')).toBe(LIST);
  });
});

describe('the archived channels', () => {
  const SOME = [archived('alpha'), autoJoin('beta', { isArchived: true, archivedAt: SINCE }), channel('gamma')];
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

  it('are listed, whatever their kind, and leave the list as they are restored', async () => {
    await open(LIST, SOME);
    expect(screen.getByText('2 channels')).toBeTruthy();
    expect(names()).toEqual(['alpha', 'beta']);
    expect(
      within(screen.getByRole('heading', { name: 'beta' }).closest('li') as HTMLElement).getByText('Auto-join'),
    ).toBeTruthy();
    await press('Restore alpha');
    expect(names()).toEqual(['beta']);
    expect(toasts()).toEqual([['success', '“{name}” is restored.', { name: 'alpha' }]]);
    await press('Restore beta');
    expect(screen.getByText('No archived channels')).toBeTruthy();
  });

  it('stay where the plan has no room for them', async () => {
    await open(LIST, SOME, () => userError('LIMIT_REACHED', ['channelId']));
    await press('Restore alpha');
    expect(screen.getByRole('alert').textContent).toContain('Archive another one first.');
    expect(names()).toEqual(['alpha', 'beta']);
  });

  it('say that a restore failed, and try again under the same key', async () => {
    const answers = downAtFirst(() => undefined);
    const { sent } = await open(LIST, SOME, answers);
    await press('Restore alpha');
    expect(screen.getByRole('alert').textContent).toContain('The channel could not be restored. Try again.');
    answers.mend();
    await press('Restore alpha');
    expect(names()).toEqual(['beta']);
    const keys = inputsWithKeysOf(sent, 'channelArchiveUpdate').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});
