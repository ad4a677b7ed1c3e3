import { given } from '../../lib/given.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam, unchangedTeam } from '../team/changeTeam.ts';
import { isEnding } from './endings.ts';
import { ssoRest } from './rest.ts';

const STALE = ['STALE', ['ending'], 'There is another token by now.'] as const;
const refusals = { stale_version: STALE } as const satisfies RefusalTable<'sso.deleteProvisioningToken'>;

/** Deletes the token of the team's directory service; the team is read afresh. */
export const provisioningTokenDelete: Mutation<'provisioningTokenDelete'> = (_root, { input }, context) => {
  const { ending, idempotencyKey } = input;
  if (typeof ending === 'string' && !isEnding(ending)) return unchangedTeam(userError(...STALE));
  const query = { idpId: context.settings.provisioningIdpId, ...given({ ending }) };
  return changeTeam(context, () => ssoRest(context.upstream).deleteToken(query, idempotencyKey), refusals);
};
