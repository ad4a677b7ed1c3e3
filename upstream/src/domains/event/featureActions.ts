import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { findOwnProfile } from '../identity/repository.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { addFeatureRequest } from './featureRepository.ts';
import { ssoToken } from './ssoTokenRules.ts';

/** The calendar day in UTC, as `2026-11-21`. */
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Keeps a team's wish for a feature; whether it is the first of the day. */
export async function requestFeature(
  context: SessionContext,
  { feature, email, teamSize }: Body<'event', 'requestFeature'>,
): Promise<boolean> {
  const { cause } = await lockForAdmin(context);
  const { db, now, teamId, actor } = cause;
  const wish = { teamId, feature, day: dayOf(now), guid: actor, email, teamSize, requestedAt: now };
  const isNew = await addFeatureRequest(db, wish);
  if (isNew) {
    await note(cause, 'event.requestFeature', `team:${teamId}`, { after: { feature, teamSize } });
  }
  return isNew;
}

/** Gives a token that signs somebody in at the feedback site. */
export async function issueFeedbackToken(context: SessionContext, feedbackKey: string): Promise<string> {
  const { db, now, actor } = context;
  const found = await findOwnProfile(db, actor.guid);
  if (!found) throw new Fault('A session without a person.');
  await note(causeOf(context), 'event.issueFeedbackToken', `person:${actor.guid}`);
  return ssoToken(feedbackKey, found.person, now);
}
