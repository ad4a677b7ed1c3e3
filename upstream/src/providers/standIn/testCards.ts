// Which card does what. The numbers are those that Stripe publishes for tests.

/** One of each that tests and demos pay with. */
export const CARDS = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  chargeFails: '4000000000000341',
  asks: '4000002760003184',
  slow: '4000000000000077',
  slowAndFails: '4000000000005126',
} as const;

export const BEHAVIOURS = [
  ...(['good', 'declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error'] as const),
  // It is kept, and its charges fail.
  'charge_fails',
  // Its bank wants a person to confirm: each time, or once.
  ...(['asks', 'asks_once'] as const),
  // It is decided after a while.
  ...(['slow_success', 'slow_failure'] as const),
  // A number that may be somebody's, where no money moves.
  'real_card',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

const behaviours: ReadonlyMap<string, Behaviour> = new Map([
  ...[
    ...[CARDS.good, '4000056655665556', '4012888888881881', '4111111111111111'],
    ...[CARDS.mastercard, '2223003122003222', '5200828282828210', '5105105105105100'],
    ...['378282246310005', '371449635398431'],
    ...['6011111111111117', '6011000990139424', '6011981111111113'],
    ...['30569309025904', '3056930009020004', '38520000023237', '36227206271667'],
    ...['3566002020360505', '3530111333300000', '6200000000000005', '6200000000000047', '6205500000000000004'],
  ].map((number): [string, Behaviour] => [number, 'good']),
  [CARDS.declined, 'declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  [CARDS.chargeFails, 'charge_fails'],
  [CARDS.asks, 'asks'],
  ['4000002500003155', 'asks_once'],
  [CARDS.slow, 'slow_success'],
  [CARDS.slowAndFails, 'slow_failure'],
]);

/** What is kept of a card: never its number. */
export type CardFacts = { brand: string; last4: string; exp_month: number; exp_year: number; behaviour: Behaviour };

const brandPatterns: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^3(0|6|8|9)/, 'diners'],
  [/^35/, 'jcb'],
  [/^6(011|4[4-9]|5)/, 'discover'],
  [/^62/, 'unionpay'],
];

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export type TypedCard = { number: string; exp_month: number; exp_year: number; cvc?: string | undefined };
type Fault = { code: string; param: string };

/** No card is good for more years than that. */
const LONGEST_YEARS = 50;

/**
 * What a card that is typed in is, or what is wrong with what was typed.
 *
 * @param now milliseconds since 1970-01-01 UTC
 */
export function readCard({ number, exp_month, exp_year, cvc = '' }: TypedCard, now: number): CardFacts | Fault {
  const digits = number.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return { code: 'incorrect_number', param: 'number' };
  if (exp_month < 1 || exp_month > 12) return { code: 'invalid_expiry_month', param: 'exp_month' };
  const year = exp_year < 100 ? 2_000 + exp_year : exp_year;
  const thisYear = new Date(now).getUTCFullYear();
  if (year < thisYear || year > thisYear + LONGEST_YEARS) return { code: 'invalid_expiry_year', param: 'exp_year' };
  if (hasExpired({ exp_month, exp_year: year }, now)) return { code: 'expired_card', param: 'exp_month' };
  if (!/^\d{3,4}$/.test(cvc)) return { code: 'invalid_cvc', param: 'cvc' };
  return {
    brand: brandPatterns.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown',
    ...{ last4: digits.slice(-4), exp_month, exp_year: year },
    behaviour: behaviours.get(digits) ?? 'real_card',
  };
}

/** A card is good until the end of its month, by UTC. */
export const hasExpired = ({ exp_month, exp_year }: Pick<CardFacts, 'exp_month' | 'exp_year'>, now: number): boolean =>
  Date.UTC(exp_year, exp_month) <= now;

const readyCards: Readonly<Record<string, Pick<CardFacts, 'brand' | 'last4' | 'behaviour'>>> = {
  pm_card_visa: { brand: 'visa', last4: '4242', behaviour: 'good' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', behaviour: 'good' },
  pm_card_amex: { brand: 'amex', last4: '8431', behaviour: 'good' },
  pm_card_discover: { brand: 'discover', last4: '9424', behaviour: 'good' },
  pm_card_diners: { brand: 'diners', last4: '5904', behaviour: 'good' },
  pm_card_jcb: { brand: 'jcb', last4: '0505', behaviour: 'good' },
  pm_card_unionpay: { brand: 'unionpay', last4: '0005', behaviour: 'good' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', behaviour: 'declined' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', behaviour: 'charge_fails' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', behaviour: 'asks' },
};

/** A card that is there without anybody's having typed it in; everybody may use it. */
export function readyCard(id: string): CardFacts | null {
  const card = Object.hasOwn(readyCards, id) ? readyCards[id] : undefined;
  return card ? { ...card, exp_month: 12, exp_year: 2099 } : null;
}
