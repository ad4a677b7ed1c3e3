import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '@muster/schema/formats/locale';
import { loadCatalogue } from './catalogues.ts';
import { billingDate, byteSize, plainList, tableDate } from './formats.ts';
import { localeInfo } from './locales.ts';

const intlFor = async (code: LocaleCode): Promise<IntlShape> =>
  createIntl({ locale: localeInfo(code).tag, timeZone: 'UTC', messages: await loadCatalogue(code) });

const SEPTEMBER = '2026-09-05T23:30:00Z';

describe('dates', () => {
  it.each([
    ['en-us', '05 Sep 2026'],
    ['en-gb', '05 Sep 2026'],
    ['es-es', '5 sept 2026'],
    ['es-mx', '5 sep 2026'],
    ['pt-br', '5 de set. de 2026'],
    ['ru-ru', '5 сент. 2026\u{a0}г.'],
    ['zh-cn', '2026年9月5日'],
  ] as const)('in %s', async (code, day) => {
    const intl = await intlFor(code);
    expect(tableDate(intl, SEPTEMBER)).toBe(day);
    expect(billingDate(intl, SEPTEMBER)).toBe(day);
    expect(billingDate(intl, '2026-09-05')).toBe(day);
  });

  it.each([
    ['Asia/Tokyo', '06 Sep 2026', '05 Sep 2026'],
    ['America/Los_Angeles', '05 Sep 2026', '04 Sep 2026'],
  ])('follow the zone of the browser, %s, but not in billing', async (timeZone, lateEvening, midnight) => {
    const intl = createIntl({ locale: 'en-US', timeZone, messages: await loadCatalogue('en-us') });
    expect(tableDate(intl, SEPTEMBER)).toBe(lateEvening);
    expect(tableDate(intl, '2026-09-05T00:00:00Z')).toBe(midnight);
    for (const day of ['2026-09-05', '2026-09-05T00:00:00Z', SEPTEMBER])
      expect(billingDate(intl, day)).toBe('05 Sep 2026');
  });
});

describe('lists without an “and”', () => {
  it.each([
    ['en-us', 'one, two, three'],
    ['ru-ru', 'one, two, three'],
    ['zh-cn', 'one、two、three'],
  ] as const)('in %s', async (code, text) => {
    const intl = await intlFor(code);
    expect(plainList(intl, ['one', 'two', 'three'])).toBe(text);
    expect(plainList(intl, ['one'])).toBe('one');
    expect(plainList(intl, [])).toBe('');
  });
});

describe('sizes in bytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1,024 KB'],
    [5.25 * 1024 ** 3, '5.25 GB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 9, '1,024 YB'],
  ])('%d is %s', async (bytes, text) => {
    expect(byteSize(await intlFor('en-us'), bytes)).toBe(text);
  });
});
