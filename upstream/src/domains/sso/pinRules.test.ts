import { expect, test } from 'vitest';
import { pinRefusal } from './pinRules.ts';

test.each([
  { role: 'member', isGoogleSignInRequired: false, isSsoStrict: false, refusal: null },
  { role: 'member', isGoogleSignInRequired: true, isSsoStrict: false, refusal: 'google_sign_in_required' },
  { role: 'admin', isGoogleSignInRequired: true, isSsoStrict: false, refusal: null },
  { role: 'member', isGoogleSignInRequired: false, isSsoStrict: true, refusal: 'sso_required' },
  { role: 'admin', isGoogleSignInRequired: false, isSsoStrict: true, refusal: 'sso_required' },
])('$role, Google $isGoogleSignInRequired, strict $isSsoStrict: $refusal', ({ role, refusal, ...team }) => {
  expect(pinRefusal({ role }, team)).toBe(refusal);
});
