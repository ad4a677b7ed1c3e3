import { notFound } from '../../../lib/idLists.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { UserError } from '../../../generated/resolvers.ts';
import { toInvoice } from './invoices.ts';
import { overLimit } from './orderPayload.ts';
import { invoiceRefusals } from './refusals.ts';
import { purchaseRest } from './rest.ts';
import { isWireId } from './wireIds.ts';

const unsent = (error: UserError) => ({ invoice: null, email: null, userErrors: [error] });

/** Mails an invoice to the viewer. */
export const invoiceSend: Mutation<'invoiceSend'> = async (_root, { input }, { loaders, upstream, paymentLimits }) => {
  const { invoiceId, idempotencyKey } = input;
  if (!isWireId(invoiceId)) return unsent(notFound(['invoiceId']));
  const { teamId } = await loaders.team.team();
  const limited = await overLimit(paymentLimits.invoiceMails, teamId);
  if (limited) return unsent(limited);
  const send = () => purchaseRest(upstream, teamId).sendInvoice(invoiceId, idempotencyKey);
  const outcome = await written(send, invoiceRefusals);
  if ('error' in outcome) return unsent(outcome.error);
  const { invoice, email } = outcome.answer;
  return { invoice: toInvoice(invoice), email, userErrors: [] };
};
