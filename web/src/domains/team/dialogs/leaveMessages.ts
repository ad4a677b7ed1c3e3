import { defineMessages } from 'react-intl';

/** Leaving a team. */
export const leaveTexts = defineMessages({
  loading: { id: 'account.leave.loading', defaultMessage: 'Leave the team' },
  loadFailed: { id: 'account.leave.loadFailed', defaultMessage: 'Your teams could not be loaded' },
  gone: { id: 'account.leave.gone', defaultMessage: 'You do not belong to this team any more.' },
  autoJoin: {
    id: 'account.leave.autoJoin',
    defaultMessage:
      'Everybody with an e-mail address at the team’s domain belongs to this team: by your address you would be back at once.',
  },
  autoJoinWay: {
    id: 'account.leave.autoJoin.way',
    defaultMessage: 'Ask an admin of the team to deactivate you, or to turn off auto-join.',
  },
  autoJoinWayOfAdmin: {
    id: 'account.leave.autoJoin.wayOfAdmin',
    defaultMessage: 'As an admin of the team you can turn off auto-join on its overview first.',
  },
  lastAdmin: {
    id: 'account.leave.lastAdmin',
    defaultMessage: 'You are the last admin of this team, and other people use it. Without you nobody could manage it.',
  },
  lastAdminWay: { id: 'account.leave.lastAdmin.way', defaultMessage: 'Make someone else an admin first.' },
  lastAdminLink: { id: 'account.leave.lastAdmin.link', defaultMessage: 'Go to the admins' },
  unknown: {
    id: 'account.leave.unknown',
    defaultMessage: 'This version of the console does not know what leaving this team would bring.',
  },
  membership: {
    id: 'account.leave.membership',
    defaultMessage:
      'Your membership ends, and you leave all of its channels. You can no longer reach their messages and files.',
  },
  rights: {
    id: 'account.leave.rights',
    defaultMessage: 'You lose your admin rights with it. The other admins go on managing the team.',
  },
  wayBack: { id: 'account.leave.wayBack', defaultMessage: 'To come back you need an invitation.' },
  signedOut: {
    id: 'account.leave.signedOut',
    defaultMessage: 'It is the team you are in now: you will be signed out.',
  },
  alone: {
    id: 'account.leave.alone',
    defaultMessage:
      'Nobody else is in this team, so it is deleted when you leave: with its channels, messages and files, call recordings and chat exports, and with all who were deactivated or ask to join. This cannot be undone.',
  },
});

/** Leaving a team that is named. */
export const leavePhrases = defineMessages<Record<'title' | 'refusedTitle' | 'confirm' | 'left', { team: string }>>({
  title: { id: 'account.leave.title', defaultMessage: 'Leave {team}?' },
  refusedTitle: { id: 'account.leave.refusedTitle', defaultMessage: 'You cannot leave {team}' },
  confirm: { id: 'account.leave.confirm', defaultMessage: 'Leave {team}' },
  left: { id: 'account.leave.left', defaultMessage: 'You have left {team}.' },
});

/** Deleting a team by leaving it. */
export const deletePhrases = defineMessages<Record<'title' | 'confirm' | 'type' | 'deleted', { team: string }>>({
  title: { id: 'account.leave.delete.title', defaultMessage: 'Leave and delete {team}?' },
  confirm: { id: 'account.leave.delete.confirm', defaultMessage: 'Leave and delete {team}' },
  type: { id: 'account.leave.delete.type', defaultMessage: 'To confirm, type the team’s name: {team}' },
  deleted: { id: 'account.leave.delete.done', defaultMessage: 'You have left {team}, and it is deleted.' },
});
