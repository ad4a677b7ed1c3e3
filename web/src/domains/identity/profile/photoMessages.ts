import { defineMessages } from 'react-intl';

/** The texts of one's own picture. */
export const photoTexts = defineMessages({
  heading: { id: 'account.picture.photo.heading', defaultMessage: 'Photo' },
  description: {
    id: 'account.picture.photo.description',
    defaultMessage: 'It stands beside your name wherever your team sees it.',
  },
  change: { id: 'account.picture.photo.change', defaultMessage: 'Change photo' },
  remove: { id: 'account.picture.photo.remove', defaultMessage: 'Remove' },
  title: { id: 'account.picture.photo.title', defaultMessage: 'Change your photo' },
  guidelines: { id: 'account.picture.photo.guidelines', defaultMessage: 'An image of at most 2 MB' },
  wrongType: { id: 'account.picture.photo.wrongType', defaultMessage: 'Please use an image file only' },
  tooLarge: {
    id: 'account.picture.photo.tooLarge',
    defaultMessage: 'File too large. Please use a file of max 2MB',
  },
  tooManyPixels: {
    id: 'account.picture.photo.tooManyPixels',
    defaultMessage: 'The image has too many pixels. Please use one of at most 8,000 pixels a side.',
  },
  failed: {
    id: 'account.picture.photo.failed',
    defaultMessage: 'Your picture could not be saved. Your other details are not affected. Try again.',
  },
  saved: { id: 'account.picture.photo.saved', defaultMessage: 'Your photo is changed.' },
  removeTitle: { id: 'account.picture.photo.removeTitle', defaultMessage: 'Remove your photo?' },
  removeText: {
    id: 'account.picture.photo.removeText',
    defaultMessage: 'Your initials are shown to everybody instead.',
  },
  removeFailed: {
    id: 'account.picture.photo.removeFailed',
    defaultMessage: 'Your picture could not be removed. Your other details are not affected. Try again.',
  },
  removed: { id: 'account.picture.photo.removed', defaultMessage: 'Your photo is removed.' },
  unread: { id: 'account.picture.photo.unread', defaultMessage: 'Your photo could not be loaded' },
});
