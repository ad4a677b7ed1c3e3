import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { toMinorUnits } from '../netBanking/amount.ts';
import { isSigned, signed } from '../netBanking/signature.ts';
import { STAND_IN } from '../standInKeys.ts';
import type { Journal } from './journal.ts';
import { sendPage } from './pages.ts';

const BANKS = [
  { code: 'AXIB', name: 'Axis Bank' },
  { code: 'BOIB', name: 'Bank of India' },
  { code: 'CABB', name: 'Canara Bank' },
  { code: 'HDFB', name: 'HDFC Bank' },
  { code: 'ICIB', name: 'ICICI Bank' },
  { code: 'IDFB', name: 'IDFC FIRST Bank' },
  { code: 'INDB', name: 'Indian Bank' },
  { code: 'KKBK', name: 'Kotak Mahindra Bank' },
  { code: 'PNBB', name: 'Punjab National Bank' },
  { code: 'SBIB', name: 'State Bank of India' },
];

const paymentForm = z.object({
  ...{ key: z.literal(STAND_IN.merchantKey), txnid: z.string().min(1), currency: z.literal('INR') },
  amount: z.string().refine((text) => (toMinorUnits(text) ?? 0) > 0),
  bankcode: z.enum(BANKS.map(({ code }) => code)),
  ...{ name: z.string(), email: z.string(), surl: z.url(), furl: z.url(), hash: z.string() },
});
const inquiryForm = z.object({ key: z.literal(STAND_IN.merchantKey), txnid: z.string(), hash: z.string() });

const bankPayment = z.object({
  ...{ txnid: z.string(), amount: z.string(), currency: z.string(), bankcode: z.string(), reference: z.string() },
  state: z.enum(['pending', 'success', 'failure']),
});

type BankPayment = z.infer<typeof bankPayment>;

/**
 * A bank's website that takes no money: it shows what is to be paid, and one says whether one does.
 *
 * @returns what was or was not paid there, by order
 */
export function mountNetBanking(app: FastifyInstance, journal: Journal): { all: () => BankPayment[] } {
  const payments = journal.table('bank', bankPayment);
  /** Those of the merchant, unchanged; null where they are not. */
  const readForm = (body: unknown) => {
    const fields = z.record(z.string(), z.string()).safeParse(body).data ?? {};
    const { decision, ...sent } = fields;
    const read = isSigned('payment', sent, STAND_IN.salt) ? paymentForm.safeParse(sent).data : undefined;
    return read && { ...read, decision };
  };

  app.get('/netbanking/banks', async () => BANKS);

  app.post('/netbanking/pay', async (request, reply) => {
    const read = readForm(request.body);
    if (!read) return sendPage(reply, 400, { title: 'This payment is not as the merchant signed it.' });
    const { decision: _none, ...fields } = read;
    const bank = BANKS.find(({ code }) => code === fields.bankcode)?.name ?? fields.bankcode;
    return sendPage(reply, 200, {
      title: bank,
      facts: { Payer: fields.name, Order: fields.txnid, Amount: `₹${fields.amount}` },
      form: {
        action: '/netbanking/decision',
        fields,
        buttons: [
          ['yes', 'Pay'],
          ['no', 'Cancel'],
        ],
      },
    });
  });

  app.post('/netbanking/decision', async (request, reply) => {
    const read = readForm(request.body);
    if (!read) return sendPage(reply, 400, { title: 'This payment is not as the merchant signed it.' });
    const { txnid } = read;
    const earlier = payments.get(txnid);
    const isPaid = earlier?.state === 'success' || read.decision === 'yes';
    // What was paid is paid, whatever is signed for the same order afterwards.
    const { amount, currency, bankcode } = earlier?.state === 'success' ? earlier : read;
    const state = isPaid ? ('success' as const) : ('failure' as const);
    const reference = earlier?.reference ?? `bank-${crypto.randomUUID()}`;
    if (earlier?.state !== 'success') payments.put(txnid, { txnid, amount, currency, bankcode, reference, state });
    return sendPage(reply, 200, {
      title: isPaid ? 'Paid. You go back to the merchant.' : 'Not paid. You go back to the merchant.',
      form: {
        action: isPaid ? read.surl : read.furl,
        fields: signed(
          'return',
          {
            ...{ txnid, amount, currency, bankcode, status: state, mihpayid: reference },
            error_message: isPaid ? '' : 'The payment was cancelled at the bank.',
          },
          STAND_IN.salt,
        ),
        buttons: [[null, 'Go back']],
      },
      sendsItself: true,
    });
  });

  app.post('/netbanking/status', async (request, reply) => {
    const read = inquiryForm.safeParse(request.body).data;
    if (!read || !isSigned('inquiry', read, STAND_IN.salt)) return reply.status(400).send({});
    const found = payments.get(read.txnid);
    return signed(
      'status',
      {
        ...{ txnid: read.txnid, status: found?.state ?? 'not_found', amount: found?.amount ?? '' },
        ...{ currency: found?.currency ?? '', bankcode: found?.bankcode ?? '', mihpayid: found?.reference ?? '' },
      },
      STAND_IN.salt,
    );
  });
  return payments;
}
