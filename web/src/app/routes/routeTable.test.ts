import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { resolveRoute } from './guards.ts';
import { matchRoute } from './matchRoute.ts';
import { ROUTE_TABLE } from './routeTable.ts';
import type { Role, Visitor } from './visitor.ts';
import { outside, signedIn } from './visitors.fixture.ts';

const OPEN_WORDS = [
  'webhooks',
  'overview',
  'email-preferences',
  'profile',
  'call-recordings',
  'manage-sessions',
  'manage-ip-addresses',
];

const PARAMETERS: Record<string, string> = {
  mode: 'add',
  settingTab: 'sign-up',
  fieldId: 'f1',
  id: 'i1',
  slug: 'slack',
};

const CHANNEL_FORM = '/channel/:mode?/:page?/:groupJID?';

/** A known address of each row of the table. */
const addressOf = (pattern: string) =>
  pattern
    .replace(CHANNEL_FORM, '/channel/edit/announcement/g1')
    .replaceAll(/:(\w+)/g, (_whole, name: string) => PARAMETERS[name] ?? name);

const decide = (path: string, visitor: Visitor = signedIn()) => resolveRoute(path, new URLSearchParams(), visitor);

const guarded = ROUTE_TABLE.filter(({ path, visitors }) => path !== '/' && visitors.length === 1)
  .filter(({ visitors }) => visitors[0] === 'signedIn')
  .map((row) => ({ ...row, address: addressOf(row.path) }));

describe('the route table', () => {
  it('holds every address once', () => {
    expect(new Set(ROUTE_TABLE.map(({ path }) => path)).size).toBe(ROUTE_TABLE.length);
    expect(ROUTE_TABLE).toHaveLength(55);
  });

  it.each(ROUTE_TABLE.map((row) => ({ row, address: addressOf(row.path) })))(
    '$address: the guards and the router find the same row',
    ({ row, address }) => {
      const routes = ROUTE_TABLE.map(({ path }) => ({ path, caseSensitive: true }));
      expect(matchRoute(address)?.row).toBe(row);
      expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe(row.path);
    },
  );

  it.each(guarded)('$address: roles follow the rule of the words in the path', ({ address, roles }) => {
    const isOpen = OPEN_WORDS.some((word) => address.includes(word));
    const expected: readonly Role[] = isOpen ? ['ADMIN', 'MEMBER', 'GUEST', 'UNKNOWN'] : ['ADMIN'];
    expect(roles).toEqual(expected);
  });

  it.each(guarded)('$address: someone who may not enter is sent to the overview and told why', ({ address }) => {
    const isOpen = OPEN_WORDS.some((word) => address.includes(word));
    for (const role of ['MEMBER', 'GUEST', 'UNKNOWN'] as const) {
      const decision = decide(address, signedIn({ role }));
      if (isOpen) expect(decision.kind).toBe('render');
      else expect(decision).toEqual({ kind: 'redirect', to: '/overview', notice: 'noAccess' });
    }
  });

  it.each(guarded)('$address: needs a session', ({ address }) => {
    expect(decide(address, outside('anonymous'))).toEqual({ kind: 'redirect', to: '/login', notice: null });
    expect(decide(address, outside('ipRestricted'))).toEqual({
      kind: 'redirect',
      to: '/ip-restricted',
      notice: null,
    });
  });

  it('gives no sidebar link to a role that the guard would send away', () => {
    for (const { path, roles, sidebar } of ROUTE_TABLE) {
      expect(sidebar?.roles.filter((role) => !roles.includes(role)) ?? [], path).toEqual([]);
    }
  });
});
