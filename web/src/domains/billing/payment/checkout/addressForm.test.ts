import { expect, test } from 'vitest';
import { addressForm, addressProblem, toForm } from './addressForm.ts';
import { addressTexts } from './checkoutMessages.ts';

const good = { ...toForm(null, 'GB'), companyName: 'Anvil & Sons', companyAddress: '1 High Street', city: 'Leeds' };

test.each([
  [{ companyName: ' ' }, addressTexts.required],
  [{ city: '' }, addressTexts.required],
  [{ countryCode: '' }, addressTexts.required],
  [{ countryCode: 'KE' }, addressTexts.restricted],
  [{ zipCode: 'x'.repeat(21) }, addressTexts.tooLong],
  [{ companyName: 'Anvil\u202e' }, addressTexts.invalid],
] as const)('%j is told by its problem alone, whatever is typed meanwhile', (typed, text) => {
  const [issue] = addressForm.safeParse({ ...good, ...typed }).error?.issues ?? [];
  expect(addressProblem({ type: issue?.code, message: issue?.message })).toBe(text);
});

test('a field that is right has no problem', () => {
  expect(addressForm.safeParse(good).success).toBe(true);
  expect(addressProblem(undefined)).toBeNull();
});
