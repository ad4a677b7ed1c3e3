import { recordAudit } from '../../lib/audit.ts';
import { Fault } from '../../lib/errors.ts';
import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { findOwnProfile } from '../identity/repository.ts';
import { lockForAdmin } from '../member/actions.ts';
import { addFeatureRequest } from './featureRepository.ts';
import { ssoToken } from './ssoToken.ts';

/** The calendar day in UTC, as `2026-11-21`. */
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** @param feedbackKey what the feedback site checks the tokens with that sign people in there */
export function featureRoutes({
  feedbackKey,
}: {
  feedbackKey: string;
}): Pick<Routes<'event'>, 'requestFeature' | 'featureRequestToken'> {
  return {
    requestFeature: signedIn(adminsOnly, async (context, { body: { feature, email, teamSize } }) => {
      const cause = await lockForAdmin(context);
      const { db, now, teamId, actor } = cause;
      const wish = { teamId, feature, day: dayOf(now), guid: actor, email, teamSize, requestedAt: now };
      const isNew = await addFeatureRequest(db, wish);
      if (isNew) {
        await recordAudit(cause, {
          ...{ teamId, actor, action: 'event.requestFeature', target: `team:${teamId}` },
          after: { feature, teamSize },
        });
      }
      return { isNew };
    }),
    featureRequestToken: signedIn(
      everyRole,
      async (context) => {
        const { db, now, actor } = context;
        const found = await findOwnProfile(db, actor.guid);
        if (!found) throw new Fault('A session without a person.');
        await recordAudit(context, {
          teamId: actor.teamId,
          actor: actor.guid,
          action: 'event.issueFeedbackToken',
          target: `person:${actor.guid}`,
        });
        return { ssoToken: await ssoToken(feedbackKey, found.person, now) };
      },
      // The answer is a secret: it is not kept to be given again.
      { keyed: false },
    ),
  };
}
