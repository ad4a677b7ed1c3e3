/** Who may come into a team by themselves. */
export type JoinPolicy = { isAutoJoin: boolean; isOpen: boolean; canJoinDomains: readonly string[] };

/** Whether a team names the domain as one whose people it takes in unasked. That of a merged team is none by itself. */
const isApproved = (domain: string, { canJoinDomains }: JoinPolicy) =>
  canJoinDomains.some((approved) => approved.toLowerCase() === domain);

/**
 * What becomes of somebody who asks to come into a team by an address of this domain: active at once, or waiting for an
 * admin, or why neither. A team with auto-join takes in everybody of its organisation. Who was removed, or left, comes back at
 * most as waiting.
 */
export function joinOutcome(
  domain: string,
  team: JoinPolicy,
  { organisation, isComingBack }: { organisation: ReadonlySet<string>; isComingBack: boolean },
): { state: 'active' | 'pending' } | { refusal: 'domain_not_allowed' | 'invite_only' } {
  if ((team.isAutoJoin && organisation.has(domain)) || isApproved(domain, team)) {
    return { state: isComingBack ? 'pending' : 'active' };
  }
  if (team.isOpen) return { state: 'pending' };
  return { refusal: team.isAutoJoin || team.canJoinDomains.length > 0 ? 'domain_not_allowed' : 'invite_only' };
}
