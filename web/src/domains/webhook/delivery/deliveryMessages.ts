import { defineMessages } from 'react-intl';

/** The texts of the delivery log, and of a test. */
export const deliveryTexts = defineMessages({
  waiting: { id: 'webhooks.delivery.waiting', defaultMessage: 'Waiting' },
  delivered: { id: 'webhooks.delivery.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'webhooks.delivery.failed', defaultMessage: 'Failed' },
  dropped: { id: 'webhooks.delivery.dropped', defaultMessage: 'Not sent' },
  unknown: { id: 'webhooks.delivery.unknown', defaultMessage: 'Not known' },
  message: { id: 'webhooks.delivery.message', defaultMessage: 'Message' },
  test: { id: 'webhooks.delivery.test', defaultMessage: 'Test' },
  repetition: { id: 'webhooks.delivery.repetition', defaultMessage: 'Sent again by hand' },
  timeout: { id: 'webhooks.delivery.timeout', defaultMessage: 'The other service did not answer in time.' },
  connection: {
    id: 'webhooks.delivery.connection',
    defaultMessage: 'There was no connection to the other service.',
  },
  addressRefused: {
    id: 'webhooks.delivery.addressRefused',
    defaultMessage: 'The address leads into a private network, which is not called.',
  },
  redirectRefused: {
    id: 'webhooks.delivery.redirectRefused',
    defaultMessage: 'The other service sent the call on to an address that is not called, or too often.',
  },
  tooLong: { id: 'webhooks.delivery.tooLong', defaultMessage: 'The answer was too long.' },
  statusOnly: { id: 'webhooks.delivery.statusOnly', defaultMessage: 'The other service refused the call.' },
  wasPaused: { id: 'webhooks.delivery.wasPaused', defaultMessage: 'The webhook was paused before this was sent.' },
  unknownProblem: { id: 'webhooks.delivery.unknownProblem', defaultMessage: 'It failed, and it is not known why.' },
  showAnswer: { id: 'webhooks.delivery.showAnswer', defaultMessage: 'Show the answer' },
  hideAnswer: { id: 'webhooks.delivery.hideAnswer', defaultMessage: 'Hide the answer' },
  answer: { id: 'webhooks.delivery.answer', defaultMessage: 'The beginning of the answer' },
  resend: { id: 'webhooks.delivery.resend', defaultMessage: 'Send again' },
  resent: { id: 'webhooks.delivery.resent', defaultMessage: 'It is sent again.' },
  resendFailed: { id: 'webhooks.delivery.resendFailed', defaultMessage: 'It could not be sent again. Try once more.' },
  resendPaused: {
    id: 'webhooks.delivery.resendPaused',
    defaultMessage: 'The webhook is paused. Resume it, then send this again.',
  },
  deliveryGone: { id: 'webhooks.delivery.gone', defaultMessage: 'This is not in the log any more.' },
  logNote: {
    id: 'webhooks.log.note',
    defaultMessage: 'The calls of the last 30 days, at most 200. What fails is tried again a few times.',
  },
  log: { id: 'webhooks.log.list', defaultMessage: 'Calls, newest first' },
  logEmpty: { id: 'webhooks.log.empty', defaultMessage: 'Nothing has been sent yet.' },
  logFailed: { id: 'webhooks.log.failed', defaultMessage: 'The delivery log could not be loaded' },
  moreFailed: { id: 'webhooks.log.moreFailed', defaultMessage: 'Older calls could not be loaded' },
  refresh: { id: 'webhooks.log.refresh', defaultMessage: 'Refresh' },
});

export const deliveryPhrases = defineMessages<{
  logTitle: { name: string };
  status: { status: string };
  attempts: { count: number };
  next: { time: string };
  problemStatus: { status: string };
  resendOf: { time: string };
  answerOf: { time: string };
}>({
  logTitle: { id: 'webhooks.log.title', defaultMessage: 'Delivery log of “{name}”' },
  status: { id: 'webhooks.delivery.status', defaultMessage: 'Status {status}' },
  attempts: { id: 'webhooks.delivery.attempts', defaultMessage: '{count, plural, one {# attempt} other {# attempts}}' },
  next: { id: 'webhooks.delivery.next', defaultMessage: 'Next attempt: {time}' },
  problemStatus: {
    id: 'webhooks.delivery.problemStatus',
    defaultMessage: 'The other service answered with status {status}.',
  },
  resendOf: { id: 'webhooks.delivery.resendOf', defaultMessage: 'Send again what was sent on {time}' },
  answerOf: { id: 'webhooks.delivery.answerOf', defaultMessage: 'Show the answer of {time}' },
});
