import { defineMessages } from 'react-intl';

/** What is said wherever something is paid. */
export const checkoutTexts = defineMessages({
  currencyTitle: { id: 'payment.currency.title', defaultMessage: 'Change the currency?' },
  confirmTitle: { id: 'payment.confirmTitle', defaultMessage: 'Payment' },
  orderFailed: { id: 'payment.orderFailed', defaultMessage: 'Your order could not be loaded.' },
  backToPayment: { id: 'payment.backToPayment', defaultMessage: 'Back to the payment' },
  steps: { id: 'payment.steps', defaultMessage: 'Steps of the purchase' },
  back: { id: 'payment.back', defaultMessage: 'Back' },
  order: { id: 'payment.order', defaultMessage: 'Your order' },
  total: { id: 'payment.total', defaultMessage: 'Total' },
  summary: { id: 'payment.summary', defaultMessage: 'Payment summary' },
  due: { id: 'payment.due', defaultMessage: 'Amount payable' },
  users: { id: 'payment.users', defaultMessage: 'Chargeable users' },
  usersTip: {
    id: 'payment.users.tip',
    defaultMessage: 'All active people of your team are charged, with a license or without. Guests are not counted.',
  },
  agreedTip: {
    id: 'payment.users.tip.agreed',
    defaultMessage:
      'As many people as were agreed with sales are charged, or all active ones of your team where these are more. Guests are not counted.',
  },
  licences: { id: 'payment.licenceCount', defaultMessage: 'Licenses' },
  credits: { id: 'payment.credits', defaultMessage: 'Available credits' },
  creditsTip: {
    id: 'payment.credits.tip',
    defaultMessage: 'Credits that your team was granted are used first, then the balance that it has paid in.',
  },
  planAmount: { id: 'payment.planAmount', defaultMessage: 'PRO plan amount' },
  licenceAmount: { id: 'payment.licenceAmount', defaultMessage: 'Price of the licenses' },
  dues: { id: 'payment.dues', defaultMessage: 'Dues' },
  duesTip: { id: 'payment.dues.tip', defaultMessage: 'What your team owes from before this order.' },
  duesCard: { id: 'payment.dues.card', defaultMessage: 'Renewals are charged to the card that you pay with.' },
  period: { id: 'payment.period', defaultMessage: 'Period covered' },
  renewal: { id: 'payment.renewal', defaultMessage: 'Next renewal' },
  options: { id: 'payment.options', defaultMessage: 'Payment options' },
  newCard: { id: 'payment.newCard', defaultMessage: 'Credit or debit card' },
  anotherCard: { id: 'payment.anotherCard', defaultMessage: 'Another credit or debit card' },
  newCardHint: { id: 'payment.newCard.hint', defaultMessage: 'The card is saved for renewals.' },
  bank: { id: 'payment.netBanking', defaultMessage: 'Net banking' },
  bankHint: {
    id: 'payment.netBanking.hint',
    defaultMessage: 'You pay on the website of your bank, which leads back here.',
  },
  bankName: { id: 'payment.bank', defaultMessage: 'Bank' },
  bankChoose: { id: 'payment.bank.choose', defaultMessage: 'Choose a bank' },
  bankMissing: { id: 'payment.bank.missing', defaultMessage: 'Please select a bank to proceed.' },
  nothingToPay: { id: 'payment.bank.nothing', defaultMessage: 'Licenses to be purchased can’t be 0.' },
  banksFailed: { id: 'payment.bank.failed', defaultMessage: 'The banks could not be loaded.' },
  cardsFailed: {
    id: 'payment.cards.failed',
    defaultMessage: 'Your saved cards could not be loaded. You can pay by another card.',
  },
  complete: { id: 'payment.complete', defaultMessage: 'Complete payment' },
  proceed: { id: 'payment.proceed', defaultMessage: 'Proceed to Upgrade' },
  proceedDues: { id: 'payment.proceed.dues', defaultMessage: 'Clear dues' },
  covered: {
    id: 'payment.covered',
    defaultMessage: 'Nothing is left to pay: your credits and your balance cover it.',
  },
  working: { id: 'payment.working', defaultMessage: 'Your payment is being sent…' },
  processing: {
    id: 'payment.processing',
    defaultMessage: 'Your payment is being processed. Please do not pay a second time.',
  },
  stalled: {
    id: 'payment.stalled',
    defaultMessage:
      'Your payment is still being processed. You need not pay again: reload this page later to see what became of it.',
  },
  tooOften: {
    id: 'payment.tooOften',
    defaultMessage: 'Your team has tried this too often. Please try again in an hour.',
  },
  askAgain: { id: 'payment.askAgain', defaultMessage: 'Check again' },
  confirm: { id: 'payment.confirm', defaultMessage: 'Confirm with your bank' },
  confirmText: {
    id: 'payment.confirm.text',
    defaultMessage: 'Your bank asks you to confirm this payment.',
  },
  otherWay: { id: 'payment.otherWay', defaultMessage: 'Choose another way to pay' },
  atBank: {
    id: 'payment.atBank',
    defaultMessage:
      'This payment was begun on the website of your bank. If you have not paid there, you can pay in another way.',
  },
  paid: { id: 'payment.paid', defaultMessage: 'Payment successful.' },
  processFailed: {
    id: 'payment.processFailed',
    defaultMessage: 'There was an error processing your payment. Please try again later.',
  },
  pending: { id: 'payment.pending', defaultMessage: 'A payment of your team is still being processed.' },
  showPending: { id: 'payment.pending.show', defaultMessage: 'Show the payment' },
  gone: { id: 'payment.gone', defaultMessage: 'This order is not open any more' },
  goneText: {
    id: 'payment.gone.text',
    defaultMessage: 'Another one took its place, or it was not paid in time.',
  },
  notProcessed: {
    id: 'payment.notProcessed',
    defaultMessage: 'Transaction could not be processed successfully. Please try again.',
  },
  cancelled: {
    id: 'payment.cancelled',
    defaultMessage: 'This order is not open any more: another one took its place, or it was not paid in time.',
  },
  unreachable: {
    id: 'payment.unreachable',
    defaultMessage:
      'The payment service could not be reached, so this says nothing about your card. You can try again: you are not charged twice.',
  },
  underWay: {
    id: 'payment.underWay',
    defaultMessage:
      'Transaction could not be processed successfully. Please try again. Check the order first: figures have changed, or another payment is being processed.',
  },
  changed: {
    id: 'payment.changed',
    defaultMessage: 'Your order has changed since you saw it. Check the new amount before you pay.',
  },
  madeAnew: {
    id: 'payment.madeAnew',
    defaultMessage:
      'Another order had taken the place of yours. It was made again at the same price: you can pay it now.',
  },
  notAllowed: {
    id: 'payment.notAllowed',
    defaultMessage: 'This cannot be bought now. Your plan may have changed meanwhile.',
  },
  declined: {
    id: 'payment.declined',
    defaultMessage: 'Please verify your card details or try with a different card',
  },
  insufficientFunds: {
    id: 'payment.declined.insufficientFunds',
    defaultMessage: 'There is not enough money on this card. Please try with a different card',
  },
  expiredCard: {
    id: 'payment.declined.expired',
    defaultMessage: 'This card has expired. Please try with a different card',
  },
  incorrectCvc: {
    id: 'payment.declined.cvv',
    defaultMessage: 'The CVV is not that of this card. Please check it',
  },
  processingError: {
    id: 'payment.declined.processing',
    defaultMessage: 'The card could not be checked just now, and nothing was charged. Please try again',
  },
  notConfirmed: {
    id: 'payment.declined.authentication',
    defaultMessage: 'Your bank did not confirm that this is your card. Please try again or with a different card',
  },
});

