import { note } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import type { Cause } from '../../lib/cause.ts';
import { type TeamRow, type VersionColumn, changeTeam } from './repository.ts';

/**
 * Changes how a team that is locked is set up, with an audit entry of just what changes; nothing where nothing does.
 *
 * @param version what counts the change: the team's own version, or that of a setting which has one; null for a setting that
 *   none counts
 */
export async function saveSetting(
  cause: Cause,
  team: TeamRow,
  action: AuditAction,
  changes: Partial<TeamRow>,
  version: VersionColumn | null = 'version',
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await changeTeam(cause.db, team.teamId, changes, version);
  const before = Object.fromEntries(Object.entries(team).filter(([column]) => column in changes));
  await note(cause, action, `team:${team.teamId}`, { before, after: changes });
}
