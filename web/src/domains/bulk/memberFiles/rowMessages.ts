import { OWN_VALUE_MAX } from '@muster/schema/formats/customField';
import { PERSON_NAME_MAX } from '@muster/schema/formats/personName';
import { type IntlShape, type MessageDescriptor, defineMessages } from 'react-intl';

/** What the tables of rows call what they say of people. */
export const personTexts = defineMessages({
  person: { id: 'memberFiles.rows.person', defaultMessage: 'Person' },
  field: { id: 'memberFiles.rows.field', defaultMessage: 'Field' },
  name: { id: 'memberFiles.rows.name', defaultMessage: 'Name' },
  email: { id: 'memberFiles.rows.email', defaultMessage: 'E-mail' },
});

/** What stands in the warnings. */
export const warningTexts = defineMessages({
  download: { id: 'memberFiles.warnings.download', defaultMessage: 'Download as CSV' },
});

/** What the words of some problems name. */
const limits = { nameMax: PERSON_NAME_MAX, valueMax: OWN_VALUE_MAX };

/** What is wrong with a row, by the problem's name in the schema. */
const rowProblems = defineMessages({
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
    defaultMessage: 'The name has more than {nameMax, number} characters, or some that cannot be shown',
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
  VALUE_TOO_LONG: {
    id: 'memberFiles.row.valueTooLong',
    defaultMessage: 'The value has more than {valueMax, number} characters',
  },
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

/** The words for what is wrong with a row. */
export function problemText(problem: keyof typeof rowProblems, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const text: MessageDescriptor = rowProblems[problem];
  return formatMessage(text, limits);
}
