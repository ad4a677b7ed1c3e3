import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { toProfile } from './mapper.ts';
import { identityRest } from './rest.ts';
import { toSessions } from './sessionMapper.ts';
import { toMemberships } from './teamMapper.ts';

export type IdentityLoaders = ReturnType<typeof identityLoaders>;

export function identityLoaders(upstream: Upstream, log: Log) {
  const rest = identityRest(upstream);
  return {
    profile: once(async () => toProfile(await rest.fullProfile(), log)),
    sessions: once(async () => toSessions(await rest.userSessions(), log)),
    memberships: once(async () => toMemberships(await rest.userTeams(), log)),
  };
}
