import { defineMessages } from 'react-intl';

/** What the tables of rows say. */
export const rowTexts = defineMessages({
  planned: { id: 'memberFiles.rows.planned', defaultMessage: 'Rows that change something' },
  unchanged: { id: 'memberFiles.rows.unchanged', defaultMessage: 'Rows that change nothing' },
  refused: { id: 'memberFiles.rows.refused', defaultMessage: 'Rows that cannot be done' },
  done: { id: 'memberFiles.rows.done', defaultMessage: 'Rows that are done' },
  failed: { id: 'memberFiles.rows.failed', defaultMessage: 'Rows that failed' },
  loadFailed: { id: 'memberFiles.rows.loadFailed', defaultMessage: 'The rows could not be loaded' },
  none: { id: 'memberFiles.rows.none', defaultMessage: 'No rows.' },
  notFound: { id: 'memberFiles.rows.notFound', defaultMessage: 'No row matches your search.' },
  search: { id: 'memberFiles.rows.search', defaultMessage: 'Search the rows' },
  filter: { id: 'memberFiles.rows.filter', defaultMessage: 'Which rows are shown' },
  line: { id: 'memberFiles.rows.line', defaultMessage: 'Line' },
  person: { id: 'memberFiles.rows.person', defaultMessage: 'Person' },
  changes: { id: 'memberFiles.rows.changes', defaultMessage: 'What changes' },
  field: { id: 'memberFiles.rows.field', defaultMessage: 'Field' },
  name: { id: 'memberFiles.rows.name', defaultMessage: 'Name' },
  email: { id: 'memberFiles.rows.email', defaultMessage: 'E-mail' },
  details: { id: 'memberFiles.rows.details', defaultMessage: 'Details' },
  empty: { id: 'memberFiles.rows.empty', defaultMessage: 'empty' },
  warnings: { id: 'memberFiles.warnings', defaultMessage: 'Warnings' },
  download: { id: 'memberFiles.warnings.download', defaultMessage: 'Download as CSV' },
});

/** The same with values. */
export const rowPhrases = defineMessages<{
  change: { before: string; after: string };
  more: { count: number };
  problem: { details: string; value: string };
  viewWarnings: { count: number };
}>({
  change: { id: 'memberFiles.rows.change', defaultMessage: '{before} → {after}' },
  more: { id: 'memberFiles.rows.more', defaultMessage: '{count, number} more' },
  problem: { id: 'memberFiles.rows.problem', defaultMessage: '{details}: {value}' },
  viewWarnings: { id: 'memberFiles.viewWarnings', defaultMessage: 'View Warnings ({count, number})' },
});

/** What is wrong with a row, by the problem's name in the schema. */
export const rowProblems = defineMessages({
  CELLS_MISSING: {
    id: 'memberFiles.row.cellsMissing',
    defaultMessage: 'The row has another number of cells than the header',
  },
  EMAIL_REQUIRED: { id: 'memberFiles.row.emailRequired', defaultMessage: 'The e-mail address is missing' },
  EMAIL_INVALID: { id: 'memberFiles.row.emailInvalid', defaultMessage: 'This is no e-mail address' },
  EMAIL_REPEATED: {
    id: 'memberFiles.row.emailRepeated',
    defaultMessage: 'A row before this one is about the same person',
  },
  DEACTIVATED: {
    id: 'memberFiles.row.deactivated',
    defaultMessage: 'This person is deactivated. Reactivate them on the members page',
  },
  DOMAIN_NOT_ALLOWED: {
    id: 'memberFiles.row.domainNotAllowed',
    defaultMessage: 'Your team does not take addresses of this e-mail domain',
  },
  NOT_IN_TEAM: { id: 'memberFiles.row.notInTeam', defaultMessage: 'Nobody in your team has this address' },
  IS_GUEST: { id: 'memberFiles.row.isGuest', defaultMessage: 'Guests have no custom fields' },
  NAME_INVALID: {
    id: 'memberFiles.row.nameInvalid',
    defaultMessage: 'The name is too long, or has characters that cannot be shown',
  },
  PHONE_INVALID: {
    id: 'memberFiles.row.phoneInvalid',
    defaultMessage: 'This is no country code, or no phone number',
  },
  PHONE_INCOMPLETE: {
    id: 'memberFiles.row.phoneIncomplete',
    defaultMessage: 'Country code and mobile number need each other',
  },
  VALUE_NOT_FOUND: { id: 'memberFiles.row.valueNotFound', defaultMessage: 'The field has no such value' },
  VALUE_TOO_LONG: { id: 'memberFiles.row.valueTooLong', defaultMessage: 'The value is too long' },
  VALUE_INVALID: {
    id: 'memberFiles.row.valueInvalid',
    defaultMessage: 'The value has characters that cannot be shown',
  },
  CONTACT_NOT_FOUND: {
    id: 'memberFiles.row.contactNotFound',
    defaultMessage: 'There is nobody with this e-mail address to pick',
  },
  FIELD_HIDDEN: {
    id: 'memberFiles.row.fieldHidden',
    defaultMessage: 'This person does not have the field: it depends on the value of another one',
  },
  FIELD_REQUIRED: { id: 'memberFiles.row.fieldRequired', defaultMessage: 'The field must not be empty' },
  FIELD_NOT_EDITABLE: {
    id: 'memberFiles.row.fieldNotEditable',
    defaultMessage: 'The field cannot be changed by hand',
  },
  PLAN_REQUIRED: { id: 'memberFiles.row.planRequired', defaultMessage: 'Custom fields are part of PRO' },
  SELF: {
    id: 'memberFiles.row.self',
    defaultMessage: 'This is you: nobody deactivates or deletes themselves by a file',
  },
  LAST_ADMIN: { id: 'memberFiles.row.lastAdmin', defaultMessage: 'The team would be left without an admin' },
  CHANGED_MEANWHILE: {
    id: 'memberFiles.row.changedMeanwhile',
    defaultMessage: 'Somebody has changed this in the meantime. Upload the row again',
  },
  UNKNOWN: { id: 'memberFiles.row.unknown', defaultMessage: 'The row could not be done' },
});
