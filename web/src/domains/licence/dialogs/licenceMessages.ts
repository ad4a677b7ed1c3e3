import { defineMessages } from 'react-intl';

/** What several of the dialogs about licences say. */
export const licenceTexts = defineMessages({
  free: { id: 'people.licence.free', defaultMessage: 'Unused now' },
  freeAfterwards: { id: 'people.licence.freeAfterwards', defaultMessage: 'Unused afterwards' },
  peopleFailed: { id: 'people.licence.peopleFailed', defaultMessage: 'The people of this list could not be read.' },
  liteLimits: { id: 'people.licence.lite.limits', defaultMessage: 'People on Lite can no longer:' },
  liteChannels: { id: 'people.licence.lite.channels', defaultMessage: 'create public or private channels' },
  liteSearch: { id: 'people.licence.lite.search', defaultMessage: 'search messages' },
  liteFiles: { id: 'people.licence.lite.files', defaultMessage: 'share files' },
});

/** Those that count or name somebody. */
export const licencePhrases = defineMessages<{
  passedUnlicensed: { count: number; names: string };
  doneFor: { count: number };
  leftOver: { count: number };
  reason: { name: string; reason: string };
}>({
  passedUnlicensed: {
    id: 'people.licence.passed.unlicensed',
    defaultMessage:
      '{count, plural, one {Passed over, has no license:} other {Passed over, have no license:}} {names}.',
  },
  doneFor: {
    id: 'people.licence.doneFor',
    defaultMessage: 'Done for {count, plural, one {# person} other {# people}}.',
  },
  leftOver: {
    id: 'people.licence.leftOver',
    defaultMessage: 'Not done for {count, plural, one {# person} other {# people}}:',
  },
  reason: { id: 'people.licence.reason', defaultMessage: '{name}: {reason}' },
});
