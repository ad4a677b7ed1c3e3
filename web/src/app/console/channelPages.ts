import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

const own = (load: () => Promise<{ default: ComponentType }>) => withTexts('channels', load);

// People are chosen in a form as they are in the settings.
const form = (load: () => Promise<{ default: ComponentType }>) => withTexts(['channels', 'settings'], load);

/** The code of each page of channels, fetched when it is needed. */
export const channelPages = {
  channels: own(() => import('../../domains/channel/ChannelsPage.tsx')),
  channelBulk: withTexts(
    ['channels', 'uploads'],
    () => import('../../domains/bulk/channelTemplates/ChannelTemplatesPage.tsx'),
  ),
  announcementChannels: own(() => import('../../domains/channel/AnnouncementChannelsPage.tsx')),
  announcementChannelForm: form(() => import('../../domains/channel/form/AnnouncementChannelFormPage.tsx')),
  autoJoinChannels: own(() => import('../../domains/channel/AutoJoinChannelsPage.tsx')),
  autoJoinChannelForm: form(() => import('../../domains/channel/form/AutoJoinChannelFormPage.tsx')),
  allChannels: own(() => import('../../domains/channel/AllChannelsPage.tsx')),
  archivedChannels: own(() => import('../../domains/channel/ArchivedChannelsPage.tsx')),
} satisfies Partial<Record<FetchedPage, unknown>>;
