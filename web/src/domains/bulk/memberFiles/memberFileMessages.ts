import { defineMessages } from 'react-intl';
import type { FileMode } from './fileModes.ts';

/** What the tabs are called, by the mode's name in the schema. */
export const tabNames = defineMessages({
  ADD: { id: 'memberFiles.tab.add', defaultMessage: 'Add Members' },
  EDIT: { id: 'memberFiles.tab.edit', defaultMessage: 'Edit Members' },
  DEACTIVATE: { id: 'memberFiles.tab.deactivate', defaultMessage: 'Deactivate Members' },
  DELETE: { id: 'memberFiles.tab.delete', defaultMessage: 'Delete members' },
});

/** What a file of each mode does. */
export const modeTexts = defineMessages({
  ADD: {
    id: 'memberFiles.mode.add',
    defaultMessage:
      'Adds everybody in the file to your team and sends them a mail that you write. Whoever is a member already stays as they are.',
  },
  EDIT: {
    id: 'memberFiles.mode.edit',
    defaultMessage:
      'Changes what members have in custom fields. Names, e-mail addresses and phone numbers stay as they are. An empty cell empties the field; a column that is not in the file is left alone.',
  },
  DEACTIVATE: {
    id: 'memberFiles.mode.deactivate',
    defaultMessage:
      'Deactivates everybody in the file, by their e-mail address. They cannot use the chat until they are reactivated.',
  },
  DELETE: {
    id: 'memberFiles.mode.delete',
    defaultMessage:
      'Removes everybody in the file from the team for good, by their e-mail address. This cannot be undone.',
  },
});

/** What the template of each mode holds. */
export const templateTexts = defineMessages({
  ADD: {
    id: 'memberFiles.template.add',
    defaultMessage: 'The template is empty: fill in a row for each person to add.',
  },
  EDIT: {
    id: 'memberFiles.template.edit',
    defaultMessage:
      'The template lists the active members of your team as they are. Remove the rows that are not to change.',
  },
  DEACTIVATE: {
    id: 'memberFiles.template.deactivate',
    defaultMessage: 'The template is empty: a row with the e-mail address of each person.',
  },
  DELETE: {
    id: 'memberFiles.template.delete',
    defaultMessage: 'The template is empty: a row with the e-mail address of each person.',
  },
});

/** What the page says. */
export const fileTexts = defineMessages({
  back: { id: 'memberFiles.back', defaultMessage: 'Back to members' },
  title: { id: 'memberFiles.title', defaultMessage: 'Members in bulk' },
  description: {
    id: 'memberFiles.description',
    defaultMessage: 'Add, change or deactivate many members at once by a CSV file.',
  },
  descriptionLarge: {
    id: 'memberFiles.description.large',
    defaultMessage:
      'Add, change, deactivate or delete many members at once by a CSV file. In a team of this size that is the quickest way.',
  },
  editSlow: {
    id: 'memberFiles.editSlow',
    defaultMessage:
      'In a team of this size it may take a while until bulk updates are processed. You can leave this page meanwhile.',
  },
  needsPro: {
    id: 'memberFiles.needsPro',
    defaultMessage: 'Custom fields are part of PRO. Without it, this file has nothing to change.',
  },
  tabs: { id: 'memberFiles.tabs', defaultMessage: 'What the file does' },
  templateTitle: { id: 'memberFiles.templateTitle', defaultMessage: '1. Fill in the template' },
  download: { id: 'memberFiles.download', defaultMessage: 'Download template' },
  columns: { id: 'memberFiles.columns', defaultMessage: 'Columns, in any order:' },
  columnsFailed: { id: 'memberFiles.columnsFailed', defaultMessage: 'The columns could not be loaded' },
  uploadTitle: { id: 'memberFiles.uploadTitle', defaultMessage: '2. Upload the file' },
  choose: { id: 'memberFiles.choose', defaultMessage: 'Choose file' },
  chooseAnother: { id: 'memberFiles.chooseAnother', defaultMessage: 'Choose another file' },
  orDrop: { id: 'memberFiles.orDrop', defaultMessage: 'Or drop it on this page.' },
  dropNow: { id: 'memberFiles.dropNow', defaultMessage: 'Drop it now.' },
  upload: { id: 'memberFiles.upload', defaultMessage: 'Upload' },
  uploading: { id: 'memberFiles.uploading', defaultMessage: 'Uploading' },
  previewTitle: { id: 'memberFiles.previewTitle', defaultMessage: '3. Check what will change' },
  namesStay: {
    id: 'memberFiles.namesStay',
    defaultMessage: 'Names, e-mail addresses and phone numbers stay as they are, whatever the file says.',
  },
  writeMail: { id: 'memberFiles.writeMail', defaultMessage: 'Write the mail' },
  lastFailed: { id: 'memberFiles.lastFailed', defaultMessage: 'The last upload could not be loaded' },
});

