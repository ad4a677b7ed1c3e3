import { describe, expect, expectTypeOf, it } from 'vitest';
import { resolveRoute } from './guards.ts';
import { SETTING_TABS } from '../../lib/settingTabs.ts';
import { type PageKey, pathTo } from '../../lib/paths.ts';
import { matchRoute } from './matchRoute.ts';
import type { Visitor } from './visitor.ts';
import { outside, signedIn } from './visitors.fixture.ts';

const decide = (address: string, visitor: Visitor = signedIn()) => {
  const [path = '', query] = address.split('?');
  return resolveRoute(path, new URLSearchParams(query), visitor);
};

const pageAt = (address: string, visitor?: Visitor) => {
  const decision = decide(address, visitor);
  return decision.kind === 'render' ? decision.row.page : null;
};

const targetOf = (address: string, visitor?: Visitor) => {
  const decision = decide(address, visitor);
  return decision.kind === 'redirect' ? decision.to : null;
};

const FREE = signedIn({ plan: 'FREE', isProPlan: false });
const TRIAL = signedIn({ plan: 'FREE', isProPlan: true });

describe('pages', () => {
  it.each<[string, PageKey]>([
    ['/overview', 'overview'],
    ['/overview/', 'overview'],
    ['/manage/users', 'members'],
    ['/manage/users?tab=admins', 'members'],
    ['/manage/users/bulk-manage/add', 'bulkManage'],
    ['/manage/users/bulk-manage/edit', 'bulkManage'],
    ['/manage/users/bulk-manage/deactivate', 'bulkManage'],
    ['/email-preferences', 'emailPreferences'],
    ['/profile', 'profile'],
    ['/profile/manage', 'profileManage'],
    ['/settings', 'settings'],
    ['/settings/invite-members', 'settingsPanel'],
    ['/manage-sessions', 'sessions'],
    ['/manage-ip-addresses', 'ipAddresses'],
    ['/logout', 'logout'],
    ['/enterprise', 'enterprise'],
    ['/enterprise/custom-team-fields', 'customFields'],
    ['/enterprise/custom-team-fields/add', 'customFieldAdd'],
    ['/enterprise/custom-team-fields/edit/7', 'customFieldEdit'],
    ['/enterprise/user-groups', 'userGroups'],
    ['/enterprise/user-groups/add', 'userGroupAdd'],
    ['/enterprise/user-groups/edit/7', 'userGroupEdit'],
    ['/billing', 'billing'],
    ['/billingNew', 'billingNew'],
    ['/billing/email', 'billingEmail'],
    ['/billing/payment?licenseCount=3', 'payment'],
    ['/billing/paymentNew?fromSales=true', 'paymentNew'],
    ['/billing/payment/success', 'paymentSuccess'],
    ['/billing/card', 'card'],
    ['/webhooks', 'webhooks'],
    ['/webhooks/add/incoming', 'webhookAddIncoming'],
    ['/webhooks/add/outgoing', 'webhookAddOutgoing'],
    ['/webhooks/edit/incoming/7', 'webhookEditIncoming'],
    ['/webhooks/edit/outgoing/7', 'webhookEditOutgoing'],
    ['/import', 'import'],
    ['/import/slack', 'importForm'],
    ['/import/hipchat-server', 'importForm'],
    ['/manage-channels', 'channels'],
    ['/manage-channels/announcement-channels', 'announcementChannels'],
    ['/manage-channels/announcement-channels/channel', 'announcementChannelForm'],
    ['/manage-channels/announcement-channels/channel/upgrade/announcement/g1', 'announcementChannelForm'],
    ['/manage-channels/autojoin-channels', 'autoJoinChannels'],
    ['/manage-channels/autojoin-channels/channel/create/autojoin', 'autoJoinChannelForm'],
    ['/manage-channels/all-channels', 'allChannels'],
    ['/authentication', 'authentication'],
    ['/call-recordings', 'callRecordings'],
    ['/chat-dump', 'chatExport'],
  ])('%s shows %s to an admin', (address, page) => {
    expect(pageAt(address)).toBe(page);
  });

  it('hides the top bar on the billing page that opens from an e-mail, and nowhere else', () => {
    const hidden = (address: string) => {
      const decision = decide(address);
      return decision.kind === 'render' && (decision.row.hidesTopBar ?? false);
    };
    expect(hidden('/billing/email')).toBe(true);
    expect(hidden('/billing')).toBe(false);
  });

  it('builds the address of a page, and takes it apart again', () => {
    const path = pathTo('webhookEditIncoming', { id: 'a/b ü' });
    expect(path).toBe('/webhooks/edit/incoming/a%2Fb%20%C3%BC');
    expect(matchRoute(path)?.params).toEqual({ id: 'a/b ü' });
    expectTypeOf<['importForm', { slug: string }]>().toExtend<Parameters<typeof pathTo<'importForm'>>>();
    expectTypeOf<['importForm']>().not.toExtend<Parameters<typeof pathTo<'importForm'>>>();
  });
});

