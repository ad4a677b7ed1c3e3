import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { GatewayError } from '../../lib/errors.ts';
import { selectedAt } from '../../lib/selection.ts';
import { forgetReads } from '../../scope.ts';
import { isOutage } from '../../upstream/errors.ts';
import { type MemberRecord, memberByGuid, memberOf } from './mapper.ts';
import { profilesOrThrow } from './people.ts';

/** What needs nothing but the guid. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['__typename', 'id', 'guid']);

/** Whether the fields selected at the path below the field being resolved are more than a guid can answer. */
export const needsProfile = (info: GraphQLResolveInfo, path: readonly string[]) =>
  [...selectedAt(info, path)].some((field) => !OWN_FIELDS.has(field));

/**
 * The people of a payload as the services say they are after the change, read together; whoever is gone by then is left
 * out. `path` is where the payload has them. Where it asks for no more than their ids, nothing is read.
 * OUTCOME_UNKNOWN when they cannot be read: to say that nothing was changed would be wrong.
 */
export async function readAgain(
  context: GatewayContext,
  guids: readonly string[],
  info: GraphQLResolveInfo,
  path: readonly string[] = ['members'],
): Promise<MemberRecord[]> {
  forgetReads(context);
  if (guids.length === 0 || !needsProfile(info, path)) return guids.map(memberByGuid);
  try {
    const profiles = await profilesOrThrow(context.loaders.member.leanProfile, guids);
    return profiles.flatMap((profile) => (profile === null ? [] : [memberOf(profile)]));
  } catch (error) {
    throw isOutage(error) ? new GatewayError('OUTCOME_UNKNOWN') : error;
  }
}
