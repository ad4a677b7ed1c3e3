import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, open, reaching, signedIn } from '../../lib/routes.ts';
import { paymentMethods } from './answers.ts';
import { removeCard, setDefaultCard } from './card/actions.ts';
import { initAddCard, processAddCard, verifyCard } from './card/setupActions.ts';
import { invoices } from './invoice/answers.ts';
import { invoiceDocument } from './invoice/documentAnswers.ts';
import { sendInvoice } from './invoice/sendActions.ts';
import { initNetBanking, netBankingReturn } from './netBanking/actions.ts';
import { banks } from './netBanking/answers.ts';
import { order } from './order/answers.ts';
import { initPayment, payWithSavedCard, processPayment } from './order/payActions.ts';
import { sealedAnswers } from './order/sealRules.ts';
import type { PaymentDeps } from './providerActions.ts';

export function paymentRoutes(deps: PaymentDeps): Routes<'payment'> {
  const sealed = sealedAnswers(deps.seals);
  return {
    paymentMethods: signedIn(adminsOnly, paymentMethods),
    initPayment: reaching(adminsOnly, (context, input) => initPayment(context, input, deps), {
      secretless: sealed.order,
    }),
    processPayment: reaching(adminsOnly, (context, input) => processPayment(context, input, deps), {
      secretless: sealed.status,
    }),
    payWithSavedCard: reaching(adminsOnly, (context, input) => payWithSavedCard(context, input, deps), {
      secretless: sealed.status,
    }),
    order: reaching(adminsOnly, (context, input) => order(context, input, deps)),
    banks: reaching(adminsOnly, (context, input) => banks(context, input, deps)),
    initNetBanking: reaching(adminsOnly, (context, input) => initNetBanking(context, input, deps)),
    netBankingReturn: open((context, input) => netBankingReturn(context, input, deps)),
    initAddCard: reaching(adminsOnly, (context, input) => initAddCard(context, input, deps), { keyed: false }),
    processAddCard: reaching(adminsOnly, (context, input) => processAddCard(context, input, deps)),
    verifyCard: reaching(adminsOnly, (context, input) => verifyCard(context, input, deps)),
    setDefaultCard: signedIn(adminsOnly, setDefaultCard),
    removeCard: signedIn(adminsOnly, removeCard),
    invoices: signedIn(adminsOnly, invoices),
    invoiceDocument: signedIn(adminsOnly, (context, input) => invoiceDocument(context, input, deps)),
    sendInvoice: signedIn(adminsOnly, sendInvoice),
  };
}
