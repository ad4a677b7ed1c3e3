import { createHash, randomUUID } from 'node:crypto';
import type { UserError } from '../../generated/resolvers.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { type RefusalTable, placeOf, refusalError } from '../../upstream/refusals.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { actorOf } from '../identity/facts.ts';
import { readFilter } from './filter.ts';
import { formats, toChatExport } from './mapper.ts';
import { exportDisabled } from './refusals.ts';
import { chatExportRest } from './rest.ts';

const refusals = {
  chat_export_disabled: exportDisabled,
  export_in_progress: ['ALREADY_RUNNING', null, 'An export of the team is under way.'],
} as const satisfies RefusalTable<'chatExport.exportTeamConversation'>;

const places = new Map([
  ['emails', 'emails'],
  ['channels', 'channelIds'],
]);

/** At the address that nobody in the team has, or the channel that it has not. */
function errorOf(error: unknown): UserError {
  if (refusalIn(error, 'email_not_found'))
    return userError('NOT_FOUND', placeOf(error, places) ?? ['emails'], 'Nobody in the team has or had this address.');
  if (refusalIn(error, 'group_not_found'))
    return userError('NOT_FOUND', placeOf(error, places) ?? ['channelIds'], 'The team has no such channel.');
  return refusalError(error, refusals);
}

/** The same for the same key of the same person: submitted again, it is the same export. */
const jobIdOf = (guid: string, key: IdempotencyKey): string =>
  key === null || key === undefined
    ? randomUUID()
    : createHash('sha256').update(`${guid}\n${key}`).digest('base64url').slice(0, 32);

const refused = (userErrors: readonly UserError[]) => ({ chatExport: null, userErrors: [...userErrors] });

/** Asks for an export. Whose it is, is said by the session, never by the input. */
export const chatExportRequest: Mutation<'chatExportRequest'> = async (_root, { input }, context) => {
  const outputFormat = formats.wire(input.format);
  if (outputFormat === null) return refused([userError('INVALID', ['format'], 'UNKNOWN stands in answers only.')]);
  const read = readFilter(input);
  if ('errors' in read) return refused(read.errors);
  const guid = actorOf(context);
  const { teamId } = await context.loaders.identity.profile();
  const body = {
    ...{ jobId: jobIdOf(guid, input.idempotencyKey), teamId, requesterGuid: guid, size: 0 },
    ...{ ...read.filter, outputFormat },
  };
  const outcome = await written(() => chatExportRest(context.upstream).request(body, input.idempotencyKey), errorOf);
  if ('error' in outcome) return refused([outcome.error]);
  forgetReads(context);
  return { chatExport: toChatExport(outcome.answer, context.log), userErrors: [] };
};
