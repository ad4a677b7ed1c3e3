import { defineMessages } from 'react-intl';

/** The page that leads to the lists of channels. */
export const channelHubTexts = defineMessages({
  description: {
    id: 'channels.hub.description',
    defaultMessage: 'Announcement channels, channels that people join automatically, and all others.',
  },
  bulkAdd: { id: 'channels.hub.bulkAdd', defaultMessage: 'Add channels in bulk' },
  announcementText: {
    id: 'channels.hub.announcementText',
    defaultMessage: 'Only moderators write in them, and everybody reads: for news of the company.',
  },
  autojoinText: {
    id: 'channels.hub.autojoinText',
    defaultMessage: 'People are put into them automatically: everybody, or the members of some user groups.',
  },
  allText: {
    id: 'channels.hub.allText',
    defaultMessage: 'Every public and private channel of the team with its moderators, to be searched and changed.',
  },
  archivedText: {
    id: 'channels.hub.archivedText',
    defaultMessage: 'Kept with what was written in them, to be read and restored.',
  },
  countsFailed: { id: 'channels.hub.countsFailed', defaultMessage: 'Some figures could not be loaded' },
  needsPro: { id: 'channels.hub.needsPro', defaultMessage: 'Creating them needs PRO.' },
  needsProBadge: { id: 'channels.hub.needsProBadge', defaultMessage: 'Needs PRO' },
  enterpriseBadge: { id: 'channels.hub.enterpriseBadge', defaultMessage: 'Enterprise' },
});

export const channelHubPhrases = defineMessages<{
  count: { count: number };
  limits: { publicLimit: number; privateLimit: number; publicUsed: number; privateUsed: number };
}>({
  limits: {
    id: 'channels.hub.limits',
    defaultMessage:
      'Your plan allows {publicLimit, plural, =0 {no public channels} one {# public channel} other {# public channels}} and {privateLimit, plural, =0 {no private ones} one {# private one} other {# private ones}}; your team has {publicUsed, number} public and {privateUsed, number} private. With PRO there is no limit. Channels that are there stay.',
  },
  count: {
    id: 'channels.hub.count',
    defaultMessage: '{count, plural, =0 {No channels yet} one {# channel} other {# channels}}',
  },
});
