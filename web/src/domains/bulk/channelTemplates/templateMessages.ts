import { defineMessages } from 'react-intl';

/** What the page of channel templates says. */
export const templateTexts = defineMessages({
  back: { id: 'channels.templates.back', defaultMessage: 'Back to channels' },
  title: { id: 'channels.templates.title', defaultMessage: 'Channels in bulk' },
  description: {
    id: 'channels.templates.description',
    defaultMessage: 'Create or change many channels at once by a CSV file that you fill.',
  },
  downloadTitle: { id: 'channels.templates.downloadTitle', defaultMessage: '1. Download a template' },
  create: { id: 'channels.templates.create', defaultMessage: 'Create channels' },
  createHint: {
    id: 'channels.templates.createHint',
    defaultMessage: 'Empty: fill in a row for each channel to create.',
  },
  update: { id: 'channels.templates.update', defaultMessage: 'Change channels' },
  updateHint: {
    id: 'channels.templates.updateHint',
    defaultMessage: 'Lists the channels of your team as they are. Remove the rows that are not to change.',
  },
  none: { id: 'channels.templates.none', defaultMessage: 'You have no templates available to download' },
  loadFailed: { id: 'channels.templates.loadFailed', defaultMessage: 'The templates could not be loaded' },
  downloadFailed: {
    id: 'channels.templates.downloadFailed',
    defaultMessage: 'The template could not be downloaded. Please try again.',
  },
  rulesTitle: { id: 'channels.templates.rulesTitle', defaultMessage: '2. Read the instructions' },
  read: { id: 'channels.templates.read', defaultMessage: 'I have read the instructions' },
  uploadTitle: { id: 'channels.templates.uploadTitle', defaultMessage: '3. Upload the filled template' },
  readFirst: {
    id: 'channels.templates.readFirst',
    defaultMessage: 'Read the instructions and check the box before you choose a file.',
  },
  choose: { id: 'channels.templates.choose', defaultMessage: 'Choose file' },
  chooseAnother: { id: 'channels.templates.chooseAnother', defaultMessage: 'Choose another file' },
  orDrop: { id: 'channels.templates.orDrop', defaultMessage: 'Or drop it on this page.' },
  dropNow: { id: 'channels.templates.dropNow', defaultMessage: 'Drop it now.' },
  upload: { id: 'channels.templates.upload', defaultMessage: 'Upload' },
  downloadFailedRows: {
    id: 'channels.templates.downloadFailedRows',
    defaultMessage: 'Download the rows that failed',
  },
  failedRowsUnread: {
    id: 'channels.templates.failedRowsUnread',
    defaultMessage: 'The rows could not all be read. Please try again.',
  },
  errorsFailed: { id: 'channels.templates.errorsFailed', defaultMessage: 'The rows that failed could not be loaded' },
  channel: { id: 'channels.templates.channel', defaultMessage: 'Channel' },
  column: { id: 'channels.templates.column', defaultMessage: 'Column' },
  wrong: { id: 'channels.templates.wrong', defaultMessage: 'What is wrong' },
  value: { id: 'channels.templates.value', defaultMessage: 'Value' },
});

/** The same with values. */
export const templatePhrases = defineMessages<{
  download: { name: string };
  chosen: { name: string };
  outcome: { done: number; failed: number };
}>({
  download: { id: 'channels.templates.download', defaultMessage: 'Download {name}' },
  chosen: { id: 'channels.templates.chosen', defaultMessage: 'Chosen: {name}' },
  outcome: {
    id: 'channels.templates.outcome',
    defaultMessage:
      '{done, plural, =0 {No row is done.} one {# row is done.} other {# rows are done.}} {failed, plural, =0 {None failed.} one {# failed.} other {# failed.}}',
  },
});

/** What whoever fills a template has to know, in its order. */
export const ruleTexts = defineMessages({
  file: {
    id: 'channels.templates.rule.file',
    defaultMessage:
      'Keep the name of the file and its column headers as they are. Save it as CSV, with commas, semicolons or tabs: at most 10 MB and 10,000 rows.',
  },
  name: {
    id: 'channels.templates.rule.name',
    defaultMessage:
      'channel_name: at most 50 characters. To create, a name that your team does not have yet; to change, the name of the channel. Each name once.',
  },
  description: {
    id: 'channels.templates.rule.description',
    defaultMessage: 'channel_description: at most 140 characters, or nothing.',
  },
  type: {
    id: 'channels.templates.rule.type',
    defaultMessage: 'channel_type: private or public. It cannot be changed later.',
  },
  admins: {
    id: 'channels.templates.rule.admins',
    defaultMessage:
      'channel_admin_emails: who looks after the channel, separated by colons. They have to be active members of your team already; guests cannot. At most 50.',
  },
  members: {
    id: 'channels.templates.rule.members',
    defaultMessage:
      'member_emails: who is put into the channel, separated by colons. They have to be active in your team already. At most 999. Nobody is taken out.',
  },
  choices: {
    id: 'channels.templates.rule.choices',
    defaultMessage: 'who_can_add_remove_users and who_can_view_member_list: channel admins or any member.',
  },
  change: {
    id: 'channels.templates.rule.change',
    defaultMessage:
      'When you change channels, an empty cell leaves what there is. Channel admins take the place of those before them.',
  },
});

/** What is wrong with a chosen file. */
export const faultTexts = defineMessages({
  none: { id: 'channels.templates.fault.none', defaultMessage: 'No file chosen' },
  notCsv: { id: 'channels.templates.fault.notCsv', defaultMessage: 'Invalid file, choose only .csv file' },
  renamed: {
    id: 'channels.templates.fault.renamed',
    defaultMessage: 'Invalid file name. Please do not modify the file name of the downloaded template.',
  },
  tooLarge: { id: 'channels.templates.fault.tooLarge', defaultMessage: 'The file has more than 10 MB.' },
});

/** Why a file was not taken. */
export const problemTexts = defineMessages({
  failed: {
    id: 'channels.templates.problem.failed',
    defaultMessage: 'The file could not be uploaded. Please try again.',
  },
  plan: { id: 'channels.templates.problem.plan', defaultMessage: 'This needs the enterprise plan.' },
  notCsv: {
    id: 'channels.templates.problem.notCsv',
    defaultMessage: 'The file is no CSV, or is written in an encoding that is not known. Save it as CSV in UTF-8.',
  },
  headerChanged: {
    id: 'channels.templates.problem.headerChanged',
    defaultMessage: 'The column headers are not those of the template.',
  },
  tooManyRows: { id: 'channels.templates.problem.tooManyRows', defaultMessage: 'The file has more than 10,000 rows.' },
  noRows: { id: 'channels.templates.problem.noRows', defaultMessage: 'The file has no rows.' },
  alreadyDone: { id: 'channels.templates.problem.alreadyDone', defaultMessage: 'This upload was submitted before.' },
});
