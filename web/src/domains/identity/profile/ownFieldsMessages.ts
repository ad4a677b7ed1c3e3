import { defineMessages } from 'react-intl';

/** The section of the custom fields in one's own profile. */
export const ownFieldsTexts = defineMessages({
  loadFailed: { id: 'profileFields.own.loadFailed', defaultMessage: 'Your profile fields could not be loaded' },
  none: {
    id: 'profileFields.own.none',
    defaultMessage: 'Your team has no fields of its own yet, such as a department or an office.',
  },
  setUp: { id: 'profileFields.own.setUp', defaultMessage: 'Set up custom profile fields' },
  groups: { id: 'profileFields.own.groups', defaultMessage: 'You belong to:' },
});
