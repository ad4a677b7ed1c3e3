import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PATHS } from '../../../lib/paths.ts';
import type { UserError } from '../../../testing/gatewayPieces.ts';
import { connectionOf, person, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { channelFormPath } from '../channelPaths.ts';
import { channel, type ChannelValues, teamOf } from '../channels.fixture.ts';
import AnnouncementChannelFormPage from './AnnouncementChannelFormPage.tsx';
import AutoJoinChannelFormPage from './AutoJoinChannelFormPage.tsx';

type Preview = { channelId: string | null; restrictedToIds: string[]; autoJoinGroupIds: string[] | null };

interface Options {
  readonly plan?: string;
  /** Why it is not saved; it may throw. */
  readonly refuse?: () => UserError | undefined;
  readonly preview?: (input: Preview) => unknown;
  /** What the plan allows of a feature; else as the plan has it. */
  readonly gate?: (args: { feature: string }) => unknown;
}

const PEOPLE = [person(1, { name: { first: 'Ada', last: 'Lovelace' }, role: 'ADMIN' }), person(2)];

/** The forms of a team with these channels, at an address. */
export async function openForm(
  address: string,
  channels: readonly ChannelValues[] = [],
  {
    plan = 'PRO',
    refuse = () => undefined,
    preview = () => ({ joiningCount: 0, leavingCount: 0 }),
    gate,
  }: Options = {},
) {
  let live = channels;
  const previews: Preview[] = [];
  const save = (saved: object) => {
    const error = refuse();
    return error ? { channel: null, userErrors: [error] } : { channel: saved, userErrors: [] };
  };
  const page = await renderInConsole(
    <Routes>
      <Route path={PATHS.announcementChannelForm} element={<AnnouncementChannelFormPage />} />
      <Route path={PATHS.autoJoinChannelForm} element={<AutoJoinChannelFormPage />} />
      <Route path="*" element={<p>The list</p>} />
    </Routes>,
    {
      viewer: {
        id: 'viewer-1',
        team: {
          ...teamOf(() => live, { plan }),
          ...(gate && { planGate: gate }),
          ...{ membersCount: 2, isLargeTeam: false, memberSearchMinLength: 3 },
          members: (args: { first: number }) => connectionOf(PEOPLE, args),
          channelPreview: ({ input }: { input: Preview }) => {
            previews.push({ ...input });
            return preview(input);
          },
        },
      },
      channelCreate: () => save(channel('saved')),
      channelUpdate: ({ input }: { input: { channelId: string } }) =>
        save({ ...live.find(({ id }) => id === input.channelId), version: 2 }),
    },
    address,
  );
  const become = (next: readonly ChannelValues[]) => {
    live = next;
  };
  return { ...page, previews, become };
}

export const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const nameField = () => textbox(/^Channel name/);
export const isLoaded = () => screen.findByRole('form', { name: 'Channel' });
export const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
/** The people who are chosen for something. */
export const peopleOf = (name: string) => within(screen.getByRole('group', { name }));

export const NEW_ANNOUNCEMENT = channelFormPath('announcement', 'create');
export const NEW_AUTO_JOIN = channelFormPath('autojoin', 'create');
