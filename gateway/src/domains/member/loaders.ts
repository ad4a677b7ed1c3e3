import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { batchById } from '../../lib/batchById.ts';
import { GatewayError } from '../../lib/errors.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import { selectedAt } from '../../lib/selection.ts';
import type { Upstream } from '../../upstream/client.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { type LeanProfile, type MemberRecord, memberByGuid, memberOf, toLeanProfile } from './mapper.ts';
import { LEAN_PROFILES_CHUNK, TEAM_COUNTS_CHUNK, memberRest } from './rest.ts';

export type MemberLoaders = ReturnType<typeof memberLoaders>;

export function memberLoaders(upstream: Upstream, log: Log) {
  const rest = memberRest(upstream);
  const profiles = (fetchDeleted: boolean) =>
    batchById<LeanProfile>(
      LEAN_PROFILES_CHUNK,
      ({ guid }) => guid,
      async (guids) => (await rest.leanProfiles(guids, fetchDeleted)).profiles.map((wire) => toLeanProfile(wire, log)),
    );
  return {
    count: once(() => rest.membersCount()),
    admins: once(() => rest.admins()),
    domainAdmins: once(() => rest.domainAdmins()),
    /** How many active people a team of the viewer's address has. */
    teamCount: batchById<{ teamId: string; count: number }>(
      TEAM_COUNTS_CHUNK,
      ({ teamId }) => teamId,
      async (teamIds) => (await rest.memberCountForTeams(teamIds)).counts,
    ),
    /** Whoever belongs to the team, asks to join it or is switched off. */
    leanProfile: profiles(false),
    /** The same with those who were removed. */
    everyProfile: profiles(true),
  };
}

const faults: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_INVALID']);

/** Whether an error is the fault of a service, rather than its decision. */
export const isFault = (error: unknown) => error instanceof UpstreamError && faults.has(error.code);

/** What needs nothing but the guid. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['__typename', 'id', 'guid']);

/** Whether the fields selected at the path below the field being resolved are more than a guid can answer. */
export const needsProfile = (info: GraphQLResolveInfo, path: readonly string[]) =>
  [...selectedAt(info, path)].some((field) => !OWN_FIELDS.has(field));

/** Forgets what this request has read: a change may have made it wrong. */
export const forgetReads = (context: GatewayContext) => void Object.assign(context, context.scopeOf(context.identity));

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
  const profiles = await context.loaders.member.leanProfile.loadMany(guids);
  return profiles.flatMap((profile) => {
    if (profile instanceof Error) throw isFault(profile) ? new GatewayError('OUTCOME_UNKNOWN') : profile;
    return profile === null ? [] : [memberOf(profile)];
  });
}
