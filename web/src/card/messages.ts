import { defineMessages } from 'react-intl';

/** The page on which a card is typed in. */
export const cardTexts = defineMessages({
  title: { id: 'card.title', defaultMessage: 'Card details' },
  number: { id: 'card.number', defaultMessage: 'Card number' },
  types: { id: 'card.types', defaultMessage: 'Card types' },
  expiry: { id: 'card.expiry', defaultMessage: 'Expiry date (MM/YY)' },
  cvv: { id: 'card.cvv', defaultMessage: 'CVV' },
  cvvHint: { id: 'card.cvv.hint', defaultMessage: '3 or 4 digits on the card' },
});

/** What is wrong with a field, by the field and the check that it does not pass. */
export const cardFaults = defineMessages({
  'number.required': { id: 'card.number.required', defaultMessage: 'Enter the card number' },
  'number.pattern': { id: 'card.number.pattern', defaultMessage: 'A card number has digits only' },
  'number.length': { id: 'card.number.length', defaultMessage: 'A card number has 14 to 19 digits' },
  'number.invalid': {
    id: 'card.number.invalid',
    defaultMessage: 'This is no valid card number. Please check the digits',
  },
  'expiry.required': { id: 'card.expiry.required', defaultMessage: 'Enter the expiry date' },
  'expiry.pattern': { id: 'card.expiry.pattern', defaultMessage: 'Enter the expiry date as MM/YY' },
  'expiry.invalid': { id: 'card.expiry.invalid', defaultMessage: 'The month is from 01 to 12' },
  'expiry.past': { id: 'card.expiry.past', defaultMessage: 'This card has expired' },
  'expiry.tooFar': { id: 'card.expiry.tooFar', defaultMessage: 'This is more than 10 years ahead' },
  'cvv.required': { id: 'card.cvv.required', defaultMessage: 'Enter the CVV' },
  'cvv.pattern': { id: 'card.cvv.pattern', defaultMessage: 'A CVV has digits only' },
  'cvv.length': { id: 'card.cvv.length', defaultMessage: 'A CVV has 3 or 4 digits' },
});

/** Why a card was refused. */
export const cardRefusals = defineMessages({
  declined: {
    id: 'card.declined',
    defaultMessage: 'Please verify your card details or try with a different card',
  },
  insufficient_funds: {
    id: 'card.declined.insufficientFunds',
    defaultMessage: 'There is not enough money on this card. Please try with a different card',
  },
  expired_card: {
    id: 'card.declined.expired',
    defaultMessage: 'This card has expired. Please try with a different card',
  },
  incorrect_cvc: { id: 'card.declined.cvv', defaultMessage: 'The CVV is not that of this card. Please check it' },
  incorrect_number: {
    id: 'card.declined.number',
    defaultMessage: 'There is no card of this number. Please check it',
  },
  processing_error: {
    id: 'card.declined.processing',
    defaultMessage: 'The card could not be checked just now, and nothing was charged. Please try again',
  },
  authentication: {
    id: 'card.declined.authentication',
    defaultMessage: 'Your bank did not confirm that this is your card. Please try again or with a different card',
  },
});
