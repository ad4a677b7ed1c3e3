import { defineMessages } from 'react-intl';

/** The pages below a section, which the palette leads to as well. */
export const pageNames = defineMessages({
  customFields: { id: 'palette.customFields', defaultMessage: 'Custom profile fields' },
  userGroups: { id: 'palette.userGroups', defaultMessage: 'User groups' },
});
