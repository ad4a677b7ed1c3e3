import { defineMessages } from 'react-intl';

/** The question what an auto-join channel is made of. */
export const channelChoiceTexts = defineMessages({
  title: { id: 'channels.choice.title', defaultMessage: 'Create an auto-join channel' },
  way: { id: 'channels.choice.way', defaultMessage: 'What to begin with' },
  create: { id: 'channels.choice.create', defaultMessage: 'Create a new channel' },
  createHint: {
    id: 'channels.choice.createHint',
    defaultMessage: 'It begins empty, and people are put into it at once.',
  },
  upgrade: { id: 'channels.choice.upgrade', defaultMessage: 'Upgrade an existing public channel' },
  upgradeHint: {
    id: 'channels.choice.upgradeHint',
    defaultMessage: 'Its messages and the people in it stay, and further people are put into it.',
  },
  continue: { id: 'channels.choice.continue', defaultMessage: 'Continue' },
  channel: { id: 'channels.choice.channel', defaultMessage: 'Public channel' },
  hint: {
    id: 'channels.choice.hint',
    defaultMessage: 'Public channels that are not auto-join yet. Type at least 2 characters to search.',
  },
  selectPublicChannelError: {
    id: 'channels.choice.missing',
    defaultMessage: 'Please select a channel to upgrade',
  },
  clear: { id: 'channels.choice.clear', defaultMessage: 'Clear the choice' },
  open: { id: 'channels.choice.open', defaultMessage: 'Show the channels' },
  close: { id: 'channels.choice.close', defaultMessage: 'Close the list' },
  none: { id: 'channels.choice.none', defaultMessage: 'No public channel fits' },
});
