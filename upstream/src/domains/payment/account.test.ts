import { eq, like } from 'drizzle-orm';
import { create } from 'fontkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { licenceBatch } from '../../db/tables/billing.ts';
import { invoice, paymentCard } from '../../db/tables/payment.ts';
import { job, mail } from '../../db/tables/system.ts';
import { STAND_IN } from '../../providers/standInKeys.ts';
import { setBilling } from '../../testing/licences.ts';
import { type Buyer, startPayingUpstream } from '../../testing/payments.ts';
import { billingOf } from '../billing/repository.ts';
import { codeOf, startTestUpstream, textAt } from '../../testing/testUpstream.ts';
import { issueInvoice } from './invoice/issueActions.ts';
import { fontBytes } from '../../lib/pdf/fonts.ts';
import { writeDocument } from './invoice/layoutAnswers.ts';
import { runsOf } from '../../lib/pdf/runs.ts';

const upstream = await startPayingUpstream(['orbit.example', 'seedling.example']);
const TEAM = 'team-orbit';
let buyer: Buyer;
beforeEach(async () => {
  buyer = await upstream.as('admin@orbit.example');
});

/** What the page with the card does with a card that is only added. */
async function typeCard(clientSecret: string, number: string): Promise<string> {
  const [id = ''] = clientSecret.split('_secret_');
  const card = { number, exp_month: '12', exp_year: '34', cvc: '123' };
  const form = new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[type]': 'card' });
  for (const [key, value] of Object.entries(card)) form.set(`payment_method_data[card][${key}]`, value);
  form.set('return_url', 'http://localhost/back');
  const headers = { authorization: `Bearer ${STAND_IN.publicKey}`, 'idempotency-key': crypto.randomUUID() };
  await fetch(`${upstream.standIn.url}/v1/setup_intents/${id}/confirm`, { method: 'POST', body: form, headers });
  return id;
}
const begun = async () => textAt((await buyer.get('/payment/init-add-card')).body, 'clientSecret');
const process = (setupId: string, more: object = {}, by = buyer) =>
  by.post('/payment/process-add-card', { auth_token: setupId, amount: 0, ...more });
const cardIds = (body: unknown) => (body as { cards: { id: string }[] }).cards.map(({ id }) => id);

test('an address keeps what is left out, goes by either of its names, and is in a country that may buy', async () => {
  const save = (address: object, by = buyer) => by.post('/billing/address', { address });
  const other = await upstream.as('admin@seedling.example');
  expect((await other.get('/billing/address')).body).toEqual({ address: null });
  expect(codeOf(await save({ name: 'Seedling', city: 'Pune', country: 'IN' }, other))).toMatch(/invalid_request/);
  const whole = { name: 'Seedling', address: '1 Road', city: 'Pune', country: 'IN', tax_number: '29ABCDE1234F1Z5' };
  expect(await save(whole, other)).toMatchObject({ status: 200 });
  expect(await save({ company_name: 'Seedling Ltd', tax_number: '' }, other)).toMatchObject({
    body: { address: { company_name: 'Seedling Ltd', company_address: '1 Road', address: '1 Road', tax_number: null } },
  });
  for (const country of ['CU', 'IR', 'KP', 'SY', 'KE'])
    expect(codeOf(await save({ country }, other))).toMatch(/country_restricted/);
  for (const bad of [{ country: 'WORLD' }, { country: 'ZZ' }, { country: 'US', country_code: 'IN' }, { city: ' ' }])
    expect(codeOf(await save(bad, other))).toMatch(/invalid_request/);
  expect(await other.get('/billing/address')).toMatchObject({
    body: { address: { country: 'IN', country_code: 'IN' } },
  });
  expect(codeOf(await upstream.get(`/billing/address?teamId=${TEAM}`, other.session))).toMatch(/team_not_found/);
});

