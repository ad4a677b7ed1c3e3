import { defineMessages } from 'react-intl';

/** What can be done with people, as menus and buttons call it. */
export const actionTexts = defineMessages({
  makeAdmin: { id: 'people.action.makeAdmin', defaultMessage: 'Make admin' },
  removeAdmin: { id: 'people.action.removeAdmin', defaultMessage: 'Remove admin' },
  guestAccess: { id: 'people.action.guestAccess', defaultMessage: 'Guest access' },
  upgradeGuest: { id: 'people.action.upgradeGuest', defaultMessage: 'Upgrade to member' },
  assignLicence: { id: 'people.action.assignLicence', defaultMessage: 'Assign license' },
  disableAutoRenew: { id: 'people.action.disableAutoRenew', defaultMessage: 'Disable auto-renewal' },
  downgrade: { id: 'people.action.downgrade', defaultMessage: 'Downgrade to Lite' },
  approve: { id: 'people.action.approve', defaultMessage: 'Approve' },
  approveAsGuest: { id: 'people.action.approveAsGuest', defaultMessage: 'Approve as guest' },
  reject: { id: 'people.action.reject', defaultMessage: 'Reject' },
  reactivate: { id: 'people.action.reactivate', defaultMessage: 'Reactivate' },
  deactivate: { id: 'people.action.deactivate', defaultMessage: 'Deactivate' },
  delete: { id: 'people.action.delete', defaultMessage: 'Delete' },
});

/** What stands first in the menu of somebody who is, or was, of the team. */
export const profileAction = defineMessages({
  profile: { id: 'people.action.profile', defaultMessage: 'Profile' },
});

/** The texts of the menus, of the bar below the list, and of the list of admins. */
export const panelTexts = defineMessages({
  lastAdmin: {
    id: 'people.action.lastAdmin',
    defaultMessage: 'A team needs an admin. Make somebody else an admin first.',
  },
  nothingToDo: { id: 'people.action.nothing', defaultMessage: 'Nothing can be done here' },
  approveAsGuests: { id: 'people.bar.approveAsGuests', defaultMessage: 'Approve as guests' },
  barLabel: { id: 'people.bar.label', defaultMessage: 'Actions for everybody who is selected' },
  clear: { id: 'people.bar.clear', defaultMessage: 'Clear selection' },
  tooManyToEnd: {
    id: 'people.bar.tooManyToEnd',
    defaultMessage: 'You can select a maximum of 20 users at a time to disable auto-renewal.',
  },
  tooManyPicked: {
    id: 'people.bar.tooManyPicked',
    defaultMessage: 'At most 10,000 people can be picked one by one. Select fewer, or everybody of the list.',
  },
  noLicenceLeft: { id: 'people.bar.noLicenceLeft', defaultMessage: 'No licenses are left.' },
  buyLicences: { id: 'people.bar.buyLicences', defaultMessage: 'Get more' },
  selectNone: { id: 'people.select.none', defaultMessage: 'None' },
  exportFailed: { id: 'people.export.failed', defaultMessage: 'The file could not be made.' },
  byFile: { id: 'people.byFile', defaultMessage: 'Add or change many by file' },
  nameHeading: { id: 'people.export.name', defaultMessage: 'Name' },
  emailHeading: { id: 'people.export.email', defaultMessage: 'E-mail' },
  roleHeading: { id: 'people.export.role', defaultMessage: 'Role' },
  licenceHeading: { id: 'people.export.licence', defaultMessage: 'License' },
  renewHeading: { id: 'people.export.renew', defaultMessage: 'Auto-renewal' },
  sinceHeading: { id: 'people.export.since', defaultMessage: 'Since' },
  renewOn: { id: 'people.export.renew.on', defaultMessage: 'On' },
  renewOff: { id: 'people.export.renew.off', defaultMessage: 'Off' },
  adminsFailed: { id: 'people.admins.failed', defaultMessage: 'The admins could not be loaded' },
  adminsGrowthFailed: { id: 'people.admins.growthFailed', defaultMessage: 'More admins could not be loaded' },
  adminSearch: { id: 'people.admins.search', defaultMessage: 'Search admins by name or e-mail' },
  oneAdmin: { id: 'people.plan.admins', defaultMessage: 'Your plan includes one admin. More than one needs PRO.' },
  guestMissing: { id: 'people.guest.missing', defaultMessage: 'This guest is not in the team any more.' },
});

/** Those that count or name something. */
export const panelPhrases = defineMessages<{
  counted: { action: string; count: number };
  selected: { count: number };
  allButSome: { count: number; except: number };
  loaded: { count: number };
  matching: { count: number };
  ofKind: { kind: string; count: number };
  exportLoaded: { count: number };
  exported: { count: number };
  actionNamed: { action: string; name: string };
  approveNamed: { name: string };
  rejectNamed: { name: string };
}>({
  counted: { id: 'people.bar.counted', defaultMessage: '{action} ({count, number})' },
  actionNamed: { id: 'people.action.named', defaultMessage: '{action}: {name}' },
  approveNamed: { id: 'people.action.approve.named', defaultMessage: 'Approve {name}' },
  rejectNamed: { id: 'people.action.reject.named', defaultMessage: 'Reject {name}' },
  selected: { id: 'people.bar.selected', defaultMessage: '{count, plural, one {# selected} other {# selected}}' },
  allButSome: {
    id: 'people.bar.allButSome',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}, {except, number} left out',
  },
  loaded: { id: 'people.select.loaded', defaultMessage: 'All loaded ({count, number})' },
  matching: { id: 'people.select.matching', defaultMessage: 'All matching ({count, number})' },
  ofKind: { id: 'people.select.kind', defaultMessage: '{kind} ({count, number})' },
  exportLoaded: {
    id: 'people.export.loaded',
    defaultMessage: 'Export {count, plural, one {# loaded person} other {# loaded people}} as CSV',
  },
  exported: {
    id: 'people.export.done',
    defaultMessage: '{count, plural, one {# person was} other {# people were}} exported.',
  },
});
