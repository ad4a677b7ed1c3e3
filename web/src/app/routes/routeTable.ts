import type { OptionalService } from '../../lib/config/offered.ts';
import { PATHS, type PageKey, pathTo } from '../../lib/paths.ts';
import { BULK_MODES, billingRule, bulkModeRule, settingTabRule, to, toBulkPage } from './redirects.ts';
import type { RouteRow, Section, SidebarEntry, SidebarGroup } from './routeTypes.ts';
import type { Role } from './visitor.ts';

const ADMINS: readonly Role[] = ['ADMIN'];
const MEMBERS: readonly Role[] = ['ADMIN', 'MEMBER'];
const EVERYBODY: readonly Role[] = ['ADMIN', 'MEMBER', 'GUEST', 'UNKNOWN'];

/** A page whose code a signed-in person fetches. */
export type FetchedPage = Exclude<PageKey, 'login' | 'ipRestricted'>;

/** The pages of one narrow column: forms, settings, short lists of one's own. */
const FORM_PAGES: readonly PageKey[] = [
  'profile',
  'profileManage',
  'emailPreferences',
  'sessions',
  'ipAddresses',
  'settings',
  'settingsPanel',
  'customFieldAdd',
  'customFieldEdit',
  'userGroupAdd',
  'userGroupEdit',
  'channels',
  'channelBulk',
  'announcementChannelForm',
  'autoJoinChannelForm',
  'webhookAddIncoming',
  'webhookAddOutgoing',
  'webhookEditIncoming',
  'webhookEditOutgoing',
  'importForm',
  'authentication',
];

/** The sections whose pages, and all pages below them, need a desktop browser. */
const DESKTOP_SECTIONS: readonly Section[] = [
  'channels',
  'enterprise',
  'billing',
  'import',
  'authentication',
  'chatExport',
  'webhooks',
];

/** What a section is made of, where the installation may be without it. */
const SECTION_SERVICES: Partial<Record<Section, OptionalService>> = {
  enterprise: 'field',
  import: 'import',
  authentication: 'sso',
  chatExport: 'chatExport',
  webhooks: 'webhook',
  callRecordings: 'recording',
};
const serviceOf = (section: Section) => {
  const service = SECTION_SERVICES[section];
  return service === undefined ? {} : { service };
};

const CHANNEL_FORM_VALUES = { mode: ['create', 'edit', 'upgrade'], page: ['autojoin', 'announcement'] };

type Extras = Partial<Omit<RouteRow, 'path' | 'page' | 'section'>>;

const route = (roles: readonly Role[]) => (page: PageKey, section: Section, extras?: Extras) => ({
  path: PATHS[page],
  page,
  section,
  visitors: ['signedIn'] as const,
  roles,
  desktopOnly: DESKTOP_SECTIONS.includes(section) || page === 'bulkManage',
  width: FORM_PAGES.includes(page) ? ('form' as const) : ('list' as const),
  ...serviceOf(section),
  ...extras,
});

/** An address that only leads elsewhere. */
const away = (roles: readonly Role[]) => (path: string, section: Section, extras: Extras) => ({
  path,
  page: null,
  section,
  visitors: ['signedIn'] as const,
  roles,
  desktopOnly: DESKTOP_SECTIONS.includes(section),
  width: 'list' as const,
  ...extras,
});

const admin = route(ADMINS);
const every = route(EVERYBODY);
const adminAway = away(ADMINS);
const everyAway = away(EVERYBODY);

const link = (
  order: number,
  group: SidebarGroup | null,
  roles: readonly Role[],
  more?: Partial<SidebarEntry>,
): Extras => ({ sidebar: { order, group, roles, ...more } });
const desktop = { desktopOnly: true } as const;

/**
 * Every address of the console. The first row that matches wins.
 * Roles follow one rule: people who are no admins reach the paths that contain `webhooks`, `overview`,
 * `email-preferences`, `profile`, `call-recordings`, `manage-sessions` or `manage-ip-addresses`, and no others.
 */
