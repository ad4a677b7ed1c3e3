import { defineMessages } from 'react-intl';

/** The texts of the page of chat exports. */
export const exportTexts = defineMessages({
  title: { id: 'chatExport.title', defaultMessage: 'Chat export' },
  description: {
    id: 'chatExport.description',
    defaultMessage:
      'Export conversations of your team into a file. Each export is written into the audit log, and the file is deleted after some days.',
  },
  refresh: { id: 'chatExport.refresh', defaultMessage: 'Refresh' },
  request: { id: 'chatExport.request', defaultMessage: 'Request export' },
  tabs: { id: 'chatExport.tabs', defaultMessage: 'Exports by status' },
  completed: { id: 'chatExport.completed', defaultMessage: 'Completed' },
  pending: { id: 'chatExport.pending', defaultMessage: 'Pending' },
  noneCompleted: {
    id: 'chatExport.noneCompleted',
    defaultMessage: 'There are no recent chat exports to show',
  },
  nonePending: {
    id: 'chatExport.nonePending',
    defaultMessage: 'There are no pending chat exports to show',
  },
  loadFailed: { id: 'chatExport.loadFailed', defaultMessage: 'The chat exports could not be loaded' },
  unread: {
    id: 'chatExport.unread',
    defaultMessage: 'How far the chat exports are could not be read. They go on all the same.',
  },
  requestedBy: { id: 'chatExport.requestedBy', defaultMessage: 'Requested by' },
  content: { id: 'chatExport.content', defaultMessage: 'Content' },
  format: { id: 'chatExport.format', defaultMessage: 'Format' },
  file: { id: 'chatExport.file', defaultMessage: 'File' },
  status: { id: 'chatExport.status', defaultMessage: 'Status' },
  actions: { id: 'chatExport.actions', defaultMessage: 'Actions' },
  download: { id: 'chatExport.download', defaultMessage: 'Download' },
  cancel: { id: 'chatExport.cancel', defaultMessage: 'Cancel export' },
  again: { id: 'chatExport.again', defaultMessage: 'Request again' },
  expired: { id: 'chatExport.expired', defaultMessage: 'Expired' },
  cancelQuestion: { id: 'chatExport.cancelQuestion', defaultMessage: 'Cancel this chat export?' },
  cancelText: {
    id: 'chatExport.cancelText',
    defaultMessage: 'What has been written so far is deleted. You can request the export again.',
  },
  cancelFailed: {
    id: 'chatExport.cancelFailed',
    defaultMessage: 'The chat export could not be canceled. Please try again.',
  },
  cancelTooLate: { id: 'chatExport.cancelTooLate', defaultMessage: 'It is too late: the chat export is over.' },
  downloadFailed: {
    id: 'chatExport.downloadFailed',
    defaultMessage: 'The chat export could not be downloaded. Please try again.',
  },
  downloadGone: {
    id: 'chatExport.downloadGone',
    defaultMessage: 'The file of this chat export is not there any more. Please request the export again.',
  },
  startFailed: {
    id: 'chatExport.startFailed',
    defaultMessage: 'The chat export could not be requested. Please try again.',
  },
  running: {
    id: 'chatExport.running',
    defaultMessage: 'Your team has a pending chat export. Please wait until it is completed, or cancel it.',
  },
  channelGone: {
    id: 'chatExport.channelGone',
    defaultMessage: 'One of the channels is not in your team any more. Request an export without it.',
  },
  notAllowed: { id: 'chatExport.notAllowed', defaultMessage: 'Your team may not export its conversations any more.' },
  ready: { id: 'chatExport.ready', defaultMessage: 'A chat export is completed.' },
  show: { id: 'chatExport.show', defaultMessage: 'Show completed' },
});

/** What an export is of, in a word. */
export const taskNames = defineMessages({
  USER_HISTORY: { id: 'chatExport.task.user', defaultMessage: 'User History' },
  GROUP_HISTORY: { id: 'chatExport.task.group', defaultMessage: 'Group History' },
  UNKNOWN: { id: 'chatExport.task.unknown', defaultMessage: 'Unknown' },
});

export const taskHints = defineMessages({
  USER_HISTORY: { id: 'chatExport.taskHint.user', defaultMessage: 'Conversations of two people' },
  GROUP_HISTORY: { id: 'chatExport.taskHint.group', defaultMessage: 'Channels' },
});

export const typeNames = defineMessages({
  TEXT: { id: 'chatExport.type.text', defaultMessage: 'Text' },
  IMAGE: { id: 'chatExport.type.image', defaultMessage: 'Images' },
  FILE: { id: 'chatExport.type.file', defaultMessage: 'Files' },
  ALL: { id: 'chatExport.type.all', defaultMessage: 'All messages' },
  UNKNOWN: { id: 'chatExport.type.unknown', defaultMessage: 'Unknown' },
});

export const formatNames = defineMessages({
  JSON: { id: 'chatExport.format.json', defaultMessage: 'JSON' },
  HTML: { id: 'chatExport.format.html', defaultMessage: 'HTML' },
  UNKNOWN: { id: 'chatExport.format.unknown', defaultMessage: 'Unknown' },
});

export const formatHints = defineMessages({
  JSON: { id: 'chatExport.formatHint.json', defaultMessage: 'For programs' },
  HTML: { id: 'chatExport.formatHint.html', defaultMessage: 'Pages to read in a browser' },
});

