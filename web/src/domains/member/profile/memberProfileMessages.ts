import { defineMessages } from 'react-intl';

/** What an admin sees of one person. */
export const memberProfileTexts = defineMessages({
  title: { id: 'profileFields.member.title', defaultMessage: 'Profile' },
  loadFailed: { id: 'profileFields.member.loadFailed', defaultMessage: 'The profile could not be loaded' },
  gone: { id: 'profileFields.member.gone', defaultMessage: 'This person is not in the team any more.' },
  email: { id: 'profileFields.member.email', defaultMessage: 'E-mail' },
  phone: { id: 'profileFields.member.phone', defaultMessage: 'Phone' },
  noPhone: { id: 'profileFields.member.noPhone', defaultMessage: 'None given' },
  groups: { id: 'profileFields.member.groups', defaultMessage: 'User groups' },
  fieldsFailed: {
    id: 'profileFields.member.fieldsFailed',
    defaultMessage: 'The profile fields could not be loaded',
  },
  noFields: { id: 'profileFields.member.noFields', defaultMessage: 'Your team has no custom profile fields yet.' },
  setUp: { id: 'profileFields.member.setUp', defaultMessage: 'Set up custom profile fields' },
});

export const memberProfilePhrases = defineMessages<{
  titleOf: { name: string };
  deactivated: { date: string };
  pending: { date: string };
}>({
  titleOf: { id: 'profileFields.member.titleOf', defaultMessage: 'Profile of {name}' },
  deactivated: { id: 'profileFields.member.deactivated', defaultMessage: 'Deactivated on {date}' },
  pending: { id: 'profileFields.member.pending', defaultMessage: 'Asked to join on {date}' },
});
