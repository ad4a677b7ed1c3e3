import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { TEAM } from '../team/mapper.ts';
import { isEnding } from './endings.ts';
import { ssoRest } from './rest.ts';

const STALE = ['STALE', ['replaces'], 'There is another token by now.'] as const;
const refusals = { stale_version: STALE } as const satisfies RefusalTable<'sso.generateProvisioningToken'>;

/** Makes the token of the team's directory service and tells it, this once; the team is read afresh. */
export const provisioningTokenGenerate: Mutation<'provisioningTokenGenerate'> = async (_root, { input }, context) => {
  const { replaces, idempotencyKey } = input;
  const unchanged = { team: null, secret: null };
  // No token ends so, whichever there is.
  if (typeof replaces === 'string' && !isEnding(replaces)) return { ...unchanged, userErrors: [userError(...STALE)] };
  const body = replaces === undefined ? {} : { replaces };
  const { provisioningIdpId } = context.settings;
  const write = () => ssoRest(context.upstream).generateToken(provisioningIdpId, body, idempotencyKey);
  const outcome = await written(write, refusals);
  if ('error' in outcome) return { ...unchanged, userErrors: [outcome.error] };
  forgetReads(context);
  return { team: TEAM, secret: outcome.answer.secret, userErrors: [] };
};
