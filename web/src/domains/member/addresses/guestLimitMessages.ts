import { defineMessages } from 'react-intl';

/** The plan's limit of guests, in the list of guests and where they are added. */
export const guestLimitTexts = defineMessages({
  none: { id: 'people.plan.noGuests', defaultMessage: 'Your plan includes no guests. Inviting guests needs PRO.' },
});

export const guestLimitPhrases = defineMessages<{ some: { limit: number } }>({
  some: {
    id: 'people.plan.guests',
    defaultMessage: 'Your plan includes {limit, plural, one {# guest} other {# guests}}. More need PRO.',
  },
});
