import { FIELD_VALUE_MAX, fieldValueFormat } from '@muster/schema/formats/customField';
import type { ProfileFieldInput, UserError } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type TextRule, readText } from '../../lib/texts.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { actorOf } from '../identity/facts.ts';
import { memberByGuid } from '../member/mapper.ts';
import { profileError } from './refusals.ts';
import { type PersonFieldChange, fieldRest } from './rest.ts';

/** The most that one change takes: more than a team has. */
const MAX_FIELDS = 1_000;

type Read = { readonly change?: PersonFieldChange; readonly errors: readonly UserError[] };

/** Texts that fit no kind of value are refused here; what a field takes is the service's rule. */
const valueRule: TextRule = {
  format: fieldValueFormat,
  blank: 'To empty a field, give nothing.',
  tooLong: `No value has more than ${FIELD_VALUE_MAX} characters.`,
  invalid: 'The text holds characters that cannot be shown.',
};

/** What somebody is to have in one field, or what is wrong with it. */
function readField({ customFieldId, valueId, text, contactId }: ProfileFieldInput, place: number): Read {
  const path = ['fields', String(place)];
  if ([valueId, text, contactId].filter((one) => typeof one === 'string').length > 1) {
    return { errors: [userError('INVALID', path, 'A field has one value: give its id, its text or a contact.')] };
  }
  const fieldId = keyOfId('CustomField', customFieldId);
  const value = typeof valueId === 'string' ? keyOfId('CustomFieldValue', valueId) : undefined;
  const contact = typeof contactId === 'string' ? keyOfId('Member', contactId) : undefined;
  const errors = [
    ...(fieldId === null ? [notFound([...path, 'customFieldId'])] : []),
    ...(value === null ? [notFound([...path, 'valueId'])] : []),
    ...(contact === null ? [notFound([...path, 'contactId'])] : []),
    ...readText(valueRule, text, [...path, 'text']).errors,
  ];
  if (fieldId === null || value === null || contact === null || errors.length > 0) return { errors };
  return { change: { fieldId, valueId: value, text: text ?? undefined, contactGuid: contact }, errors };
}

/** The changes, or what is wrong with them. */
function readFields(given: readonly ProfileFieldInput[]): { changes: PersonFieldChange[]; errors: UserError[] } {
  if (given.length === 0) return { changes: [], errors: [userError('REQUIRED', ['fields'], 'Name at least one.')] };
  if (given.length > MAX_FIELDS) {
    return { changes: [], errors: [userError('TOO_MANY', ['fields'], `At most ${MAX_FIELDS} are taken at once.`)] };
  }
  const changes = new Map<string, PersonFieldChange>();
  const errors: UserError[] = [];
  for (const [place, field] of given.entries()) {
    const read = readField(field, place);
    errors.push(...read.errors);
    if (read.change && changes.has(read.change.fieldId)) {
      errors.push(userError('DUPLICATE', ['fields', String(place)], 'The field stands there before.'));
    } else if (read.change) changes.set(read.change.fieldId, read.change);
  }
  return { changes: [...changes.values()], errors: firstErrors(errors) };
}

/** Changes what somebody has in fields; the payload's are the service's answer. */
export const profileFieldsUpdate: Mutation<'profileFieldsUpdate'> = async (
  _root,
  { input: { memberId, fields: given, version, idempotencyKey } },
  context,
) => {
  const actor = actorOf(context);
  const guid = typeof memberId === 'string' ? keyOfId('Member', memberId) : actor;
  const { changes: fields, errors } = readFields(given);
  if (guid === null) return { member: null, userErrors: [notFound(['memberId']), ...errors] };
  if (errors.length > 0) return { member: null, userErrors: errors };
  const changes = { guid, version: version ?? undefined, fields };
  const outcome = await written(
    () => fieldRest(context.upstream).updateMemberFields(changes, idempotencyKey),
    profileError,
  );
  if ('error' in outcome) return { member: null, userErrors: [outcome.error] };
  forgetReads(context);
  context.loaders.field.ofMember.prime(guid, outcome.answer);
  return { member: memberByGuid(guid), userErrors: [] };
};
