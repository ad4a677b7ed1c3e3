import { defineMessages } from 'react-intl';

/** The page of one's own profile. */
export const profileTexts = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Profile' },
  description: {
    id: 'account.profile.description',
    defaultMessage: 'How your team sees you, and how you can be reached.',
  },
  unread: { id: 'account.profile.unread', defaultMessage: 'Your details could not be loaded' },
  language: { id: 'account.profile.language', defaultMessage: 'Language' },
  languageDescription: {
    id: 'account.profile.language.description',
    defaultMessage: 'The language of this console, wherever you sign in. It changes at once.',
  },
});

/** The form of one's own details. */
export const detailsTexts = defineMessages({
  heading: { id: 'account.details.heading', defaultMessage: 'Your details' },
  firstName: { id: 'account.details.firstName', defaultMessage: 'First name' },
  lastName: { id: 'account.details.lastName', defaultMessage: 'Last name' },
  email: { id: 'account.details.email', defaultMessage: 'E-mail address' },
  emailHint: { id: 'account.details.email.hint', defaultMessage: 'Your e-mail address cannot be changed here.' },
  phone: { id: 'account.details.phone', defaultMessage: 'Phone' },
  country: { id: 'account.details.phone.country', defaultMessage: 'Country or calling code' },
  number: { id: 'account.details.phone.number', defaultMessage: 'Phone number' },
  phoneHint: {
    id: 'account.details.phone.hint',
    defaultMessage: 'Optional. To remove your phone, empty the number.',
  },
  noCountry: {
    id: 'account.details.phone.noCountry',
    defaultMessage: 'No country fits. Try its name or calling code.',
  },
  clearCountry: { id: 'account.details.phone.clearCountry', defaultMessage: 'Clear the country' },
  openCountries: { id: 'account.details.phone.openCountries', defaultMessage: 'Show the countries' },
  closeCountries: { id: 'account.details.phone.closeCountries', defaultMessage: 'Hide the countries' },
  invalidFirstName: { id: 'account.details.invalid.firstName', defaultMessage: 'Enter a valid First Name' },
  invalidLastName: { id: 'account.details.invalid.lastName', defaultMessage: 'Enter a valid Last Name' },
  invalidPhone: { id: 'account.details.invalid.phone', defaultMessage: 'Enter a valid phone number' },
  failed: {
    id: 'account.details.failed',
    defaultMessage: 'Your details could not be saved. Your picture is not affected. Try again.',
  },
  stale: {
    id: 'account.details.stale',
    defaultMessage:
      'Your details were changed somewhere else in the meantime, and nothing of yours is saved yet. What you have typed is still here: look it over and save again.',
  },
});
