import { defineMessages } from 'react-intl';

/** The panel that shows what syncing with a directory will be like. */
export const directoryTexts = defineMessages({
  intro: {
    id: 'settings.directory.intro',
    defaultMessage:
      'With a sync, people come into your team, change and leave it as they do in your Active Directory. This version of the console does not have it yet: the form below shows what there will be to set, and changes nothing.',
  },
  form: { id: 'settings.directory.form', defaultMessage: 'Active Directory sync' },
  token: { id: 'settings.directory.token', defaultMessage: 'Token' },
  tokenHint: { id: 'settings.directory.token.hint', defaultMessage: 'The sync signs in with it.' },
  simulation: { id: 'settings.directory.simulation', defaultMessage: 'Simulation mode' },
  simulationHint: {
    id: 'settings.directory.simulation.hint',
    defaultMessage: 'Writes to the log what would change, and changes nobody.',
  },
  userDirectory: { id: 'settings.directory.userDirectory', defaultMessage: 'User directory' },
  userDirectoryHint: {
    id: 'settings.directory.userDirectory.hint',
    defaultMessage: 'Where your people are in the directory.',
  },
  emailAttribute: { id: 'settings.directory.emailAttribute', defaultMessage: 'E-mail attribute' },
  emailAttributeHint: {
    id: 'settings.directory.emailAttribute.hint',
    defaultMessage: 'The attribute that holds their e-mail address.',
  },
  manageExisting: { id: 'settings.directory.manageExisting', defaultMessage: 'Manage existing users' },
  manageExistingHint: {
    id: 'settings.directory.manageExisting.hint',
    defaultMessage: 'Takes over those who are in your team already.',
  },
  groupChoice: { id: 'settings.directory.groupChoice', defaultMessage: 'Whom to sync' },
  everybody: { id: 'settings.directory.groupChoice.everybody', defaultMessage: 'Everybody in the directory' },
  oneGroup: { id: 'settings.directory.groupChoice.oneGroup', defaultMessage: 'The people of one group' },
  group: { id: 'settings.directory.group', defaultMessage: 'Sync group' },
  groupHint: { id: 'settings.directory.group.hint', defaultMessage: 'The group whose people are synced.' },
  logFile: { id: 'settings.directory.logFile', defaultMessage: 'Log file' },
  logFileHint: { id: 'settings.directory.logFile.hint', defaultMessage: 'Where the sync writes what it did.' },
});
