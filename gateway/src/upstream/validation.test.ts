import { describe, expect, test } from 'vitest';
import { checksOf } from './validation.ts';

describe('an answer of a service that is of a later version', () => {
  const fields = [{ name: 'mid', value: '1' }];

  test('may have fields that this one does not know, wherever it is closed', () => {
    const { answer } = checksOf('payment', 'initNetBanking');
    const later = { action: 'https://bank.example/pay', fields: [{ ...fields[0], isSecret: true }], method: 'POST' };
    expect(answer?.(later)).toBe(true);
    expect(answer?.({ action: 'https://bank.example/pay', fields: [{ name: 'mid' }] })).toBe(false);
  });

  test('is not what this one asks for: a request stays as it is described', () => {
    const { body } = checksOf('identity', 'updateLocale');
    expect(body?.({ locale: 'en-gb' })).toBe(true);
    expect(body?.({ locale: 'of a later version' })).toBe(false);
  });
});
