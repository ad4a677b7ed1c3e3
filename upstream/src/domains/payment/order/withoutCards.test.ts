// An installation for which nobody takes cards.
import { describe, expect, test } from 'vitest';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';

const upstream = await startPayingUpstream(['orbit.example', 'rupee.example'], {}, { takesCards: false });
const { db, auditOf } = upstream;

const terms = (more: object = {}) => ({
  ...{ purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false, ...more },
});
const inRupees = { currency: 'INR', config_id: 'PRO_60_DAYS', license_count: 5 };

describe('where nobody takes cards', () => {
  test('nothing is ordered that has to be paid by one, and no card is added', async () => {
    const admin = await upstream.as('admin@orbit.example');
    await setBilling(db, admin.teamId, { credits: 0, balance: 0 });
    await admin.saveAddress('US');
    expect(codeOf(await admin.initPayment(terms()))).toBe('409 cards_not_offered');
    expect(codeOf(await admin.order())).toBe('404 order_not_found');
    expect(codeOf(await admin.get('/payment/init-add-card'))).toBe('409 cards_not_offered');
  });

  test('what credits cover is carried out', async () => {
    const admin = await upstream.as('admin@orbit.example');
    await setBilling(db, admin.teamId, { credits: 0, balance: 1_000_000 });
    const { order_id: id } = orderIn((await admin.initPayment(terms())).body);
    expect((await admin.process(id)).body).toMatchObject({ status: 'success' });
    expect(await auditOf(id)).toContain('payment.order');
  });

  test('a bank may be paid at', async () => {
    const admin = await upstream.as('admin@rupee.example');
    await admin.saveAddress('IN');
    const order = orderIn((await admin.initPayment(terms(inRupees))).body);
    expect(order).toMatchObject({ status: 'open', clientSecret: null });
    expect((await admin.bank(order.order_id)).status).toBe(200);
  });
});
