// An installation for which no bank takes money.
import { expect, test } from 'vitest';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';

const upstream = await startPayingUpstream(['rupee.example'], {}, { takesNetBanking: false });

test('where no bank takes money none is offered, for an order that elsewhere one is', async () => {
  const admin = await upstream.as('admin@rupee.example');
  await admin.saveAddress('IN');
  const terms = { currency: 'INR', license_count: 5, config_id: 'PRO_60_DAYS', auto_assign: false };
  const { body } = await admin.initPayment({ purpose: 'LICENCES', ...terms });
  expect(body).toMatchObject({ status: 'open', netBankingOffered: false });
  expect((await admin.order()).body).toMatchObject({ netBankingOffered: false });
  expect(codeOf(await admin.bank(orderIn(body).order_id))).toBe('400 bank_unknown');
});
