import { defineMessages } from 'react-intl';

/** The texts of choosing, cropping and sending a picture. */
export const pictureTexts = defineMessages({
  choose: { id: 'account.picture.choose', defaultMessage: 'Choose a picture' },
  chooseAnother: { id: 'account.picture.chooseAnother', defaultMessage: 'Choose another picture' },
  orDrop: { id: 'account.picture.orDrop', defaultMessage: 'or drop it here, or paste it' },
  dropNow: { id: 'account.picture.dropNow', defaultMessage: 'Drop the picture here' },
  unreadable: { id: 'account.picture.unreadable', defaultMessage: 'The file could not be read. Choose it again.' },
  forbidden: { id: 'account.picture.forbidden', defaultMessage: 'You may not change this picture any more.' },
  cropArea: { id: 'account.picture.cropArea', defaultMessage: 'Part of the picture that is kept' },
  cropHint: {
    id: 'account.picture.cropHint',
    defaultMessage: 'Drag the picture, or move it with the arrows, until what you want to keep is inside the circle.',
  },
  zoom: { id: 'account.picture.zoom', defaultMessage: 'Zoom' },
  moveLeft: { id: 'account.picture.moveLeft', defaultMessage: 'Move the picture left' },
  moveRight: { id: 'account.picture.moveRight', defaultMessage: 'Move the picture right' },
  moveUp: { id: 'account.picture.moveUp', defaultMessage: 'Move the picture up' },
  moveDown: { id: 'account.picture.moveDown', defaultMessage: 'Move the picture down' },
  uploading: { id: 'account.picture.uploading', defaultMessage: 'Uploading the picture' },
  tryAgain: { id: 'account.picture.tryAgain', defaultMessage: 'Try again' },
  remove: { id: 'account.picture.remove', defaultMessage: 'Remove picture' },
});

/** The same, with values. */
export const picturePhrases = defineMessages<{ uploaded: { percent: number } }>({
  uploaded: { id: 'account.picture.uploaded', defaultMessage: '{percent, number, ::percent} uploaded' },
});
