import { defineMessages } from 'react-intl';

/** The texts of what is asked about a recording. */
export const recordingDialogTexts = defineMessages({
  renameTitle: { id: 'recordings.rename.title', defaultMessage: 'Rename recording' },
  renameLabel: { id: 'recordings.rename.label', defaultMessage: 'Recording name' },
  required: { id: 'recordings.rename.required', defaultMessage: 'Please enter a recording name' },
  invalid: { id: 'recordings.rename.invalid', defaultMessage: 'The name holds characters that cannot be shown.' },
  notAllowed: {
    id: 'recordings.notAllowed',
    defaultMessage: 'Only admins and whoever recorded the call may do this.',
  },
  renameFailed: {
    id: 'recordings.rename.failed',
    defaultMessage: 'The recording could not be renamed. Please try again.',
  },
  deleteText: {
    id: 'recordings.delete.text',
    defaultMessage: 'It is deleted for everybody who may see it, with its file. This cannot be undone.',
  },
  deleteConfirm: { id: 'recordings.delete.confirm', defaultMessage: 'Delete recording' },
  deleteFailed: {
    id: 'recordings.delete.failed',
    defaultMessage: 'The recording could not be deleted. Please try again.',
  },
});

/** Those with values. */
export const recordingDialogPhrases = defineMessages<{
  tooLong: { max: number };
  renamed: { name: string };
  deleteQuestion: { name: string };
  deleted: { name: string };
}>({
  tooLong: {
    id: 'recordings.rename.tooLong',
    defaultMessage: 'A recording name has at most {max, number} characters.',
  },
  renamed: { id: 'recordings.renamed', defaultMessage: 'The recording is called “{name}” now.' },
  deleteQuestion: { id: 'recordings.delete.question', defaultMessage: 'Delete “{name}”?' },
  deleted: { id: 'recordings.deleted', defaultMessage: 'The recording “{name}” is deleted.' },
});
