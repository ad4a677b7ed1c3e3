import { describe, expect, it } from 'vitest';
import type { OptionalService } from '../../lib/config/offered.ts';
import { resolveRoute } from './guards.ts';
import { sidebarLinks } from './sidebar.ts';
import { signedIn } from './visitors.fixture.ts';
import type { Section } from './routeTypes.ts';

/** What the console leaves away without a service: links of the sidebar, and addresses. */
const PARTS: readonly [OptionalService, readonly Section[], readonly string[]][] = [
  ['webhook', ['webhooks'], ['/webhooks', '/webhooks/add/incoming', '/webhooks/add/outgoing']],
  ['import', ['import'], ['/import', '/import/slack']],
  ['recording', ['callRecordings'], ['/call-recordings']],
  ['chatExport', ['chatExport'], ['/chat-dump']],
  ['sso', ['authentication'], ['/authentication']],
  ['field', ['enterprise'], ['/enterprise', '/enterprise/custom-team-fields']],
  ['userGroup', [], ['/enterprise/user-groups']],
  ['scim', [], []],
  ['geolocation', [], []],
  ['event', [], []],
];
const SSO = new URLSearchParams({ enableSSO: 'true' });
const NONE = new URLSearchParams();
const sectionsOf = (absentServices: readonly string[]) =>
  sidebarLinks(signedIn({ absentServices }), SSO).map(({ section }) => section);

describe.each(PARTS)('an installation without %s', (service, sections, addresses) => {
  it('has no link to it, and all others', () => {
    expect(sectionsOf([service])).toEqual(sectionsOf([]).filter((section) => !sections.includes(section)));
  });

  it.each(addresses)('has no page at %s, and says so as of any address that there is not', (path) => {
    const without = resolveRoute(path, NONE, signedIn({ absentServices: [service] }));
    expect(without).toEqual(resolveRoute('/no-such-page', NONE, signedIn()));
    expect(without).toMatchObject({ kind: 'redirect', notice: 'pageNotFound' });
    expect(resolveRoute(path, NONE, signedIn()).kind).toBe('render');
  });
});

it('leads from the address of a section of the settings that is not there to all of them', () => {
  const visitor = signedIn({ absentServices: ['sso'] });
  expect(resolveRoute('/settings/google-sign-in', NONE, visitor)).toMatchObject({ kind: 'redirect', to: '/settings' });
  expect(resolveRoute('/settings/google-sign-in', NONE, signedIn()).kind).toBe('render');
  expect(resolveRoute('/settings/export-log', NONE, signedIn({ absentServices: ['event'] }))).toMatchObject({
    ...{ kind: 'redirect', to: '/settings' },
  });
});
