import type { Answer, Query } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { countHolders } from '../licence/repository.ts';
import { billingOf } from './repository.ts';
import { dueDayOf, isActivationAllowed, licenceCountsOf } from './rules.ts';
import { settledBilling } from './trialRules.ts';

/**
 * What the team has bought, how its licences are given out, and what it owes.
 *
 * @throws Refusal `team_not_found`
 */
export async function billingData(
  { db, now, actor }: SessionContext,
  { teamId }: Query<'billing', 'billingData'>,
): Promise<Answer<'billing', 'billingData'>> {
  if (teamId !== actor.teamId) throw new Refusal('team_not_found');
  const row = settledBilling(await billingOf(db, teamId), now);
  const holders = await countHolders(db, teamId);
  const counts = licenceCountsOf(row.licencesBought, holders.licensed);
  const { currency } = row;
  return {
    billing: {
      type: row.type,
      isLiteUserRestricted: row.isLiteUserRestricted,
      teamDetails: {
        activationTimestamp: row.activationAt,
        isActivationAllowed: isActivationAllowed(row, now),
        licensedUsers: counts.assigned,
        liteUsers: holders.lite,
        currentUnusedLicenses: counts.unused,
      },
    },
    newBilling: { balance: { amount: row.balance, currency } },
    pendingPaymentDetails: {
      pendingAmount: { amount: row.pendingAmount, currency },
      deadline: dueDayOf(row),
    },
  };
}
