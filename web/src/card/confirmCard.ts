import type { CardConfig } from './cardConfig.ts';
import type { Card } from './cardEntry.ts';
import type { CardOutcome, CardSubmission } from './protocol.ts';
import { outcomeOfAnswer } from './providerAnswer.ts';

/** How long the provider may take, in ms. */
export const PROVIDER_MS = 15_000;

const PATHS = { payment: 'payment_intents', setup: 'setup_intents' } as const;

const addressOf = ({ providerUrl }: Pick<CardConfig, 'providerUrl'>, { purpose, clientSecret }: CardSubmission) => {
  const [id = ''] = clientSecret.split('_secret_');
  return `${providerUrl.replace(/\/$/, '')}/v1/${PATHS[purpose]}/${encodeURIComponent(id)}/confirm`;
};

const bodyOf = ({ clientSecret, returnUrl }: CardSubmission, { number, month, year, cvv }: Card) =>
  new URLSearchParams({
    client_secret: clientSecret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvv,
  });

/**
 * Gives a card to the provider, straight from the browser. The same press may be sent again by its key: the provider does
 * it once. Never fails: no answer is an outcome, too.
 */
export async function confirmCard(
  config: Pick<CardConfig, 'providerUrl' | 'publicKey'>,
  submission: CardSubmission,
  card: Card,
): Promise<CardOutcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), PROVIDER_MS);
  try {
    const answer = await fetch(addressOf(config, submission), {
      method: 'POST',
      headers: { authorization: `Bearer ${config.publicKey}`, 'idempotency-key': submission.idempotencyKey },
      body: bodyOf(submission, card),
      signal: deadline.signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    const body: unknown = await answer.json();
    return outcomeOfAnswer(answer.status, body);
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
