import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { WebhookDeliveryItemFragment } from '../../../generated/webhook/fragments/webhookDeliveryItem.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';
import { deliveryPhrases, deliveryTexts } from './deliveryMessages.ts';

export type Delivery = WebhookDeliveryItemFragment;

const STATES: Readonly<Record<Delivery['status'], { text: MessageDescriptor; tone: BadgeTone }>> = {
  WAITING: { text: deliveryTexts.waiting, tone: 'info' },
  DELIVERED: { text: deliveryTexts.delivered, tone: 'success' },
  FAILED: { text: deliveryTexts.failed, tone: 'error' },
  DROPPED: { text: deliveryTexts.dropped, tone: 'warning' },
  UNKNOWN: { text: deliveryTexts.unknown, tone: 'neutral' },
};

/** How a delivery went. One that was tried before its webhook was paused has failed, as nobody tries it again. */
export const stateOf = ({ status, attemptsCount }: Pick<Delivery, 'status' | 'attemptsCount'>) =>
  STATES[status === 'DROPPED' && attemptsCount > 0 ? 'FAILED' : status];

export const KINDS: Readonly<Record<Delivery['kind'], MessageDescriptor>> = {
  MESSAGE: deliveryTexts.message,
  TEST: deliveryTexts.test,
  UNKNOWN: deliveryTexts.unknown,
};

const PROBLEMS: Readonly<Record<NonNullable<Delivery['problem']>, MessageDescriptor>> = {
  STATUS: deliveryTexts.statusOnly,
  TIMEOUT: deliveryTexts.timeout,
  CONNECTION: deliveryTexts.connection,
  ADDRESS_REFUSED: deliveryTexts.addressRefused,
  REDIRECT_REFUSED: deliveryTexts.redirectRefused,
  TOO_LONG: deliveryTexts.tooLong,
  PAUSED: deliveryTexts.wasPaused,
  UNKNOWN: deliveryTexts.unknownProblem,
};

/** Why the last attempt failed, in a sentence; null where it did not. */
export function problemLine({ formatMessage }: IntlShape, { problem, responseStatus }: Delivery): string | null {
  if (problem === null) return null;
  if (problem === 'STATUS' && responseStatus !== null)
    return formatMessage(deliveryPhrases.problemStatus, { status: String(responseStatus) });
  return formatMessage(PROBLEMS[problem]);
}

/** An instant to the second. */
export const instantOf = (intl: IntlShape, at: string): string =>
  intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });

/** What is known of the last attempt: status, how long it took, how many there were, when the next one is. */
export function factsOf(intl: IntlShape, delivery: Delivery): readonly string[] {
  const { responseStatus, durationMs, attemptsCount, status, nextAttemptAt } = delivery;
  return [
    ...(responseStatus === null
      ? []
      : [intl.formatMessage(deliveryPhrases.status, { status: String(responseStatus) })]),
    ...(durationMs === null ? [] : [intl.formatNumber(durationMs, { style: 'unit', unit: 'millisecond' })]),
    ...(attemptsCount === 0 ? [] : [intl.formatMessage(deliveryPhrases.attempts, { count: attemptsCount })]),
    ...(status === 'WAITING' && nextAttemptAt !== null && attemptsCount > 0
      ? [intl.formatMessage(deliveryPhrases.next, { time: instantOf(intl, nextAttemptAt) })]
      : []),
  ];
}
