import { expect, it, vi } from 'vitest';
import type { UseFormReturn } from 'react-hook-form';
import { applyUserErrors } from './userErrors.ts';

type Values = { name: string; url: string };

it("lands on the form's fields, the first in focus, and hands back the rest", () => {
  const setError = vi.fn<UseFormReturn<Values>['setError']>();
  const errors = [
    { code: 'TAKEN', field: ['team', 'url'], message: 'taken' },
    { code: 'REQUIRED', field: ['team', 'name'], message: 'missing' },
    { code: 'NOT_ALLOWED', field: null, message: 'no' },
  ];
  const rest = applyUserErrors<Values>(
    { setError },
    errors,
    { 'team.url': 'url', 'team.name': 'name' },
    ({ code }) => `text of ${code}`,
  );
  expect(setError.mock.calls).toEqual([
    ['url', { type: 'TAKEN', message: 'text of TAKEN' }, { shouldFocus: true }],
    ['name', { type: 'REQUIRED', message: 'text of REQUIRED' }, { shouldFocus: false }],
  ]);
  expect(rest).toEqual([errors[2]]);
});