/** Texts of the page that take values. */
export const filePhrases = defineMessages<{
  requiredColumn: { name: string };
  limits: { size: string; rows: number };
  chosen: { name: string };
  sent: { percent: number };
  unchanged: { count: number };
}>({
  requiredColumn: { id: 'memberFiles.requiredColumn', defaultMessage: '{name} (required)' },
  limits: {
    id: 'memberFiles.limits',
    defaultMessage: 'A CSV file with commas, semicolons or tabs, of at most {size} and {rows, number} rows.',
  },
  chosen: { id: 'memberFiles.chosen', defaultMessage: 'Chosen: {name}' },
  sent: { id: 'memberFiles.sent', defaultMessage: '{percent, number, ::percent}' },
  unchanged: {
    id: 'memberFiles.count.unchanged',
    defaultMessage: '{count, plural, one {# person stays as they are} other {# people stay as they are}}',
  },
});

type Counted = Record<FileMode, { count: number }>;

/** How many rows would do what a file is for. */
export const plannedPhrases = defineMessages<Counted>({
  ADD: {
    id: 'memberFiles.planned.add',
    defaultMessage: '{count, plural, one {# person will be added} other {# people will be added}}',
  },
  EDIT: {
    id: 'memberFiles.planned.edit',
    defaultMessage: '{count, plural, one {# person will be changed} other {# people will be changed}}',
  },
  DEACTIVATE: {
    id: 'memberFiles.planned.deactivate',
    defaultMessage: '{count, plural, one {# person will be deactivated} other {# people will be deactivated}}',
  },
  DELETE: {
    id: 'memberFiles.planned.delete',
    defaultMessage: '{count, plural, one {# person will be deleted} other {# people will be deleted}}',
  },
});

/** What is being done while a file is worked off. */
export const runningPhrases = defineMessages<Counted>({
  ADD: {
    id: 'memberFiles.running.add',
    defaultMessage: '{count, plural, one {Adding # person} other {Adding # people}}',
  },
  EDIT: {
    id: 'memberFiles.running.edit',
    defaultMessage: '{count, plural, one {Changing # person} other {Changing # people}}',
  },
  DEACTIVATE: {
    id: 'memberFiles.running.deactivate',
    defaultMessage: '{count, plural, one {Deactivating # person} other {Deactivating # people}}',
  },
  DELETE: {
    id: 'memberFiles.running.delete',
    defaultMessage: '{count, plural, one {Deleting # person} other {Deleting # people}}',
  },
});

/** How many rows did what a file is for. */
export const donePhrases = defineMessages<Counted>({
  ADD: {
    id: 'memberFiles.done.add',
    defaultMessage: '{count, plural, =0 {Nobody was added} one {# person was added} other {# people were added}}',
  },
  EDIT: {
    id: 'memberFiles.done.edit',
    defaultMessage: '{count, plural, =0 {Nobody was changed} one {# person was changed} other {# people were changed}}',
  },
  DEACTIVATE: {
    id: 'memberFiles.done.deactivate',
    defaultMessage:
      '{count, plural, =0 {Nobody was deactivated} one {# person was deactivated} other {# people were deactivated}}',
  },
  DELETE: {
    id: 'memberFiles.done.delete',
    defaultMessage: '{count, plural, =0 {Nobody was deleted} one {# person was deleted} other {# people were deleted}}',
  },
});