/** Whom the invoice is made out to. */
export const addressTexts = defineMessages({
  title: { id: 'payment.address.title', defaultMessage: 'Company address' },
  text: { id: 'payment.address.text', defaultMessage: 'It stands on your invoices.' },
  companyName: { id: 'payment.address.companyName', defaultMessage: 'Company name' },
  companyAddress: { id: 'payment.address.companyAddress', defaultMessage: 'Company address' },
  city: { id: 'payment.address.city', defaultMessage: 'City' },
  country: { id: 'payment.address.country', defaultMessage: 'Country' },
  chooseCountry: { id: 'payment.address.country.choose', defaultMessage: 'Choose a country' },
  state: { id: 'payment.address.state', defaultMessage: 'State or region (optional)' },
  zipCode: { id: 'payment.address.zipCode', defaultMessage: 'Postal code (optional)' },
  taxNumber: { id: 'payment.address.taxNumber', defaultMessage: 'Tax number (optional)' },
  add: { id: 'payment.address.add', defaultMessage: 'Add Address Details' },
  required: { id: 'payment.address.required', defaultMessage: 'This field is required' },
  tooLong: { id: 'payment.address.tooLong', defaultMessage: 'This is too long' },
  invalid: { id: 'payment.address.invalid', defaultMessage: 'Some characters cannot be used here' },
  restricted: {
    id: 'payment.address.restricted',
    defaultMessage: 'Transactions from your country are not supported',
  },
  notSaved: { id: 'payment.address.notSaved', defaultMessage: 'The address was not saved. Please try again.' },
  failed: { id: 'payment.address.failed', defaultMessage: 'The company address could not be loaded.' },
});

