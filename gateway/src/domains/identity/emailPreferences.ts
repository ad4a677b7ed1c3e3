import type { ViewerResolvers } from '../../generated/resolvers.ts';
import { subscribedTopics } from './emailTopics.ts';
import { identityRest } from './rest.ts';

/** Which mails the viewer gets. */
export const emailPreferences: NonNullable<ViewerResolvers['emailPreferences']> = async (
  _viewer,
  _args,
  { upstream },
) => {
  const { prefs } = await identityRest(upstream).emailPreferences();
  return { subscribedTopics: subscribedTopics(prefs) };
};
