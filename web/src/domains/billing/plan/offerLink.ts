import type { BillingType, Plan } from '../../../generated/billing/plan/planFrame.ts';
import { billingTypeNames, planNames } from '../messages.ts';

const isPlan = (word: string): word is Plan => Object.hasOwn(planNames, word) && word !== 'UNKNOWN';

const isType = (word: string): word is BillingType => Object.hasOwn(billingTypeNames, word) && word !== 'UNKNOWN';

const nameOf = (planType: string | null) => {
  const word = planType?.trim().toUpperCase() ?? '';
  if (isPlan(word)) return planNames[word];
  return isType(word) ? billingTypeNames[word] : null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as `yyyy-mm-dd`, where there is such a day. */
export const dayIn = (date: string | null): string | null => {
  const day = date?.trim().slice(0, 10) ?? '';
  if (!DAY.test(day)) return null;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
};

/**
 * What a link in an offer mail says, as far as it can be understood: which plan is offered, and until when. Nobody can
 * tell who has written it, so it changes no price.
 */
export const offerIn = (query: URLSearchParams) => ({
  planName: nameOf(query.get('planType')),
  endsOn: dayIn(query.get('endDate')),
  isTrialHidden: query.get('TrialNotAvailable')?.toLowerCase() === 'true',
});

export type MailOffer = ReturnType<typeof offerIn>;
