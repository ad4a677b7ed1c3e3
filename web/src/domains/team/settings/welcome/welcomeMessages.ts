import { defineMessages } from 'react-intl';

export const welcomeTexts = defineMessages({
  intro: {
    id: 'settings.welcome.intro',
    defaultMessage:
      'While this is on, the e-mail that tells people they are in the team ends with your message. It goes to members and guests who come in from now on; those who are there already get nothing.',
  },
  label: { id: 'settings.welcome.label', defaultMessage: 'Send a welcome message' },
  off: { id: 'settings.welcome.off', defaultMessage: 'Nobody gets a welcome message.' },
  starting: { id: 'settings.welcome.starting', defaultMessage: 'It is sent once you save.' },
  loadFailed: { id: 'settings.welcome.loadFailed', defaultMessage: 'The welcome message could not be loaded' },
  saveFailed: {
    id: 'settings.welcome.saveFailed',
    defaultMessage: 'The welcome message could not be saved. Try again.',
  },
  form: { id: 'settings.welcome.form', defaultMessage: 'Welcome message' },
  edit: { id: 'settings.welcome.edit', defaultMessage: 'Edit message' },
  sender: { id: 'settings.welcome.sender', defaultMessage: 'Sender name' },
  senderHint: {
    id: 'settings.welcome.sender.hint',
    defaultMessage: 'Stands above the message: a person, or the name of your team.',
  },
  message: { id: 'settings.welcome.message', defaultMessage: 'Message' },
  senderMissing: { id: 'settings.welcome.sender.missing', defaultMessage: 'Enter a sender name' },
  messageMissing: { id: 'settings.welcome.message.missing', defaultMessage: 'Enter a message' },
  unshowable: {
    id: 'settings.welcome.unshowable',
    defaultMessage: 'Remove the characters that cannot be shown',
  },
  preview: { id: 'settings.welcome.preview', defaultMessage: 'Preview' },
  previewNote: { id: 'settings.welcome.preview.note', defaultMessage: 'This is how the e-mail to somebody new ends.' },
  test: { id: 'settings.welcome.test', defaultMessage: 'Send a test to me' },
  testFailed: { id: 'settings.welcome.test.failed', defaultMessage: 'The test could not be sent. Try again.' },
  stopTitle: { id: 'settings.welcome.stop.title', defaultMessage: 'Stop sending the welcome message?' },
  stopText: {
    id: 'settings.welcome.stop.text',
    defaultMessage: 'People who come in from now on get no message of yours. Its text is kept.',
  },
  stopUnsaved: {
    id: 'settings.welcome.stop.unsaved',
    defaultMessage: 'What you changed and have not saved is lost.',
  },
  stopConfirm: { id: 'settings.welcome.stop.confirm', defaultMessage: 'Stop sending' },
});

export const welcomePhrases = defineMessages<{
  on: { sender: string };
  senderTooLong: { most: number };
  messageTooLong: { most: number };
  testSent: { email: string };
  testLimit: { minutes: number };
}>({
  on: { id: 'settings.welcome.on', defaultMessage: 'People who come in get a message from {sender}.' },
  senderTooLong: {
    id: 'settings.welcome.sender.tooLong',
    defaultMessage: 'Sender name can have at most {most, plural, one {# character} other {# characters}}',
  },
  messageTooLong: {
    id: 'settings.welcome.message.tooLong',
    defaultMessage: 'Message can have at most {most, plural, one {# character} other {# characters}}',
  },
  testSent: { id: 'settings.welcome.test.sent', defaultMessage: 'A test was sent to {email}.' },
  testLimit: {
    id: 'settings.welcome.test.limit',
    defaultMessage:
      'Many tests have been sent already. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
});
