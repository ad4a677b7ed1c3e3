import { defineMessages } from 'react-intl';

/** The panel about how people read each other's names. */
export const fullNamesTexts = defineMessages({
  intro: {
    id: 'settings.fullNames.intro',
    defaultMessage:
      'While this is off, members and guests see only the first name and the initial of others, such as “Ada L.”. It holds for everybody at once, admins’ names included; admins always see full names, and people their own.',
  },
  label: { id: 'settings.fullNames.label', defaultMessage: 'Show full names' },
  on: { id: 'settings.fullNames.on', defaultMessage: 'Everybody sees full names.' },
  off: { id: 'settings.fullNames.off', defaultMessage: 'Only admins see full names.' },
  failed: { id: 'settings.fullNames.failed', defaultMessage: 'How names are shown could not be loaded' },
  saveFailed: {
    id: 'settings.fullNames.saveFailed',
    defaultMessage: 'There was an error saving your setting. Please try again later.',
  },
});
