import { pathTo } from '../../lib/paths.ts';

/** Which list of channels a page is about, as addresses say it. */
export type ChannelPage = 'announcement' | 'autojoin';

/** What a form of a channel does, as addresses say it. */
export type ChannelFormMode = 'create' | 'edit' | 'upgrade';

/** The list of channels of a kind. */
export const channelListPath = (page: ChannelPage): string =>
  page === 'announcement' ? pathTo('announcementChannels') : pathTo('autoJoinChannels');

/** The form of a channel; `groupJid` names the one that is changed or upgraded. */
export const channelFormPath = (page: ChannelPage, mode: ChannelFormMode, groupJid?: string): string => {
  const params = { mode, page, ...(groupJid !== undefined && { groupJID: groupJid }) };
  return page === 'announcement' ? pathTo('announcementChannelForm', params) : pathTo('autoJoinChannelForm', params);
};

/** The form that changes a channel: those that people are put into have one of their own. */
export const channelEditPath = ({ groupJid, isAutoJoin }: { groupJid: string; isAutoJoin: boolean | null }): string =>
  channelFormPath(isAutoJoin === true ? 'autojoin' : 'announcement', 'edit', groupJid);
