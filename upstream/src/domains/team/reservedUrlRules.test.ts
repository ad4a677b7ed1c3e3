import { expect, test } from 'vitest';
import { isReservedUrl } from './reservedUrlRules.ts';

test('nobody may have the words of the installation; others are free', () => {
  const reserved = ['admin', 'api', 'apps', 'auth', 'billing', 'docs', 'graphql', 'login', 'muster', 'playground'];
  expect(
    [...reserved, 'root', 'static', 'status', 'support', 'teams', 'www'].filter((url) => !isReservedUrl(url)),
  ).toEqual([]);
  expect(['administration', 'apis', 'orbit', 'constructor'].filter(isReservedUrl)).toEqual([]);
});
