import { defineMessages } from 'react-intl';

export const appMessages = defineMessages({
  storageWarning: {
    id: 'app.storageWarning',
    defaultMessage:
      'Your browser does not let this page store anything, so your settings are kept in cookies. Some may be lost when you close the window.',
  },
  startUpFailed: { id: 'app.startUpFailed', defaultMessage: 'Error please refresh the page.' },
  refresh: { id: 'app.refresh', defaultMessage: 'Refresh the page' },
  pageFailed: { id: 'app.pageFailed', defaultMessage: 'This page does not work right now' },
  pageFailedText: {
    id: 'app.pageFailedText',
    defaultMessage: 'The rest of the console is still there. Try this page again, or choose another one.',
  },
  wholeFailed: { id: 'app.wholeFailed', defaultMessage: 'Something went wrong' },
  wholeFailedText: {
    id: 'app.wholeFailedText',
    defaultMessage: 'Refresh the page to go on. Nothing that you saved is lost.',
  },
});

/** Texts of the whole console that name something. */
export const appPhrases = defineMessages<{ entered: { team: string }; languageMissing: { language: string } }>({
  entered: { id: 'app.enteredTeam', defaultMessage: 'You are in {team} now.' },
  languageMissing: { id: 'app.languageMissing', defaultMessage: 'The texts in {language} could not be loaded.' },
});