describe('redirects', () => {
  it.each([
    ['/', '/overview'],
    ['/login', '/'],
    ['/ip-restricted', '/'],
    ['/manage', '/manage/users'],
    ['/manage/users/chat/disable_auto_renewal', '/manage/users'],
    ['/manage/users/chat/disable_auto_renewal_feedback', '/manage/users'],
    ['/manage/users/chat/delete_team', '/manage/users'],
    ['/manage/users/chat/delete_member', '/manage/users'],
    ['/manage/import', '/manage/users/bulk-manage/add'],
    ['/manage/users/add', '/manage/users/bulk-manage/add'],
    ['/manage/users/add?mode=delete', '/manage/users/bulk-manage/add?mode=delete'],
    ['/manage/users/edit', '/manage/users/bulk-manage/edit'],
    ['/manage/users/delete', '/manage/users/bulk-manage/delete'],
    ['/manage/users/deactivate', '/manage/users/bulk-manage/deactivate'],
  ])('%s leads to %s', (from, to) => {
    expect(decide(from)).toEqual({ kind: 'redirect', to, notice: null });
  });

  it.each([
    '/nowhere',
    '/manage/users/foo',
    '/manage/users/bulk-manage/foo',
    '/manage/users/chat/other',
    '/import/slack/more',
    '/import/irc',
    '/manage-channels/announcement-channels/channel/destroy',
    '/manage-channels/announcement-channels/channel/edit/other',
    '/settings/%E0%A4%A',
  ])('%s is unknown: the overview, with a word why', (address) => {
    expect(decide(address)).toEqual({ kind: 'redirect', to: '/overview', notice: 'pageNotFound' });
    expect(targetOf(address, outside('anonymous'))).toBe('/login');
  });

  it('honours the mode of bulk add once and drops it', () => {
    expect(pageAt('/manage/users/bulk-manage/delete')).toBe('bulkManage');
    expect(targetOf('/manage/users/bulk-manage/add?mode=delete')).toBe('/manage/users/bulk-manage/delete');
    expect(targetOf('/manage/users/bulk-manage/add?mode=add')).toBe('/manage/users/bulk-manage/add');
    expect(targetOf('/manage/users/bulk-manage/add?mode=what')).toBe('/manage/users/bulk-manage/add');
    expect(pageAt('/manage/users/bulk-manage/edit?mode=delete')).toBe('bulkManage');
  });

  it('opens the sections of the settings, and all of them, closed, for another word', () => {
    for (const tab of SETTING_TABS) expect(pageAt(`/settings/${tab}`), tab).toBe('settingsPanel');
    expect(SETTING_TABS).toHaveLength(18);
    expect(targetOf('/settings/invites')).toBe('/settings');
    expect(targetOf('/settings/constructor')).toBe('/settings');
  });

  it.each(['planType=PRO', 'endDate=2026-12-01', 'TrialNotAvailable=true', 'fromEmail=true'])(
    'takes people from an offer mail (%s) to the new billing page with their query',
    (query) => {
      expect(targetOf(`/billing?${query}`)).toBe(`/billingNew?${query}`);
    },
  );

  it('takes free teams and running trials to the new billing page, and leaves all others', () => {
    expect(targetOf('/billing', FREE)).toBe('/billingNew');
    expect(targetOf('/billing', TRIAL)).toBe('/billingNew');
    expect(targetOf('/billing?feature=guests', FREE)).toBe('/billingNew?feature=guests');
    for (const plan of ['PRO', 'ENTERPRISE'] as const) expect(pageAt('/billing', signedIn({ plan }))).toBe('billing');
    expect(pageAt('/billingNew?fromEmail=true')).toBe('billingNew');
  });
});

