import { LOCALE_COOKIE } from '@muster/schema/formats/locale';
import { expect, it } from 'vitest';
import { cookieStore } from './keyValueStore.ts';
import { readPreference, writePreference } from './preferences.ts';

it('tells the gateway the language that is chosen, and nothing else', () => {
  const cookies = cookieStore(document);
  writePreference('locale', 'ru-ru');
  writePreference('colorScheme', 'dark');
  expect([readPreference('locale'), cookies.get(LOCALE_COOKIE)]).toEqual(['ru-ru', 'ru-ru']);
  expect(cookies.get('muster.colorScheme')).toBeNull();
  writePreference('locale', null);
  writePreference('colorScheme', null);
  expect(readPreference('locale')).toBeNull();
});
