import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { auditEntry } from '../db/tables/system.ts';
import type { AuditAction } from './auditActions.ts';
import type { Cause } from './cause.ts';

/** What changes, as far as it is told. Secrets and what they could be guessed from have no place in it. */
type Change = { before?: unknown; after?: unknown };

/** What a change has to say about itself. */
export type AuditEntry = Change & {
  teamId: string | null;
  /** The guid of the person who acted; null when nobody was signed in. */
  actor: string | null;
  action: AuditAction;
  /** What it was done to, as `kind:id`. */
  target: string;
};

type Origin = { db: Queries; now: number; requestId?: string; parentJobId?: number };

/** An entry names as many people. */
const MAX_NAMED = 50;

/** What an entry says of many people: their guids; of more than 50 only how many they are. */
export const auditedGuids = (guids: readonly string[]): readonly string[] | number =>
  guids.length > MAX_NAMED ? guids.length : guids;

/**
 * Writes down a change in the transaction that makes it.
 *
 * @param target what it was done to, as `kind:id`
 */
export const note = (cause: Cause, action: AuditAction, target: string, change: Change = {}): Promise<void> =>
  noteAll(cause, action, [{ target, ...change }]);

/** The same of several that are changed in one way, at most some thousands. */
export const noteAll = (
  cause: Cause,
  action: AuditAction,
  changes: readonly (Change & { target: string })[],
): Promise<void> =>
  recordAudits(
    cause,
    changes.map((change) => ({ teamId: cause.teamId, actor: cause.actor, action, ...change })),
  );

/** The same of a change by nobody who is signed in, or of another team. */
export const recordAudit = (origin: Origin, entry: AuditEntry): Promise<void> => recordAudits(origin, [entry]);

/** The same of several. */
export async function recordAudits(origin: Origin, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await origin.db.insert(auditEntry).values(
    entries.map((entry) => ({
      ...entry,
      before: entry.before ?? null,
      after: entry.after ?? null,
      requestId: origin.requestId ?? null,
      parentJobId: origin.parentJobId ?? null,
      at: origin.now,
    })),
  );
}

/** Whether a change of a team was written down before. */
export async function isRecorded(
  db: Queries,
  { teamId, action, target }: { teamId: string; action: AuditAction; target: string },
): Promise<boolean> {
  const isSame = and(eq(auditEntry.teamId, teamId), eq(auditEntry.action, action), eq(auditEntry.target, target));
  return (await db.$count(auditEntry, isSame)) > 0;
}