export const ROUTE_TABLE: readonly RouteRow[] = [
  every('login', 'login', { visitors: ['anonymous'] }),
  every('ipRestricted', 'ipRestricted', { visitors: ['ipRestricted'] }),
  every('logout', 'logout', { visitors: ['signedIn', 'ipRestricted'], ...link(180, null, EVERYBODY) }),
  everyAway('/', 'overview', { redirect: to(pathTo('overview')) }),
  every('overview', 'overview', link(10, 'team', EVERYBODY)),
  admin('status', 'overview'),

  adminAway('/manage', 'members', { redirect: to(pathTo('members')) }),
  admin('members', 'members', link(20, 'team', ADMINS)),
  admin('bulkManage', 'members', {
    values: { mode: BULK_MODES },
    redirect: bulkModeRule,
  }),
  adminAway('/manage/users/chat/disable_auto_renewal', 'members', { redirect: to(pathTo('members')) }),
  adminAway('/manage/users/chat/disable_auto_renewal_feedback', 'members', { redirect: to(pathTo('members')) }),
  adminAway('/manage/users/chat/delete_team', 'members', { redirect: to(pathTo('members')) }),
  adminAway('/manage/users/chat/delete_member', 'members', { redirect: to(pathTo('members')) }),
  adminAway('/manage/users/:mode', 'members', { values: { mode: BULK_MODES }, redirect: toBulkPage }),
  adminAway('/manage/import', 'members', { redirect: to(pathTo('bulkManage', { mode: 'add' })) }),

  admin('channels', 'channels', link(30, 'team', ADMINS, desktop)),
  admin('channelBulk', 'channels', { plan: 'ENTERPRISE' }),
  admin('announcementChannels', 'channels'),
  admin('announcementChannelForm', 'channels', { values: CHANNEL_FORM_VALUES }),
  admin('autoJoinChannels', 'channels'),
  admin('autoJoinChannelForm', 'channels', {
    values: CHANNEL_FORM_VALUES,
  }),
  admin('allChannels', 'channels'),
  admin('archivedChannels', 'channels'),

  admin('enterprise', 'enterprise', link(40, 'team', ADMINS, desktop)),
  admin('customFields', 'enterprise'),
  admin('customFieldAdd', 'enterprise', { plan: 'PRO' }),
  admin('customFieldEdit', 'enterprise', { plan: 'PRO' }),
  admin('userGroups', 'enterprise', { service: 'userGroup' }),
  admin('userGroupAdd', 'enterprise', { plan: 'PRO', service: 'userGroup' }),
  admin('userGroupEdit', 'enterprise', { plan: 'PRO', service: 'userGroup' }),

  admin('billing', 'billing', { redirect: billingRule, ...link(50, 'team', ADMINS, desktop) }),
  admin('billingNew', 'billing'),
  admin('billingEmail', 'billing', { hidesTopBar: true }),
  admin('payment', 'billing'),
  admin('paymentNew', 'billing'),
  admin('paymentSuccess', 'billing'),
  admin('paymentConfirm', 'billing'),
  admin('card', 'billing'),

  admin('import', 'import', link(60, 'team', ADMINS, desktop)),
  admin('importForm', 'import', { values: { slug: ['slack', 'hipchat', 'hipchat-server', 'stride'] } }),
  admin('authentication', 'authentication', link(70, 'team', ADMINS, { ...desktop, needsSso: true })),
  admin('chatExport', 'chatExport', { feature: 'chatExport', ...link(80, 'team', ADMINS, desktop) }),
  admin('settings', 'settings', { place: 'settings', ...link(90, 'team', ADMINS) }),
  admin('settingsPanel', 'settings', {
    place: 'settings',
    redirect: settingTabRule,
  }),

  every('webhooks', 'webhooks', link(100, 'tools', MEMBERS, desktop)),
  every('webhookAddIncoming', 'webhooks'),
  every('webhookAddOutgoing', 'webhooks'),
  every('webhookEditIncoming', 'webhooks'),
  every('webhookEditOutgoing', 'webhooks'),
  every('callRecordings', 'callRecordings', {
    feature: 'videoRecording',
    ...link(110, 'tools', MEMBERS),
  }),
  every('profile', 'profile', link(120, 'account', EVERYBODY)),
  every('profileManage', 'profileManage', link(121, 'account', EVERYBODY, { under: 'profile' })),
  every('emailPreferences', 'emailPreferences', link(130, 'account', EVERYBODY)),
  every('sessions', 'sessions', link(140, 'account', EVERYBODY)),
  every('ipAddresses', 'ipAddresses', {
    feature: 'ipTracking',
    ...link(150, 'account', EVERYBODY),
  }),
];
