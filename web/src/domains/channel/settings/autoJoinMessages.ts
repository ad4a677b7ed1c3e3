import { defineMessages } from 'react-intl';

/** The texts of the channels that everybody joins. */
export const autoJoinTexts = defineMessages({
  intro: {
    id: 'settings.autoJoinChannels.intro',
    defaultMessage:
      'People are put into these channels: everybody but guests, or the members of the user groups that a channel names; those who are there now, and whoever comes later. Removing a channel from the list takes nobody out of it.',
  },
  loadFailed: {
    id: 'settings.autoJoinChannels.loadFailed',
    defaultMessage: 'The auto-join channels could not be loaded',
  },
  label: { id: 'settings.autoJoinChannels.label', defaultMessage: 'Auto-join channels' },
  hint: {
    id: 'settings.autoJoinChannels.hint',
    defaultMessage: 'Choose from the list, or type at least 2 characters to search.',
  },
  removeOnlyHint: {
    id: 'settings.autoJoinChannels.removeOnlyHint',
    defaultMessage: 'You can take channels away. Adding channels needs PRO.',
  },
  paywall: {
    id: 'settings.autoJoinChannels.paywall',
    defaultMessage:
      'With PRO you choose which channels everybody joins. The channels of this list go on until you take them away.',
  },
  locked: {
    id: 'settings.autoJoinChannels.locked',
    defaultMessage: 'This channel cannot be removed from auto-join',
  },
  saveFailed: {
    id: 'settings.autoJoinChannels.saveFailed',
    defaultMessage: 'The auto-join channels could not be saved. Try again.',
  },
});

export const autoJoinPhrases = defineMessages<{
  total: { total: number };
  added: { channel: string; count: number };
  addedAll: { channel: string };
  more: { count: number };
  removed: { channels: string; count: number };
  failed: { channels: string };
  gone: { channels: string; count: number };
  lockedFailed: { channels: string };
  planRequired: { channels: string };
  limitReached: { channels: string };
}>({
  total: {
    id: 'settings.autoJoinChannels.total',
    defaultMessage:
      '{total, plural, =0 {Saving adds nobody: everybody is in these channels already.} one {Saving adds # person, counted for each channel:} other {Saving adds # people, counted for each channel:}}',
  },
  added: {
    id: 'settings.autoJoinChannels.added',
    defaultMessage: '{channel}: {count, plural, =0 {everybody is in it already} one {# person} other {# people}}',
  },
  addedAll: {
    id: 'settings.autoJoinChannels.addedAll',
    defaultMessage: '{channel}: everybody who is not in it yet',
  },
  more: {
    id: 'settings.autoJoinChannels.more',
    defaultMessage: '{count, plural, one {and # more channel} other {and # more channels}}',
  },
  removed: {
    id: 'settings.autoJoinChannels.removed',
    defaultMessage:
      '{count, plural, one {Nobody is taken out of {channels}; whoever comes into the team later no longer joins it by themselves.} other {Nobody is taken out of {channels}; whoever comes into the team later no longer joins them by themselves.}}',
  },
  failed: {
    id: 'settings.autoJoinChannels.failed',
    defaultMessage: 'Not saved: {channels}. Try again.',
  },
  gone: {
    id: 'settings.autoJoinChannels.gone',
    defaultMessage:
      '{count, plural, one {The team no longer has this channel: {channels}.} other {The team no longer has these channels: {channels}.}}',
  },
  lockedFailed: {
    id: 'settings.autoJoinChannels.lockedFailed',
    defaultMessage: 'This channel cannot be removed from auto-join: {channels}.',
  },
  planRequired: {
    id: 'settings.autoJoinChannels.planRequired',
    defaultMessage: 'Adding these channels needs PRO: {channels}.',
  },
  limitReached: {
    id: 'settings.autoJoinChannels.limitReached',
    defaultMessage: 'A team can have 50 auto-join channels at most. Not added: {channels}.',
  },
});
