import { defineMessages } from 'react-intl';

/** The box of addresses, for members and guests alike. */
export const addressTexts = defineMessages({
  label: { id: 'people.addresses.label', defaultMessage: 'E-mail addresses' },
  hint: {
    id: 'people.addresses.hint',
    defaultMessage: 'Type or paste up to 999 addresses, separated by spaces, commas or new lines.',
  },
  groups: { id: 'people.addresses.groups', defaultMessage: 'What happens to these addresses' },
  remove: { id: 'people.addresses.remove', defaultMessage: 'Remove' },
  removeInvalid: { id: 'people.addresses.removeInvalid', defaultMessage: 'Remove all invalid' },
  checkFailed: {
    id: 'people.addresses.checkFailed',
    defaultMessage: 'It could not be checked who is in the team already. It is checked again when you add them.',
  },
  nothingLeft: { id: 'people.addresses.nothingLeft', defaultMessage: 'The remaining addresses cannot be added.' },
  reactivateHint: {
    id: 'people.addresses.reactivateHint',
    defaultMessage: 'They are not added anew: reactivate them instead.',
  },
  reactivateLink: { id: 'people.addresses.reactivateLink', defaultMessage: 'Show deactivated people' },
  pendingHint: { id: 'people.addresses.pendingHint', defaultMessage: 'Adding them approves their requests.' },
  guestHint: {
    id: 'people.addresses.guestHint',
    defaultMessage: 'To make them members, upgrade them in the list of guests.',
  },
});

/** Why addresses cannot be sent as they are. */
export const addressErrors = defineMessages({
  required: { id: 'people.addresses.error.required', defaultMessage: 'Enter at least one e-mail address.' },
  invalid: { id: 'people.addresses.error.invalid', defaultMessage: 'Enter a valid e-mail address.' },
  noneValid: { id: 'people.addresses.error.noneValid', defaultMessage: 'At least one valid e-mail address is needed.' },
  noneAddable: { id: 'people.addresses.error.noneAddable', defaultMessage: 'None of these addresses can be added.' },
});

type Counted = { count: number };

/** Texts of the box that count or name something. */
export const addressPhrases = defineMessages<{
  tooMany: { count: number; most: number };
  more: Counted;
  addable: Counted;
  valid: Counted;
  pending: Counted;
  invalid: Counted;
  duplicate: Counted;
  member: Counted;
  guest: Counted;
  deactivated: Counted;
  otherDomain: Counted;
  otherDomainHint: { domains: string; count: number };
  cannotAdd: Counted;
  failed: Counted;
}>({
  tooMany: {
    id: 'people.addresses.error.tooMany',
    defaultMessage: 'You can add at most {most, number} at a time. These are {count, number}.',
  },
  more: { id: 'people.addresses.more', defaultMessage: 'and {count, number} more' },
  addable: {
    id: 'people.addresses.addable',
    defaultMessage: '{count, plural, one {# address can be added} other {# addresses can be added}}',
  },
  valid: {
    id: 'people.addresses.valid',
    defaultMessage: '{count, plural, one {# valid address} other {# valid addresses}}',
  },
  pending: {
    id: 'people.addresses.pending',
    defaultMessage:
      '{count, plural, one {# address is of somebody who asks to join} other {# addresses are of people who ask to join}}',
  },
  invalid: {
    id: 'people.addresses.invalid',
    defaultMessage:
      '{count, plural, one {# entry is no valid e-mail address} other {# entries are no valid e-mail addresses}}',
  },
  duplicate: {
    id: 'people.addresses.duplicate',
    defaultMessage:
      '{count, plural, one {# address is repeated and counts once} other {# addresses are repeated and count once}}',
  },
  member: {
    id: 'people.addresses.member',
    defaultMessage:
      '{count, plural, one {# address already belongs to a member} other {# addresses already belong to members}}',
  },
  guest: {
    id: 'people.addresses.guest',
    defaultMessage:
      '{count, plural, one {# address already belongs to a guest} other {# addresses already belong to guests}}',
  },
  deactivated: {
    id: 'people.addresses.deactivated',
    defaultMessage:
      '{count, plural, one {# address belongs to somebody who is deactivated} other {# addresses belong to people who are deactivated}}',
  },
  otherDomain: {
    id: 'people.addresses.otherDomain',
    defaultMessage:
      '{count, plural, one {# address is of a domain that is not allowed} other {# addresses are of domains that are not allowed}}',
  },
  otherDomainHint: {
    id: 'people.addresses.otherDomainHint',
    defaultMessage:
      '{count, plural, one {Only addresses of this domain may join: {domains}.} other {Only addresses of these domains may join: {domains}.}}',
  },
  cannotAdd: {
    id: 'people.addresses.cannotAdd',
    defaultMessage: '{count, plural, one {# address cannot be added} other {# addresses cannot be added}}',
  },
  failed: {
    id: 'people.addresses.failed',
    defaultMessage:
      '{count, plural, one {# address could not be added just now: try again} other {# addresses could not be added just now: try again}}',
  },
});
