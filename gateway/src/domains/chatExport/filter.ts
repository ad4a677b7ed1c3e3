import { emailFormat } from '@muster/schema/formats/email';
import type { ChatExportFilter, UserError } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import { messageTypes, tasks } from './mapper.ts';

/** As many addresses as one call takes. */
const EMAILS_MAX = 20_000;

/** As many channels as one call takes. */
const CHANNELS_MAX = 200;

type Wanted = Body<'chatExport', 'exportEstimate'>;

/** Whose conversations are wanted, and what is wrong with that. */
function readEmails({ emails = [] }: ChatExportFilter) {
  const errors = emails.flatMap((email, place) =>
    emailFormat.safeParse(email).success
      ? []
      : [userError('INVALID', ['emails', String(place)], 'This is no e-mail address.')],
  );
  if (emails.length > EMAILS_MAX)
    errors.unshift(userError('TOO_MANY', ['emails'], `At most ${EMAILS_MAX} are taken at once.`));
  return { emails: emails.map((email) => email.trim()), errors };
}

/** To which channels it is limited, and what is wrong with them. */
function readChannels({ channelIds = [], tasks: wanted }: ChatExportFilter) {
  const at = ['channelIds'];
  const channels = channelIds.map((id) => keyOfId('Channel', id));
  const errors = channels.flatMap((key, place) => (key === null ? [notFound([...at, String(place)])] : []));
  if (channels.length > CHANNELS_MAX)
    errors.push(userError('TOO_MANY', at, `At most ${CHANNELS_MAX} are taken at once.`));
  if (channels.length > 0 && !wanted.includes('GROUP_HISTORY'))
    errors.push(userError('INVALID', at, 'Channels are part of GROUP_HISTORY alone.'));
  return { channels: channels.filter((key) => key !== null), errors };
}

/** Which conversations are wanted, in the service's words; or what is wrong with it, whatever the service knows. */
export function readFilter(
  input: ChatExportFilter,
): { readonly filter: Wanted } | { readonly errors: readonly UserError[] } {
  const { emails, errors: emailErrors } = readEmails(input);
  const { channels, errors: channelErrors } = readChannels(input);
  const errors = [...emailErrors, ...channelErrors];
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
  const limits = { ...(channels.length === 0 ? {} : { channels }), ...days };
  return { filter: { emails, tasks: wanted, messageType, ...limits } };
}
