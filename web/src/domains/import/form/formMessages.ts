import { ARCHIVE_MAX_BYTES } from '@muster/schema/formats/import';
import { TEAM_URL_MAX, TEAM_URL_MIN } from '@muster/schema/formats/teamUrl';
import { defineMessages } from 'react-intl';

/** The texts of the form of an import. */
export const formTexts = defineMessages({
  back: { id: 'import.form.back', defaultMessage: 'Back to imports' },
  loadFailed: { id: 'import.form.loadFailed', defaultMessage: 'Your team could not be loaded' },
  form: { id: 'import.form.label', defaultMessage: 'Import' },
  steps: { id: 'import.form.steps', defaultMessage: 'Steps' },
  next: { id: 'import.form.next', defaultMessage: 'Continue' },
  previous: { id: 'import.form.previous', defaultMessage: 'Back' },
  start: { id: 'import.form.start', defaultMessage: 'Start import' },
  choose: { id: 'import.form.choose', defaultMessage: 'Choose file' },
  chooseAnother: { id: 'import.form.chooseAnother', defaultMessage: 'Choose another file' },
  orDrop: { id: 'import.form.orDrop', defaultMessage: 'Or drop it on this page.' },
  dropNow: { id: 'import.form.dropNow', defaultMessage: 'Drop it now.' },
  sending: { id: 'import.form.sending', defaultMessage: 'Uploading' },
  paused: { id: 'import.form.paused', defaultMessage: 'Upload paused' },
  broken: { id: 'import.form.broken', defaultMessage: 'Upload broken off' },
  arrived: { id: 'import.form.arrived', defaultMessage: 'The file is uploaded.' },
  goOnHint: {
    id: 'import.form.goOnHint',
    defaultMessage: 'You can go on with the next steps meanwhile. Keep this page open.',
  },
  pause: { id: 'import.form.pause', defaultMessage: 'Pause' },
  resume: { id: 'import.form.resume', defaultMessage: 'Resume' },
  retry: { id: 'import.form.retry', defaultMessage: 'Try again' },
  remove: { id: 'import.form.remove', defaultMessage: 'Cancel upload' },
  link: { id: 'import.form.link', defaultMessage: 'Link to the file' },
  passphrase: { id: 'import.form.passphrase', defaultMessage: 'Passphrase' },
  passphraseHint: {
    id: 'import.form.passphraseHint',
    defaultMessage: 'What the export was encrypted with. It is forgotten once the archive is read.',
  },
  teamUrl: { id: 'import.form.teamUrl', defaultMessage: 'Team URL' },
  urlChecking: { id: 'import.form.url.checking', defaultMessage: 'Checking whether it is available…' },
  urlOwn: { id: 'import.form.url.own', defaultMessage: 'This is the URL that your team has.' },
  urlAvailable: {
    id: 'import.form.url.available',
    defaultMessage: 'Available. Your team gets it once the import is done, and links to the old URL stop working.',
  },
  urlUnread: {
    id: 'import.form.url.unread',
    defaultMessage: 'Whether it is available could not be checked. That is done once more when you start.',
  },
  invite: { id: 'import.form.invite', defaultMessage: 'Mail everybody who is added' },
  inviteOn: {
    id: 'import.form.invite.on',
    defaultMessage: 'Whoever comes into your team by this import gets an e-mail that invites them to the chat.',
  },
  inviteOff: {
    id: 'import.form.invite.off',
    defaultMessage: 'Whoever comes into your team by this import is added without an e-mail.',
  },
  file: { id: 'import.form.review.file', defaultMessage: 'File' },
  mailing: { id: 'import.form.review.mailing', defaultMessage: 'E-mails' },
  given: { id: 'import.form.review.given', defaultMessage: 'Given' },
  what: {
    id: 'import.form.review.what',
    defaultMessage:
      'First the archive is read: nothing of your team changes, and you can stop it. Then people, channels and messages are brought over. People are matched by their e-mail address; channels whose names are taken get another one. What an earlier import has brought is not added twice.',
  },
  waiting: {
    id: 'import.form.waiting',
    defaultMessage: 'The import starts as soon as the file is uploaded. Keep this page open.',
  },
  acceptedTitle: { id: 'import.form.accepted.title', defaultMessage: 'Your import was accepted' },
  acceptedText: {
    id: 'import.form.accepted.text',
    defaultMessage: 'You will get an e-mail with the next steps.',
  },
});

/** What each step is called. */
export const stepTitles = defineMessages({
  source: { id: 'import.form.step.source', defaultMessage: 'Source' },
  team: { id: 'import.form.step.team', defaultMessage: 'Team URL' },
  review: { id: 'import.form.step.review', defaultMessage: 'Review' },
});

