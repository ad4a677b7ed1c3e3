import type { Queries } from '../../db/database.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import { countLicensed } from '../member/repository.ts';
import type { TeamRow } from './repository.ts';
import { freeStorageBytes, paywallMode, storageLimitBytes } from './rules.ts';

/** How many bytes a team's files take, may take now, and might take on the free plan. */
export async function storageOf(db: Queries, team: TeamRow, now: number) {
  const billing = await billingOf(db, team.teamId);
  const mode = paywallMode({ ...team, billingType: billing.type });
  const licensed = await countLicensed(db, team.teamId);
  return {
    usedBytes: team.storageUsedBytes,
    limitBytes: storageLimitBytes(effectivePlan(billing, now), mode, licensed),
    freeLimitBytes: freeStorageBytes(mode),
  };
}
