import type { Campaign } from './campaign.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { hostileDocumentsCampaign } from './hostileDocuments/hostileDocuments.ts';
import { faults } from './faults/faults.ts';
import { jobs } from './jobs/jobs.ts';
import { money } from './money/money.ts';
import { isolation } from './isolation/isolation.ts';
import { twoGateways } from './twoGateways/twoGateways.ts';
import { overload } from './overload/overload.ts';
import { redis } from './redis/redis.ts';
import { shutdown } from './shutdown/shutdown.ts';

/** Every campaign, in the order in which they run. */
export const campaigns: readonly Campaign[] = [
  isolation,
  twoGateways,
  faults,
  overload,
  shutdown,
  jobs,
  money,
  redis,
  fuzz,
  hostileDocumentsCampaign,
];
