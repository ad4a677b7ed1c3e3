import { defineMessages } from 'react-intl';

/** Giving up PRO. */
export const cancelTexts = defineMessages({
  link: { id: 'plan.cancel.link', defaultMessage: 'Cancel the PRO plan' },
  contact: {
    id: 'plan.cancel.contact',
    defaultMessage: 'To cancel your plan, write to your account manager or to support.',
  },
  reasonTitle: { id: 'plan.cancel.reason.title', defaultMessage: 'Why are you canceling the PRO plan?' },
  TOO_EXPENSIVE: { id: 'plan.cancel.reason.tooExpensive', defaultMessage: 'It is too expensive' },
  OTHER_TOOL: { id: 'plan.cancel.reason.otherTool', defaultMessage: 'We are switching to a different tool' },
  MISSING_FEATURES: { id: 'plan.cancel.reason.missingFeatures', defaultMessage: 'Features are missing' },
  OTHER: { id: 'plan.cancel.reason.other', defaultMessage: 'Another reason' },
  text: { id: 'plan.cancel.reason.text', defaultMessage: 'Your reason' },
  next: { id: 'plan.cancel.next', defaultMessage: 'Continue' },
  summaryTitle: { id: 'plan.cancel.summary.title', defaultMessage: 'What is still due' },
  lastRenewal: { id: 'plan.cancel.summary.lastRenewal', defaultMessage: 'Last renewal' },
  period: { id: 'plan.cancel.summary.period', defaultMessage: 'Billing period' },
  daysUsed: { id: 'plan.cancel.summary.daysUsed', defaultMessage: 'Days used' },
  activeUsers: { id: 'plan.cancel.summary.activeUsers', defaultMessage: 'Active users' },
  perPerson: { id: 'plan.cancel.summary.perPerson', defaultMessage: 'Charge per person' },
  subTotal: { id: 'plan.cancel.summary.subTotal', defaultMessage: 'Subtotal' },
  previousDues: { id: 'plan.cancel.summary.previousDues', defaultMessage: 'Previous dues' },
  total: { id: 'plan.cancel.summary.total', defaultMessage: 'Total due' },
  atOnce: { id: 'plan.cancel.summary.atOnce', defaultMessage: 'PRO ends as soon as you confirm.' },
  lost: {
    id: 'plan.cancel.summary.lost',
    defaultMessage:
      'The limits of the Starter plan hold again, for storage, guests and admins too. User groups and custom fields cannot be changed any more, and no announcement or auto-join channels can be created. No data is deleted.',
  },
  instead: {
    id: 'plan.cancel.summary.instead',
    defaultMessage: 'You could also end the renewal of some licenses, or talk to support first.',
  },
  changed: { id: 'plan.cancel.changed', defaultMessage: 'The figures have changed. Please look at them again.' },
  confirm: { id: 'plan.cancel.confirm', defaultMessage: 'Cancel the plan' },
  keep: { id: 'plan.cancel.keep', defaultMessage: 'Close' },
  pendingTitle: { id: 'plan.cancel.pending.title', defaultMessage: 'The PRO plan is being canceled' },
  pending: {
    id: 'plan.cancel.pending',
    defaultMessage:
      'A payment of your team has to come to its end first. If it fails, PRO is canceled as you confirmed; if it is paid, PRO stays, and you can cancel anew. You may close this.',
  },
  kept: {
    id: 'plan.cancel.kept',
    defaultMessage:
      'The PRO plan was not canceled: the payment has come, or somebody took the cancellation back. You can cancel it anew.',
  },
  doneTitle: { id: 'plan.cancel.done.title', defaultMessage: 'The PRO plan is canceled' },
  done: { id: 'plan.cancel.done', defaultMessage: 'Your team is not on PRO any more.' },
  notAllowed: {
    id: 'plan.cancel.notAllowed',
    defaultMessage: 'There is no PRO plan here that can be canceled: it may be canceled already. Support can help you.',
  },
  resume: { id: 'plan.cancel.resume', defaultMessage: 'Keep the PRO plan' },
  resumeTitle: { id: 'plan.cancel.resume.title', defaultMessage: 'Keep the PRO plan?' },
  resumeWaiting: {
    id: 'plan.cancel.resume.waiting',
    defaultMessage: 'PRO will not be canceled, whether the payment fails or not.',
  },
  resumed: { id: 'plan.cancel.resumed', defaultMessage: 'The PRO plan goes on.' },
  resumeGone: {
    id: 'plan.cancel.resume.gone',
    defaultMessage: 'The cancellation cannot be taken back any more: somebody has done so already, or PRO has ended.',
  },
  untilThen: { id: 'plan.cancel.summary.untilThen', defaultMessage: 'Until then you can take this back.' },
});

/** The same with values. */
export const cancelPhrases = defineMessages<{
  range: { from: string; to: string };
  credit: { amount: string; left: string };
  creditPart: { amount: string; left: string };
  creditStays: { left: string };
  paidUntil: { date: string };
  endsOn: { date: string };
  licences: { count: number };
  due: { amount: string };
  resumeText: { date: string };
}>({
  range: { id: 'plan.cancel.summary.range', defaultMessage: '{from} – {to}' },
  credit: { id: 'plan.cancel.summary.credit', defaultMessage: 'A credit of {amount} is taken off.' },
  creditPart: {
    id: 'plan.cancel.summary.creditPart',
    defaultMessage: 'A credit of {amount} is taken off; {left} of it stays on your account.',
  },
  creditStays: { id: 'plan.cancel.summary.creditStays', defaultMessage: 'A credit of {left} stays on your account.' },
  paidUntil: {
    id: 'plan.cancel.summary.paidUntil',
    defaultMessage: 'Your team has paid up to {date}. What is paid is not given back.',
  },
  endsOn: { id: 'plan.cancel.summary.endsOn', defaultMessage: 'PRO goes on until the end of {date}.' },
  licences: {
    id: 'plan.cancel.summary.licences',
    defaultMessage: '{count, plural, one {# license ends.} other {# licenses end.}}',
  },
  resumeText: {
    id: 'plan.cancel.resume.text',
    defaultMessage: 'PRO will not end on {date}: its licenses will be renewed and charged as before.',
  },
  due: { id: 'plan.cancel.done.due', defaultMessage: '{amount} is still due.' },
});
