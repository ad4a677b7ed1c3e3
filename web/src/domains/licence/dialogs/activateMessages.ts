import { defineMessages } from 'react-intl';

/** Starting PRO. */
export const activateTexts = defineMessages({
  activateTitle: { id: 'people.activate.title', defaultMessage: 'Activate PRO now?' },
  activateText: {
    id: 'people.activate.text',
    defaultMessage: 'PRO starts for your whole team at once, and the countdown ends. This cannot be taken back here.',
  },
  activateEverybody: {
    id: 'people.activate.everybody',
    defaultMessage: 'Everybody has a license: nobody becomes Lite.',
  },
  activateConfirm: { id: 'people.activate.confirm', defaultMessage: 'Activate PRO' },
  activateRefused: {
    id: 'people.activate.refused',
    defaultMessage: 'PRO cannot be activated now: it is on already, or nothing has been bought yet.',
  },
  activatedTitle: { id: 'people.activate.doneTitle', defaultMessage: 'PRO is on' },
  activatedText: {
    id: 'people.activate.doneText',
    defaultMessage: 'Your team is on PRO from now on. People without a license are Lite.',
  },
});

/** Those that count or name somebody. */
export const activatePhrases = defineMessages<{
  activateLite: { count: number; names: string };
}>({
  activateLite: {
    id: 'people.activate.lite',
    defaultMessage:
      '{count, plural, one {# person has no license and becomes} other {# people have no license and become}} Lite: {names}.',
  },
});
