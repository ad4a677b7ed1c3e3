import type { AnyCause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import type { Currency } from '../../billing/moneyRules.ts';
import { lastDayOf } from '../../billing/periodRules.ts';
import { tellAdmins } from '../mail/actions.ts';
import type { OrderRow } from '../order/repository.ts';
import { invoiceOf } from './repository.ts';

/** Tells the admins that an order was paid, and where its invoice is. */
export async function sendReceipt(
  { db, now, teamId }: AnyCause,
  { amount, currency }: Pick<OrderRow, 'amount' | 'currency'>,
  invoiceId: string,
): Promise<void> {
  const invoice = await invoiceOf(db, teamId, invoiceId);
  if (invoice === null) throw new Fault('A receipt without an invoice.');
  await tellAdmins(db, now, teamId, { kind: 'receipt', number: invoice.number, amount, currency });
}

/** Tells them of an invoice that nobody charges: they pay it as it was agreed. `owed` is what the team owes in all. */
export async function sendOpenInvoice({ db, now, teamId }: AnyCause, invoiceId: string, owed: number): Promise<void> {
  const invoice = await invoiceOf(db, teamId, invoiceId);
  if (invoice === null) throw new Fault('An invoice that was not issued.');
  const { number, total: amount, currency } = invoice;
  await tellAdmins(db, now, teamId, { kind: 'invoice', number, amount, currency, isOpen: true, owed });
}

/** Tells them of money for which there was nothing to buy any more. */
export const sendOverpayment = (
  { db, now, teamId }: AnyCause,
  { currency }: Pick<OrderRow, 'currency'>,
  amount: number,
): Promise<void> => tellAdmins(db, now, teamId, { kind: 'overpayment', amount, currency });

/** Tells them that a renewal was not charged, and until when it may be paid. */
export const sendRenewalFailed = (
  { db, now, teamId }: AnyCause,
  { amount, currency }: Pick<OrderRow, 'amount' | 'currency'>,
  { lastFour, deadline }: { lastFour: string | null; deadline: number | null },
): Promise<void> => tellAdmins(db, now, teamId, { kind: 'failed', lastFour, until: deadline, amount, currency });

/** Tells them that PRO was given up, and what the final bill comes to. */
export const sendCancellation = (
  { db, now, teamId }: AnyCause,
  { totalAmount, currency, endsOn }: { totalAmount: number; currency: Currency; endsOn: number | null },
): Promise<void> => {
  const lastDay = endsOn === null ? null : lastDayOf({ renewsAt: endsOn });
  return tellAdmins(db, now, teamId, { kind: 'cancelled', lastDay, amount: totalAmount, currency });
};

/** Tells them that PRO was not given up, since its bill would be another one by now. */
export const sendCancellationRefused = ({ db, now, teamId }: AnyCause): Promise<void> =>
  tellAdmins(db, now, teamId, { kind: 'kept' });

/** Tells them that PRO goes on which was to end. */
export const sendResumption = ({ db, now, teamId }: AnyCause): Promise<void> =>
  tellAdmins(db, now, teamId, { kind: 'resumed' });
