import { defineMessages } from 'react-intl';

/** The texts of changing the team's picture. */
export const avatarTexts = defineMessages({
  title: { id: 'account.picture.avatar.title', defaultMessage: 'Change the team’s picture' },
  guidelines: {
    id: 'account.picture.avatar.guidelines',
    defaultMessage: 'JPEG or PNG, at most 1 MB and 100 × 100 pixels',
  },
  refused: {
    id: 'account.picture.avatar.refused',
    defaultMessage: 'Image to be uploaded is not as per the guidelines below.',
  },
  wrongType: { id: 'account.picture.avatar.wrongType', defaultMessage: 'It is neither a JPEG nor a PNG.' },
  tooLarge: { id: 'account.picture.avatar.tooLarge', defaultMessage: 'It is larger than 1 MB.' },
  tooManyPixels: {
    id: 'account.picture.avatar.tooManyPixels',
    defaultMessage: 'It is more than 100 pixels wide or high.',
  },
  failed: {
    id: 'account.picture.avatar.failed',
    defaultMessage: 'The team’s picture could not be saved. Try again.',
  },
  saved: { id: 'account.picture.avatar.saved', defaultMessage: 'The team’s picture is changed.' },
  removeTitle: { id: 'account.picture.avatar.removeTitle', defaultMessage: 'Remove the team’s picture?' },
  removeText: {
    id: 'account.picture.avatar.removeText',
    defaultMessage: 'The team’s initials are shown to everybody instead.',
  },
  removeFailed: {
    id: 'account.picture.avatar.removeFailed',
    defaultMessage: 'The team’s picture could not be removed. Try again.',
  },
  removed: { id: 'account.picture.avatar.removed', defaultMessage: 'The team’s picture is removed.' },
});
