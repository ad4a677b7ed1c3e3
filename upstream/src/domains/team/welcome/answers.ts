import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { teamOf } from '../repository.ts';

/** The welcome message of a team. */
export async function welcomeMessage({ db, actor }: SessionContext): Promise<Answer<'team', 'welcomeMessage'>> {
  const team = await teamOf(db, actor.teamId);
  return {
    enabled: team.isWelcomeEnabled,
    senderName: team.welcomeSenderName,
    message: team.welcomeMessage,
    version: team.welcomeVersion,
  };
}
