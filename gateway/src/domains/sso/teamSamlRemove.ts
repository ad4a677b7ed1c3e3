import { given } from '../../lib/given.ts';
import type { Mutation } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { changeTeam } from '../team/changeTeam.ts';
import { ssoRest } from './rest.ts';

const refusals = {
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
} as const satisfies RefusalTable<'sso.removeSamlConfiguration'>;

/** Has people sign in at no identity provider any more; the team is read afresh. */
export const teamSamlRemove: Mutation<'teamSamlRemove'> = (_root, { input: { version, idempotencyKey } }, context) =>
  changeTeam(context, () => ssoRest(context.upstream).removeSaml(given({ version }), idempotencyKey), refusals);
