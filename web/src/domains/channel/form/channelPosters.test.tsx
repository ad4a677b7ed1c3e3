// Who writes in an announcement channel beside its moderators, as its form shows and saves it.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { pick, press, typeInto } from '../../../testing/hands.ts';
import { person } from '../../../testing/renderInConsole.tsx';
import { channelFormPath } from '../channelPaths.ts';
import { announcement } from '../channels.fixture.ts';
import { isLoaded, nameField, NEW_ANNOUNCEMENT, NEW_AUTO_JOIN, openForm, peopleOf } from './channelForm.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const NEWS = announcement('news', { version: 5 });

it('names others who write in it, and says how many; whoever looks after it is none of them', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(4_000);
  const { sent } = await openForm(NEW_ANNOUNCEMENT, [announcement('old')]);
  await isLoaded();
  await typeInto(nameField(), 'News');
  const writers = peopleOf('Who else may write');
  expect(writers.getByText('Nobody is chosen.')).toBeTruthy();
  await press('Choose people', writers);
  await pick('Select Ada Lovelace');
  await pick('Select Person 0002');
  await press('Done');
  expect(
    screen.getByText('Only its moderators and 2 other people can write in it; everybody else in it reads.'),
  ).toBeTruthy();
  await press('Choose people', peopleOf('Channel moderators'));
  await pick('Select Ada Lovelace');
  await press('Done');
  expect(
    screen.getByText('Only its moderators and 1 other person can write in it; everybody else in it reads.'),
  ).toBeTruthy();
  await press('Create channel');
  expect(inputsOf(sent, 'channelCreate')).toMatchObject([{ moderatorIds: ['member-1'], posterIds: ['member-2'] }]);
});

it('is no matter of others who write where everybody does, or where the service lets nobody be named', async () => {
  const silent = announcement('old', { posters: null, postersCount: null });
  const { go } = await openForm(NEW_ANNOUNCEMENT, [silent]);
  await isLoaded();
  expect(screen.queryByText('Who else may write')).toBeNull();
  await go(channelFormPath('announcement', 'edit', silent.groupJid));
  await screen.findByDisplayValue('old');
  expect(screen.queryByText('Who else may write')).toBeNull();
  expect(peopleOf('Channel moderators')).toBeTruthy();
  await go(NEW_AUTO_JOIN);
  await isLoaded();
  expect(screen.queryByText('Who else may write')).toBeNull();
});

it('takes away who else writes in it, beside what somebody else has saved meanwhile', async () => {
  const [eve, zoe] = [person(8), person(9)];
  const named = { ...NEWS, posters: [eve], postersCount: 1 };
  let isStale = true;
  const { sent, become } = await openForm(channelFormPath('announcement', 'edit', NEWS.groupJid), [named], {
    refuse: () => {
      if (!isStale) return undefined;
      isStale = false;
      become([{ ...named, posters: [eve, zoe], postersCount: 2, version: 6 }]);
      return userError('STALE', ['version']);
    },
  });
  await screen.findByDisplayValue('news');
  await press('Remove Person 0008', peopleOf('Who else may write'));
  await press('Save changes');
  expect(await screen.findByText(/^Somebody else changed this channel/)).toBeTruthy();
  expect(peopleOf('Who else may write').getByText('1 person is chosen.')).toBeTruthy();
  await press('Save changes');
  expect(inputsOf(sent, 'channelUpdate')).toEqual([
    { channelId: NEWS.id, version: 5, posterIds: [] },
    { channelId: NEWS.id, version: 6, posterIds: [zoe.id] },
  ]);
});

it('says how many others write in it where they are too many to be read', async () => {
  const big = announcement('big', { posters: [person(8)], postersCount: 80 });
  const { sent } = await openForm(channelFormPath('announcement', 'edit', big.groupJid), [big]);
  await screen.findByDisplayValue('big');
  expect(screen.getByText('80 people write in it beside the moderators.')).toBeTruthy();
  await typeInto(nameField(), 'bigger');
  await press('Save changes');
  expect(inputsOf(sent, 'channelUpdate')).toEqual([{ channelId: big.id, version: 1, name: 'bigger' }]);
});
