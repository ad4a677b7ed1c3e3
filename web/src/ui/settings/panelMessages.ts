import { defineMessages } from 'react-intl';

/** The texts that the panels of the settings have in common. */
export const panelTexts = defineMessages({
  stale: {
    id: 'settings.stale',
    defaultMessage:
      'Somebody else changed this in the meantime, and what they saved has been loaded. What you entered is still here: look it over, and save again to put it in the place of theirs.',
  },
});

export const panelPhrases = defineMessages<{
  changedBy: { name: string; time: string };
  changed: { time: string };
}>({
  changedBy: { id: 'settings.changedBy', defaultMessage: 'Changed by {name}, {time}' },
  changed: { id: 'settings.changed', defaultMessage: 'Changed {time}' },
});
