import { expect, test } from 'vitest';
import { auditedGuids } from './audit.ts';

test('an audit entry names up to 50 people', () => {
  const guids = Array.from({ length: 51 }, (_, index) => `guid-${index}`);
  expect(auditedGuids(guids)).toBe(51);
  expect(auditedGuids(guids.slice(1))).toHaveLength(50);
});
