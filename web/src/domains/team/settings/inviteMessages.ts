import { defineMessages } from 'react-intl';

/** What the panels about inviting members and about inviting guests have in common. */
export const inviteTexts = defineMessages({
  failed: {
    id: 'settings.invite-members.fetch.error',
    defaultMessage: 'Who may invite people could not be loaded',
  },
  saveFailed: {
    id: 'settings.invite-members.set.error',
    defaultMessage: 'Who may invite people could not be changed. Try again.',
  },
});

/** The panel about who may invite members. */
export const inviteMembersTexts = defineMessages({
  intro: {
    id: 'settings.inviteMembers.intro',
    defaultMessage:
      'While this is on, members cannot add people to the team, only admins can. Whoever is in the team already stays, and people who join by themselves still do.',
  },
  label: { id: 'settings.inviteMembers.label', defaultMessage: 'Only admins can invite members' },
  on: { id: 'settings.inviteMembers.on', defaultMessage: 'Only admins can add people to the team.' },
  off: { id: 'settings.inviteMembers.off', defaultMessage: 'Everybody but guests can add people to the team.' },
  locked: { id: 'settings.inviteMembers.locked', defaultMessage: 'This is part of PRO.' },
  lockedOn: {
    id: 'settings.inviteMembers.lockedOn',
    defaultMessage:
      'This is part of PRO. It stays on although your plan does not include it; once turned off, it cannot be turned on again.',
  },
  paywall: {
    id: 'settings.inviteMembers.paywall',
    defaultMessage: 'With PRO, you can let only admins invite members.',
  },
  planRequired: {
    id: 'settings.inviteMembers.planRequired',
    defaultMessage: 'Your plan does not include this: it is part of PRO.',
  },
});

/** The panel about who may invite guests. */
export const inviteGuestsTexts = defineMessages({
  intro: {
    id: 'settings.inviteGuests.intro',
    defaultMessage:
      'Guests are people from outside, whom you let into chosen channels only. Guests who are in the team already stay, whatever you choose.',
  },
  label: { id: 'settings.inviteGuests.label', defaultMessage: 'Allow guests' },
  none: { id: 'settings.inviteGuests.none', defaultMessage: 'Nobody can invite guests.' },
  admin: { id: 'settings.inviteGuests.admin', defaultMessage: 'Admins can invite guests.' },
  member: { id: 'settings.inviteGuests.member', defaultMessage: 'Members and admins can invite guests.' },
  unknown: {
    id: 'settings.inviteGuests.unknown',
    defaultMessage: 'This is set in a way that the console does not know.',
  },
  keptNote: {
    id: 'settings.inviteGuests.keptNote',
    defaultMessage: 'It stays this way until you change it: turned off and on again, only admins can.',
  },
  paywall: {
    id: 'settings.inviteGuests.paywall',
    defaultMessage: 'With PRO, you can have as many guests as you like.',
  },
  paywallNone: {
    id: 'settings.inviteGuests.paywallNone',
    defaultMessage: 'Your plan includes no guests. With PRO, you can have as many as you like.',
  },
});
