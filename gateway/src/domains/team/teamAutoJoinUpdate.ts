import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

const refusals = {
  auto_join_exists: ['DUPLICATE', ['isAutoJoin'], 'Another team of the domain takes in everybody already.'],
  free_email_domain: ['FREE_EMAIL_DOMAIN', ['isAutoJoin'], "Everybody may have an address in the team's domain."],
} as const satisfies RefusalTable<'team.makeAutoJoin'>;

/** Sets whether people of the team's domain join by themselves; the team is read afresh. */
export const teamAutoJoinUpdate: Mutation<'teamAutoJoinUpdate'> = (_root, { input }, context) =>
  changeTeam(context, () => teamRest(context.upstream).makeAutoJoin(input.isAutoJoin, input.idempotencyKey), refusals);
