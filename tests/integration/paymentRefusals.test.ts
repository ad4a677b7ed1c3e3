// Why nothing is ordered, paid or changed of what a team pays with: each code of each payload, through the gateway on the real
// services and the stand-in of the providers.
import { CARDS } from '@muster/upstream/testCards';
import { expect, test } from 'vitest';
import { idOfSecret } from '../support/paymentBrowser.ts';
import { productFor } from '../support/product.ts';
import { type Session, startTestStack } from '../support/stack.ts';
import { change, refusals } from '../support/userErrors.ts';

const product = productFor('admin@orbit.example');
const admin = (team: string) => product.stack.signIn(`admin@${team}.example`);

const ADDRESS = { companyName: 'Orbit', companyAddress: '1 Way', city: 'Leeds', countryCode: 'GB' };
const LICENCES = { count: 60, planId: 'PRO_90_DAYS', currency: 'USD' };
const ORDER = 'order { orderId paymentSecret amount { amountMinor } }';

/** Does what nothing may be wrong with. */
async function done(session: Session, name: string, input: object = {}, selection = '') {
  const { refused, ...payload } = await change(session, name, input, selection);
  expect({ name, refused }).toEqual({ name, refused: [] });
  return payload;
}
const tellAddress = (session: Session) => done(session, 'billingAddressUpdate', ADDRESS);
const ordered = async (session: Session, part: object = {}) =>
  (await done(session, 'licenceOrder', { ...LICENCES, ...part }, ORDER)).order;
async function cardIds(session: Session): Promise<string[]> {
  const { data } = await session.ask('{ viewer { team { billing { cards { cardId } } } } }');
  return data.viewer.team.billing.cards.map(({ cardId }: { cardId: string }) => cardId);
}

test.each([
  [{ companyName: '' }, 'REQUIRED companyName'],
  [{ city: 'a'.repeat(201) }, 'TOO_LONG city'],
  [{ state: 'a\u0000b' }, 'INVALID state'],
  [{ countryCode: 'KP' }, 'INVALID countryCode'],
])('a billing address with %j is refused', async (part, refusal) => {
  expect(await refusals(product.session, 'billingAddressUpdate', { ...ADDRESS, ...part })).toEqual([refusal]);
});

test('licences are not ordered without an address, at another price or in another currency', async () => {
  const session = await admin('activating');
  expect(await refusals(session, 'licenceOrder', LICENCES)).toEqual(['NOT_ALLOWED']);
  await tellAddress(session);
  const parts: [object, string][] = [
    [{ count: 0 }, 'INVALID count'],
    [{ planId: 'PRO_1_DAY' }, 'INVALID planId'],
    [{ currency: 'INR' }, 'INVALID currency'],
    [{ amountMinor: 1 }, 'CONFLICT'],
    [{ amountMinor: -1 }, 'INVALID amountMinor'],
  ];
  for (const [part, refusal] of parts)
    expect([part, await refusals(session, 'licenceOrder', { ...LICENCES, ...part })]).toEqual([part, [refusal]]);
  const again = { ...LICENCES, idempotencyKey: 'licences-1' };
  await done(session, 'licenceOrder', again);
  expect(await refusals(session, 'licenceOrder', { ...again, count: 61 })).toEqual(['KEY_REUSED idempotencyKey']);
});

test('a team that shuts out people without a licence buys no fewer than it needs', async () => {
  const session = await admin('elite');
  expect(await refusals(session, 'licenceOrder', { ...LICENCES, count: 1 })).toEqual(['INVALID count']);
});

test('PRO is not ordered where it runs already, nor at another price', async () => {
  const session = await admin('seedling');
  const wanted = { currency: 'USD', interval: 'ANNUAL' };
  expect(await refusals(session, 'proPlanOrder', wanted)).toEqual(['NOT_ALLOWED']);
  await tellAddress(session);
  expect(await refusals(session, 'proPlanOrder', { ...wanted, amountMinor: 1 })).toEqual(['CONFLICT']);
  expect(await refusals(session, 'proPlanOrder', { ...wanted, interval: 'UNKNOWN' })).toEqual(['INVALID interval']);
  expect(await refusals(await admin('flat'), 'proPlanOrder', wanted)).toEqual(['NOT_ALLOWED']);
});

test('dues are not ordered where nothing is owed, nor for another amount', async () => {
  expect(await refusals(await admin('elite'), 'duesOrder')).toEqual(['NOTHING_TO_DO']);
  expect(await refusals(await admin('overdue'), 'duesOrder', { amountMinor: 1 })).toEqual(['CONFLICT']);
});

test('an order is not paid by a card that there is not, for another amount, nor where it is another team’s', async () => {
  const { session } = product;
  await tellAddress(session);
  const { orderId, amount } = await ordered(session);
  const [cardId] = await cardIds(session);
  const payment = { orderId, cardId, currency: 'USD', ...amount };
  for (const name of ['savedCardPay', 'paymentProcess', 'netBankingStart']) {
    const inputs: Record<string, object> = {
      savedCardPay: { ...payment, orderId: 'none' },
      paymentProcess: { orderId: 'none' },
      netBankingStart: { orderId: 'none', bankCode: 'HDFB' },
    };
    expect([name, await refusals(session, name, inputs[name])]).toEqual([name, ['NOT_FOUND orderId']]);
  }
  expect(await refusals(session, 'savedCardPay', { ...payment, cardId: 'none' })).toEqual(['NOT_FOUND cardId']);
  expect(await refusals(session, 'savedCardPay', { ...payment, amountMinor: 1 })).toEqual(['CONFLICT']);
  await product.browser.misbehave({ failRequests: 100 });
  expect(await refusals(session, 'paymentProcess', { orderId })).toEqual(['UNAVAILABLE']);
  await product.browser.misbehave({ failRequests: 0 });
  expect(await refusals(session, 'netBankingStart', { orderId, bankCode: 'HDFB' })).toEqual(['NOT_ALLOWED']);
  await ordered(session, { count: 61 });
  expect(await refusals(session, 'paymentProcess', { orderId })).toEqual(['CONFLICT']);
});

