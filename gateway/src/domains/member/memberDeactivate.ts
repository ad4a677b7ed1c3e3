import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { Mutation } from '../../mutation.ts';
import { actAs } from '../../scope.ts';
import { needsProfile, readAgain } from './facts.ts';
import { actorOf } from '../identity/facts.ts';
import { type LeanProfile, type MemberRecord, memberByGuid, memberOf } from './mapper.ts';
import { profilesOrThrow } from './people.ts';
import { memberRest } from './rest.ts';
import { actOnMembers } from './subjects.ts';

type Profiles = ReadonlyMap<string, LeanProfile>;

/** The people as they are before; an error where they cannot be read, since nothing is changed by then. */
async function profilesBefore(guids: readonly string[], { loaders }: GatewayContext): Promise<Profiles> {
  const profiles = await profilesOrThrow(loaders.member.leanProfile, guids);
  return new Map(profiles.flatMap((profile) => (profile === null ? [] : [[profile.guid, profile]])));
}

/** What somebody is after having been switched off just now: no admin any more, and without a licence. */
const switchedOff = (profile: LeanProfile, { now }: GatewayContext): LeanProfile => ({
  ...profile,
  standing: {
    role: profile.standing.role === 'ADMIN' ? 'MEMBER' : profile.standing.role,
    status: 'DEACTIVATED',
    since: now(),
    isLicensed: false,
    isAutoRenewEnabled: false,
    trialLicenceEndsAt: null,
  },
});

/** Switches memberships off; the payload has the people as they are now. */
export const memberDeactivate: Mutation<'memberDeactivate'> = async (_root, { input }, context, info) => {
  const actor = actorOf(context);
  let before: Profiles = new Map();
  const { done, userErrors } = await actOnMembers(input.memberIds, async (guids) => {
    // Whoever switches themselves off cannot read anything afterwards: their session ends with it.
    if (guids.includes(actor) && needsProfile(info, ['members'])) before = await profilesBefore(guids, context);
    return memberRest(context.upstream).deactivate(actor, guids, input.idempotencyKey);
  });
  return { members: await peopleAfter(done, { actor, before }, context, info), userErrors };
};

async function peopleAfter(
  done: readonly string[],
  { actor, before }: { actor: string; before: Profiles },
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<MemberRecord[]> {
  if (!done.includes(actor)) return readAgain(context, done, info);
  actAs(context, null); // the service has ended the session
  return done.map((guid) => {
    const profile = before.get(guid);
    return profile === undefined ? memberByGuid(guid) : memberOf(switchedOff(profile, context));
  });
}
