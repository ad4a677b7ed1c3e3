import type { FeatureRequestPayload, UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { eventRest } from './rest.ts';

const FEATURE = /^[a-z][a-z0-9.-]{0,99}$/;

const refused = (error: UserError): FeatureRequestPayload => ({ feature: null, userErrors: [error] });

/** Passes a wish on, and tells the owner's automation where it is the team's first of the day. */
export const featureRequest: Mutation<'featureRequest'> = async (_root, { input }, context) => {
  const { feature, idempotencyKey } = input;
  if (!FEATURE.test(feature)) return refused(userError('INVALID', ['feature'], 'There is no such feature.'));
  const { identity, member } = context.loaders;
  const [{ guid, email }, { count }] = await Promise.all([identity.profile(), member.count()]);
  const wish = { feature, email, teamSize: count };
  const outcome = await written(() => eventRest(context.upstream).requestFeature(wish, idempotencyKey), {});
  if ('error' in outcome) return refused(outcome.error);
  if (outcome.answer.isNew) {
    const key = `${guid} ${idempotencyKey ?? context.requestId}`;
    await context.tellOfWish(wish, { key, log: context.log });
  }
  return { feature, userErrors: [] };
};
