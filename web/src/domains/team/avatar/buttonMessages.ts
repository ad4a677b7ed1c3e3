import { defineMessages } from 'react-intl';

/** The text of the overview itself; the dialog has its own, which are loaded with it. */
export const avatarButtonTexts = defineMessages({
  change: { id: 'overview.avatar.change', defaultMessage: 'Change the team’s picture' },
});
