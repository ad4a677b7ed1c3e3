import {
  INVITE_MESSAGE_MAX,
  INVITE_PREFIX_MAX,
  INVITE_SENDER_MAX,
  INVITE_SUBJECT_MAX,
} from '@muster/schema/formats/memberUpload';
import { defineMessages } from 'react-intl';

/** What the dialogs about the mail to people who are added say. */
export const inviteTexts = defineMessages({
  title: { id: 'memberFiles.invite.title', defaultMessage: 'Write the mail' },
  text: {
    id: 'memberFiles.invite.text',
    defaultMessage: 'Everybody who is added gets this mail with the way into your team.',
  },
  fullName: { id: 'memberFiles.invite.fullName', defaultMessage: 'Full name' },
  fullNameHint: { id: 'memberFiles.invite.fullNameHint', defaultMessage: 'In whose name the mail is sent.' },
  prefix: { id: 'memberFiles.invite.prefix', defaultMessage: 'From address' },
  subject: { id: 'memberFiles.invite.subject', defaultMessage: 'Subject' },
  message: { id: 'memberFiles.invite.message', defaultMessage: 'Message' },
  preview: { id: 'memberFiles.invite.preview', defaultMessage: 'How it will look' },
  link: { id: 'memberFiles.invite.link', defaultMessage: 'Link into the team' },
  next: { id: 'memberFiles.invite.next', defaultMessage: 'Continue' },
  edit: { id: 'memberFiles.invite.edit', defaultMessage: 'Change the mail' },
  loadFailed: { id: 'memberFiles.invite.loadFailed', defaultMessage: 'The mail could not be loaded' },
  sends: {
    id: 'memberFiles.invite.sends',
    defaultMessage: 'They are added to your team, and get the mail with the way into it.',
  },
  sentTitle: { id: 'memberFiles.invite.sentTitle', defaultMessage: 'Invites are being sent' },
  sentDone: { id: 'memberFiles.invite.sentDone', defaultMessage: 'Invites are sent' },
  sentMail: {
    id: 'memberFiles.invite.sentMail',
    defaultMessage: 'You can leave this page. If it takes a while, you get an e-mail at its end.',
  },
});

/** The same with values. */
export const invitePhrases = defineMessages<{
  from: { name: string; address: string };
  tokens: { teamName: string; link: string };
  tokensKept: { teamName: string; link: string };
  question: { count: number };
  send: { count: number };
  sent: { count: number };
}>({
  from: { id: 'memberFiles.invite.from', defaultMessage: 'From {name}, {address}' },
  tokens: {
    id: 'memberFiles.invite.tokens',
    defaultMessage: 'Leave {teamName} and {link} as they are: they are filled in when the mail is sent.',
  },
  tokensKept: {
    id: 'memberFiles.invite.tokensKept',
    defaultMessage:
      'Your change was taken back: {teamName} and {link} have to stay, as they are filled in when the mail is sent.',
  },
  question: {
    id: 'memberFiles.invite.question',
    defaultMessage: '{count, plural, one {Send an invite to # person?} other {Send invites to # people?}}',
  },
  send: {
    id: 'memberFiles.invite.send',
    defaultMessage: '{count, plural, one {Send # invite} other {Send # invites}}',
  },
  sent: {
    id: 'memberFiles.invite.sent',
    defaultMessage:
      '{count, plural, one {# person is being added to your team.} other {# people are being added to your team.}}',
  },
});

/** What the words of some faults name. */
export const inviteLimits = {
  ...{ senderMax: INVITE_SENDER_MAX, prefixMax: INVITE_PREFIX_MAX },
  ...{ subjectMax: INVITE_SUBJECT_MAX, messageMax: INVITE_MESSAGE_MAX },
};

/** What is wrong with a field of the mail; to be formatted with `inviteLimits`. */
export const inviteFaults = defineMessages({
  fullNameRequired: { id: 'memberFiles.invite.fault.fullNameRequired', defaultMessage: 'Please enter a full name' },
  fullNameShort: {
    id: 'memberFiles.invite.fault.fullNameShort',
    defaultMessage: 'The full name has at least 2 characters',
  },
  fullNameLong: {
    id: 'memberFiles.invite.fault.fullNameLong',
    defaultMessage: 'The full name can have at most {senderMax, number} characters',
  },
  fullNameInvalid: {
    id: 'memberFiles.invite.fault.fullNameInvalid',
    defaultMessage: 'Only letters, apostrophes and hyphens, with single spaces between words',
  },
  prefixRequired: {
    id: 'memberFiles.invite.fault.prefixRequired',
    defaultMessage: 'Please enter how the address begins',
  },
  prefixLong: {
    id: 'memberFiles.invite.fault.prefixLong',
    defaultMessage: 'The address can have at most {prefixMax, number} characters before the @',
  },
  prefixInvalid: {
    id: 'memberFiles.invite.fault.prefixInvalid',
    defaultMessage: 'Only letters without accents, digits, underscores, hyphens and dots between them',
  },
  subjectRequired: { id: 'memberFiles.invite.fault.subjectRequired', defaultMessage: 'Please enter a subject' },
  subjectLong: {
    id: 'memberFiles.invite.fault.subjectLong',
    defaultMessage: 'The subject can have at most {subjectMax, number} characters',
  },
  subjectInvalid: {
    id: 'memberFiles.invite.fault.subjectInvalid',
    defaultMessage: 'The subject has characters that cannot be shown',
  },
  messageRequired: { id: 'memberFiles.invite.fault.messageRequired', defaultMessage: 'Please enter a message' },
  messageLong: {
    id: 'memberFiles.invite.fault.messageLong',
    defaultMessage: 'The message can have at most {messageMax, number} characters',
  },
  messageInvalid: {
    id: 'memberFiles.invite.fault.messageInvalid',
    defaultMessage: 'The message has characters that cannot be shown',
  },
});
