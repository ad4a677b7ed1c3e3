import * as z from 'zod';
import type { PlanTerms } from './offerRules.ts';
import { PRICED, REFERENCE_PRICES, readRates } from './priceRules.ts';

const linesOf = (text: string): string[] =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const rates = z.string().transform((text, context) => {
  const read = readRates(text);
  if (read === null) context.addIssue({ code: 'custom', message: 'is not as MONTHLY=5,ANNUAL=3 is' });
  return read ?? {};
});

/** The settings of what PRO costs, and of how it is tried, renewed and given up. */
export const planSettings = {
  TRIAL_DAYS: z.coerce.number().int().min(1).max(365).default(30).describe('How many days a trial of PRO has.'),
  TRIAL_ENDS_AS: z
    .enum(['pro', 'free'])
    .default('pro')
    .describe(
      'What a trial of PRO ends in: `pro`, where everybody is Lite until licences are bought, or `free`. It holds for trials that begin from then on.',
    ),
  PRICES_USD: rates
    .prefault(REFERENCE_PRICES.USD)
    .describe(
      `What PRO costs for one person and month, in dollars, for each of ${PRICED.join(', ')}; what is left out is not sold. \`none\` sells nothing in this currency.`,
    ),
  PRICES_INR: rates.prefault(REFERENCE_PRICES.INR).describe('The same in rupees.'),
  RENEWAL_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(7)
    .describe(
      'How many days after a renewal its amount may be paid, where the card could not be charged or there is none. From then on the team is treated as a free one until it pays.',
    ),
  CANCEL_EFFECTIVE: z
    .enum(['immediate', 'period_end'])
    .default('immediate')
    .describe(
      'When PRO ends that is given up: `immediate`, or `period_end`, with the last day that is paid. What is not paid ends at once either way.',
    ),
  INVOICE_SELLER: z
    .string()
    .transform(linesOf)
    .pipe(z.array(z.string().max(200)).min(1).max(8))
    .prefault('Muster')
    .describe(
      'Who sells, as it stands on invoices: the name, and lines of an address, separated by `|` (`Muster Ltd|1 High Street|London`).',
    ),
} as const;

const schema = z.object(planSettings);
type Given = z.infer<typeof schema>;

/** On what terms this installation sells PRO. */
export function planTermsOf(given: Given): PlanTerms {
  const [name = '', ...lines] = given.INVOICE_SELLER;
  return {
    prices: { USD: given.PRICES_USD, INR: given.PRICES_INR },
    trial: { days: given.TRIAL_DAYS, endsAs: given.TRIAL_ENDS_AS },
    renewal: { graceDays: given.RENEWAL_GRACE_DAYS },
    cancellation: { effective: given.CANCEL_EFFECTIVE },
    seller: { name, lines },
  };
}
