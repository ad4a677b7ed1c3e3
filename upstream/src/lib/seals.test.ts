import { expect, test } from 'vitest';
import { createSeals } from './seals.ts';

const seals = createSeals('a secret of this installation', 'tests');

test('what is sealed opens for what it belongs to, and nothing of it can be read', () => {
  const sealed = seals.seal('пароль with words', 'one');
  expect(seals.open(sealed, 'one')).toBe('пароль with words');
  expect(seals.seal('пароль with words', 'one')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('words');
});

test('it opens for nothing else, for no other purpose, and not once it was changed', () => {
  const sealed = seals.seal('secret', 'one');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  const attempts = [
    () => seals.open(sealed, 'another'),
    () => createSeals('a secret of this installation', 'others').open(sealed, 'one'),
    () => createSeals('another secret', 'tests').open(sealed, 'one'),
    () => seals.open(changed, 'one'),
    () => seals.open('', 'one'),
  ];
  for (const attempt of attempts) expect(attempt).toThrow('was not sealed here');
});
