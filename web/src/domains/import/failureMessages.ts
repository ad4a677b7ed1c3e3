import { defineMessages } from 'react-intl';

/** Why an import came to nothing, by the reason's name in the schema. */
export const failureTexts = defineMessages({
  ARCHIVE_INVALID: {
    id: 'import.failure.archiveInvalid',
    defaultMessage: 'The file is no export of this tool.',
  },
  ARCHIVE_UNSAFE: {
    id: 'import.failure.archiveUnsafe',
    defaultMessage: 'The archive holds something that is not accepted: make the export again and send it as it is.',
  },
  ARCHIVE_TRUNCATED: {
    id: 'import.failure.archiveTruncated',
    defaultMessage: 'The archive breaks off or is damaged.',
  },
  ARCHIVE_TOO_LARGE: { id: 'import.failure.archiveTooLarge', defaultMessage: 'The archive is too large.' },
  PASSPHRASE_WRONG: {
    id: 'import.failure.passphraseWrong',
    defaultMessage: 'The passphrase does not open the archive.',
  },
  NOTHING_FOUND: {
    id: 'import.failure.nothingFound',
    defaultMessage: 'The archive has neither people nor channels in it.',
  },
  FETCH_FAILED: {
    id: 'import.failure.fetchFailed',
    defaultMessage: 'The archive could not be fetched: its link may have expired.',
  },
  LINK_REFUSED: {
    id: 'import.failure.linkRefused',
    defaultMessage: 'The link leads to an address from which nothing can be imported.',
  },
  CANCELLED: { id: 'import.failure.cancelled', defaultMessage: 'It was stopped. Nothing of your team was changed.' },
  INTERNAL: { id: 'import.failure.internal', defaultMessage: 'Something went wrong on our side.' },
  UNKNOWN: { id: 'import.failure.unknown', defaultMessage: 'The reason is not known.' },
});
