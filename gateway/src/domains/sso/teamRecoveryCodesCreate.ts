import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { TEAM } from '../team/mapper.ts';
import { ssoRest } from './rest.ts';

const refusals = {
  sso_not_strict: ['NOT_ALLOWED', null, 'The identity provider is not the only way in.'],
} as const satisfies RefusalTable<'sso.createRecoveryCodes'>;

/** Makes recovery codes anew and tells them, this once; the team is read afresh. */
export const teamRecoveryCodesCreate: Mutation<'teamRecoveryCodesCreate'> = async (_root, { input }, context) => {
  const write = () => ssoRest(context.upstream).createRecoveryCodes(input.idempotencyKey);
  const outcome = await written(write, refusals);
  if ('error' in outcome) return { team: null, recoveryCodes: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { team: TEAM, recoveryCodes: outcome.answer.recoveryCodes, userErrors: [] };
};
