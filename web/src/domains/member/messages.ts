import { defineMessages } from 'react-intl';

/** The members page and its list. */
export const memberTexts = defineMessages({
  pageTitle: { id: 'member.page.title', defaultMessage: 'Members' },
  pageDescription: {
    id: 'member.page.description',
    defaultMessage: 'Everyone in your team, with their roles and licenses.',
  },
  tabs: { id: 'member.tabs', defaultMessage: 'Lists of people' },
  usersTab: { id: 'member.tab.users', defaultMessage: 'Users' },
  listLabel: { id: 'member.list.label', defaultMessage: 'Members of the team' },
  searchLabel: { id: 'member.search.label', defaultMessage: 'Search by name or e-mail' },
  nameColumn: { id: 'member.column.name', defaultMessage: 'Name' },
  emailColumn: { id: 'member.column.email', defaultMessage: 'E-mail' },
  roleColumn: { id: 'member.column.role', defaultMessage: 'Role' },
  licenceColumn: { id: 'member.column.licence', defaultMessage: 'License' },
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
  clearSearch: { id: 'member.search.clear', defaultMessage: 'Clear search' },
  proBadge: { id: 'member.licence.pro', defaultMessage: 'PRO' },
  liteBadge: { id: 'member.licence.lite', defaultMessage: 'Lite' },
  inactiveBadge: { id: 'member.licence.inactive', defaultMessage: 'Inactive' },
  searchFirst: { id: 'member.large.title', defaultMessage: 'Search for somebody' },
  largeTeamNote: {
    id: 'member.large.note',
    defaultMessage:
      'It is taking too long to load all your team members. Find your team members by typing at least 3 characters in the search box instead.',
  },
  emptyTitle: { id: 'member.empty.title', defaultMessage: 'Nobody is here yet' },
  emptyText: { id: 'member.empty.text', defaultMessage: 'People appear here once they join the team.' },
  noMatchTitle: { id: 'member.noMatch.title', defaultMessage: 'Nobody matches these filters' },
  noMatchText: { id: 'member.noMatch.text', defaultMessage: 'Try another role or license, or clear the filters.' },
  noResultText: {
    id: 'member.noResult.text',
    defaultMessage: 'Check the spelling, or search for the beginning of a name or an e-mail address.',
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

/** Texts of the list that count or name something. */
export const memberPhrases = defineMessages<{
  count: { count: number };
  filteredCount: { count: number; total: number };
  resultCount: { count: number; search: string };
  noResult: { search: string };
}>({
  count: { id: 'member.count', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  filteredCount: {
    id: 'member.count.filtered',
    defaultMessage: '{count, plural, one {# person} other {# people}} of {total, number}',
  },
  resultCount: {
    id: 'member.count.results',
    defaultMessage: '{count, plural, one {# result} other {# results}} for “{search}”',
  },
  noResult: { id: 'member.noResult.title', defaultMessage: 'No results for “{search}”' },
});
