import type { PlanBilling } from '../../pro/planTypes.ts';

/** Whether a team pays by invoice: it is asked for no card, and whatever it buys is agreed with somebody. */
export const paysByInvoice = ({ paymentMethod, type }: Pick<PlanBilling, 'paymentMethod' | 'type'>): boolean =>
  paymentMethod === 'INVOICE' || type === 'PAID_OFFLINE';
