import type { Mutation } from '../../mutation.ts';
import { changeViewer } from './changeViewer.ts';
import { optOutsFor } from './emailTopics.ts';
import { identityRest } from './rest.ts';

/** Sets which mails the viewer gets. Opt-outs from what this version has no topic for stay as they are. */
export const viewerEmailPreferencesUpdate: Mutation<'viewerEmailPreferencesUpdate'> = async (
  _root,
  { input },
  context,
) => {
  const rest = identityRest(context.upstream);
  const { prefs } = await rest.emailPreferences();
  const optOuts = optOutsFor(input.subscribedTopics, prefs);
  return changeViewer(context, () => rest.setEmailPreferences(optOuts, input.idempotencyKey), {});
};
