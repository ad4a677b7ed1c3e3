import { defineMessages } from 'react-intl';

/** The members page and its lists, as they are first shown; what is loaded on demand has texts of its own. */
export const memberTexts = defineMessages({
  pageTitle: { id: 'member.page.title', defaultMessage: 'Members' },
  pageDescription: {
    id: 'member.page.description',
    defaultMessage: 'Everyone in your team, with their roles and licenses.',
  },
  addUsers: { id: 'member.add.users', defaultMessage: 'Add users' },
  addGuests: { id: 'member.add.guests', defaultMessage: 'Add guests' },
  makeAdmin: { id: 'member.add.admin', defaultMessage: 'Make admin' },
  tabs: { id: 'member.tabs', defaultMessage: 'Lists of people' },
  searchLabel: { id: 'member.search.label', defaultMessage: 'Search by name or e-mail' },
  listLabel: { id: 'member.list.label', defaultMessage: 'Members of the team' },
  nameColumn: { id: 'member.column.name', defaultMessage: 'Name' },
  emailColumn: { id: 'member.column.email', defaultMessage: 'E-mail' },
  roleColumn: { id: 'member.column.role', defaultMessage: 'Role' },
  licenceColumn: { id: 'member.column.licence', defaultMessage: 'License' },
  askedColumn: { id: 'member.column.asked', defaultMessage: 'Asked' },
  deactivatedColumn: { id: 'member.column.deactivated', defaultMessage: 'Deactivated' },
  actionsColumn: { id: 'member.column.actions', defaultMessage: 'Actions' },
  decisionColumn: { id: 'member.column.decision', defaultMessage: 'Decision' },
  nameMissing: { id: 'member.name.missing', defaultMessage: 'Name not available' },
  roleFilter: { id: 'member.filter.role', defaultMessage: 'Role' },
  allRoles: { id: 'member.filter.role.all', defaultMessage: 'All roles' },
  licenceFilter: { id: 'member.filter.licence', defaultMessage: 'License' },
  allLicences: { id: 'member.filter.licence.all', defaultMessage: 'PRO and Lite' },
  proOnly: { id: 'member.filter.licence.pro', defaultMessage: 'PRO' },
  liteOnly: { id: 'member.filter.licence.lite', defaultMessage: 'Lite' },
  allActivity: { id: 'member.filter.elite.all', defaultMessage: 'All users' },
  activeOnly: { id: 'member.filter.elite.active', defaultMessage: 'Active Users' },
  inactiveOnly: { id: 'member.filter.elite.inactive', defaultMessage: 'Inactive Users' },
  clearFilters: { id: 'member.filter.clear', defaultMessage: 'Clear filters' },
  proBadge: { id: 'member.licence.pro', defaultMessage: 'PRO' },
  liteBadge: { id: 'member.licence.lite', defaultMessage: 'Lite' },
  trialBadge: { id: 'member.licence.trial', defaultMessage: 'PRO trial' },
  inactiveBadge: { id: 'member.licence.inactive', defaultMessage: 'Inactive' },
  endsBadge: { id: 'member.licence.ends', defaultMessage: 'Ends' },
  endsHint: {
    id: 'member.licence.endsHint',
    defaultMessage: 'Auto-renewal is off: the license ends with its period.',
  },
  selectMenu: { id: 'member.select.menu', defaultMessage: 'Choose what to select' },
  moreMenu: { id: 'member.more.menu', defaultMessage: 'More for this list' },
  searchFirst: { id: 'member.large.title', defaultMessage: 'Search for somebody' },
  wholeList: { id: 'member.large.whole', defaultMessage: 'Show the whole list' },
  largeTeamNote: {
    id: 'member.large.note',
    defaultMessage:
      'It is taking too long to load all your team members. Find your team members by typing at least 3 characters in the search box instead.',
  },
  listFailed: { id: 'member.list.failed', defaultMessage: 'The members could not be loaded' },
  listPartial: { id: 'member.list.partial', defaultMessage: 'Some names could not be loaded.' },
  growthFailed: { id: 'member.list.growthFailed', defaultMessage: 'More members could not be loaded' },
  searchLimit: {
    id: 'member.search.limit',
    defaultMessage: 'These are the first 100 matches. Type more to narrow them down.',
  },
  noAdmins: { id: 'member.admins.none', defaultMessage: 'This team has no admins at the moment.' },
  showMore: { id: 'member.admins.more', defaultMessage: 'Show more' },
});

/** What the tabs are called. */
export const tabNames = defineMessages({
  all: { id: 'member.tab.users', defaultMessage: 'Users' },
  admins: { id: 'member.tab.admins', defaultMessage: 'Admins' },
  guests: { id: 'member.tab.guests', defaultMessage: 'Guests' },
  pending: { id: 'member.tab.pending', defaultMessage: 'Pending requests' },
  deactivated: { id: 'member.tab.deactivated', defaultMessage: 'Deactivated users' },
});

/** What people are in a team, by the role's name in the schema. */
export const roleNames = defineMessages({
  ADMIN: { id: 'member.role.admin', defaultMessage: 'Admin' },
  MEMBER: { id: 'member.role.member', defaultMessage: 'Member' },
  GUEST: { id: 'member.role.guest', defaultMessage: 'Guest' },
  UNKNOWN: { id: 'member.role.unknown', defaultMessage: 'Unknown' },
});

/** The same in the plural, for the filter. */
export const roleGroups = defineMessages({
  ADMIN: { id: 'member.roles.admin', defaultMessage: 'Admins' },
  MEMBER: { id: 'member.roles.member', defaultMessage: 'Members' },
  GUEST: { id: 'member.roles.guest', defaultMessage: 'Guests' },
});

/** Texts of the lists that count or name something. */
export const memberPhrases = defineMessages<{
  count: { count: number };
  filteredCount: { count: number; total: number };
  resultCount: { count: number; search: string };
  shortSearch: { count: number };
  pendingCount: { count: number };
  actionsFor: { name: string };
  guestsFailed: { status: string };
}>({
  guestsFailed: {
    id: 'member.list.guestsFailed',
    defaultMessage: 'Can not fetch guests list. Error code : {status}',
  },
  count: { id: 'member.count', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  filteredCount: {
    id: 'member.count.filtered',
    defaultMessage: '{count, plural, one {# person} other {# people}} of {total, number}',
  },
  resultCount: {
    id: 'member.count.results',
    defaultMessage: '{count, plural, one {# result} other {# results}} for “{search}”',
  },
  shortSearch: {
    id: 'member.search.short',
    defaultMessage: 'Type at least {count, plural, one {# character} other {# characters}} to search.',
  },
  pendingCount: {
    id: 'member.tab.pending.count',
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
  },
  actionsFor: { id: 'member.actions.for', defaultMessage: 'Actions for {name}' },
});
