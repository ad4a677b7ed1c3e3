import { defineMessages } from 'react-intl';

export const preferenceTexts = defineMessages({
  title: { id: 'account.emailPreferences.title', defaultMessage: 'E-mail preferences' },
  description: {
    id: 'account.emailPreferences.description',
    defaultMessage: 'Choose what you get e-mails about. Those about signing in and your membership come in any case.',
  },
  unsubscribeAll: { id: 'account.emailPreferences.unsubscribeAll', defaultMessage: 'Unsubscribe from all' },
  subscribeAll: { id: 'account.emailPreferences.subscribeAll', defaultMessage: 'Subscribe to all' },
  allOff: {
    id: 'account.emailPreferences.allOff',
    defaultMessage:
      'You are unsubscribed from all of these e-mails. To get some of them again, switch them on and save.',
  },
  allOffUnsaved: {
    id: 'account.emailPreferences.allOffUnsaved',
    defaultMessage: 'Once you save, you no longer get any of these e-mails. You can switch them on again at any time.',
  },
  loadFailed: {
    id: 'account.emailPreferences.loadFailed',
    defaultMessage: 'Your e-mail preferences could not be loaded',
  },
  saveFailed: {
    id: 'account.emailPreferences.saveFailed',
    defaultMessage: 'Your e-mail preferences could not be saved. Try again.',
  },
});

export const groupTexts = defineMessages({
  team: { id: 'account.emailPreferences.group.team', defaultMessage: 'Your team' },
  product: { id: 'account.emailPreferences.group.product', defaultMessage: 'The product' },
});

export const topicNames = defineMessages({
  TEAM_UPDATES: { id: 'account.emailPreferences.teamUpdates', defaultMessage: 'Team updates' },
  DIGEST: { id: 'account.emailPreferences.digest', defaultMessage: 'Team activity digest' },
  MISSED_DIRECT_MESSAGES: {
    id: 'account.emailPreferences.missedDirectMessages',
    defaultMessage: 'Missed direct messages',
  },
  MISSED_CHANNEL_MESSAGES: {
    id: 'account.emailPreferences.missedChannelMessages',
    defaultMessage: 'Missed channel messages',
  },
  MISSED_MESSAGE_DIGEST: {
    id: 'account.emailPreferences.missedMessageDigest',
    defaultMessage: 'Missed message digest',
  },
  REMINDERS: { id: 'account.emailPreferences.reminders', defaultMessage: 'Reminders' },
  TIPS: { id: 'account.emailPreferences.tips', defaultMessage: 'Tips' },
  UPDATES: { id: 'account.emailPreferences.updates', defaultMessage: 'Product news' },
});

export const topicHints = defineMessages({
  TEAM_UPDATES: {
    id: 'account.emailPreferences.teamUpdates.hint',
    defaultMessage: 'Single events of your team, when they happen.',
  },
  DIGEST: {
    id: 'account.emailPreferences.digest.hint',
    defaultMessage: 'A summary of what your team has been doing.',
  },
  MISSED_DIRECT_MESSAGES: {
    id: 'account.emailPreferences.missedDirectMessages.hint',
    defaultMessage: 'When somebody wrote to you and you have not read it.',
  },
  MISSED_CHANNEL_MESSAGES: {
    id: 'account.emailPreferences.missedChannelMessages.hint',
    defaultMessage: 'When something in your channels is still unread.',
  },
  MISSED_MESSAGE_DIGEST: {
    id: 'account.emailPreferences.missedMessageDigest.hint',
    defaultMessage: 'All your unread messages in one e-mail.',
  },
  REMINDERS: {
    id: 'account.emailPreferences.reminders.hint',
    defaultMessage: 'When something is due, such as guests whose access should be checked.',
  },
  TIPS: { id: 'account.emailPreferences.tips.hint', defaultMessage: 'Ways to get more out of the chat.' },
  UPDATES: { id: 'account.emailPreferences.updates.hint', defaultMessage: 'What is new in the product.' },
});
