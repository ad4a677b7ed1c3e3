import { Refusal } from '../../lib/errors.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { countLicensed } from '../member/repository.ts';
import { billingOf } from './repository.ts';
import { seatsOf } from './rules.ts';

export function billingRoutes(): Routes<'billing'> {
  return {
    billingData: signedIn(adminsOnly, async ({ db, actor }, { query }) => {
      if (query.teamId !== actor.teamId) throw new Refusal('team_not_found');
      const row = await billingOf(db, actor.teamId);
      const seats = seatsOf(row.licencesBought, await countLicensed(db, actor.teamId));
      const { currency } = row;
      return {
        billing: {
          type: row.type,
          isLiteUserRestricted: row.isLiteUserRestricted,
          teamDetails: {
            activationTimestamp: row.activationAt,
            licensedUsers: seats.assigned,
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
