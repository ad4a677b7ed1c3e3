import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { countHolders } from '../licence/repository.ts';
import { billingOf } from './repository.ts';
import { isActivationAllowed, seatsOf } from './rules.ts';

export function billingRoutes(): Routes<'billing'> {
  return {
    billingData: signedIn(adminsOnly, async ({ db, now, actor }, { query }) => {
      if (query.teamId !== actor.teamId) throw new Refusal('team_not_found');
      const row = await billingOf(db, actor.teamId);
      const holders = await countHolders(db, actor.teamId);
      const seats = seatsOf(row.licencesBought, holders.licensed);
      const { currency } = row;
      return {
        billing: {
          type: row.type,
          isLiteUserRestricted: row.isLiteUserRestricted,
          teamDetails: {
            activationTimestamp: row.activationAt,
            isActivationAllowed: isActivationAllowed(row, now),
            licensedUsers: seats.assigned,
            liteUsers: holders.lite,
            currentUnusedLicenses: seats.unused,
          },
        },
        newBilling: { balance: { amount: row.balance, currency } },
        pendingPaymentDetails: {
          pendingAmount: { amount: row.pendingAmount, currency },
          deadline: row.pendingDeadline,
        },
      };
    }),
  };
}