/** How one gets the export of each tool. */
export const exportTexts = defineMessages({
  SLACK: {
    id: 'import.form.export.slack',
    defaultMessage:
      'In Slack, an owner opens Workspace settings > Import/Export Data > Export and starts it. Slack mails when the .zip file is ready.',
  },
  HIPCHAT: {
    id: 'import.form.export.hipchat',
    defaultMessage:
      'In HipChat, an admin opens Group admin > Data export, sets a passphrase and starts it. Copy the link to the file once it is ready.',
  },
  HIPCHAT_SERVER: {
    id: 'import.form.export.hipchatServer',
    defaultMessage:
      'On HipChat Server, an admin opens Server admin > Export, or runs “hipchat export --export”, and downloads the file that it writes.',
  },
  STRIDE: {
    id: 'import.form.export.stride',
    defaultMessage:
      'In Stride, an admin opens Administration > Export, sets a passphrase and downloads the file once it is ready.',
  },
});

/** What is wrong with a part of the form. */
export const faultTexts = defineMessages({
  noFile: { id: 'import.fault.noFile', defaultMessage: 'No file chosen' },
  ending: {
    id: 'import.fault.ending',
    defaultMessage: 'Invalid file. Please choose a .zip, .tar.gz or .aes file.',
  },
  empty: { id: 'import.fault.empty', defaultMessage: 'The file is empty.' },
  unsupported: {
    id: 'import.fault.unsupported',
    defaultMessage: 'FileData Upload is not suported in this Browser',
  },
  invalidFile: {
    id: 'import.fault.invalidFile',
    defaultMessage:
      'This file is not valid. Please choose the .zip, .tar.gz or .aes file that the export gave you, and upload it as it is.',
  },
  usedFile: {
    id: 'import.fault.usedFile',
    defaultMessage: 'This upload was imported before. Please upload the file again.',
  },
  notSent: { id: 'import.fault.notSent', defaultMessage: 'The file could not be uploaded. Please try again.' },
  link: {
    id: 'import.fault.link',
    defaultMessage: 'Please enter a valid link to a .zip, .tar.gz or .aes file to upload',
  },
  linkRefused: {
    id: 'import.fault.linkRefused',
    defaultMessage: 'Nothing can be imported from this address. Please use the link that the export gave you.',
  },
  passphrase: { id: 'import.fault.passphrase', defaultMessage: 'Please enter your file passphrase' },
  passphraseWrong: {
    id: 'import.fault.passphraseWrong',
    defaultMessage: 'This passphrase does not open the file.',
  },
  urlTaken: { id: 'import.fault.url.taken', defaultMessage: 'This team URL is already in use. Choose another one.' },
  urlInvalid: {
    id: 'import.fault.url.invalid',
    defaultMessage: 'Use letters, digits and hyphens only, with no hyphen at the start or the end.',
  },
  running: {
    id: 'import.fault.running',
    defaultMessage: 'An import from this tool is under way already. Start this one once that is over.',
  },
  failed: { id: 'import.fault.failed', defaultMessage: 'The import could not be started. Please try again.' },
});

/** The same with the limits of the form. */
export const faultPhrases = defineMessages<{
  tooLarge: { size: string };
  urlLength: { min: number; max: number };
}>({
  tooLarge: { id: 'import.fault.tooLarge', defaultMessage: 'The file has more than {size}.' },
  urlLength: { id: 'import.fault.url.length', defaultMessage: 'Use {min} to {max} characters.' },
});

/** Why a file does not arrive. */
export const sendTexts = defineMessages({
  offline: {
    id: 'import.send.offline',
    defaultMessage: 'The connection broke off. What was uploaded stays: it goes on where it was.',
  },
  over: { id: 'import.send.over', defaultMessage: 'The upload took too long. Try again to go on where it was.' },
  refused: { id: 'import.send.refused', defaultMessage: 'The file was not taken. Try again, or choose another one.' },
  unreadable: {
    id: 'import.send.unreadable',
    defaultMessage: 'The file was changed or moved meanwhile. Please choose it again.',
  },
  unasked: { id: 'import.send.unasked', defaultMessage: 'The upload could not be started. Please try again.' },
});

/** Texts of the form that take values. */
export const formPhrases = defineMessages<{
  title: { name: string };
  limits: { size: string };
  chosen: { name: string };
  sized: { name: string; size: string };
  sent: { done: string; total: string; percent: number };
  announced: { what: string; percent: number };
  urlChange: { before: string; after: string };
}>({
  title: { id: 'import.form.title', defaultMessage: 'Import from {name}' },
  limits: { id: 'import.form.limits', defaultMessage: 'A .zip, .tar.gz or .aes file of at most {size}.' },
  chosen: { id: 'import.form.chosen', defaultMessage: 'Chosen: {name}' },
  sized: { id: 'import.form.sized', defaultMessage: '{name} ({size})' },
  sent: { id: 'import.form.sent', defaultMessage: '{done} of {total} ({percent, number, ::percent})' },
  announced: { id: 'import.form.announced', defaultMessage: '{what}: {percent, number, ::percent}' },
  urlChange: { id: 'import.form.urlChange', defaultMessage: '{after}, in place of {before}' },
});

export const formLimits = { min: TEAM_URL_MIN, max: TEAM_URL_MAX, bytes: ARCHIVE_MAX_BYTES };
