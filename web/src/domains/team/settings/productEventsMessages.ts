import { defineMessages } from 'react-intl';

/** The panel about whether product events are shared. */
export const productEventsTexts = defineMessages({
  intro: {
    id: 'settings.productEvents.intro',
    defaultMessage:
      'While this is on, whoever runs this console learns which offers and billing pages your people see and use. Once it is off, nothing of that is kept any more, from anybody in the team. What somebody sends on purpose, such as a reason for deleting people, still arrives. A browser that asks not to be tracked never sends usage data.',
  },
  label: { id: 'settings.productEvents.label', defaultMessage: 'Share usage data' },
  on: { id: 'settings.productEvents.on', defaultMessage: 'How your people use the console is counted.' },
  off: { id: 'settings.productEvents.off', defaultMessage: 'Nothing of what your people do is counted.' },
  failed: { id: 'settings.productEvents.failed', defaultMessage: 'Whether usage data is shared could not be loaded' },
  saveFailed: {
    id: 'settings.productEvents.saveFailed',
    defaultMessage: 'There was an error saving your setting. Please try again later.',
  },
});
