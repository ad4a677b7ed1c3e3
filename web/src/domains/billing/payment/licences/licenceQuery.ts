import {
  DEFAULT_LICENCE_PLAN,
  LICENCE_COUNT_MAX,
  LICENCE_DURATIONS,
  type LicencePlanId,
  licenceCountOf,
  licenceDurationOf,
} from '@muster/schema/formats/payment';
import { dayIn } from '../../plan/offerLink.ts';

const planIn = (query: URLSearchParams): LicencePlanId => {
  const byId = licenceDurationOf(query.get('licenseConfigId') ?? '');
  const days = query.get('licenseDuration');
  const byDays = LICENCE_DURATIONS.find(({ validityDays }) => String(validityDays) === days);
  return (byId ?? byDays)?.planId ?? DEFAULT_LICENCE_PLAN;
};

const countIn = (query: URLSearchParams): number | null => {
  const text = query.get('licenseCount');
  return text === null || text.trim() === '' ? null : Math.min(licenceCountOf(text), LICENCE_COUNT_MAX);
};

const currencyIn = (query: URLSearchParams): 'USD' | 'INR' | null => {
  const word = query.get('currency');
  return word === 'USD' || word === 'INR' ? word : null;
};

const stepIn = (query: URLSearchParams) => {
  const word = query.get('step');
  return word === 'address' || word === 'payment' ? word : 'count';
};

/**
 * What the address asks for, as far as it can be understood; what cannot is as if it were not there. Links to it are
 * written by mails, by other pages, and by whoever likes.
 */
export const licencesIn = (query: URLSearchParams) => ({
  planId: planIn(query),
  /** How many; null where that is not said. */
  count: countIn(query),
  /** Whether it says how many, or for how long. */
  hasChosen: ['licenseCount', 'licenseConfigId', 'licenseDuration'].some((word) => query.has(word)),
  currency: currencyIn(query),
  isAutoAssigned: query.get('autoAssign')?.toLowerCase() !== 'false',
  paysDues: query.get('paysDues') !== 'false',
  /** The last day for paying, as `yyyy-mm-dd`. It is shown, and means nothing more. */
  lastDate: dayIn(query.get('lastDate')),
  /** What a bank's website said of a payment that did not come about: plain text, maybe empty; null where none did. */
  errorMessage: query.get('errorMessage'),
  /** Whether a bank's website led here. */
  isReturn: query.has('errorMessage') || query.get('isRedirect') === 'true',
  step: stepIn(query),
  orderId: query.get('order'),
});
