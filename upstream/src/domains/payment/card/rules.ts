/** Whether a card is good on a day: through the last day of its month. */
export const isCardGood = (
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  now: number,
): boolean => now < Date.UTC(expiryYear, expiryMonth);

/** What decides whether a team has to keep a card. */
export type PayerState = {
  plan: 'free' | 'pro' | 'enterprise';
  paymentMethod: 'CARD' | 'NET_BANKING' | 'INVOICE' | null;
  licencesBought: number;
  cancelsAt: number | null;
};

/** Whether a team's plan is renewed by card. */
export const renewsByCard = ({ plan, paymentMethod, licencesBought, cancelsAt }: PayerState): boolean =>
  plan !== 'free' && paymentMethod !== 'INVOICE' && licencesBought > 0 && cancelsAt === null;
