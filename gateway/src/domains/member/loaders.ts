import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { type LeanProfile, toLeanProfile } from './mapper.ts';
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
