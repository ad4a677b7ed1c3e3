import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { inputsOf } from '../../../../testing/gatewayPieces.ts';
import { choose, press, typeInto } from '../../../../testing/hands.ts';
import { money } from '../../upgrade/upgrade.fixture.ts';
import { address as companyAddress, proOrder } from './proPlan.fixture.ts';
import { open, step } from './proPlanPage.fixture.tsx';

const deal = { type: 'SALES_DEAL', rate: money(300, 'USD'), interval: 'ANNUAL', order: () => proOrder() };

it('orders what was agreed with sales at once', async () => {
  const { sent, address } = await open('?fromSales=true', { billing: deal });
  expect(inputsOf(sent, 'proPlanOrder')).toEqual([
    { currency: 'USD', interval: null, rateMinor: null, autoAssign: true },
  ]);
  expect([step(), address()]).toEqual(['Make Payment', '/billing/paymentNew?fromSales=true&step=payment&order=ord_1']);
  expect(screen.getByRole('button', { name: /^As many people as were agreed with sales are charged/ })).toBeTruthy();
});

it('orders what was agreed once where its address is given first, which Back leads to', async () => {
  const { sent, back } = await open('?fromSales=true', {
    billing: { ...deal, address: null },
    billingAddressUpdate: () => ({
      team: { id: 'team-1', billing: { address: companyAddress } },
      userErrors: [],
    }),
  });
  await typeInto(screen.getByRole('textbox', { name: 'Company name' }), companyAddress.companyName);
  await typeInto(screen.getByRole('textbox', { name: 'Company address' }), companyAddress.companyAddress);
  await typeInto(screen.getByRole('textbox', { name: 'City' }), companyAddress.city);
  await press('Add Address Details');
  expect(step()).toBe('Make Payment');
  expect(inputsOf(sent, 'proPlanOrder')).toHaveLength(1);
  await back();
  expect(step()).toBe('Add Details');
});

it('sells PRO at the prices of the list to a team whose trial sales began', async () => {
  const { sent } = await open('?fromSales=true', { billing: { type: 'SALES_TRIAL', order: () => proOrder() } });
  await choose(/^Monthly/);
  await press('Continue');
  await press('Add Address Details');
  expect(inputsOf(sent, 'proPlanOrder')).toMatchObject([{ currency: 'USD', interval: 'MONTHLY', rateMinor: 500 }]);
});
