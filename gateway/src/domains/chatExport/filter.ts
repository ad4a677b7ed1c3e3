import { emailFormat } from '@muster/schema/formats/email';
import type { ChatExportFilter, UserError } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import { messageTypes, tasks } from './mapper.ts';

/** As many addresses as one call takes. */
const EMAILS_MAX = 20_000;

type Wanted = Body<'chatExport', 'exportEstimate'>;

/** Which conversations are wanted, in the service's words; or what is wrong with it, whatever the service knows. */
export function readFilter(
  input: ChatExportFilter,
): { readonly filter: Wanted } | { readonly errors: readonly UserError[] } {
  const errors: UserError[] = [];
  const { emails = [] } = input;
  if (emails.length > EMAILS_MAX) {
    errors.push(userError('TOO_MANY', ['emails'], `At most ${EMAILS_MAX} are taken at once.`));
  }
  const wrong = emails.flatMap((email, place) => (emailFormat.safeParse(email).success ? [] : [place]));
  errors.push(...wrong.map((place) => userError('INVALID', ['emails', String(place)], 'This is no e-mail address.')));
  if (input.tasks.length === 0) errors.push(userError('REQUIRED', ['tasks'], 'Name at least one.'));
  const wanted = [...new Set(input.tasks)].flatMap((task) => tasks.wire(task) ?? []);
  if (input.tasks.includes('UNKNOWN')) errors.push(userError('INVALID', ['tasks'], 'UNKNOWN stands in answers only.'));
  const messageType = messageTypes.wire(input.messageType);
  if (messageType === null) errors.push(userError('INVALID', ['messageType'], 'UNKNOWN stands in answers only.'));
  const { dateFrom = null, dateTo = null } = input;
  if (dateFrom !== null && dateTo !== null && dateFrom > dateTo)
    errors.push(userError('INVALID', ['dateTo'], 'The last day is before the first one.'));
  if (errors.length > 0 || messageType === null) return { errors: firstErrors(errors) };
  const days = { ...(dateFrom === null ? {} : { dateFrom }), ...(dateTo === null ? {} : { dateTo }) };
  return { filter: { emails: emails.map((email) => email.trim()), tasks: wanted, messageType, ...days } };
}
