import { defineMessages } from 'react-intl';

/** Archiving a channel, and bringing it back. */
export const archiveTexts = defineMessages({
  section: { id: 'channels.archive.section', defaultMessage: 'Archive this channel' },
  sectionText: {
    id: 'channels.archive.sectionText',
    defaultMessage:
      'For a channel that has served its purpose: nobody writes in it or joins it any more, and nothing is lost. You can restore it at any time.',
  },
  archive: { id: 'channels.archive.archive', defaultMessage: 'Archive' },
  dialogText: {
    id: 'channels.archive.dialogText',
    defaultMessage:
      'It leaves all lists, and counts towards no limit. What was written in it is kept, and whoever is in it can still read it. Nobody writes in it, joins it or is added, and incoming webhooks are refused. You can restore it at any time.',
  },
  restore: { id: 'channels.archive.restore', defaultMessage: 'Restore' },
  archivedText: {
    id: 'channels.archive.archivedText',
    defaultMessage:
      'Nobody writes in it, joins it or changes it. What was written in it is kept, and so is who is in it.',
  },
  followsText: {
    id: 'channels.archive.followsText',
    defaultMessage: 'Once restored, it follows its rules again: people may be put into it or taken out at once.',
  },
  locked: {
    id: 'channels.archive.locked',
    defaultMessage: 'Everybody always joins this channel: it cannot be archived.',
  },
  limitReached: {
    id: 'channels.archive.limitReached',
    defaultMessage:
      'It cannot be restored: your team has as many channels of this kind as it may have. Archive another one first.',
  },
  gone: { id: 'channels.archive.gone', defaultMessage: 'This channel is gone by now.' },
  archiveFailed: {
    id: 'channels.archive.archiveFailed',
    defaultMessage: 'The channel could not be archived. Try again.',
  },
  restoreFailed: {
    id: 'channels.archive.restoreFailed',
    defaultMessage: 'The channel could not be restored. Try again.',
  },
  description: {
    id: 'channels.archived.description',
    defaultMessage:
      'They are kept with what was written in them and with who is in them. Nobody writes in them or joins them.',
  },
  empty: { id: 'channels.archived.empty', defaultMessage: 'No archived channels' },
  emptyText: {
    id: 'channels.archived.emptyText',
    defaultMessage: 'A channel that has served its purpose is archived at the foot of the page on which it is edited.',
  },
  public: { id: 'channels.archived.public', defaultMessage: 'Public' },
  private: { id: 'channels.archived.private', defaultMessage: 'Private' },
});

export const archivePhrases = defineMessages<{
  dialogTitle: { name: string };
  archivedTitle: { name: string };
  archived: { name: string };
  restored: { name: string };
  since: { time: string };
  restoreChannel: { name: string };
}>({
  dialogTitle: { id: 'channels.archive.dialogTitle', defaultMessage: 'Archive {name}?' },
  archivedTitle: { id: 'channels.archive.archivedTitle', defaultMessage: '“{name}” is archived' },
  archived: { id: 'channels.archive.archived', defaultMessage: '“{name}” is archived.' },
  restored: { id: 'channels.archive.restored', defaultMessage: '“{name}” is restored.' },
  since: { id: 'channels.archived.since', defaultMessage: 'Archived on {time}' },
  restoreChannel: { id: 'channels.archived.restoreChannel', defaultMessage: 'Restore {name}' },
});