describe('plans and flags', () => {
  it.each([
    '/enterprise/custom-team-fields/add',
    '/enterprise/custom-team-fields/edit/7',
    '/enterprise/user-groups/add',
    '/enterprise/user-groups/edit/7',
  ])('%s needs PRO', (address) => {
    const refused = { kind: 'redirect', to: '/overview', notice: 'planRequired' };
    expect(decide(address, FREE)).toEqual(refused);
    expect(decide(address, signedIn({ plan: 'FREE', isProPlan: null }))).toEqual(refused);
    expect(pageAt(address, signedIn({ plan: null, isProPlan: null }))).not.toBeNull();
    expect(pageAt(address, TRIAL)).not.toBeNull();
    expect(pageAt(address, signedIn({ plan: 'ENTERPRISE' }))).not.toBeNull();
    expect(pageAt(address, signedIn({ plan: 'ENTERPRISE', isProPlan: null }))).not.toBeNull();
  });

  it('manages channels in bulk on the ENTERPRISE plan only', () => {
    const address = '/manage-channels/bulk-channel-management';
    expect(decide(address)).toEqual({ kind: 'redirect', to: '/overview', notice: 'enterpriseRequired' });
    expect(pageAt(address, signedIn({ plan: 'ENTERPRISE' }))).toBe('channelBulk');
  });

  it.each([
    ['/manage-ip-addresses', 'ipTracking'],
    ['/call-recordings', 'videoRecording'],
    ['/chat-dump', 'chatExport'],
  ] as const)('%s needs the flag %s', (address, feature) => {
    const features = { ipTracking: true, videoRecording: true, chatExport: true, [feature]: false };
    expect(decide(address, signedIn({ features }))).toEqual({
      kind: 'redirect',
      to: '/overview',
      notice: 'featureOff',
    });
  });

  it('shows the chat export to admins on pre-production without its flag', () => {
    const features = { ipTracking: false, videoRecording: false, chatExport: false };
    expect(pageAt('/chat-dump', signedIn({ features, environment: 'preprod' }))).toBe('chatExport');
    expect(pageAt('/chat-dump', signedIn({ features, environment: 'internal' }))).toBeNull();
    expect(decide('/chat-dump', signedIn({ features, environment: 'preprod', role: 'MEMBER' }))).toMatchObject({
      notice: 'noAccess',
    });
  });
});

describe('states of identity', () => {
  it('shows the sign-in page to anonymous visitors, and it alone', () => {
    expect(pageAt('/login', outside('anonymous'))).toBe('login');
    expect(targetOf('/login', outside('ipRestricted'))).toBe('/ip-restricted');
    expect(targetOf('/logout', outside('anonymous'))).toBe('/login');
    expect(targetOf('/', outside('anonymous'))).toBe('/login');
  });

  it('keeps people of an IP-restricted team on its page, and lets them sign out', () => {
    expect(pageAt('/ip-restricted', outside('ipRestricted'))).toBe('ipRestricted');
    expect(pageAt('/logout', outside('ipRestricted'))).toBe('logout');
    expect(targetOf('/nowhere', outside('ipRestricted'))).toBe('/ip-restricted');
  });

  it('lets every role sign out', () => {
    for (const role of ['ADMIN', 'MEMBER', 'GUEST', 'UNKNOWN'] as const) {
      expect(pageAt('/logout', signedIn({ role }))).toBe('logout');
    }
  });
});

describe('narrow windows', () => {
  const asksForDesktop = (address: string) => {
    const decision = decide(address, signedIn({ plan: 'ENTERPRISE' }));
    return decision.kind === 'render' && decision.row.desktopOnly;
  };

  it.each([
    '/manage-channels',
    '/manage-channels/bulk-channel-management',
    '/enterprise/user-groups/add',
    '/billing',
    '/billing/payment',
    '/import/slack',
    '/authentication',
    '/chat-dump',
    '/webhooks/add/incoming',
    '/manage/users/bulk-manage/edit',
  ])('%s asks for a desktop browser', (address) => {
    expect(asksForDesktop(address)).toBe(true);
  });

  it.each(['/overview', '/manage/users', '/settings', '/profile', '/manage-sessions', '/call-recordings'])(
    '%s stays usable',
    (address) => {
      expect(asksForDesktop(address)).toBe(false);
    },
  );
});
