import type { LeaveEffect, Role } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import { openId, toId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { safeUrl } from '../../lib/scalars.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { roles } from './mapper.ts';

/** One of the teams of the viewer's address. What is left to its fields' resolvers is read when it is asked for. */
export type TeamMembershipRecord = {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly url: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  readonly isCurrent: boolean;
  readonly leaveEffect: LeaveEffect;
};

const leaveEffects = enumOf('LeaveEffect', {
  MEMBERSHIP_ENDS: 'membership_ends',
  ADMIN_RIGHTS_END: 'admin_rights_end',
  TEAM_IS_DELETED: 'team_is_deleted',
  REFUSED_LAST_ADMIN: 'last_admin',
  REFUSED_AUTO_JOIN: 'auto_join',
} as const satisfies WordsOf<LeaveEffect>);

/** Who somebody is in which team. */
export type MembershipKey = { readonly guid: string; readonly teamId: string };

const KEY = /^([A-Za-z0-9_-]{1,64})\/([\x21-\x7e]{1,64})$/;

export const membershipId = ({ guid, teamId }: MembershipKey) => toId('TeamMembership', `${guid}/${teamId}`);

/** The membership behind an id; null where it is the id of something else, or none. */
export function membershipOfId(id: string): MembershipKey | null {
  const opened = openId(id);
  const [, guid, teamId] = (opened?.type === 'TeamMembership' ? KEY.exec(opened.key) : null) ?? [];
  return guid === undefined || teamId === undefined ? null : { guid, teamId };
}

/** Whether the present team does not allow access from here: that says nothing about the other team that was named. */
export function isOfPresentTeam(error: unknown): boolean {
  const refusal = refusalIn(error, 'unauthorized_ip');
  return refusal !== null && refusal.field !== 'teamId';
}

/** @returns the teams, and whether they are those of a proven address */
export const toMemberships = ({ teams, isAddressProven }: Answer<'identity', 'userTeams'>, log: Log) => ({
  isAddressProven: isAddressProven ?? true,
  teams: teams.map((wire): TeamMembershipRecord => ({
    id: membershipId(wire),
    teamId: wire.teamId,
    name: wire.name,
    url: wire.url,
    avatarUrl: safeUrl(wire.avatar),
    role: roles.read(wire.role, log),
    isCurrent: wire.isCurrent,
    leaveEffect: leaveEffects.read(wire.leaving, log),
  })),
});
