import type { Campaign } from './campaign.ts';

/** Every campaign, in the order in which they run. */
export const campaigns: readonly Campaign[] = [];
