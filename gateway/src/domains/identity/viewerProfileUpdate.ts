import { PERSON_NAME_MAX, personNameFormat } from '@muster/schema/formats/personName';
import { callingCodeFormat, phoneNumberFormat } from '@muster/schema/formats/phone';
import type { ViewerProfileUpdateInput } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import type { Part } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeViewer, keepProfile, unchangedViewer } from './changeViewer.ts';
import { identityRest } from './rest.ts';

const refusals = {
  stale_version: ['STALE', ['version'], 'The profile was changed in the meantime: read it again.'],
} as const satisfies RefusalTable<'identity.updateProfile'>;

type Wire = Body<'identity', 'updateProfile'>;
const none = { errors: [] };

/** A name that is given; one that is left out stays, and none can be removed. */
function openName(text: string | null | undefined, field: 'firstName' | 'lastName'): Part<string> {
  if (text === undefined) return none;
  const name = text?.trim() ?? '';
  const parsed = personNameFormat.safeParse(name);
  if (parsed.success) return { value: parsed.data, errors: [] };
  if (name === '') return { errors: [userError('REQUIRED', [field], 'A person has both names.')] };
  if ([...name].length > PERSON_NAME_MAX) {
    return { errors: [userError('TOO_LONG', [field], `A name has at most ${PERSON_NAME_MAX} characters.`)] };
  }
  return { errors: [userError('INVALID', [field], 'A name is one line of text.')] };
}

/** A phone as the service writes it: empty for none. */
function openPhone(phone: ViewerProfileUpdateInput['phone']): Part<string> {
  if (phone === undefined) return none;
  if (phone === null) return { value: '', errors: [] };
  const [code, number] = [callingCodeFormat.safeParse(phone.countryCode), phoneNumberFormat.safeParse(phone.number)];
  if (code.success && number.success) return { value: `${code.data}-${number.data}`, errors: [] };
  const errorOf = (text: string, field: string, message: string) =>
    userError(text.trim() === '' ? 'REQUIRED' : 'INVALID', ['phone', field], message);
  return {
    errors: [
      ...(code.success
        ? []
        : [errorOf(phone.countryCode, 'countryCode', 'A calling code is a plus and 1 to 4 digits.')]),
      ...(number.success ? [] : [errorOf(phone.number, 'number', 'A number has 6 to 15 digits.')]),
    ],
  };
}

/** Changes the viewer's own name and phone. What the service answers is the viewer of the payload: nothing is read again. */
export const viewerProfileUpdate: Mutation<'viewerProfileUpdate'> = async (_root, { input }, context) => {
  const [first, last] = [openName(input.firstName, 'firstName'), openName(input.lastName, 'lastName')];
  const phone = openPhone(input.phone);
  const userErrors = [...first.errors, ...last.errors, ...phone.errors];
  if (userErrors.length > 0) return unchangedViewer(...userErrors);
  const name = given({ firstName: first.value, lastName: last.value });
  const changes: Wire = {
    ...(Object.keys(name).length === 0 ? {} : { name }),
    ...given({ mobile: phone.value, version: input.version }),
  };
  const update = () => identityRest(context.upstream).updateProfile(changes, input.idempotencyKey);
  return changeViewer(context, update, refusals, keepProfile);
};
