import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from './routeTable.ts';
import { offersSso, sidebarLinks } from './sidebar.ts';
import type { Surroundings } from './visitor.ts';
import { signedIn } from './visitors.fixture.ts';

const NONE = new URLSearchParams();
const sections = (visitor = signedIn()) => sidebarLinks(visitor, NONE).map(({ section }) => section);

/** The pages that are everybody's own. */
const PERSONAL = ['profile', 'profileManage', 'emailPreferences', 'sessions', 'ipAddresses'];

describe('the sidebar', () => {
  it('shows an admin the pages, in order', () => {
    const team = ['overview', 'members', 'channels', 'enterprise', 'billing', 'import', 'chatExport', 'settings'];
    expect(sections()).toEqual([...team, 'webhooks', 'callRecordings', ...PERSONAL, 'logout']);
  });

  it('leaves out on phones and tablets what needs a desktop browser', () => {
    expect(sections(signedIn({ isMobileDevice: true }))).toEqual([
      'overview',
      'members',
      'settings',
      'callRecordings',
      ...PERSONAL,
      'logout',
    ]);
  });

  it.each([
    ['MEMBER' as const, ['webhooks', 'callRecordings']],
    ['GUEST' as const, []],
    ['UNKNOWN' as const, []],
  ])('shows a %s no page of admins', (role, tools) => {
    expect(sections(signedIn({ role }))).toEqual(['overview', ...tools, ...PERSONAL, 'logout']);
  });

  it.each([
    ['the addresses', 'keep track of them', 'ipAddresses', 'ipTracking'],
    ['recordings', 'record calls', 'callRecordings', 'videoRecording'],
    ['exports of conversations', 'have them', 'chatExport', 'chatExport'],
  ])('leaves %s out where the team does not %s', (_what, _act, section, feature) => {
    const features = { ipTracking: true, videoRecording: true, chatExport: true };
    expect(sections(signedIn({ features }))).toContain(section);
    expect(sections(signedIn({ features: { ...features, [feature]: false } }))).not.toContain(section);
  });

  it('orders every link without a tie', () => {
    const planned = ROUTE_TABLE.flatMap(({ section, sidebar }) => (sidebar ? [{ section, ...sidebar }] : []));
    expect(planned.toSorted((one, other) => one.order - other.order).map(({ section }) => section)).toEqual([
      'overview',
      'members',
      'channels',
      'enterprise',
      'billing',
      'import',
      'authentication',
      'chatExport',
      'settings',
      'webhooks',
      'callRecordings',
      'profile',
      'profileManage',
      'emailPreferences',
      'sessions',
      'ipAddresses',
      'logout',
    ]);
    expect(new Set(planned.map(({ order }) => order)).size).toBe(planned.length);
    const groups = planned.toSorted((one, other) => one.order - other.order).map(({ group }) => group);
    const runs = groups.filter((group, place) => group !== groups[place - 1]);
    expect(runs).toEqual(['team', 'tools', 'account', null]);
    expect(planned.filter(({ desktopOnly }) => desktopOnly).map(({ section }) => section)).toEqual([
      'channels',
      'enterprise',
      'billing',
      'import',
      'authentication',
      'chatExport',
      'webhooks',
    ]);
  });
});

describe('the link to single sign-on', () => {
  const offered = (changes: Partial<Surroundings>, query = '') =>
    offersSso(signedIn(changes), new URLSearchParams(query));

  it('shows on localhost and on the hosts of the configuration', () => {
    expect(offered({ hostname: 'localhost' })).toBe(true);
    expect(offered({ hostname: '127.0.0.1' })).toBe(true);
    expect(offered({ hostname: 'staging-admin.example' })).toBe(true);
    expect(offered({ hostname: 'console.example' })).toBe(false);
    expect(offered({ hostname: 'localhost.console.example' })).toBe(false);
  });

  it('is all that it is about: elsewhere admins reach the page by its address, and nobody else does', () => {
    const isLinked = (changes: Parameters<typeof signedIn>[0], query = '') =>
      sidebarLinks(signedIn(changes), new URLSearchParams(query)).some(({ section }) => section === 'authentication');
    expect(isLinked({ role: 'ADMIN', hostname: 'console.example' })).toBe(false);
    expect(isLinked({ role: 'ADMIN', hostname: 'console.example' }, 'enableSSO=true')).toBe(true);
    expect(isLinked({ role: 'ADMIN', hostname: 'localhost' })).toBe(true);
    expect(isLinked({ role: 'ADMIN', hostname: 'localhost', isMobileDevice: true })).toBe(false);
    expect(isLinked({ role: 'MEMBER', hostname: 'localhost' }, 'enableSSO=true')).toBe(false);
    expect(isLinked({ role: 'GUEST', hostname: 'localhost' }, 'enableSSO=true')).toBe(false);
  });

  it('reads enableSSO before the hash and behind it, and wants exactly true', () => {
    expect(offered({ search: '?enableSSO=true' })).toBe(true);
    expect(offered({}, 'enableSSO=true')).toBe(true);
    expect(offered({ startQuery: 'enableSSO=true' }, 'tab=admins')).toBe(true);
    expect(offered({ search: '?enableSSO=1' }, 'enableSSO=false')).toBe(false);
  });
});
