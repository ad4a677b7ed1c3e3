import * as z from 'zod';

const amount = { amount: z.int(), currency: z.enum(['USD', 'INR']) };

/** What admins are told of their team's payments. Amounts in the smallest unit, days as midnights UTC. */
export const newsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), number: z.string(), ...amount }),
  /** An invoice that somebody asked for again; `owed` is what the team owes in all by then. */
  z.object({ kind: z.literal('invoice'), number: z.string(), isOpen: z.boolean(), owed: z.int(), ...amount }),
  z.object({ kind: z.literal('overpayment'), ...amount }),
  /** `lastFour` is null where there is no card; `until` is the last day on which it may be paid. */
  z.object({ kind: z.literal('failed'), lastFour: z.string().nullable(), until: z.number().nullable(), ...amount }),
  /** What is owed was not paid by its last day: the limits of the free plan count. */
  z.object({ kind: z.literal('limited'), ...amount }),
  /** `lastDay` is the last day of PRO; null where it is over. */
  z.object({ kind: z.literal('cancelled'), lastDay: z.number().nullable(), ...amount }),
  /** PRO was to be given up after a payment, and was not, since its bill would be another one by now. */
  z.object({ kind: z.literal('kept') }),
  /** PRO was given up, and an admin took that back before it ended. */
  z.object({ kind: z.literal('resumed') }),
  /** `lastDay` is the last day on which the card is good. */
  z.object({ kind: z.literal('expires'), lastFour: z.string(), lastDay: z.number() }),
]);
export type PaymentNews = z.infer<typeof newsSchema>;
