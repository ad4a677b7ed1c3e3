import type { MutationResolvers } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
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
    const message = 'The key was used before with another input.';
    return { viewer: null, userErrors: [userError('KEY_REUSED', ['idempotencyKey'], message)] };
  }
  Object.assign(context, context.scopeOf(context.identity));
  return { viewer: VIEWER, userErrors: [] };
};
