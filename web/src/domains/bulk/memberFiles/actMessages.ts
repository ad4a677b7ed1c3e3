import { defineMessages } from 'react-intl';
import type { FileMode } from './fileModes.ts';

type Counted<Mode extends FileMode> = Record<Mode, { count: number }>;

/** What the buttons that begin a file say. */
export const beginPhrases = defineMessages<Counted<'EDIT' | 'DEACTIVATE' | 'DELETE'>>({
  EDIT: {
    id: 'memberFiles.begin.edit',
    defaultMessage: '{count, plural, one {Change # person} other {Change # people}}',
  },
  DEACTIVATE: {
    id: 'memberFiles.begin.deactivate',
    defaultMessage: '{count, plural, one {Deactivate # person} other {Deactivate # people}}',
  },
  DELETE: {
    id: 'memberFiles.begin.delete',
    defaultMessage: '{count, plural, one {Delete # person} other {Delete # people}}',
  },
});

/** What is asked before people are switched off or removed. */
export const questionPhrases = defineMessages<Counted<'DEACTIVATE' | 'DELETE'>>({
  DEACTIVATE: {
    id: 'memberFiles.question.deactivate',
    defaultMessage: '{count, plural, one {Deactivate # person?} other {Deactivate # people?}}',
  },
  DELETE: {
    id: 'memberFiles.question.delete',
    defaultMessage: '{count, plural, one {Delete # person?} other {Delete # people?}}',
  },
});

/** What that means for them. */
export const consequenceTexts = defineMessages({
  DEACTIVATE: {
    id: 'memberFiles.consequence.deactivate',
    defaultMessage: 'They are signed out everywhere and cannot use the chat until they are reactivated.',
  },
  DELETE: {
    id: 'memberFiles.consequence.delete',
    defaultMessage:
      'They are removed from the team for good and signed out everywhere. This cannot be undone; deactivating can.',
  },
});
