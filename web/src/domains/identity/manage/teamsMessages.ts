import { defineMessages } from 'react-intl';

/** The teams of the viewer's address. */
export const teamsTexts = defineMessages({
  title: { id: 'account.teams.title', defaultMessage: 'Your teams' },
  text: {
    id: 'account.teams.text',
    defaultMessage: 'The teams to which your e-mail address belongs.',
  },
  onlyOne: { id: 'account.teams.onlyOne', defaultMessage: 'You belong to no other team.' },
  presentAlone: {
    id: 'account.teams.presentAlone',
    defaultMessage:
      'You signed in at this team’s identity provider, which speaks for this team alone. To see other teams of your address, confirm by a PIN that it is yours.',
  },
  confirmAddress: { id: 'account.teams.confirmAddress', defaultMessage: 'Send me a PIN' },
  confirmFailed: { id: 'account.teams.confirmFailed', defaultMessage: 'The PIN could not be sent. Please try again.' },
  present: { id: 'account.teams.present', defaultMessage: 'Present team' },
  noCount: { id: 'account.teams.noCount', defaultMessage: 'count unavailable' },
  manage: { id: 'account.teams.manage', defaultMessage: 'Manage' },
  leave: { id: 'account.teams.leave', defaultMessage: 'Leave' },
  failed: { id: 'account.teams.failed', defaultMessage: 'Your teams could not be loaded' },
});

/** What names a team, or counts its people. */
export const teamsPhrases = defineMessages<
  Record<'manageTeam' | 'leaveTeam' | 'notAllowed' | 'gone' | 'switchFailed', { team: string }> & {
    people: { count: number };
    confirmLater: { seconds: number };
  }
>({
  manageTeam: { id: 'account.teams.manageTeam', defaultMessage: 'Manage {team}' },
  leaveTeam: { id: 'account.teams.leaveTeam', defaultMessage: 'Leave {team}' },
  notAllowed: {
    id: 'account.teams.notAllowed',
    defaultMessage: '{team} lets people in from certain networks only, and yours is not one of them.',
  },
  confirmLater: {
    id: 'account.teams.confirmLater',
    defaultMessage:
      'That was tried too often. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  gone: { id: 'account.teams.gone', defaultMessage: 'You do not belong to {team} any more.' },
  switchFailed: {
    id: 'account.teams.switchFailed',
    defaultMessage: 'The console of {team} could not be opened. Please try again.',
  },
  people: { id: 'account.teams.people', defaultMessage: '{count, plural, one {# person} other {# people}}' },
});

/** What somebody is in a team, by the role's name in the schema. */
export const teamRoles = defineMessages({
  ADMIN: { id: 'account.teams.role.admin', defaultMessage: 'Admin' },
  MEMBER: { id: 'account.teams.role.member', defaultMessage: 'Member' },
  GUEST: { id: 'account.teams.role.guest', defaultMessage: 'Guest' },
  UNKNOWN: { id: 'account.teams.role.unknown', defaultMessage: 'Another role' },
});
