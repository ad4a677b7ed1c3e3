import { BULK_MODES, billingRule, bulkModeRule, settingTabRule, to, toBulkPage } from './redirects.ts';
import type { PageKey, RouteRow, Section, SidebarEntry } from './routeTypes.ts';
import type { Role } from './visitor.ts';

const ADMINS: readonly Role[] = ['ADMIN'];
const MEMBERS: readonly Role[] = ['ADMIN', 'MEMBER'];
const EVERYBODY: readonly Role[] = ['ADMIN', 'MEMBER', 'GUEST', 'UNKNOWN'];

/** The pages that this version has. */
const BUILT: readonly (PageKey | null)[] = [
  'login',
  'logout',
  'ipRestricted',
  'overview',
  'members',
  'billing',
  'billingNew',
  'profile',
  'profileManage',
  'emailPreferences',
  'enterprise',
  'customFields',
  'customFieldAdd',
  'customFieldEdit',
  'userGroups',
  'userGroupAdd',
  'userGroupEdit',
  'settings',
  'settingsPanel',
  'sessions',
  'ipAddresses',
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

const CHANNEL_FORM_VALUES = { mode: ['create', 'edit', 'upgrade'], page: ['autojoin', 'announcement'] };

type Extras = Partial<Omit<RouteRow, 'path' | 'page' | 'section'>>;

const route = (roles: readonly Role[]) => (path: string, page: PageKey | null, section: Section, extras?: Extras) => ({
  path,
  page,
  section,
  visitors: ['signedIn'] as const,
  roles,
  desktopOnly: DESKTOP_SECTIONS.includes(section) || page === 'bulkManage',
  built: BUILT.includes(page),
  ...extras,
});

const admin = route(ADMINS);
const every = route(EVERYBODY);

const link = (order: number, roles: readonly Role[], more?: Partial<SidebarEntry>): Extras => ({
  sidebar: { order, roles, ...more },
});
const desktop = { desktopOnly: true } as const;

/**
 * Every address of the console, the ones of later versions included. The first row that matches wins.
 * Roles follow one rule: people who are no admins reach the paths that contain `webhooks`, `overview`,
 * `email-preferences`, `profile`, `call-recordings`, `manage-sessions` or `manage-ip-addresses`, and no others.
 */
export const ROUTE_TABLE: readonly RouteRow[] = [
  every('/login', 'login', 'login', { visitors: ['anonymous'] }),
  every('/ip-restricted', 'ipRestricted', 'ipRestricted', { visitors: ['ipRestricted'] }),
  every('/logout', 'logout', 'logout', { visitors: ['signedIn', 'ipRestricted'], ...link(180, EVERYBODY) }),
  every('/', null, 'overview', { redirect: to('/overview') }),
  every('/overview', 'overview', 'overview', link(10, EVERYBODY)),

  admin('/manage', null, 'members', { redirect: to('/manage/users') }),
  admin('/manage/users', 'members', 'members', link(20, ADMINS)),
  admin('/manage/users/bulk-manage/:mode', 'bulkManage', 'members', {
    values: { mode: BULK_MODES },
    redirect: bulkModeRule,
  }),
  admin('/manage/users/chat/disable_auto_renewal', null, 'members', { redirect: to('/manage/users') }),
  admin('/manage/users/chat/disable_auto_renewal_feedback', null, 'members', { redirect: to('/manage/users') }),
  admin('/manage/users/chat/delete_team', null, 'members', { redirect: to('/manage/users') }),
  admin('/manage/users/chat/delete_member', null, 'members', { redirect: to('/manage/users') }),
  admin('/manage/users/:mode', null, 'members', { values: { mode: BULK_MODES }, redirect: toBulkPage }),
  admin('/manage/import', null, 'members', { redirect: to('/manage/users/bulk-manage/add') }),

  admin('/manage-channels', 'channels', 'channels', link(30, ADMINS, desktop)),
  admin('/manage-channels/bulk-channel-management', 'channelBulk', 'channels', { plan: 'ENTERPRISE' }),
  admin('/manage-channels/announcement-channels', 'announcementChannels', 'channels'),
  admin(
    '/manage-channels/announcement-channels/channel/:mode?/:page?/:groupJID?',
    'announcementChannelForm',
    'channels',
    { values: CHANNEL_FORM_VALUES },
  ),
  admin('/manage-channels/autojoin-channels', 'autoJoinChannels', 'channels'),
  admin('/manage-channels/autojoin-channels/channel/:mode?/:page?/:groupJID?', 'autoJoinChannelForm', 'channels', {
    values: CHANNEL_FORM_VALUES,
  }),
  admin('/manage-channels/all-channels', 'allChannels', 'channels'),

  admin('/enterprise', 'enterprise', 'enterprise', link(40, ADMINS, desktop)),
  admin('/enterprise/custom-team-fields', 'customFields', 'enterprise'),
  admin('/enterprise/custom-team-fields/add', 'customFieldAdd', 'enterprise', { plan: 'PRO' }),
  admin('/enterprise/custom-team-fields/edit/:fieldId', 'customFieldEdit', 'enterprise', { plan: 'PRO' }),
  admin('/enterprise/user-groups', 'userGroups', 'enterprise'),
  admin('/enterprise/user-groups/add', 'userGroupAdd', 'enterprise', { plan: 'PRO' }),
  admin('/enterprise/user-groups/edit/:id', 'userGroupEdit', 'enterprise', { plan: 'PRO' }),

  admin('/billing', 'billing', 'billing', { redirect: billingRule, ...link(50, ADMINS, desktop) }),
  admin('/billingNew', 'billingNew', 'billing'),
  admin('/billing/email', 'billingEmail', 'billing', { hidesTopBar: true }),
  admin('/billing/payment', 'payment', 'billing'),
  admin('/billing/paymentNew', 'paymentNew', 'billing'),
  admin('/billing/payment/success', 'paymentSuccess', 'billing'),

  admin('/import', 'import', 'import', link(60, ADMINS, desktop)),
  admin('/import/:slug', 'importForm', 'import'),
  admin('/authentication', 'authentication', 'authentication', link(70, ADMINS, { ...desktop, needsSso: true })),
  admin('/chat-dump', 'chatExport', 'chatExport', { feature: 'chatExport', ...link(80, ADMINS, desktop) }),
  admin('/settings', 'settings', 'settings', { loadsTeamFirst: true, place: 'settings', ...link(90, ADMINS) }),
  admin('/settings/:settingTab', 'settingsPanel', 'settings', {
    loadsTeamFirst: true,
    place: 'settings',
    redirect: settingTabRule,
  }),

  every('/webhooks', 'webhooks', 'webhooks', link(100, MEMBERS, desktop)),
  every('/webhooks/add/incoming', 'webhookAddIncoming', 'webhooks'),
  every('/webhooks/add/outgoing', 'webhookAddOutgoing', 'webhooks'),
  every('/webhooks/edit/incoming/:id', 'webhookEditIncoming', 'webhooks'),
  every('/webhooks/edit/outgoing/:id', 'webhookEditOutgoing', 'webhooks'),
  every('/call-recordings', 'callRecordings', 'callRecordings', { feature: 'videoRecording', ...link(110, MEMBERS) }),
  every('/profile', 'profile', 'profile', link(120, EVERYBODY)),
  every('/profile/manage', 'profileManage', 'profileManage', link(121, EVERYBODY, { under: 'profile' })),
  every('/email-preferences', 'emailPreferences', 'emailPreferences', link(130, EVERYBODY)),
  every('/manage-sessions', 'sessions', 'sessions', link(140, EVERYBODY)),
  every('/manage-ip-addresses', 'ipAddresses', 'ipAddresses', { feature: 'ipTracking', ...link(150, EVERYBODY) }),
];
