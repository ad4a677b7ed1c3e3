import { CARDS } from '../../../providers/standIn/testCards.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { type Buyer, orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { textAt } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';
import { cardsOf } from '../repository.ts';

const upstream = await startPayingUpstream(['overdue.example']);
const { standIn, db } = upstream;
const TEAM = 'team-overdue';

let admin: Buyer;
beforeEach(async () => {
  admin = await upstream.as('admin@overdue.example');
});

/** The last digits of the team's cards, the one that is charged first, and what is said of its dues. */
const stateOf = () =>
  db.read(async (queries) => {
    const { hasPaymentFailed, pendingAmount } = await billingOf(queries, TEAM);
    const cards = (await cardsOf(queries, TEAM)).map(({ lastFour }) => lastFour);
    return { cards, hasPaymentFailed, pendingAmount };
  });
const addCard = async (number: string) => {
  const secret = textAt((await admin.get('/payment/init-add-card')).body, 'clientSecret');
  await standIn.typeCard(secret, number, undefined, 'setup_intents');
  await admin.post('/payment/process-add-card', { auth_token: secret.split('_secret_')[0], amount: 0 });
};
const orderDues = async () => orderIn((await admin.initPayment({ purpose: 'DUES', currency: 'USD' })).body);

describe('a card that could not be charged', () => {
  test('is said to have failed until another one takes its place, of which nothing is known', async () => {
    expect(await stateOf()).toEqual({ cards: ['4242'], hasPaymentFailed: true, pendingAmount: 12_500 });
    await addCard(CARDS.chargeFails);
    expect(await stateOf()).toEqual({ cards: ['0341', '4242'], hasPaymentFailed: false, pendingAmount: 12_500 });
    await setBilling(db, TEAM, { hasPaymentFailed: true });
    const [first, second] = await db.read((queries) => cardsOf(queries, TEAM));
    await admin.post('/payment/default-card', { id: first?.cardId });
    expect((await stateOf()).hasPaymentFailed).toBe(true);
    await admin.post('/payment/default-card', { id: second?.cardId });
    expect(await stateOf()).toMatchObject({ cards: ['4242', '0341'], hasPaymentFailed: false });
    await setBilling(db, TEAM, { hasPaymentFailed: true });
    await admin.post('/payment/remove-card', { id: second?.cardId });
    expect(await stateOf()).toMatchObject({ cards: ['0341'], hasPaymentFailed: false });
  });

  test('gives way to the one by which the dues are paid, be it new or saved', async () => {
    const { clientSecret, order_id: id } = await orderDues();
    await standIn.typeCard(clientSecret, '5555555555554444');
    await admin.process(id);
    expect(await stateOf()).toEqual({ cards: ['4444', '4242'], hasPaymentFailed: false, pendingAmount: 0 });
    await setBilling(db, TEAM, { hasPaymentFailed: true, pendingAmount: 9_000 });
    const [, saved] = await db.read((queries) => cardsOf(queries, TEAM));
    const { order_id: next } = await orderDues();
    await admin.paySaved(next, saved?.cardId ?? '', { amount: 9_000, currency: 'USD' });
    expect(await stateOf()).toEqual({ cards: ['4242', '4444'], hasPaymentFailed: false, pendingAmount: 0 });
  });

  test('stays the one that is charged where the one by which the dues are paid is taken away meanwhile', async () => {
    await addCard(CARDS.slow);
    const [first, second] = await db.read((queries) => cardsOf(queries, TEAM));
    const paying = first?.lastFour === '4242' ? second : first;
    const staying = first?.lastFour === '4242' ? first : second;
    await admin.post('/payment/default-card', { id: staying?.cardId });
    await setBilling(db, TEAM, { hasPaymentFailed: true, pendingAmount: 9_000 });
    const { order_id: id } = await orderDues();
    await admin.paySaved(id, paying?.cardId ?? '', { amount: 9_000, currency: 'USD' });
    expect((await admin.order(id)).body).toMatchObject({ status: 'pending' });
    expect((await admin.post('/payment/remove-card', { id: paying?.cardId })).status).toBe(200);
    await upstream.pass(2 * HOUR_MS);
    expect((await admin.order(id)).body).toMatchObject({ status: 'succeeded' });
    const cards = await db.read((queries) => cardsOf(queries, TEAM));
    expect(cards).toMatchObject([{ cardId: staying?.cardId, isDefault: true }]);
  });
});
