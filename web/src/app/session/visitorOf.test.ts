import { expect, it } from 'vitest';
import { pageConfig, startUpOf } from '../console.fixture.ts';
import { resolveRoute } from '../routes/guards.ts';
import { sidebarLinks } from '../routes/sidebar.ts';
import { surroundingsOf } from './surroundings.ts';
import { visitorOf } from './visitorOf.ts';

const unknown = visitorOf(startUpOf({ team: null }).viewer, surroundingsOf(pageConfig));

it('says nothing of a team that could not be loaded', () => {
  expect(unknown).toMatchObject({ role: 'ADMIN', plan: null, isProPlan: null });
  expect(unknown.features.ipTracking).toBeNull();
});

it.each([
  '/enterprise/user-groups/add',
  '/enterprise/custom-team-fields/add',
  '/manage-channels/bulk-channel-management',
  '/manage-ip-addresses',
  '/billing',
])('leaves an admin at %s while the plan of the team is not known', (path) => {
  expect(resolveRoute(path, new URLSearchParams(), unknown)).toMatchObject({ kind: 'render' });
});

it('does not lead to what may be off', () => {
  expect(sidebarLinks(unknown, new URLSearchParams()).map(({ path }) => path)).not.toContain('/manage-ip-addresses');
});