/** What is being done about an export. */
export const stageNames = defineMessages({
  WAITING: { id: 'chatExport.stage.waiting', defaultMessage: 'Waiting to begin' },
  WRITING: { id: 'chatExport.stage.writing', defaultMessage: 'Writing messages' },
  PACKING: { id: 'chatExport.stage.packing', defaultMessage: 'Putting the file together' },
  DONE: { id: 'chatExport.stage.done', defaultMessage: 'Finishing' },
  UNKNOWN: { id: 'chatExport.stage.unknown', defaultMessage: 'Under way' },
});

/** Why an export failed. */
export const failureTexts = defineMessages({
  CANCELLED: { id: 'chatExport.failure.cancelled', defaultMessage: 'Canceled by an admin.' },
  INTERNAL: { id: 'chatExport.failure.internal', defaultMessage: 'Failed because of a fault on our side.' },
  UNKNOWN: { id: 'chatExport.failure.unknown', defaultMessage: 'Failed.' },
});

/** The texts of the form. */
export const formTexts = defineMessages({
  title: { id: 'chatExport.form.title', defaultMessage: 'Request a chat export' },
  emails: { id: 'chatExport.form.emails', defaultMessage: 'E-mail addresses' },
  emailsHint: {
    id: 'chatExport.form.emailsHint',
    defaultMessage: 'Separate addresses with commas. Leave this blank to export the conversations of all team members.',
  },
  channels: { id: 'chatExport.form.channels', defaultMessage: 'Channels (optional)' },
  channelArchived: { id: 'chatExport.form.channelArchived', defaultMessage: 'Archived' },
  channelsHint: {
    id: 'chatExport.form.channelsHint',
    defaultMessage: 'Group History of these channels only. Leave this blank to export all channels.',
  },
  type: { id: 'chatExport.form.type', defaultMessage: 'Export type' },
  messages: { id: 'chatExport.form.messages', defaultMessage: 'Messages' },
  format: { id: 'chatExport.form.format', defaultMessage: 'Format' },
  from: { id: 'chatExport.form.from', defaultMessage: 'From (optional)' },
  until: { id: 'chatExport.form.until', defaultMessage: 'Until (optional)' },
  daysHint: { id: 'chatExport.form.daysHint', defaultMessage: 'Days are counted in UTC.' },
  turned: { id: 'chatExport.form.turned', defaultMessage: 'The last day is before the first one.' },
  invalidEmail: {
    id: 'chatExport.form.invalidEmail',
    defaultMessage: 'The email address you have entered is invalid.',
  },
  invalidEmails: {
    id: 'chatExport.form.invalidEmails',
    defaultMessage: 'One or more invalid emails found. Please check the emails you have entered.',
  },
  noType: { id: 'chatExport.form.noType', defaultMessage: 'Please select the type of export' },
  noMessages: {
    id: 'chatExport.form.noMessages',
    defaultMessage: 'Please select the type of messages that will be exported',
  },
  noFormat: { id: 'chatExport.form.noFormat', defaultMessage: 'Please select the export format' },
  told: {
    id: 'chatExport.form.told',
    defaultMessage: 'The other admins of your team are told by e-mail that everybody’s conversations are exported.',
  },
  estimating: { id: 'chatExport.form.estimating', defaultMessage: 'Estimating the size…' },
  nothing: { id: 'chatExport.form.nothing', defaultMessage: 'There are no messages for this choice at present.' },
});

/** Texts that take values. */
export const exportPhrases = defineMessages<{
  file: { format: string; size: string };
  expires: { date: string };
  downloadOf: { date: string };
  cancelOf: { date: string };
  againOf: { date: string };
  people: { count: number };
  channels: { count: number };
  days: { from: string; until: string };
  from: { day: string };
  until: { day: string };
  written: { done: number; total: number };
  estimate: { messages: number; conversations: number; size: string };
  unknownEmails: { list: string; count: number };
}>({
  file: { id: 'chatExport.fileFacts', defaultMessage: '{format}, {size}' },
  expires: { id: 'chatExport.expires', defaultMessage: 'Expires {date}' },
  downloadOf: { id: 'chatExport.downloadOf', defaultMessage: 'Download the export of {date}' },
  cancelOf: { id: 'chatExport.cancelOf', defaultMessage: 'Cancel the export of {date}' },
  againOf: { id: 'chatExport.againOf', defaultMessage: 'Request the export of {date} again' },
  people: {
    id: 'chatExport.people',
    defaultMessage: '{count, plural, =0 {All team members} one {# person} other {# people}}',
  },
  channels: {
    id: 'chatExport.channels',
    defaultMessage: '{count, plural, one {# channel} other {# channels}}',
  },
  days: { id: 'chatExport.days', defaultMessage: '{from} – {until}' },
  from: { id: 'chatExport.from', defaultMessage: 'From {day}' },
  until: { id: 'chatExport.until', defaultMessage: 'Until {day}' },
  written: { id: 'chatExport.written', defaultMessage: '{done, number} of {total, number} messages' },
  estimate: {
    id: 'chatExport.form.estimate',
    defaultMessage:
      'At present: {messages, plural, one {# message} other {# messages}} in {conversations, plural, one {# conversation} other {# conversations}}, with files of {size}.',
  },
  unknownEmails: {
    id: 'chatExport.form.unknownEmails',
    defaultMessage:
      '{count, plural, one {Nobody in your team has this address: {list}} other {Nobody in your team has these addresses: {list}}}',
  },
});