describe('a card', () => {
  test('is added once the provider has it, becomes the one that is charged, and brings its address', async () => {
    const setupId = await typeCard(await begun(), '5555555555554444');
    const address = { name: 'Orbit SA', address: '2 Quai', city: 'Nice', country: 'FR' };
    expect(codeOf(await process(setupId, { billing_address: { ...address, country: 'KP' } }))).toMatch(/restricted/);
    const added = await process(setupId, { billing_address: address });
    expect(added).toMatchObject({ status: 200, body: { cards: [{ brand: 'MC', lastFour: '4444' }, {}, {}] } });
    expect((await process(setupId)).body).toEqual(added.body);
    expect(await buyer.get('/billing/address')).toMatchObject({ body: { address: { company_name: 'Orbit SA' } } });
    expect(codeOf(await process(setupId, {}, await upstream.as('admin@seedling.example')))).toMatch(
      /card_setup_not_found/,
    );
    const declined = await typeCard(await begun(), '4000000000000002');
    expect(codeOf(await process(declined))).toMatch(/card_invalid/);
    const untouched = (await begun()).split('_secret_')[0] ?? '';
    expect(codeOf(await process(untouched))).toMatch(/card_invalid/);
    expect(codeOf(await process('seti_unknown'))).toMatch(/card_setup_not_found/);
    await upstream.standIn.misbehave({ failRequests: 5 });
    expect(codeOf(await buyer.get('/payment/init-add-card'))).toMatch(/provider_unavailable/);
  });

  test('is the same one when it is typed in again: what failed with it is forgotten, as is its former name', async () => {
    const other = await upstream.as('admin@seedling.example');
    const add = async () => {
      const secret = textAt((await other.get('/payment/init-add-card')).body, 'clientSecret');
      return process(await typeCard(secret, '5555555555554444'), {}, other);
    };
    const [first = ''] = cardIds((await add()).body);
    const read = () =>
      upstream.db.read((db) => db.select().from(paymentCard).where(eq(paymentCard.teamId, other.teamId)));
    const [before] = await read();
    await setBilling(upstream.db, other.teamId, { hasPaymentFailed: true });
    expect(cardIds((await add()).body)).toEqual([first]);
    const after = await read();
    expect(after).toMatchObject([{ cardId: first, isDefault: true, lastFour: '4444' }]);
    expect(after[0]?.providerCardId).not.toBe(before?.providerCardId);
    expect(await upstream.db.read((db) => billingOf(db, other.teamId))).toMatchObject({ hasPaymentFailed: false });
    await upstream.jobs.runDue();
    const detached = await upstream.db.read((db) => db.select().from(job).where(eq(job.name, 'payment.detachCard')));
    expect(detached).toMatchObject([{ state: 'done', payload: { providerCardId: before?.providerCardId } }]);
  });

  test('is chosen, taken away, and kept where it is the last one that renewals are charged to', async () => {
    const [first = '', second = ''] = cardIds((await buyer.get('/payment/payment-methods')).body);
    const chosen = await buyer.post('/payment/default-card', { id: second });
    expect(cardIds(chosen.body)).toEqual([second, first]);
    expect(codeOf(await buyer.post('/payment/default-card', { id: 'team-flat-card-1' }))).toMatch(/card_not_found/);
    expect(cardIds((await buyer.post('/payment/remove-card', { id: second })).body)).toEqual([first]);
    expect(codeOf(await buyer.post('/payment/remove-card', { id: second }))).toMatch(/card_not_found/);
    expect(codeOf(await buyer.post('/payment/remove-card', { id: first }))).toMatch(/card_needed/);
    await upstream.jobs.runDue();
    await upstream.db.transaction((db) => db.delete(licenceBatch).where(eq(licenceBatch.teamId, TEAM)));
    expect(cardIds((await buyer.post('/payment/remove-card', { id: first })).body)).toEqual([]);
  });

  test('is one of fifty at most: for one more the oldest goes that is not charged', async () => {
    const before = cardIds((await buyer.get('/payment/payment-methods')).body);
    const card = { lastFour: '4242', brand: 'VI', expiryMonth: 12, expiryYear: 2034, isDefault: false } as const;
    const more = Array.from({ length: 50 - before.length }, (_, place) => ({
      ...{ ...card, cardId: `card-${place}`, teamId: TEAM, providerCardId: `pm_${place}`, removedAt: null },
      addedAt: upstream.clock.now() + place,
    }));
    await upstream.db.transaction((db) => db.insert(paymentCard).values(more));
    const full = cardIds((await buyer.get('/payment/payment-methods')).body);
    expect(full).toHaveLength(50);
    const added = await process(await typeCard(await begun(), '5555555555554444'));
    const after = cardIds(added.body);
    expect(after).toHaveLength(50);
    expect(full.filter((id) => !after.includes(id))).toEqual([full[1]]);
    expect(after).toContain(full[0]);
    await upstream.db.transaction((db) => db.delete(paymentCard).where(like(paymentCard.cardId, 'card-%')));
  });

  test('is asked for at the provider, but on preprod, and told of in its last month', async () => {
    const [id = ''] = cardIds((await buyer.get('/payment/payment-methods')).body);
    const verify = (by: { post: Buyer['post'] }) => by.post('/payment/verify-card', { id });
    const set = (values: object) =>
      upstream.db.transaction((db) => db.update(paymentCard).set(values).where(eq(paymentCard.cardId, id)));
    expect(await verify(buyer)).toMatchObject({ status: 200, body: {} });
    await set({ providerCardId: 'pm_gone', expiryYear: 2026, expiryMonth: 4 });
    expect(codeOf(await verify(buyer))).toMatch(/card_invalid/);
    const preprod = await startTestUpstream({ db: upstream.db, environment: 'preprod' });
    const at = `/payment/verify-card?teamId=${TEAM}`;
    expect(await preprod.post(at, { id }, buyer.session)).toMatchObject({ status: 200, body: {} });
    const expiring = async () => {
      const mails = await upstream.db.read((db) =>
        db.select().from(mail).where(eq(mail.recipient, 'admin@orbit.example')),
      );
      return mails.flatMap(({ text }) => /4242.*(April|May) \d+, 2026/.exec(text)?.[1] ?? []);
    };
    await upstream.pass(Date.parse('2026-04-01T00:00:00Z') - upstream.clock.now());
    expect(await expiring()).toEqual(['April']);
    // Nobody charges the card of a team that pays by what was agreed with it.
    await set({ expiryMonth: 5 });
    await setBilling(upstream.db, TEAM, { type: 'PAID_OFFLINE' });
    await upstream.pass(Date.parse('2026-05-01T00:00:00Z') - upstream.clock.now());
    expect(await expiring()).not.toContain('May');
  });
});

