import { duesOf } from '../../pro/duesOf.ts';
import type { PaidTeam } from '../../pro/planTypes.ts';

/** What of that which a team owes is to be paid before anything else: its dues, then its balance; null where nothing is. */
export const owedFirst = (team: PaidTeam): 'dues' | 'balance' | null => {
  if (team.billing.paymentMethod === 'INVOICE') return null;
  if (duesOf(team, null)) return 'dues';
  return (team.billing.accountBalanceDue?.amountMinor ?? 0) > 0 ? 'balance' : null;
};
