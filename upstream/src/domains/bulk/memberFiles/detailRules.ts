import { OWN_VALUE_MAX } from '@muster/schema/formats/customField';
import { PERSON_NAME_MAX } from '@muster/schema/formats/personName';
import { Fault } from '../../../lib/errors.ts';
import type { ProblemCode } from './rowRules.ts';

/** What is wrong with a row, in English. */
export const DETAILS: Readonly<Record<ProblemCode, string>> = {
  cells_missing: 'The row has another number of cells than the header.',
  email_required: 'The address is missing.',
  email_invalid: 'This is not an address.',
  email_repeated: 'A row before it is about the same person.',
  deactivated: 'The membership is deactivated: reactivate it.',
  domain_not_allowed: 'The team is restricted to other e-mail domains.',
  not_in_team: 'Nobody of the team has this address.',
  is_guest: 'The person is a guest.',
  name_invalid: `The name has more than ${PERSON_NAME_MAX} characters, or some that cannot be shown.`,
  phone_invalid: 'This is not a calling code, or not a phone number.',
  phone_incomplete: 'A calling code needs a number, and a number its calling code.',
  value_not_found: 'The field has no such value.',
  value_too_long: `The value has more than ${OWN_VALUE_MAX} characters.`,
  value_invalid: 'The value holds what cannot be shown.',
  contact_not_found: 'Nobody with this address can be picked.',
  field_hidden: "The person's other values do not bring the field up.",
  field_required: 'The field must not be left empty.',
  field_not_editable: 'Nobody changes this field by hand.',
  plan_required: "The team's plan has no custom fields.",
  self: 'Nobody deactivates or deletes themselves by a file.',
  last_admin: 'The team would be left without an admin.',
  changed_meanwhile: 'What the row is about was changed in the meantime.',
};

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(DETAILS, code);

/** What a code of the table says. */
export function detailsOf(code: string): { code: ProblemCode; details: string } {
  if (!isKnown(code)) throw new Fault('A row is wrong for no known reason.');
  return { code, details: DETAILS[code] };
}

/** The codes whose words have a text. */
export const codesSaying = (text: string): string[] =>
  Object.entries(DETAILS).flatMap(([code, details]) =>
    details.toLowerCase().includes(text.toLowerCase()) ? [code] : [],
  );
