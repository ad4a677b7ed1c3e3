import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { createStripeProvider } from './card/stripeProvider.ts';
import { createNetBankingProvider } from './netBanking/netBankingProvider.ts';
import { ProviderRefused, ProviderUnreachable, SignatureRefused } from './providerErrors.ts';
import { startStandIn } from './standIn/standIn.ts';
import { STAND_IN } from './standInKeys.ts';

let now = 1_800_000_000_000;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn({ now: () => now });
});
afterAll(() => standIn.stop());

const provider = () => createStripeProvider({ ...STAND_IN, url: standIn.url });
let orders = 0;
const ordered = async (amount = 90_000) => {
  orders += 1;
  const customerId = 'cus_demo_1';
  const orderId = `ord_${orders}`;
  return provider().createIntent(
    { amount, currency: 'USD', customerId, orderId, savesCard: true },
    `intent:${orderId}`,
  );
};

/** What a browser does with a card: it gives it to the provider, by the public key. */
async function typeCard(kind: 'payment_intents' | 'setup_intents', secret: string | null, number: string, key: string) {
  const id = (secret ?? '').split('_secret_')[0] ?? '';
  const answer = await fetch(`${standIn.url}/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STAND_IN.publicKey}`, 'idempotency-key': key },
    body: new URLSearchParams({
      ...{ client_secret: secret ?? '', return_url: 'http://localhost/back?x=1#/y' },
      ...{ 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number },
      ...{ 'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '34' },
      'payment_method_data[card][cvc]': '123',
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('the card provider', () => {
  it('takes money once for an order, however often it is asked', async () => {
    const made = await ordered();
    expect(made).toMatchObject({
      status: 'needs_card',
      amount: 90_000,
      currency: 'USD',
      amountReceived: 0,
      failure: null,
    });
    const by = { providerCardId: 'pm_card_visa', isOffSession: false, returnUrl: 'http://localhost/back' };
    const paid = await provider().confirmIntent(made.intentId, by, 'pay-1');
    expect(paid).toMatchObject({
      status: 'succeeded',
      amountReceived: 90_000,
      card: { brand: 'VI', lastFour: '4242' },
    });
    expect(await provider().confirmIntent(made.intentId, by, 'pay-1')).toEqual(paid);
    expect(await provider().confirmIntent(made.intentId, by, 'pay-2')).toMatchObject({
      status: 'succeeded',
      amountReceived: 90_000,
    });
    expect(await provider().cancelIntent(made.intentId)).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
  ])('says why %s is not charged, and lets another card pay', async (number, failure) => {
    const made = await ordered();
    expect(await typeCard('payment_intents', made.clientSecret, number, `press-${number}`)).toMatchObject({
      status: 402,
    });
    expect(await provider().intent(made.intentId)).toMatchObject({ status: 'needs_card', failure });
    expect(await typeCard('payment_intents', made.clientSecret, '4242424242424242', `again-${number}`)).toMatchObject({
      status: 200,
    });
    expect(await provider().intent(made.intentId)).toMatchObject({ status: 'succeeded', failure: null });
  });

  it('asks the person where the card wants it, and refuses without one', async () => {
    const made = await ordered();
    const asked = await provider().confirmIntent(
      made.intentId,
      {
        providerCardId: 'pm_card_authenticationRequired',
        isOffSession: false,
        returnUrl: 'http://localhost/back?x=1#/y',
      },
      'ask-1',
    );
    expect(asked.status).toBe('needs_confirmation');
    const page = await fetch(asked.confirmationUrl ?? '');
    expect(await page.text()).toContain('900.00 USD');
    const answer = await fetch(asked.confirmationUrl?.split('?')[0] ?? '', {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ secret: made.clientSecret ?? '', decision: 'yes' }),
    });
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost\/back\?x=1&payment_intent=pi_.*redirect_status=succeeded#\/y$/,
    );
    expect(await provider().intent(made.intentId)).toMatchObject({ status: 'succeeded' });

    const off = await ordered();
    const away = { providerCardId: 'pm_card_authenticationRequired', isOffSession: true };
    expect(await provider().confirmIntent(off.intentId, away, 'off-1')).toMatchObject({
      status: 'needs_card',
      failure: 'confirmation_required',
    });
  });

  it('lets slow cards be decided by and by', async () => {
    for (const [number, status] of [
      ['4000000000000077', 'succeeded'],
      ['4000000000005126', 'needs_card'],
    ] as const) {
      const made = await ordered();
      await typeCard('payment_intents', made.clientSecret, number, `slow-${number}`);
      expect(await provider().intent(made.intentId)).toMatchObject({ status: 'processing' });
      now += 3_000;
      expect(await provider().intent(made.intentId)).toMatchObject({ status });
    }
  });

  it('keeps a card without charging it', async () => {
    const setup = await provider().createSetup({ customerId: 'cus_demo_1' }, 'setup-1');
    await typeCard('setup_intents', setup.clientSecret, '5555555555554444', 'setup-press');
    const done = await provider().setup(setup.setupId);
    expect(done).toMatchObject({ status: 'succeeded', card: { brand: 'MC', lastFour: '4444', expiryYear: 2034 } });
    await provider().detachCard(done.card?.providerCardId ?? '', 'detach-1');
  });

  it('is refused with the same key for something else, and not understood when it is away', async () => {
    const made = await ordered();
    const by = { providerCardId: 'pm_card_visa', isOffSession: true };
    await provider().confirmIntent(made.intentId, by, 'same');
    const other = provider().confirmIntent(made.intentId, { ...by, providerCardId: 'pm_card_jcb' }, 'same');
    await expect(other).rejects.toBeInstanceOf(ProviderRefused);
    const away = createStripeProvider({ ...STAND_IN, url: 'http://127.0.0.1:9' });
    await expect(away.intent(made.intentId)).rejects.toBeInstanceOf(ProviderUnreachable);
    await control({ dropAnswers: 1 });
    expect(await provider().confirmIntent((await ordered()).intentId, by, 'lost')).toMatchObject({
      status: 'succeeded',
    });
  });

  it('believes events that are signed, and lately', () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      data: { object: { id: 'pi_1', object: 'payment_intent', new_field: {} } },
    });
    const at = (timestamp: number, secret: string = STAND_IN.webhookSecret) =>
      new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const seconds = Math.floor(now / 1_000);
    expect(provider().readEvent(payload, at(seconds), now)).toEqual({
      eventId: 'evt_1',
      kind: 'intent',
      intentId: 'pi_1',
    });
    for (const signature of [at(seconds, 'whsec_other'), at(seconds - 301), '', 't=1,v1=00'])
      expect(() => provider().readEvent(payload, signature, now)).toThrow(SignatureRefused);
    expect(() => provider().readEvent(`${payload} `, at(seconds), now)).toThrow(SignatureRefused);
  });
});