test('a bank’s website pays orders in rupees, at a bank that there is, as long as they are open', async () => {
  const session = await admin('rupee');
  await tellAddress(session);
  const { orderId } = await ordered(session, { currency: 'INR' });
  const begin = (bankCode: string) => refusals(session, 'netBankingStart', { orderId, bankCode });
  expect(await begin('no bank')).toEqual(['INVALID bankCode']);
  expect(await begin('NOBANK')).toEqual(['INVALID bankCode']);
  await product.browser.misbehave({ failRequests: 100 });
  expect(await begin('HDFB')).toEqual(['UNAVAILABLE']);
  await product.browser.misbehave({ failRequests: 0 });
  await ordered(session, { currency: 'INR', count: 61 });
  expect(await begin('HDFB')).toEqual(['CONFLICT']);
});

test('cards that there are not stay as they are, and so does the last one of a plan that renews by it', async () => {
  const session = await admin('flat');
  for (const name of ['cardVerify', 'cardDefaultSet', 'cardRemove'])
    expect([name, await refusals(session, name, { cardId: 'none' })]).toEqual([name, ['NOT_FOUND cardId']]);
  expect(await refusals(session, 'cardAdd', { setupId: 'seti_none' })).toEqual(['NOT_FOUND setupId']);
  const { cardSecret } = await done(session, 'cardAddStart', {}, 'cardSecret');
  const setupId = idOfSecret(cardSecret);
  expect(await refusals(session, 'cardAdd', { setupId })).toEqual(['INVALID setupId']);
  const [cardId] = await cardIds(session);
  expect(await refusals(session, 'cardRemove', { cardId })).toEqual(['NOT_ALLOWED']);
  await product.browser.misbehave({ failRequests: 100 });
  expect(await refusals(session, 'cardAddStart')).toEqual(['UNAVAILABLE']);
  expect(await refusals(session, 'cardAdd', { setupId })).toEqual(['UNAVAILABLE']);
  expect(await refusals(session, 'cardVerify', { cardId })).toEqual(['UNAVAILABLE']);
  await product.browser.misbehave({ failRequests: 0 });
  expect(await product.browser.typeCard(cardSecret, CARDS.good, undefined, 'setup_intents')).toBe(200);
  await done(session, 'cardAdd', { setupId });
});

test('PRO is not given up without words, by no bill, or where there is none; nor is that taken back', async () => {
  const session = await admin('elite');
  const texts: [object, string][] = [
    [{ reason: 'OTHER' }, 'REQUIRED text'],
    [{ reason: 'OTHER', text: 'a'.repeat(1_001) }, 'TOO_LONG text'],
    [{ reason: 'OTHER', text: '2' }, 'INVALID text'],
  ];
  for (const [input, refusal] of texts) expect(await refusals(session, 'planCancelStart', input)).toEqual([refusal]);
  expect(await refusals(session, 'planCancel', { billId: 'none' })).toEqual(['NOT_FOUND billId']);
  expect(await refusals(session, 'planResume')).toEqual(['NOTHING_TO_DO']);
  const free = await admin('hardwall');
  expect(await refusals(free, 'planCancelStart', { reason: 'TOO_EXPENSIVE' })).toEqual(['NOT_ALLOWED']);
  expect(await refusals(session, 'invoiceSend', { invoiceId: 'none' })).toEqual(['NOT_FOUND invoiceId']);
});

test('a team that orders, charges cards, adds cards or has invoices mailed too often is told when to go on, as is whoever sets a password', async () => {
  const { settings } = product.browser;
  const limits = {
    ORDERS_PER_TEAM: '1',
    CARD_CHARGES_PER_TEAM: '1',
    CARD_SETUPS_PER_TEAM: '1',
    INVOICE_MAILS_PER_TEAM: '1',
    PASSWORDS_PER_PERSON: '1',
  };
  const stack = await startTestStack({ ...settings, ...limits });
  const session = await stack.signIn('admin@orbit.example');
  const inputs: [string, object][] = [
    ['licenceOrder', { ...LICENCES, count: 1 }],
    ['duesOrder', {}],
    ['proPlanOrder', { currency: 'USD', interval: 'ANNUAL' }],
    ['savedCardPay', { orderId: 'none', cardId: 'none', amountMinor: 1, currency: 'USD' }],
    ['cardAddStart', {}],
    ['invoiceSend', { invoiceId: 'none' }],
    ['viewerPasswordSet', { password: 'correct horse' }],
  ];
  for (const [name, input] of inputs) {
    await refusals(session, name, input);
    expect([name, await refusals(session, name, input)]).toEqual([name, ['LIMIT_REACHED']]);
  }
  await stack.stop();
});
