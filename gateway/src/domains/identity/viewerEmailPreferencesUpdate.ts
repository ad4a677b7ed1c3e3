import type { MutationResolvers } from '../../generated/resolvers.ts';
import { refusalError } from '../../lib/refusalErrors.ts';
import { forgetReads } from '../member/loaders.ts';
import { optOutsFor } from './emailTopics.ts';
import { VIEWER } from './mapper.ts';
import { identityRest } from './rest.ts';

/** Sets which mails the viewer gets. Opt-outs from what this version has no topic for stay as they are. */
export const viewerEmailPreferencesUpdate: NonNullable<MutationResolvers['viewerEmailPreferencesUpdate']> = async (
  _root,
  { input },
  context,
) => {
  const rest = identityRest(context.upstream);
  const { prefs } = await rest.emailPreferences();
  try {
    await rest.setEmailPreferences(optOutsFor(input.subscribedTopics, prefs), input.idempotencyKey);
  } catch (error) {
    return { viewer: null, userErrors: [refusalError(error, {})] };
  }
  forgetReads(context);
  return { viewer: VIEWER, userErrors: [] };
};
