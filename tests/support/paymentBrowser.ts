// What browsers do at the providers of payments, and what of it can be seen there; the stand-in is in their place.
import { startStandIn } from '@muster/upstream/standIn';
import { googleSettings } from '@muster/upstream/googleBrowser';
import * as z from 'zod';

export type FormField = { name: string; value: string };
export type Decision = 'yes' | 'no';

const payments = z.array(
  z.object({ orderId: z.string().nullable(), status: z.string(), amount: z.number(), received: z.number() }),
);
export type TakenPayment = z.infer<typeof payments>[number];
const bankPayments = z.array(z.object({ orderId: z.string(), received: z.number() }));
export type BankPayment = z.infer<typeof bankPayments>[number];

/** How the stand-in misbehaves from now on; what is left out stays as it is. */
export type Faults = { latencyMs?: number; dropAnswers?: number; failRequests?: number; eventCopies?: number };

export type ProviderVisitor = {
  /** What servers need to know of the providers. */
  readonly settings: { CARD_PROVIDER_URL: string; NET_BANKING_URL: string; GOOGLE_CLIENT_ID: string };
  /** Types a card in; the status of the answer. A press that is repeated has the same key. Rejects where no answer comes. */
  readonly typeCard: (secret: string, number: string, press?: string, kind?: Kind) => Promise<number>;
  /** Says yes or no to the bank of a card. */
  readonly confirm: (confirmationUrl: string, decision: Decision) => Promise<void>;
  /** Goes to a bank's website with a form, decides there, and gives what the bank sends back by the browser. */
  readonly payAtBank: (
    form: { action: string; fields: readonly FormField[] },
    decision: Decision,
  ) => Promise<FormField[]>;
  readonly misbehave: (faults: Faults) => Promise<void>;
  /** Every payment that the card provider was asked for. */
  readonly payments: () => Promise<TakenPayment[]>;
  /** What became of each order that was to be paid at a bank. */
  readonly bankPayments: () => Promise<BankPayment[]>;
};
export type PaymentBrowser = ProviderVisitor & { readonly stop: () => Promise<void> };
type Kind = 'payment_intents' | 'setup_intents';

/** What the provider knows something by whose secret this is. */
export const idOfSecret = (secret: string): string => secret.split('_secret_')[0] ?? '';

/** The form on a page of the bank's, filled as it came. */
const fieldsOf = (page: string): FormField[] =>
  [...page.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  }));

export const encoded = (fields: readonly FormField[]): URLSearchParams =>
  new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));

/** Starts the stand-in of the providers. */
export async function openPaymentBrowser(): Promise<PaymentBrowser> {
  const { url, stop } = await startStandIn();
  return { ...providerVisitor(url), stop };
}

/** The same where a stand-in listens already. */
export function providerVisitor(url: string): ProviderVisitor {
  const post = (to: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(to, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    ...{ settings: { CARD_PROVIDER_URL: url, NET_BANKING_URL: `${url}/netbanking`, ...googleSettings(url) } },
    typeCard: async (secret, number, press = crypto.randomUUID(), kind = 'payment_intents') => {
      const form = new URLSearchParams({
        ...{ client_secret: secret, return_url: 'http://localhost/billing/return' },
        ...{ 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number },
        ...{ 'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '2040' },
        'payment_method_data[card][cvc]': '737',
      });
      const headers = { authorization: 'Bearer pk_test_muster', 'idempotency-key': press };
      return (await post(`${url}/v1/${kind}/${idOfSecret(secret)}/confirm`, form, headers)).status;
    },
    confirm: async (confirmationUrl, decision) => {
      const at = new URL(confirmationUrl);
      await post(
        url + at.pathname,
        encoded([
          { name: 'secret', value: at.searchParams.get('secret') ?? '' },
          { name: 'decision', value: decision },
        ]),
      );
    },
    payAtBank: async ({ action, fields }, decision) => {
      const asked = fieldsOf(await (await post(action, encoded(fields))).text());
      const decided = [...asked.filter(({ name }) => name !== 'decision'), { name: 'decision', value: decision }];
      return fieldsOf(await (await post(`${url}/netbanking/decision`, encoded(decided))).text());
    },
    misbehave: async (faults) => {
      await post(`${url}/control`, JSON.stringify(faults), { 'content-type': 'application/json' });
    },
    payments: async () => payments.parse(await (await fetch(`${url}/control/payments`)).json()),
    bankPayments: async () => bankPayments.parse(await (await fetch(`${url}/control/bank-payments`)).json()),
  };
}
