import { defineMessages } from 'react-intl';

/** The texts that the panels of the settings have in common. */
export const panelPhrases = defineMessages<{
  changedBy: { name: string; time: string };
  changed: { time: string };
}>({
  changedBy: { id: 'ui.changedBy', defaultMessage: 'Changed by {name}, {time}' },
  changed: { id: 'ui.changed', defaultMessage: 'Changed {time}' },
});