describe('invoices', () => {
  test('are told from the latest on, of the own team alone, and are documents', async () => {
    const all = await buyer.get('/payment/invoices');
    expect(all).toMatchObject({ status: 200, body: { hasMore: false } });
    const numbers = (body: unknown) =>
      (body as { invoices: { number: string }[] }).invoices.map(({ number }) => number);
    const expected = numbers(all.body);
    expect(expected).toHaveLength(4);
    const first = await buyer.get('/payment/invoices', { limit: '3' });
    const rest = await buyer.get('/payment/invoices', { limit: '3', after: expected[2] ?? '' });
    expect([first.body, rest.body]).toMatchObject([{ hasMore: true }, { hasMore: false }]);
    expect([...numbers(first.body), ...numbers(rest.body)]).toEqual(expected);
    const id = (all.body as { invoices: { invoiceId: string }[] }).invoices[0]?.invoiceId ?? '';
    const fetched = await buyer.get(`/payment/invoices/${id}/document`);
    expect(fetched.headers['content-type']).toBe('application/octet-stream');
    expect(String(fetched.body).slice(0, 5)).toBe('%PDF-');
    const other = await upstream.as('admin@seedling.example');
    expect(codeOf(await other.get(`/payment/invoices/${id}/document`))).toMatch(/invoice_not_found/);
  });

  test('have numbers without gaps, one for each thing, and keep to whom they were made out', async () => {
    const draft = (reference: string) => ({
      ...{
        teamId: TEAM,
        reference,
        currency: 'INR' as const,
        lines: [],
        gross: 0,
        creditsUsed: 0,
        balanceUsed: 0,
        total: 0,
      },
      ...{ startsAt: null, expiresAt: null, paidBy: null },
    });
    const now = Date.parse('2031-01-01T00:00:00Z');
    await Promise.all(
      ['a', 'b', 'c', 'a', 'b'].map((reference) =>
        upstream.db.transaction((db) => issueInvoice(db, now, draft(reference))),
      ),
    );
    await upstream.db
      .transaction(async (db) => {
        await issueInvoice(db, now, draft('lost'));
        throw new Error('It is not to be.');
      })
      .catch(() => undefined);
    await upstream.db.transaction((db) => issueInvoice(db, now, draft('d')));
    const rows = await upstream.db.read((db) => db.select().from(invoice).where(eq(invoice.issuedAt, now)));
    const numbers = rows.map(({ number }) => number).toSorted();
    expect(numbers).toEqual(['1', '2', '3', '4'].map((place) => `INV-2031-00000${place}`));
    await buyer.post('/billing/address', { address: { name: 'Another name' } });
    expect(rows[0]?.buyer).toMatchObject({ companyName: 'Orbit Ltd' });
  });

  test('are written in the letters of the buyer, the same byte by byte', async () => {
    const [row] = await upstream.db.read((db) => db.select().from(invoice).where(eq(invoice.teamId, TEAM)).limit(1));
    if (!row) throw new Error('No invoice.');
    const names = ['Ágúst Łódź ₹', 'Орбита', 'Ωμέγα', 'कंपनी क्षेत्र', '深圳市科技有限公司', 'Nguyễn'];
    const buyerOf = (companyName: string) => ({
      ...{ companyName, companyAddress: '1 Road\nA very long line '.repeat(12), city: '北京', countryCode: 'CN' },
      taxNumber: null,
    });
    const written = { ...row, buyer: buyerOf(names.join(' ')), currency: 'INR' as const };
    const seller = { name: 'Muster', lines: ['1 Street'] };
    const pdf = await writeDocument(written, seller);
    expect((await writeDocument(written, seller)).equals(pdf)).toBe(true);
    expect(pdf.equals(await writeDocument({ ...written, paidAt: null }, seller))).toBe(false);
    // Of each font only the characters that are used.
    expect(pdf.length).toBeLessThan(50_000);
    for (const run of names.flatMap(runsOf)) {
      const font = create(fontBytes(run.font));
      const isWritten = [...run.text].every(
        (sign) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
      );
      expect(isWritten, run.text).toBe(true);
    }
    expect(runsOf('a\u{13000}').map(({ text }) => text)).toEqual(['a', '□']);
  });

  test('go on with another page where an address is longer than one', async () => {
    const [row] = await upstream.db.read((db) => db.select().from(invoice).where(eq(invoice.teamId, TEAM)).limit(1));
    if (!row) throw new Error('No invoice.');
    const pagesFor = async (lines: number) => {
      const companyAddress = Array.from({ length: lines }, (_, place) => `Row ${place}`).join('\n');
      const buyer = { companyName: 'Orbit Ltd', companyAddress, city: 'Leeds', countryCode: 'GB', taxNumber: null };
      const pdf = await writeDocument({ ...row, buyer }, { name: 'Muster', lines: ['1 Street'] });
      return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    };
    expect([await pagesFor(3), await pagesFor(60), await pagesFor(100)]).toEqual([1, 2, 3]);
  });
});