const control = (faults: object) =>
  fetch(`${standIn.url}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

describe('the net-banking provider', () => {
  const bank = () =>
    createNetBankingProvider({ ...STAND_IN, url: `${standIn.url}/netbanking`, publicUrl: `${standIn.url}/netbanking` });
  const form = (orderId: string, amount = 189_000) =>
    bank().form({
      ...{ orderId, amount, currency: 'INR', bankCode: 'HDFB', payerName: 'A <b>', payerEmail: 'a@b.example' },
      ...{ successUrl: 'http://localhost/success', failureUrl: 'http://localhost/failure' },
    });
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${standIn.url}/netbanking/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );

  it('takes a signed form, and gives a signed answer; the same twice is paid once', async () => {
    const { fields } = form('ord_a');
    expect(fields['amount']).toBe('1890.00');
    expect(await bank().status('ord_a')).toMatchObject({ state: 'unknown' });
    expect((await send('pay', fields)).text).toContain('A &lt;b&gt;');
    const back = fieldsOf((await send('decision', { ...fields, decision: 'yes' })).text);
    const read = bank().readReturn(back);
    expect(read).toMatchObject({ orderId: 'ord_a', amount: 189_000, currency: 'INR', isPaid: true });
    expect(fieldsOf((await send('decision', { ...fields, decision: 'no' })).text)).toMatchObject({
      status: 'success',
      mihpayid: read.bankReference,
    });
    const dearer = { ...form('ord_a', 200_000).fields, decision: 'yes' };
    expect(bank().readReturn(fieldsOf((await send('decision', dearer)).text))).toEqual(read);
    expect(await bank().status('ord_a')).toMatchObject({
      state: 'paid',
      bankReference: read.bankReference,
      amount: 189_000,
    });
    expect(() => bank().readReturn({ ...back, amount: '1.00' })).toThrow(SignatureRefused);
  });

  it('refuses a form that was changed', async () => {
    const { fields } = form('ord_b');
    expect(await send('pay', { ...fields, amount: '1.00' })).toMatchObject({ status: 400 });
    expect(await send('decision', { ...fields, surl: 'http://evil.example', decision: 'yes' })).toMatchObject({
      status: 400,
    });
  });
});
