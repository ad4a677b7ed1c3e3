import * as z from 'zod';
import { ProviderRefused, ProviderUnreachable, SignatureRefused } from '../providerErrors.ts';
import { toMajorUnits, toMinorUnits } from './amount.ts';
import { isSigned, signed } from './signature.ts';

/** Amounts are in the smallest unit of the currency; on the way to the provider and back they have decimals. */
export interface NetBankingProvider {
  /** The banks that one may pay with. */
  banks(): Promise<{ code: string; name: string }[]>;
  /** What the browser posts, and where to. */
  form(of: {
    orderId: string;
    amount: number;
    currency: 'INR';
    bankCode: string;
    payerName: string;
    payerEmail: string;
    successUrl: string;
    failureUrl: string;
  }): { action: string; fields: Record<string, string> };
  /**
   * What came of a payment, as the browser brings it back. The same may come more than once.
   *
   * @throws SignatureRefused of fields that are not the provider's
   */
  readReturn(fields: Record<string, string>): NetBankingReturn;
  /** What came of an order by the provider's own account, so that one is found whose payer never came back. */
  status(orderId: string): Promise<NetBankingStatus>;
}

export type NetBankingReturn = {
  orderId: string;
  amount: number;
  currency: string;
  isPaid: boolean;
  /** The bank that it is of, as `banks` lists it; null where the provider does not say. */
  bankCode: string | null;
  /** The bank's own id of the payment. */
  bankReference: string | null;
  message: string | null;
};

/** `unknown`: the payer has not decided, or never came to the bank. Only then have the others no value. */
export type NetBankingStatus = {
  state: 'paid' | 'failed' | 'unknown';
  bankCode: string | null;
  bankReference: string | null;
  amount: number | null;
  currency: string | null;
};

export type NetBankingAccess = {
  /** Under this address the server asks. */
  url: string;
  /** Under this one browsers reach the same. */
  publicUrl: string;
  merchantKey: string;
  salt: string;
};

const amountField = z.string().transform((text, context) => {
  const amount = toMinorUnits(text);
  if (amount !== null) return amount;
  context.addIssue({ code: 'custom', message: 'is no amount' });
  return z.NEVER;
});

const returnFields = z.object({
  txnid: z.string().min(1),
  amount: amountField,
  currency: z.string(),
  status: z.enum(['success', 'failure']),
  bankcode: z.string().default(''),
  mihpayid: z.string().default(''),
  error_message: z.string().default(''),
});

const statusFields = z.object({
  txnid: z.string(),
  status: z.enum(['success', 'failure', 'pending', 'not_found']),
  amount: z.union([z.literal('').transform(() => null), amountField]),
  currency: z.string(),
  bankcode: z.string().default(''),
  mihpayid: z.string(),
});

const bankList = z.array(z.object({ code: z.string().min(1), name: z.string().min(1) }));

const states = { success: 'paid', failure: 'failed', pending: 'unknown', not_found: 'unknown' } as const;
const orNull = (text: string) => (text === '' ? null : text);

/** Payments by net banking. */
export function createNetBankingProvider(access: NetBankingAccess, { timeoutMs = 3_500 } = {}): NetBankingProvider {
  const { merchantKey, salt } = access;
  const ask = async (path: string, form?: Record<string, string>): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    try {
      const answer = await fetch(`${access.url}/${path}`, { ...sent, signal, redirect: 'error' });
      if (answer.status >= 400 && answer.status < 500) throw new ProviderRefused(String(answer.status));
      if (!answer.ok) throw new ProviderUnreachable('The provider failed.');
      return await answer.json();
    } catch (error) {
      if (error instanceof ProviderRefused || error instanceof ProviderUnreachable) throw error;
      throw new ProviderUnreachable('The provider did not answer.', { cause: error });
    }
  };
  return {
    banks: async () => readable(bankList, await ask('banks')),
    form: (of) => {
      const fields = {
        ...{ key: merchantKey, txnid: of.orderId, amount: toMajorUnits(of.amount), currency: of.currency },
        ...{ bankcode: of.bankCode, name: of.payerName, email: of.payerEmail },
        ...{ surl: of.successUrl, furl: of.failureUrl },
      };
      return { action: `${access.publicUrl}/pay`, fields: signed('payment', fields, salt) };
    },
    readReturn: (fields) => {
      if (!isSigned('return', fields, salt)) throw new SignatureRefused('The return is not signed by the provider.');
      const read = returnFields.safeParse(fields);
      if (!read.success) throw new SignatureRefused('The return lacks a field.', { cause: read.error });
      const { txnid, amount, currency, status, bankcode, mihpayid, error_message } = read.data;
      return {
        ...{ orderId: txnid, amount, currency, isPaid: status === 'success' },
        ...{ bankCode: orNull(bankcode), bankReference: orNull(mihpayid), message: orNull(error_message) },
      };
    },
    status: async (orderId) => {
      const inquiry = signed('inquiry', { key: merchantKey, txnid: orderId }, salt);
      const fields = readable(z.record(z.string(), z.string()), await ask('status', inquiry));
      const { txnid, status, amount, currency, bankcode, mihpayid } = readable(statusFields, fields);
      if (!isSigned('status', fields, salt) || txnid !== orderId)
        throw new ProviderUnreachable('The answer is not signed by the provider.');
      return {
        ...{ state: states[status], amount, currency: orNull(currency) },
        ...{ bankCode: orNull(bankcode), bankReference: orNull(mihpayid) },
      };
    },
  };
}

function readable<T>(schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw new ProviderUnreachable('The answer of the provider cannot be read.', { cause: read.error });
}
