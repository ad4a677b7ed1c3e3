// What may be sent to the stand-in, and nothing else: what the provider itself would not know is to fail here, too.
import * as z from 'zod';

const yes = z.enum(['true', 'false']).transform((word) => word === 'true');
const strings = z.record(z.string(), z.string()).default({});
const expand = z.array(z.string()).default([]);
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
/** A browser without a header of its own may give the public key here. */
const key = z.string().optional();
const cards = z.array(z.literal('card')).min(1).optional();

export const paymentBody = z.strictObject({
  amount: whole.refine((amount) => amount > 0),
  currency: z.enum(['usd', 'inr']),
  customer: z.string().optional(),
  metadata: strings,
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  allowed_payment_method_types: cards,
  ...{ expand, key },
});
export const setupBody = z.strictObject({
  customer: z.string().optional(),
  metadata: strings,
  usage: z.enum(['on_session', 'off_session']).optional(),
  allowed_payment_method_types: cards,
  ...{ expand, key },
});

const typedCard = z.strictObject({ number: z.string(), exp_month: whole, exp_year: whole, cvc: z.string().optional() });

export const confirmBody = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z.strictObject({ type: z.literal('card'), card: typedCard }).optional(),
  off_session: yes.default(false),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  return_url: z.url().optional(),
  ...{ expand, key },
});
export const readBody = z.strictObject({ client_secret: z.string().optional(), expand, key });
export const customerBody = z.strictObject({
  ...{ name: z.string().optional(), email: z.string().optional(), metadata: strings },
  ...{ expand, key },
});
export const attachBody = z.strictObject({ customer: z.string(), expand, key });
export const nothing = z.strictObject({ expand, key });
export const refundBody = z.strictObject({ payment_intent: z.string(), amount: whole.optional(), expand, key });

/** What tells one request from another: of a card its last digits are enough, and no number is kept. */
export function withoutCard(body: unknown): string {
  return JSON.stringify(body ?? {}, (name, value: unknown) => {
    if (name === 'cvc') return undefined;
    return name === 'number' && typeof value === 'string' ? value.slice(-4) : value;
  });
}
