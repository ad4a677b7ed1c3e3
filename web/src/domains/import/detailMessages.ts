import { defineMessages } from 'react-intl';

/** The texts of the details of an import. */
export const detailTexts = defineMessages({
  counts: { id: 'import.detail.counts', defaultMessage: 'What the archive had' },
  what: { id: 'import.detail.what', defaultMessage: 'What' },
  found: { id: 'import.detail.found', defaultMessage: 'Found' },
  added: { id: 'import.detail.added', defaultMessage: 'Brought over' },
  matched: { id: 'import.detail.matched', defaultMessage: 'There before' },
  skipped: { id: 'import.detail.skipped', defaultMessage: 'Left out' },
  people: { id: 'import.detail.people', defaultMessage: 'People' },
  channels: { id: 'import.detail.channels', defaultMessage: 'Channels' },
  messages: { id: 'import.detail.messages', defaultMessage: 'Messages' },
  none: { id: 'import.detail.none', defaultMessage: 'Everything could be brought over as it is.' },
  name: { id: 'import.detail.name', defaultMessage: 'Name' },
  kind: { id: 'import.detail.kind', defaultMessage: 'Kind' },
  reason: { id: 'import.detail.reason', defaultMessage: 'Why' },
  problems: { id: 'import.detail.problems', defaultMessage: 'What could not be brought over as it is' },
  failed: { id: 'import.detail.failed', defaultMessage: 'What was left out could not be loaded' },
});

/** What something of an archive is, by its name in the schema. */
export const kindNames = defineMessages({
  PERSON: { id: 'import.kind.person', defaultMessage: 'Person' },
  CHANNEL: { id: 'import.kind.channel', defaultMessage: 'Channel' },
  MESSAGE: { id: 'import.kind.message', defaultMessage: 'Message' },
  FILE: { id: 'import.kind.file', defaultMessage: 'File' },
  UNKNOWN: { id: 'import.kind.unknown', defaultMessage: 'Other' },
});

/** Why something of an archive is not as it was, by the reason's name in the schema. */
export const problemTexts = defineMessages({
  EMAIL_MISSING: { id: 'import.problem.emailMissing', defaultMessage: 'The archive has no e-mail address.' },
  EMAIL_INVALID: { id: 'import.problem.emailInvalid', defaultMessage: 'This is no e-mail address.' },
  EMAIL_REPEATED: {
    id: 'import.problem.emailRepeated',
    defaultMessage: 'Somebody else in the archive has the same e-mail address.',
  },
  DOMAIN_NOT_ALLOWED: {
    id: 'import.problem.domainNotAllowed',
    defaultMessage: 'Your team takes other e-mail domains only.',
  },
  DEACTIVATED_IN_TEAM: { id: 'import.problem.deactivatedInTeam', defaultMessage: 'Deactivated in your team.' },
  DEACTIVATED_IN_SOURCE: {
    id: 'import.problem.deactivatedInSource',
    defaultMessage: 'Switched off in the other tool.',
  },
  IS_BOT: { id: 'import.problem.isBot', defaultMessage: 'A bot.' },
  GUEST_LIMIT: { id: 'import.problem.guestLimit', defaultMessage: 'Your plan allows no further guests.' },
  GUESTS_DISABLED: { id: 'import.problem.guestsDisabled', defaultMessage: 'Your team takes no guests.' },
  NAME_INVALID: {
    id: 'import.problem.nameInvalid',
    defaultMessage: 'Nothing of the name can be shown.',
  },
  CHANNEL_LIMIT: { id: 'import.problem.channelLimit', defaultMessage: 'Your team has as many channels as it may.' },
  DIRECT_MESSAGES: {
    id: 'import.problem.directMessages',
    defaultMessage: 'Conversations outside of channels are not brought over.',
  },
  CHANNEL_MISSING: { id: 'import.problem.channelMissing', defaultMessage: 'Its channel was not brought over.' },
  TEXT_MISSING: { id: 'import.problem.textMissing', defaultMessage: 'It has no text.' },
  TEXT_SHORTENED: { id: 'import.problem.textShortened', defaultMessage: 'The text was too long: its end is missing.' },
  RECORD_INVALID: {
    id: 'import.problem.recordInvalid',
    defaultMessage: 'It is not in the format of the other tool.',
  },
  FILE_UNREADABLE: { id: 'import.problem.fileUnreadable', defaultMessage: 'The file could not be read.' },
  UNKNOWN: { id: 'import.problem.unknown', defaultMessage: 'The reason is not known.' },
});
