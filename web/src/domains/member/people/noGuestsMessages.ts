import { defineMessages } from 'react-intl';

/** Said wherever somebody would become a guest of a team that takes none. */
export const noGuestsTexts = defineMessages({
  none: {
    id: 'member.add.guests.none',
    defaultMessage: 'Your team takes no guests. Allow them in Settings › Invite guests.',
  },
});
