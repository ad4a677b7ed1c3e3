import { FIELD_VALUE_MAX, fieldValueFormat } from '@muster/schema/formats/customField';
import type { MutationResolvers, ProfileFieldInput, UserError } from '../../generated/resolvers.ts';
import { GatewayError } from '../../lib/errors.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { memberByGuid } from '../member/mapper.ts';
import { profileError } from './refusals.ts';
import { type PersonFieldChange, fieldRest } from './rest.ts';

/** The most that one change takes: more than a team has. */
const MAX_FIELDS = 1_000;

type Read = { readonly change?: PersonFieldChange; readonly errors: readonly UserError[] };

/** Texts that fit no kind of value are refused here; what a field takes is the service's rule. */
function textErrors(text: string | null | undefined, path: readonly string[]): UserError[] {
  if (typeof text !== 'string') return [];
  const issue = fieldValueFormat.safeParse(text).error?.issues[0]?.code;
  if (issue === undefined) return [];
  if (issue === 'too_small') return [userError('REQUIRED', path, 'To empty a field, give nothing.')];
  if (issue === 'too_big')
    return [userError('TOO_LONG', path, `No value has more than ${FIELD_VALUE_MAX} characters.`)];
  return [userError('INVALID', path, 'The text holds characters that cannot be shown.')];
}

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
    ...textErrors(text, [...path, 'text']),
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
export const profileFieldsUpdate: NonNullable<MutationResolvers['profileFieldsUpdate']> = async (
  _root,
  { input: { memberId, fields: given, version, idempotencyKey } },
  context,
) => {
  if (context.identity === null) throw new GatewayError('UNAUTHENTICATED');
  const guid = typeof memberId === 'string' ? keyOfId('Member', memberId) : context.identity.credentials.guid;
  const { changes: fields, errors } = readFields(given);
  if (guid === null) return { member: null, userErrors: [notFound(['memberId']), ...errors] };
  if (errors.length > 0) return { member: null, userErrors: errors };
  try {
    const changes = { guid, version: version ?? undefined, fields };
    const person = await fieldRest(context.upstream).updateMemberFields(changes, idempotencyKey);
    forgetReads(context);
    context.loaders.field.ofMember.prime(guid, person);
  } catch (error) {
    return { member: null, userErrors: [profileError(error)] };
  }
  return { member: memberByGuid(guid), userErrors: [] };
};
