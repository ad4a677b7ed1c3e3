import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { issueFeedbackToken, requestFeature } from './featureActions.ts';

/** @param feedbackKey what the feedback site checks the tokens with that sign people in there */
export function featureRoutes({
  feedbackKey,
}: {
  feedbackKey: string;
}): Pick<Routes<'event'>, 'requestFeature' | 'featureRequestToken'> {
  return {
    requestFeature: signedIn(adminsOnly, async (context, { body }) => ({ isNew: await requestFeature(context, body) })),
    featureRequestToken: signedIn(
      everyRole,
      async (context) => ({ ssoToken: await issueFeedbackToken(context, feedbackKey) }),
      // The answer is a secret: it is not kept to be given again.
      { keyed: false },
    ),
  };
}