/** The same with values. */
export const checkoutPhrases = defineMessages<{
  currencyText: { currency: string };
  currencyConfirm: { currency: string };
  pricesFailed: { wanted: string; shown: string };
  line: { rate: string; count: number; months: number };
  licenceLine: { rate: string; count: number; months: number };
  days: { from: string; to: string };
  increase: { count: number; amount: string };
  lastDate: { date: string };
  bankSaid: { message: string };
  before: { value: string };
  newCardBeside: { card: string };
}>({
  currencyText: {
    id: 'payment.currency.text',
    defaultMessage:
      'Prices and the total will be in {currency}. If what you have chosen is not sold in it, you choose again.',
  },
  currencyConfirm: { id: 'payment.currency.confirm', defaultMessage: 'Change to {currency}' },
  pricesFailed: {
    id: 'payment.currency.failed',
    defaultMessage: 'The prices in {wanted} could not be loaded. Those shown here are in {shown}.',
  },
  line: {
    id: 'payment.line',
    defaultMessage:
      '{rate} × {count, plural, one {# person} other {# people}} × {months, plural, one {# month} other {# months}}',
  },
  licenceLine: {
    id: 'payment.licenceLine',
    defaultMessage:
      '{rate} × {count, plural, one {# license} other {# licenses}} × {months, plural, one {# month} other {# months}}',
  },
  bankSaid: { id: 'payment.bank.said', defaultMessage: 'Message from your bank: {message}' },
  before: { id: 'payment.before', defaultMessage: 'Before: {value}' },
  newCardBeside: {
    id: 'payment.newCard.beside',
    defaultMessage: 'The card is saved. Renewals are still charged to {card}.',
  },
  lastDate: { id: 'payment.lastDate', defaultMessage: 'Last date for payment: {date}' },
  days: { id: 'payment.days', defaultMessage: '{from} – {to}' },
  increase: {
    id: 'payment.increase',
    defaultMessage:
      'There are more people than the {count, number} of the proforma: the amount due has increased by {amount}.',
  },
});

/** What a team that pays by invoice is told. */
export const invoiceTexts = defineMessages({
  note: {
    id: 'payment.invoice',
    defaultMessage: 'Your team pays by invoice: no card is needed. The invoice is made out to this address.',
  },
  save: { id: 'payment.invoice.save', defaultMessage: 'Save the address' },
  saved: { id: 'payment.invoice.saved', defaultMessage: 'The address was saved.' },
});
