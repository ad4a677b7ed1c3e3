import { given } from '../../lib/given.ts';
import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam, unchangedTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';
import { welcomeTextErrors } from './welcomeText.ts';

const refusals = {
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable<'team.setWelcomeMessage'>;

/** Changes what people read when they come into the team; the team is read afresh. */
export const welcomeMessageUpdate: Mutation<'welcomeMessageUpdate'> = async (_root, { input }, context) => {
  const { isEnabled, senderName, message, version, idempotencyKey } = input;
  const errors = welcomeTextErrors({ senderName, message });
  if (errors.length > 0) return unchangedTeam(...errors);
  const changes = given({ enabled: isEnabled, senderName: senderName?.trim(), message: message?.trim(), version });
  return changeTeam(context, () => teamRest(context.upstream).setWelcomeMessage(changes, idempotencyKey), refusals);
};
