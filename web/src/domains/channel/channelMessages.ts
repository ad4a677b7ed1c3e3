import { defineMessages } from 'react-intl';

/** What the pages of channels are called: at their heads, and in the ways back to them. */
export const channelNames = defineMessages({
  hub: { id: 'channels.hub.title', defaultMessage: 'Channels' },
  announcement: { id: 'channels.announcement.title', defaultMessage: 'Announcement channels' },
  autojoin: { id: 'channels.autoJoin.title', defaultMessage: 'Auto-join channels' },
  all: { id: 'channels.all.title', defaultMessage: 'All channels' },
  archived: { id: 'channels.archived.title', defaultMessage: 'Archived channels' },
});

/** What there is to know of a channel. */
export const channelFactTexts = defineMessages({
  announcement: { id: 'channels.fact.announcement', defaultMessage: 'Announcements' },
  autoJoin: { id: 'channels.fact.autoJoin', defaultMessage: 'Auto-join' },
  locked: { id: 'channels.fact.locked', defaultMessage: 'Always auto-join' },
  restricted: { id: 'channels.fact.restricted', defaultMessage: 'Restricted' },
  everybodyJoins: { id: 'channels.fact.everybodyJoins', defaultMessage: 'Everybody but guests joins it' },
  notCounted: { id: 'channels.fact.notCounted', defaultMessage: 'People could not be counted' },
});

export const channelFactPhrases = defineMessages<{
  people: { count: number };
  groupsJoin: { groups: string };
  onlyFor: { groups: string };
  otherGroups: { count: number };
}>({
  people: {
    id: 'channels.fact.people',
    defaultMessage: '{count, plural, =0 {Nobody is in it} one {# person} other {# people}}',
  },
  groupsJoin: { id: 'channels.fact.groupsJoin', defaultMessage: 'Members of {groups} join it' },
  onlyFor: { id: 'channels.fact.onlyFor', defaultMessage: 'Only for members of {groups}' },
  otherGroups: {
    id: 'channels.fact.otherGroups',
    defaultMessage: '{count, plural, one {# other user group} other {# other user groups}}',
  },
});
