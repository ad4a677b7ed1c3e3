import { defineMessages } from 'react-intl';

/** The texts of the shared pieces. */
export const uiMessages = defineMessages({
  retry: { id: 'ui.retry', defaultMessage: 'Retry' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  close: { id: 'ui.close', defaultMessage: 'Close' },
  save: { id: 'ui.save', defaultMessage: 'Save' },
  dismiss: { id: 'ui.dismiss', defaultMessage: 'Dismiss' },
  done: { id: 'ui.done', defaultMessage: 'Done' },
  copy: { id: 'ui.copy', defaultMessage: 'Copy' },
  copied: { id: 'ui.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'ui.copyFailed', defaultMessage: 'The text could not be copied.' },
  previousPage: { id: 'ui.previousPage', defaultMessage: 'Previous' },
  nextPage: { id: 'ui.nextPage', defaultMessage: 'Next' },
  partFailed: { id: 'ui.partFailed', defaultMessage: 'Some of this list could not be loaded.' },
  clearSearch: { id: 'ui.clearSearch', defaultMessage: 'Clear the search' },
  loading: { id: 'ui.loading', defaultMessage: 'Loading…' },
  loadingMore: { id: 'ui.loadingMore', defaultMessage: 'Loading more…' },
  errorTitle: { id: 'ui.error.title', defaultMessage: 'Error' },
  errorText: { id: 'ui.error.text', defaultMessage: 'Something went wrong. Please try again later.' },
  unreachable: {
    id: 'ui.error.unreachable',
    defaultMessage: 'The server could not be reached. Check your connection and try again.',
  },
  /** Beside a button that tries again. */
  errorAgain: { id: 'ui.error.again', defaultMessage: 'Something went wrong. Please try again after some time.' },
  /** Whether the connection broke or what was asked for is gone from the server, a browser does not tell. */
  pieceMissing: {
    id: 'ui.pieceMissing',
    defaultMessage:
      'A part of the console could not be loaded: the connection broke, or there is a new version. Refresh the page to go on.',
  },
  notifications: { id: 'ui.notifications', defaultMessage: 'Notifications' },
  opensInNewTab: { id: 'ui.opensInNewTab', defaultMessage: 'opens in a new tab' },
  desktopTitle: { id: 'ui.desktop.title', defaultMessage: 'This page needs a wider window' },
  desktopText: {
    id: 'ui.desktop.text',
    defaultMessage: 'Please open it in a desktop browser, or make this window wider.',
  },
  desktopShow: { id: 'ui.desktop.show', defaultMessage: 'Show it here anyway' },
  discardTitle: { id: 'ui.discard.title', defaultMessage: 'Discard what you entered?' },
  discardText: { id: 'ui.discard.text', defaultMessage: 'It is lost if you discard it.' },
  discardStay: { id: 'ui.discard.stay', defaultMessage: 'Keep editing' },
  discardGo: { id: 'ui.discard.go', defaultMessage: 'Discard' },
  unsavedTitle: { id: 'ui.unsaved.title', defaultMessage: 'Leave without saving?' },
  unsavedText: {
    id: 'ui.unsaved.text',
    defaultMessage: 'What you changed on this page has not been saved. If you leave, it is lost.',
  },
  unsavedStop: { id: 'ui.unsaved.stop', defaultMessage: 'Stay on this page' },
  unsavedContinue: { id: 'ui.unsaved.continue', defaultMessage: 'Leave without saving' },
});

/** Texts of the shared pieces that take values. */
export const uiPhrases = defineMessages<{
  edit: { name: string };
  notSaved: { name: string; reason: string };
  requestId: { id: string };
  errorStatus: { status: string };
  partOfList: { from: number; to: number; total: number };
  sentences: { text: string; next: string };
}>({
  edit: { id: 'ui.edit', defaultMessage: 'Edit {name}' },
  notSaved: { id: 'ui.edit.notSaved', defaultMessage: '{name} was not saved. {reason}' },
  requestId: { id: 'ui.requestId', defaultMessage: 'Request {id}' },
  errorStatus: {
    id: 'ui.error.status',
    defaultMessage: 'Something went wrong. Please try again later. (Status {status})',
  },
  partOfList: { id: 'ui.partOfList', defaultMessage: '{from, number}–{to, number} of {total, number}' },
  sentences: { id: 'ui.sentences', defaultMessage: '{text} {next}' },
});
