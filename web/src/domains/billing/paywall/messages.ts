import { defineMessages } from 'react-intl';

/** What every paywall says; loaded with the console, as paywalls stand in all of its parts. */
export const paywallMessages = defineMessages({
  upgrade: { id: 'paywall.upgrade', defaultMessage: 'Upgrade to PRO' },
});

export const paywallMessagePhrases = defineMessages<{ used: { used: number; limit: number } }>({
  used: { id: 'paywall.used', defaultMessage: '{used, number} of {limit, number} in use.' },
});
