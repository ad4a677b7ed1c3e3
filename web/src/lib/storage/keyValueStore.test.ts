import { describe, expect, it } from 'vitest';
import { cookieStore, openStore } from './keyValueStore.ts';

/** A cookie jar as a document has one: writing appends, expired ones go. */
const jar = () => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
};

describe('preferences', () => {
  it('live in the storage where there is one', () => {
    const document = jar();
    const { store, fellBack } = openStore(() => window.localStorage, document);
    store.set('muster.locale', 'ru-ru');
    expect(fellBack).toBe(false);
    expect(window.localStorage.getItem('muster.locale')).toBe('ru-ru');
    expect(document.cookie).toBe('');
    store.remove('muster.locale');
    expect(store.get('muster.locale')).toBeNull();
  });

  it('live in cookies where the storage is forbidden', () => {
    const document = jar();
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { store, fellBack } = openStore(forbidden, document);
    expect(fellBack).toBe(true);
    store.set('muster.returnPath', '/manage/users?search=a;b');
    expect(store.get('muster.returnPath')).toBe('/manage/users?search=a;b');
    store.remove('muster.returnPath');
    expect(store.get('muster.returnPath')).toBeNull();
  });

  it('live in cookies where the storage is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(openStore(() => full, jar()).fellBack).toBe(true);
  });

  it.each([
    [true, 'muster.locale=ru-ru; Path=/; SameSite=Lax; Max-Age=31536000; Secure'],
    [false, 'muster.locale=ru-ru; Path=/; SameSite=Lax; Max-Age=31536000'],
  ])('go out encrypted alone where the page came so: %s', (isEncrypted, written) => {
    const document = { cookie: '' };
    cookieStore(document, isEncrypted).set('muster.locale', 'ru-ru');
    expect(document.cookie).toBe(written);
  });

  it('are not taken for each other by the ends of their names', () => {
    const store = cookieStore({ cookie: 'not.muster.locale=x; muster.locale=es-mx' });
    expect(store.get('muster.locale')).toBe('es-mx');
  });

  it('count as none where a cookie cannot be read', () => {
    expect(cookieStore({ cookie: 'muster.locale=%E0%A4%A' }).get('muster.locale')).toBeNull();
  });
});
