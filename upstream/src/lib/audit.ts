import type { Queries } from '../db/database.ts';
import { auditEntry } from '../db/tables/system.ts';

/** What a change has to say about itself. Secrets and what they could be guessed from have no place in it. */
export type AuditEntry = {
  teamId: string | null;
  /** The guid of the person who acted; null when nobody was signed in. */
  actor: string | null;
  /** What was done, as `domain.verb`. */
  action: string;
  /** What it was done to, as `kind:id`. */
  target: string;
  before?: unknown;
  after?: unknown;
};

type Cause = { db: Queries; now: number; requestId?: string; parentJobId?: number };

/** An entry names as many people. */
const MAX_NAMED = 50;

/** What an entry says of many people: their guids; of more than 50 only how many they are. */
export const auditedGuids = (guids: readonly string[]): readonly string[] | number =>
  guids.length > MAX_NAMED ? guids.length : guids;

/** Writes down a change in the transaction that makes it. */
export const recordAudit = (cause: Cause, entry: AuditEntry): Promise<void> => recordAudits(cause, [entry]);

/** The same for several changes at once, at most some thousands. */
export async function recordAudits(cause: Cause, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await cause.db.insert(auditEntry).values(
    entries.map((entry) => ({
      ...entry,
      before: entry.before ?? null,
      after: entry.after ?? null,
      requestId: cause.requestId ?? null,
      parentJobId: cause.parentJobId ?? null,
      at: cause.now,
    })),
  );
}
