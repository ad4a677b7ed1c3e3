import { MINUTE_MS } from '../../../lib/durations.ts';
import { ASSERTION, BEARER } from './nameRules.ts';
import type { SamlReason } from './outcomeRules.ts';
import { emailIn } from './emailRules.ts';
import { answered } from './responseRules.ts';
import { type XmlElement, attributeOf, childrenOf, isNamed, parseXml, textOf } from './xmlRules.ts';

/** By how much the clock of an identity provider may be wrong. */
export const CLOCK_SKEW_MS = 3 * MINUTE_MS;

export type Expected = {
  readonly issuer: string;
  readonly entityId: string;
  readonly acs: string;
  /** The id of the request that the response says it answers. */
  readonly inResponseTo: string | null;
  /** When that request was made; null without one. */
  readonly askedAt: number | null;
};

export type Judged =
  | {
      readonly reason: SamlReason;
      /** When it was made, where it came at a wrong time. */
      readonly issuedAt?: number | null;
    }
  | {
      readonly reason: null;
      readonly assertionId: string;
      /** From when on nobody would take it anyway. */
      readonly expiresAt: number;
      readonly email: string;
    };

const refuse = (reason: SamlReason): Judged => ({ reason });

/** An assertion that came at a wrong time is refused with when it says that it was made: that shows whose clock is wrong. */
const refuseAt = (reason: SamlReason, assertion: XmlElement): Judged =>
  reason === 'time' || reason === 'clock'
    ? { reason, issuedAt: instantOf(attributeOf(assertion, 'IssueInstant') ?? '') }
    : { reason };

/** What an assertion is worth whose signature is right. */
export function judgeAssertion(xml: string, expected: Expected, now: number): Judged {
  const assertion = parseXml(xml);
  if (assertion === null || !isNamed(assertion, ASSERTION, 'Assertion')) return refuse('form');
  const assertionId = attributeOf(assertion, 'ID') ?? '';
  const [subject, ...others] = childrenOf(assertion, ASSERTION, 'Subject');
  const isComplete = attributeOf(assertion, 'Version') === '2.0' && assertionId !== '' && assertionId.length <= 1_000;
  if (!isComplete || !subject || others.length > 0) return refuse('form');
  if (childrenOf(assertion, ASSERTION, 'AuthnStatement').length === 0) return refuse('form');
  const issuers = childrenOf(assertion, ASSERTION, 'Issuer');
  if (issuers.length !== 1 || textOf(issuers[0]) !== expected.issuer) return refuse('issuer');
  const condition = conditionProblem(assertion, expected, now);
  if (condition !== null) return refuseAt(condition, assertion);
  const confirmed = confirmation(subject, expected, now);
  if ('reason' in confirmed) return refuseAt(confirmed.reason, assertion);
  const email = emailIn(assertion, subject);
  return email === null
    ? refuse('email')
    : { reason: null, assertionId, expiresAt: confirmed.until + CLOCK_SKEW_MS, email };
}

/** An instant of XML Schema with a zone, in milliseconds; null for what is none. */
function instantOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Why an element does not hold by its `NotBefore` and `NotOnOrAfter`, as far as it has them. Nobody is as early as to be there before
 * it begins, and what was over before it was asked for was never in time: then a clock is wrong, and another try brings no more.
 */
function timeProblem(element: XmlElement, askedAt: number | null, now: number): 'time' | 'clock' | null {
  const [from, until] = [attributeOf(element, 'NotBefore'), attributeOf(element, 'NotOnOrAfter')];
  const begins = from === null ? -Infinity : instantOf(from);
  const ends = until === null ? Infinity : instantOf(until);
  if (begins === null || ends === null) return 'time';
  if (now < begins - CLOCK_SKEW_MS) return 'clock';
  if (now < ends + CLOCK_SKEW_MS) return null;
  return askedAt !== null && ends + CLOCK_SKEW_MS <= askedAt ? 'clock' : 'time';
}

function conditionProblem(
  assertion: XmlElement,
  { entityId, askedAt }: Pick<Expected, 'entityId' | 'askedAt'>,
  now: number,
): SamlReason | null {
  const [conditions, ...others] = childrenOf(assertion, ASSERTION, 'Conditions');
  if (!conditions || others.length > 0) return 'form';
  const problem = timeProblem(conditions, askedAt, now);
  if (problem !== null) return problem;
  const restrictions = childrenOf(conditions, ASSERTION, 'AudienceRestriction');
  const isForUs = (one: XmlElement) => childrenOf(one, ASSERTION, 'Audience').some((who) => textOf(who) === entityId);
  return restrictions.length > 0 && restrictions.every(isForUs) ? null : 'audience';
}

/**
 * Until when whoever brings it is its subject. One confirmation is enough, and any of them could let it in once more: the
 * last to end says how long it is remembered.
 */
function confirmation(
  subject: XmlElement,
  expected: Expected,
  now: number,
): { until: number } | { reason: SamlReason } {
  const bearers = childrenOf(subject, ASSERTION, 'SubjectConfirmation')
    .filter((one) => attributeOf(one, 'Method') === BEARER)
    .flatMap((one) => childrenOf(one, ASSERTION, 'SubjectConfirmationData'))
    .map((data) => ({ data, reason: confirmationProblem(data, expected, now) }));
  if (!bearers.some(({ reason }) => reason === null)) return { reason: bearers[0]?.reason ?? 'form' };
  const ends = bearers.map(({ data }) => instantOf(attributeOf(data, 'NotOnOrAfter') ?? '') ?? now);
  return { until: Math.max(...ends) };
}

function confirmationProblem(data: XmlElement, expected: Expected, now: number): SamlReason | null {
  if (attributeOf(data, 'Recipient') !== expected.acs) return 'destination';
  if (answered(data) !== expected.inResponseTo) return 'attempt';
  return attributeOf(data, 'NotOnOrAfter') === null ? 'time' : timeProblem(data, expected.askedAt, now);
}
