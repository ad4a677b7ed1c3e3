import { defineMessages } from 'react-intl';

/** What a team uses beside what the free plan gives. */
export const usageTexts = defineMessages({
  title: { id: 'plan.usage.title', defaultMessage: 'What your team uses' },
  feature: { id: 'plan.usage.feature', defaultMessage: 'Feature' },
  used: { id: 'plan.usage.used', defaultMessage: 'Your team' },
  limit: { id: 'plan.usage.limit', defaultMessage: 'Starter plan' },
  state: { id: 'plan.usage.state', defaultMessage: 'State' },
  over: { id: 'plan.usage.over', defaultMessage: 'Over the limit' },
  near: { id: 'plan.usage.near', defaultMessage: 'Close to the limit' },
  needsPro: { id: 'plan.usage.needsPro', defaultMessage: 'Needs PRO' },
  on: { id: 'plan.usage.on', defaultMessage: 'On' },
  notIncluded: { id: 'plan.usage.notIncluded', defaultMessage: 'Not included' },
  calm: {
    id: 'plan.usage.calm',
    defaultMessage: 'Nothing that your team uses comes close to a limit of the Starter plan.',
  },
  calmTrial: {
    id: 'plan.usage.calmTrial',
    defaultMessage: 'While the trial runs, no limit of the Starter plan holds.',
  },
  failed: { id: 'plan.usage.failed', defaultMessage: 'What your team uses could not be loaded' },
});

export const usagePhrases = defineMessages<{ partFailed: { names: string } }>({
  partFailed: { id: 'plan.usage.partFailed', defaultMessage: 'Could not be loaded: {names}' },
});

/** The figures, by their names in the schema. */
export const usageNames = defineMessages({
  messages: { id: 'plan.usage.messages', defaultMessage: 'Messages' },
  storage: { id: 'plan.usage.storage', defaultMessage: 'File storage' },
  guests: { id: 'plan.usage.guests', defaultMessage: 'Guests' },
  admins: { id: 'plan.usage.admins', defaultMessage: 'Admins' },
  approvedDomains: { id: 'plan.usage.approvedDomains', defaultMessage: 'Approved domains' },
  publicChannels: { id: 'plan.usage.publicChannels', defaultMessage: 'Public channels' },
  privateChannels: { id: 'plan.usage.privateChannels', defaultMessage: 'Private channels' },
  videoLimitHits: {
    id: 'plan.usage.videoLimitHits',
    defaultMessage: 'Video calls that ended at 20 minutes, in 90 days',
  },
  smartChannels: { id: 'plan.usage.smartChannels', defaultMessage: 'Announcement and auto-join channels' },
  groupVideoCalls: { id: 'plan.usage.groupVideoCalls', defaultMessage: 'Group video calls' },
  customFields: { id: 'plan.usage.customFields', defaultMessage: 'Custom profile fields' },
  inviteControl: { id: 'plan.usage.inviteControl', defaultMessage: 'Only admins invite members' },
  externalContactBlock: { id: 'plan.usage.externalContactBlock', defaultMessage: 'External contacts are blocked' },
});
