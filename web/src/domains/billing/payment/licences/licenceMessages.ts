import { defineMessages } from 'react-intl';

/** The purchase of licences. */
export const licenceTexts = defineMessages({
  title: { id: 'payment.licences.title', defaultMessage: 'Purchase licenses' },
  text: {
    id: 'payment.licences.text',
    defaultMessage: 'Choose for how long and for how many people. Nothing is charged before you complete the payment.',
  },
  byInvoice: {
    id: 'payment.licences.byInvoice',
    defaultMessage: 'More licenses are agreed with whoever looks after your team. Your plan says whom to turn to.',
  },
  details: { id: 'payment.licences.details', defaultMessage: 'Licenses' },
  cycle: { id: 'payment.licences.cycle', defaultMessage: 'Billing cycle' },
  perPerson: { id: 'payment.licences.perPerson', defaultMessage: 'per person per month' },
  liteUsers: { id: 'payment.licences.liteUsers', defaultMessage: 'Lite (unlicensed) users' },
  trialUsers: { id: 'payment.licences.trialUsers', defaultMessage: 'Trial users' },
  count: { id: 'payment.licences.count', defaultMessage: 'Licenses to be purchased' },
  zero: { id: 'payment.licences.zero', defaultMessage: 'Licenses to be purchased cannot be 0' },
  autoAssign: { id: 'payment.licences.autoAssign', defaultMessage: 'Assign the licenses to users automatically' },
  autoAssignHint: {
    id: 'payment.licences.autoAssign.hint',
    defaultMessage: 'Trial users get theirs first, then Lite users, in the order in which they joined.',
  },
  autoAssignTooFew: {
    id: 'payment.licences.autoAssign.tooFew',
    defaultMessage: 'Only where there is a license for everybody who needs one.',
  },
  autoAssignNobody: { id: 'payment.licences.autoAssign.nobody', defaultMessage: 'No user needs a license at present.' },
  next: { id: 'payment.licences.next', defaultMessage: 'Continue' },
  price: { id: 'payment.licences.price', defaultMessage: 'Price of the licenses' },
  total: { id: 'payment.licences.total', defaultMessage: 'Total' },
  totalNote: {
    id: 'payment.licences.total.note',
    defaultMessage: 'Available credits are taken off before you pay.',
  },
  addressNext: {
    id: 'payment.licences.addressNext',
    defaultMessage: 'Next you are asked for the company address, which stands on the invoice.',
  },
  fewerTitle: { id: 'payment.licences.fewer.title', defaultMessage: 'Fewer licenses than users' },
  fewer: {
    id: 'payment.licences.fewer',
    defaultMessage:
      'You are purchasing fewer licenses than total users. This will result in unlicensed users who will have limited access to features in the product.',
  },
  fewerBack: { id: 'payment.licences.fewer.back', defaultMessage: 'Purchase more licenses' },
  fewerProceed: { id: 'payment.licences.fewer.proceed', defaultMessage: 'I understand, Proceed' },
  change: { id: 'payment.licences.change', defaultMessage: 'Change the licenses' },
  notSold: { id: 'payment.licences.notSold', defaultMessage: 'No licenses are sold' },
  notSoldText: {
    id: 'payment.licences.notSold.text',
    defaultMessage: 'There are no licenses in this currency for your team. Your plan says whom to turn to.',
  },
  agreed: { id: 'payment.licences.agreed', defaultMessage: 'Your plan is agreed with sales' },
  agreedText: {
    id: 'payment.licences.agreed.text',
    defaultMessage: 'More licenses can be purchased once what was agreed is paid.',
  },
  toPlan: { id: 'payment.licences.toPlan', defaultMessage: 'Go to your plan' },
  failed: { id: 'payment.licences.failed', defaultMessage: 'The prices of licenses could not be loaded.' },
  orderFailed: { id: 'payment.licences.orderFailed', defaultMessage: 'Your order could not be loaded.' },
  again: { id: 'payment.licences.again', defaultMessage: 'Choose licenses again' },
});

/** The same with values. The duration is chosen by its days. */
export const licencePhrases = defineMessages<{
  duration: { days: string };
  days: { count: number };
  minimum: { count: number };
  raised: { count: number };
  lowered: { count: number };
  needed: { count: number };
  paysDues: { amount: string };
  line: { rate: string; count: number; months: number };
}>({
  duration: {
    id: 'payment.licences.duration',
    defaultMessage: '{days, select, 365 {Annual} 180 {Biannual} 90 {Quarterly} 60 {Bimonthly} other {Monthly}}',
  },
  days: { id: 'payment.licences.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  minimum: {
    id: 'payment.licences.minimum',
    defaultMessage: 'At least {count, plural, one {# license has} other {# licenses have}} to be purchased at once.',
  },
  raised: {
    id: 'payment.licences.raised',
    defaultMessage: 'Raised to {count, number}, the fewest licenses that can be purchased at once.',
  },
  lowered: {
    id: 'payment.licences.lowered',
    defaultMessage: 'Lowered to {count, number}, the most licenses that can be purchased at once.',
  },
  needed: {
    id: 'payment.licences.needed',
    defaultMessage:
      '{count, plural, =0 {Everybody who needs a license has one.} one {# more license is needed for everybody to have one.} other {# more licenses are needed for everybody to have one.}}',
  },
  paysDues: { id: 'payment.licences.paysDues', defaultMessage: 'Pay the dues of {amount} as well' },
  line: {
    id: 'payment.licences.line',
    defaultMessage:
      '{rate} × {count, plural, one {# license} other {# licenses}} × {months, plural, one {# month} other {# months}}',
  },
});
