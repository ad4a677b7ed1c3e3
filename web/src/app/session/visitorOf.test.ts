import { expect, it } from 'vitest';
import { pageConfig, startUpOf } from '../console.fixture.ts';
import { hasPro } from '../routes/visitor.ts';
import { surroundingsOf } from './surroundings.ts';
import { visitorOf } from './visitorOf.ts';

it('is on the safe side where the team could not be loaded', () => {
  const visitor = visitorOf(startUpOf({ team: null }).viewer, surroundingsOf(pageConfig));
  expect(visitor).toMatchObject({ role: 'ADMIN', plan: 'FREE', isProPlan: false, isLargeTeam: false });
  expect(visitor.features.ipTracking).toBe(false);
  expect(hasPro(visitor)).toBe(false);
});
