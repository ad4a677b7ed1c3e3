import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam } from './changeTeam.ts';
import { teamRest } from './rest.ts';

const refusals = {
  not_sandbox: ['NOT_ALLOWED', null, 'The team is not the one for trying things out.'],
} as const satisfies RefusalTable<'team.resetSandbox'>;

/** Puts the team for trying things out back; what the payload asks for is read afresh. */
export const sandboxReset: Mutation<'sandboxReset'> = (_root, { input }, context) =>
  changeTeam(context, () => teamRest(context.upstream).resetSandbox(input.idempotencyKey), refusals);
