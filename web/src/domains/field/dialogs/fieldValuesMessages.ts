import { defineMessages } from 'react-intl';

/** The dialog with all values of a field. */
export const fieldValuesTexts = defineMessages({
  loadFailed: { id: 'enterprise.fields.values.loadFailed', defaultMessage: 'The values could not be loaded' },
  search: { id: 'enterprise.fields.values.search', defaultMessage: 'Search values' },
  team: { id: 'enterprise.fields.values.team', defaultMessage: 'Values of the field' },
  own: { id: 'enterprise.fields.values.own', defaultMessage: 'Texts that members wrote themselves' },
  contacts: { id: 'enterprise.fields.values.contacts', defaultMessage: 'People who are picked' },
  none: { id: 'enterprise.fields.values.none', defaultMessage: 'There are no values yet.' },
  noContacts: { id: 'enterprise.fields.values.noContacts', defaultMessage: 'Nobody is picked yet.' },
  exportCsv: { id: 'enterprise.fields.values.export', defaultMessage: 'Export as CSV' },
  exportFailed: {
    id: 'enterprise.fields.values.export.failed',
    defaultMessage: 'The file could not be made. Try again.',
  },
  valueHeading: { id: 'enterprise.fields.values.heading.value', defaultMessage: 'Value' },
  originHeading: { id: 'enterprise.fields.values.heading.origin', defaultMessage: 'Origin' },
  membersHeading: { id: 'enterprise.fields.values.heading.members', defaultMessage: 'Members' },
  othersHeading: {
    id: 'enterprise.fields.values.heading.others',
    defaultMessage: 'Deactivated or asking to join',
  },
  teamOrigin: { id: 'enterprise.fields.values.origin.team', defaultMessage: 'Value of the team' },
  ownOrigin: { id: 'enterprise.fields.values.origin.own', defaultMessage: 'Written by a member' },
  contactOrigin: { id: 'enterprise.fields.values.origin.contact', defaultMessage: 'Picked person' },
  platform: {
    id: 'enterprise.fields.values.platform',
    defaultMessage: 'The values of this field are managed by the platform and can only be read here.',
  },
});

type Count = { count: number };

export const fieldValuesPhrases = defineMessages<{
  title: { name: string };
  membersCount: Count;
  othersCount: Count;
  found: Count;
  exported: Count;
  nothingFound: { text: string };
}>({
  title: { id: 'enterprise.fields.values.title', defaultMessage: 'All values of {name}' },
  membersCount: {
    id: 'enterprise.fields.values.membersCount',
    defaultMessage: '{count, plural, =0 {Nobody} one {# member} other {# members}}',
  },
  othersCount: {
    id: 'enterprise.fields.values.othersCount',
    defaultMessage: '{count, plural, one {# deactivated or asking to join} other {# deactivated or asking to join}}',
  },
  found: {
    id: 'enterprise.fields.values.found',
    defaultMessage: '{count, plural, one {# value} other {# values}}',
  },
  exported: {
    id: 'enterprise.fields.values.export.done',
    defaultMessage: '{count, plural, one {# value was} other {# values were}} exported.',
  },
  nothingFound: {
    id: 'enterprise.fields.values.nothingFound',
    defaultMessage: 'No value has a word that begins with “{text}”.',
  },
});
