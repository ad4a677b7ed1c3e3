import { batchById } from '../../lib/batchById.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { type LeanProfile, toLeanProfile } from './mapper.ts';
import { LEAN_PROFILES_CHUNK, memberRest } from './rest.ts';

export type MemberLoaders = ReturnType<typeof memberLoaders>;

export function memberLoaders(upstream: Upstream, log: Log) {
  const rest = memberRest(upstream);
  return {
    count: once(() => rest.membersCount()),
    leanProfile: batchById<LeanProfile>(
      LEAN_PROFILES_CHUNK,
      ({ guid }) => guid,
      async (guids) => (await rest.leanProfiles(guids)).profiles.map((wire) => toLeanProfile(wire, log)),
    ),
  };
}
