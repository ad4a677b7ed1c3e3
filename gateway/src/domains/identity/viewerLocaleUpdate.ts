import type { MutationResolvers } from '../../generated/resolvers.ts';
import { keyReused } from '../../lib/userErrors.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { VIEWER } from './mapper.ts';
import { identityRest } from './rest.ts';

/** Keeps the language on the account; the payload's viewer is read afresh. */
export const viewerLocaleUpdate: NonNullable<MutationResolvers['viewerLocaleUpdate']> = async (
  _root,
  { input },
  context,
) => {
  try {
    await identityRest(context.upstream).updateLocale(input.locale, input.idempotencyKey);
  } catch (error) {
    if (!refusalIn(error, 'idempotency_key_reused')) throw error;
    return { viewer: null, userErrors: [keyReused()] };
  }
  Object.assign(context, context.scopeOf(context.identity));
  return { viewer: VIEWER, userErrors: [] };
};
