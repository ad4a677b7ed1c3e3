import { expect, test } from 'vitest';
import { paymentWay } from './paymentWay.ts';

const order = {
  orderId: 'ord_1',
  interval: 'ANNUAL',
  validityDays: 365,
  usersCount: 12,
  autoAssign: true,
  amount: { amountMinor: 43_200, currency: 'USD', formatted: '$432.00', formattedShort: '$432' },
} as const;
const words = { feature: null, lastDate: null, isFromSales: false };

test.each([
  ['PRO_PLAN', '/billing/paymentNew?step=payment&order=ord_1&currency=USD&interval=ANNUAL'],
  ['LICENCES', '/billing/payment?step=payment&order=ord_1&currency=USD&licenseCount=12&licenseDuration=365'],
  ['DUES', '/billing?dialog=clear-dues'],
  ['RENEWAL', '/billing'],
] as const)('an order of %s is paid at %s', (purpose, way) => {
  expect(paymentWay({ ...order, purpose }, words)).toBe(way);
});
