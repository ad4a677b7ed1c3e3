import { expect, test } from 'vitest';
import { consoleAddress, consolePath } from './consolePath.ts';

test.each(['/overview', '/manage/users?search=an&sort=name', '/manage/groups/fields%20a', "/settings/sign-up?x=('y')"])(
  '%s is a place of the console',
  (path) => {
    expect(consolePath(path)).toBe(path);
    expect(new URL(consoleAddress(path), 'https://console.example').origin).toBe('https://console.example');
  },
);

test.each([
  undefined,
  null,
  ['/overview'],
  '',
  'overview',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/a\nb',
  '/<script>',
  '/login',
  '/login?x=1',
  `/${'a'.repeat(301)}`,
  'javascript:alert(1)',
])('%s is none, and becomes the beginning of the console', (asked) => {
  expect(consolePath(asked)).toBe('/');
});
