import type { MutationResolvers } from '../../generated/resolvers.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { TEAM } from './mapper.ts';
import { teamRest } from './rest.ts';
import { welcomeTextErrors } from './welcomeText.ts';

const refusals = {
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable;

/** Changes what people read when they come into the team; the team is read afresh. */
export const welcomeMessageUpdate: NonNullable<MutationResolvers['welcomeMessageUpdate']> = async (
  _root,
  { input },
  context,
) => {
  const { isEnabled, senderName, message, version, idempotencyKey } = input;
  const errors = welcomeTextErrors({ senderName, message });
  if (errors.length > 0) return { team: null, userErrors: errors };
  const changes = {
    ...(typeof isEnabled === 'boolean' ? { enabled: isEnabled } : {}),
    ...(typeof senderName === 'string' ? { senderName: senderName.trim() } : {}),
    ...(typeof message === 'string' ? { message: message.trim() } : {}),
    ...(typeof version === 'number' ? { version } : {}),
  };
  try {
    await teamRest(context.upstream).setWelcomeMessage(changes, idempotencyKey);
  } catch (error) {
    return { team: null, userErrors: [refusalError(error, refusals)] };
  }
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
