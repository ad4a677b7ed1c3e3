import { auditedGuids, recordAudit } from '../../lib/audit.ts';
import type { AnyCause } from '../../lib/cause.ts';
import type { Interval } from '../billing/priceRules.ts';
import { endingHolders, licensedGuids, moveCategory, setLicences } from './repository.ts';

async function end(cause: AnyCause, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  const { db, teamId, actor } = cause;
  await setLicences(db, guids, { isLicensed: false, isAutoRenewEnabled: false, licenceCategory: null });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'licence.end', target: `team:${teamId}`, after: { guids: auditedGuids(guids) } },
  });
}

/** Takes the licences from everybody of a team, whose plan is over. The team is locked. */
export const endAllLicences = async (cause: AnyCause): Promise<void> =>
  end(cause, await licensedGuids(cause.db, cause.teamId));

/**
 * Takes so many licences of a category back: from those whose licence is not to be renewed first, and of all in the order in
 * which they came. The team is locked.
 */
export const endLicences = async (cause: AnyCause, category: Interval, count: number): Promise<void> =>
  end(cause, await endingHolders(cause.db, cause.teamId, category, count));

/** Makes so many licences of one category licences of another one, as a subscription's become with its interval. */
export const changeCategory = (
  { db, teamId }: Pick<AnyCause, 'db' | 'teamId'>,
  { from, to }: { from: Interval; to: Interval },
  count: number,
): Promise<void> => moveCategory(db, teamId, { from, to }, count);
