import { defineMessages } from 'react-intl';

/** What a session is on, by the name in the schema. */
export const deviceKinds = defineMessages({
  BROWSER: { id: 'account.device.browser', defaultMessage: 'Browser' },
  MOBILE: { id: 'account.device.mobile', defaultMessage: 'Mobile app' },
  DESKTOP: { id: 'account.device.desktop', defaultMessage: 'Desktop app or program' },
  UNKNOWN: { id: 'account.device.unknown', defaultMessage: 'Unknown device' },
});

export const devicePhrases = defineMessages<{ browserOn: { browser: string; system: string } }>({
  browserOn: { id: 'account.device.browserOn', defaultMessage: '{browser} on {system}' },
});
