import type { Queries } from '../../../db/database.ts';
import { planAndMode } from '../../billing/planActions.ts';
import { countLicensed } from '../../member/listRepository.ts';
import type { TeamRow } from '../repository.ts';
import {
  STORAGE_BYTES_PER_LICENCE,
  freeStorageBytes,
  freeStorageNoticeBytes,
  storageLimitBytes,
} from './limitRules.ts';

/** How many bytes a team's files take, may take now, might take on the free plan before it hears of it and at most, and would for each licence. */
export async function storageOf(db: Queries, team: TeamRow, now: number) {
  const { plan, mode } = await planAndMode({ db, now }, team);
  const licensed = await countLicensed(db, team.teamId);
  return {
    usedBytes: team.storageUsedBytes,
    limitBytes: storageLimitBytes(plan, mode, licensed),
    freeLimitBytes: freeStorageBytes(mode),
    freeNoticeBytes: freeStorageNoticeBytes(mode),
    bytesPerLicence: STORAGE_BYTES_PER_LICENCE,
  };
}
