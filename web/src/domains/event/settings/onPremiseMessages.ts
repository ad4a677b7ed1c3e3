import { defineMessages } from 'react-intl';

/** The panel about running the chat on one's own servers. */
export const onPremiseTexts = defineMessages({
  text: {
    id: 'settings.onPremise.text',
    defaultMessage:
      'On-premise, the chat and all of its files and messages stay on servers that you run yourself, in your own network.',
  },
  how: {
    id: 'settings.onPremise.how',
    defaultMessage:
      'It cannot be set up here: tell us that you are interested, and we get in touch with you about what you need. Nothing changes for your team until then.',
  },
});
