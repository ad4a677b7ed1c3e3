import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { FetchedPage } from '../routes/routeTable.ts';

// Prices, dues and intervals are said as on the plan's page.
const own = (load: () => Promise<{ default: ComponentType }>) => withTexts(['payment', 'plan'], load);

/** The code of each page on which something is paid, fetched when it is needed. */
export const paymentPages = {
  payment: own(() => import('../../domains/billing/payment/licences/LicencePaymentPage.tsx')),
  paymentNew: own(() => import('../../domains/billing/payment/proPlan/ProPlanPage.tsx')),
  paymentConfirm: own(() => import('../../domains/billing/payment/checkout/PaymentConfirmPage.tsx')),
  paymentSuccess: own(() => import('../../domains/billing/payment/success/PaymentSuccessPage.tsx')),
  card: own(() => import('../../domains/billing/payment/card/CardPage.tsx')),
} satisfies Partial<Record<FetchedPage, unknown>>;
