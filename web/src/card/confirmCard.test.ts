import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROVIDER_MS, confirmCard } from './confirmCard.ts';
import type { CardOutcome, CardSubmission } from './protocol.ts';

const CONFIG = { providerUrl: 'https://cards.example/api/', publicKey: 'pk_1' };
const CARD = { number: '4242424242424242', month: 6, year: 2034, cvv: '123' };
const PAYMENT: CardSubmission = {
  purpose: 'payment',
  clientSecret: 'pi_1_secret_2',
  idempotencyKey: 'press-1',
  returnUrl: 'https://console.example/#/billing/payment',
};

const answering = (status: number, body: unknown) =>
  vi
    .fn<typeof fetch>()
    .mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

async function confirmed(status: number, body: unknown, submission = PAYMENT) {
  vi.stubGlobal('fetch', answering(status, body));
  return confirmCard(CONFIG, submission, CARD);
}

const cardError = (code: string, more: object = {}) => ({ error: { type: 'card_error', code, message: '…', ...more } });
const redirect = (url: string) => ({
  status: 'requires_action',
  next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
});
const refusedFor = (reason: string) => ({ kind: 'refused', reason });
const UNREACHABLE = { kind: 'unreachable' };

afterEach(() => vi.useRealTimers());

it.each([
  ['payment', 'pi_1_secret_2', 'https://cards.example/api/v1/payment_intents/pi_1/confirm'],
  ['setup', 'seti_1_secret_2', 'https://cards.example/api/v1/setup_intents/seti_1/confirm'],
] as const)(
  'a card for a %s goes to the provider, by its key and once for a press',
  async (purpose, clientSecret, url) => {
    const asked = answering(200, { status: 'succeeded' });
    vi.stubGlobal('fetch', asked);
    await confirmCard(CONFIG, { ...PAYMENT, purpose, clientSecret }, CARD);
    const [address, request] = asked.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(request).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer pk_1', 'idempotency-key': 'press-1' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(Object.fromEntries(request?.body instanceof URLSearchParams ? request.body : [])).toEqual({
      client_secret: clientSecret,
      return_url: PAYMENT.returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '6',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    });
  },
);

describe('what became of it', () => {
  it.each<[what: string, status: number, body: unknown, outcome: object]>([
    ['done', 200, { id: 'pi_1', object: 'payment_intent', status: 'succeeded' }, { kind: 'confirmed' }],
    ['on its way', 200, { status: 'processing', next_action: null }, { kind: 'confirmed' }],
    ['for the bank', 200, redirect('https://bank.example/3ds'), { kind: 'redirect', url: 'https://bank.example/3ds' }],
    ['for code', 200, redirect('javascript:alert(1)'), UNREACHABLE],
    ['for nowhere', 200, { status: 'requires_action', next_action: { type: 'use_sdk' } }, refusedFor('authentication')],
    [
      'failed later',
      200,
      { status: 'requires_payment_method', last_payment_error: cardError('expired_card').error },
      refusedFor('expired_card'),
    ],
    [
      'a setup failed later',
      200,
      { status: 'requires_payment_method', last_setup_error: cardError('setup_intent_authentication_failure').error },
      refusedFor('authentication'),
    ],
    ['cancelled', 200, { status: 'canceled' }, refusedFor('processing_error')],
    ['a status of tomorrow', 200, { status: 'requires_prayer' }, UNREACHABLE],
    ['declined', 402, cardError('card_declined', { decline_code: 'generic_decline' }), refusedFor('declined')],
    [
      'no money',
      402,
      cardError('card_declined', { decline_code: 'insufficient_funds' }),
      refusedFor('insufficient_funds'),
    ],
    ['a wrong CVV', 402, cardError('incorrect_cvc', { decline_code: 'incorrect_cvc' }), refusedFor('incorrect_cvc')],
    ['a wrong number', 402, cardError('incorrect_number', { decline_code: null }), refusedFor('incorrect_number')],
    ['not worked out', 402, cardError('processing_error'), refusedFor('processing_error')],
    ['not confirmed', 402, cardError('payment_intent_authentication_failure'), refusedFor('authentication')],
    ['a code of tomorrow', 402, cardError('bad_weather'), refusedFor('declined')],
    [
      'done by an earlier press',
      400,
      {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: { status: 'succeeded' },
        },
      },
      { kind: 'confirmed' },
    ],
    ['a wrong key', 401, { error: { type: 'invalid_request_error' } }, refusedFor('processing_error')],
    ['the same press under way', 409, { error: { type: 'idempotency_error' } }, UNREACHABLE],
    ['too much', 429, { error: { type: 'invalid_request_error', code: 'rate_limit' } }, UNREACHABLE],
    ['a fault there', 500, { error: { type: 'api_error' } }, UNREACHABLE],
    ['a page', 502, '<html>', UNREACHABLE],
    ['nothing', 200, '', UNREACHABLE],
  ])('%s (%i)', async (_what, status, body, outcome) => expect(await confirmed(status, body)).toEqual(outcome));

  it('is not known where no answer comes, or none in time', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network')));
    expect(await confirmCard(CONFIG, PAYMENT, CARD)).toEqual(UNREACHABLE);

    vi.useFakeTimers();
    const hanging = vi.fn<typeof fetch>(
      (_url, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    vi.stubGlobal('fetch', hanging);
    const outcome = vi.fn<(outcome: CardOutcome) => void>();
    void confirmCard(CONFIG, PAYMENT, CARD).then(outcome);
    await vi.advanceTimersByTimeAsync(PROVIDER_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(UNREACHABLE);
  });
});
