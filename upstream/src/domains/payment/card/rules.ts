import { type Payer, paysByInvoice } from '../../billing/renewal/rules.ts';

/** Whether a card is good on a day: through the last day of its month. */
export const isCardGood = (
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  now: number,
): boolean => now < Date.UTC(expiryYear, expiryMonth);

/** What decides whether a team has to keep a card. */
export type PayerState = Payer & {
  plan: 'free' | 'pro' | 'enterprise';
  licencesBought: number;
  cancelsAt: number | null;
};

/** Whether a team's plan is renewed by card. */
export const renewsByCard = (payer: PayerState): boolean =>
  payer.plan !== 'free' && !paysByInvoice(payer) && payer.licencesBought > 0 && payer.cancelsAt === null;
