import type { Answer } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input } from '../../../lib/routes.ts';
import { billingOf } from '../../billing/repository.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { tellAdmin } from '../mail/actions.ts';
import { toldInvoice } from './answers.ts';
import { invoiceOf } from './repository.ts';

/**
 * Mails an invoice to the admin who asks for it, in their language.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `invoice_not_found`
 */
export async function sendInvoice(
  context: SessionContext,
  { query }: Input<'payment', 'sendInvoice'>,
): Promise<Answer<'payment', 'sendInvoice'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause, self } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const invoice = await invoiceOf(db, teamId, query.invoiceId);
  if (invoice === null) throw new Refusal('invoice_not_found');
  const { pendingAmount, accountBalanceDue } = await billingOf(db, teamId);
  const { number, total: amount, currency } = invoice;
  await tellAdmin(cause, {
    ...{ kind: 'invoice', number, amount, currency, isOpen: invoice.paidAt === null },
    owed: Math.max(pendingAmount, 0) + Math.max(accountBalanceDue, 0),
  });
  await note(cause, 'payment.sendInvoice', `invoice:${invoice.invoiceId}`);
  return { email: self.email, invoice: toldInvoice(invoice) };
}
