// What a buyer's console asks the gateway, which has to reckon with the death of any server, and with lost answers, at any moment.
import * as z from 'zod';
import { encoded, type FormField } from '../../support/paymentBrowser.ts';
import { type Asker, isUntyped } from '../gatewayUnderTest.ts';
import type { Buyer } from './buyers.ts';

const money = z.object({ amountMinor: z.number() });
const order = z.object({
  orderId: z.string(),
  status: z.enum(['OPEN', 'PENDING', 'SUCCEEDED', 'CANCELLED']),
  amount: money,
  paymentSecret: z.string().nullable(),
  confirmationUrl: z.string().nullable(),
  netBankingOffered: z.boolean(),
});
export type Order = z.infer<typeof order>;
const ORDER = `order {
  orderId status amount { amountMinor } paymentSecret confirmationUrl netBankingOffered }`;

const form = z.object({ action: z.string(), fields: z.array(z.object({ name: z.string(), value: z.string() })) });
export type BankForm = z.infer<typeof form>;

/** What was asked for; `cut` where nobody can say what became of it; otherwise the code of a refusal. */
export type Answer<T> = T | 'cut' | { readonly refusal: string };

/** What is ordered: PRO for everybody, licences, or what is owed. */
export type Wanted =
  | { readonly kind: 'PRO'; readonly interval: 'MONTHLY' | 'ANNUAL' }
  | {
      readonly kind: 'LICENCES';
      readonly count: number;
      readonly planId: string;
      /** Whether people get them at once, with which PRO starts; and whether what is owed is paid with them. */
      readonly autoAssign: boolean;
      readonly paysDues: boolean;
    }
  | { readonly kind: 'DUES' };

const shown = z.object({ balance: money, credits: money, pendingAmount: money, accountBalanceDue: money });
/** What a team has to its credit and owes, as the console shows it. */
export type Shown = { balance: number; credits: number; dues: number; accountDue: number };

export type BuyerCalls = {
  readonly order: (wanted: Wanted, insteadOf?: string) => Promise<Answer<Order>>;
  readonly paySaved: (of: Order, cardId: string, press: string) => Promise<Answer<Order>>;
  readonly process: (orderId: string) => Promise<Answer<Order>>;
  readonly goToBank: (orderId: string) => Promise<Answer<BankForm>>;
  /** What the browser brings back from a bank's website. */
  readonly comeBack: (fields: readonly FormField[]) => Promise<'cut' | 'taken'>;
  /** The first saved card, to which renewals are charged; null where there is none. */
  readonly cards: () => Promise<Answer<{ cardId: string }[]>>;
  readonly beginCard: () => Promise<Answer<string>>;
  readonly addCard: (setupId: string) => Promise<Answer<unknown>>;
  /** Asks for a bill, and gives PRO up by it. */
  readonly bill: () => Promise<Answer<string>>;
  readonly giveUp: (billId: string) => Promise<Answer<'DONE' | 'PENDING' | 'UNKNOWN'>>;
  readonly shown: () => Promise<Shown>;
};

/** What the gateway answered that is no answer of its catalogue, as codes. */
export type Oddities = string[];

export function buyerCalls(
  { asker, url, oddities }: { asker: Asker; url: string; oddities: Oddities },
  { session, currency }: Buyer,
): BuyerCalls {
  const ask = async (query: string, variables: object) => {
    const asked = await asker.ask({ query, variables }, session);
    if (asked.status !== null && isUntyped(asked)) oddities.push(asked.codes.join());
    return asked;
  };

  /** One mutation. `of` is what of its answer is wanted. */
  async function act<T>(
    [name, type, selection]: readonly [name: string, type: string, selection: string],
    input: object,
    of: z.ZodType<T>,
  ): Promise<Answer<T>> {
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code } } }`;
    const { data } = await ask(query, { input });
    const payload = z.object({ userErrors: z.array(z.object({ code: z.string() })) }).safeParse(data?.[name]);
    if (!payload.success) return 'cut';
    const [error] = payload.data.userErrors;
    return error ? { refusal: error.code } : of.parse(data?.[name]);
  }
  const inOrder = z.object({ order }).transform((payload) => payload.order);

  return {
    order: (wanted, insteadOf) => {
      const { kind, ...what } = wanted;
      if (kind === 'DUES') return act(['duesOrder', 'DuesOrderInput', ORDER], { insteadOf }, inOrder);
      const input = { ...what, currency, insteadOf };
      return kind === 'PRO'
        ? act(['proPlanOrder', 'ProPlanOrderInput', ORDER], input, inOrder)
        : act(['licenceOrder', 'LicenceOrderInput', ORDER], input, inOrder);
    },
    paySaved: ({ orderId, amount }, cardId, press) =>
      act(
        ['savedCardPay', 'SavedCardPayInput', ORDER],
        { orderId, cardId, currency, ...amount, idempotencyKey: press },
        inOrder,
      ),
    process: (orderId) => act(['paymentProcess', 'PaymentProcessInput', ORDER], { orderId }, inOrder),
    goToBank: (orderId) =>
      act(
        ['netBankingStart', 'NetBankingStartInput', 'form { action fields { name value } }'],
        { orderId, bankCode: 'HDFB' },
        z.object({ form }).transform((payload) => payload.form),
      ),
    comeBack: async (fields) => {
      const posted = { method: 'POST', body: encoded(fields), redirect: 'manual' } as const;
      const status = await fetch(`${url}/billing/net-banking/success`, posted).then(
        (answer) => answer.status,
        () => 0,
      );
      return status === 303 ? 'taken' : 'cut';
    },
    cards: async () => {
      const { data } = await ask('{ viewer { team { billing { cards { cardId } } } } }', {});
      const found = z
        .object({
          viewer: z.object({
            team: z.object({ billing: z.object({ cards: z.array(z.object({ cardId: z.string() })) }) }),
          }),
        })
        .safeParse(data);
      return found.success ? found.data.viewer.team.billing.cards : 'cut';
    },
    beginCard: () =>
      act(
        ['cardAddStart', 'CardAddStartInput', 'cardSecret'],
        {},
        z.object({ cardSecret: z.string() }).transform(({ cardSecret }) => cardSecret),
      ),
    addCard: (setupId) => act(['cardAdd', 'CardAddInput', 'team { plan }'], { setupId }, z.unknown()),
    bill: () =>
      act(
        ['planCancelStart', 'PlanCancelStartInput', 'bill { billId }'],
        { reason: 'TOO_EXPENSIVE' },
        z.object({ bill: z.object({ billId: z.string() }) }).transform(({ bill }) => bill.billId),
      ),
    giveUp: (billId) =>
      act(
        ['planCancel', 'PlanCancelInput', 'status'],
        { billId },
        z.object({ status: z.enum(['DONE', 'PENDING', 'UNKNOWN']) }).transform(({ status }) => status),
      ),
    shown: async () => {
      const all = 'balance { amountMinor } credits { amountMinor } pendingAmount { amountMinor }';
      const query = `{ viewer { team { billing { ${all} accountBalanceDue { amountMinor } } } } }`;
      const { data } = await ask(query, {});
      const read = z.object({ viewer: z.object({ team: z.object({ billing: shown }) }) }).parse(data).viewer
        .team.billing;
      return {
        ...{ balance: read.balance.amountMinor, credits: read.credits.amountMinor },
        ...{ dues: read.pendingAmount.amountMinor, accountDue: read.accountBalanceDue.amountMinor },
      };
    },
  };
}
