import { createIntl } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReminderDay, presentDay, reminderDayText } from './reminderDay.ts';

const intl = (locale: string, timeZone: string) => createIntl({ locale, timeZone });

afterEach(() => void vi.useRealTimers());

describe('the day of a reminder', () => {
  it.each([
    ['en-US', '21-Nov-2026'],
    ['en-GB', '21-Nov-2026'],
    ['es-ES', '21-nov-2026'],
    ['pt-BR', '21-nov-2026'],
    ['ru-RU', '21-нояб-2026'],
    ['zh-CN', '21-11月-2026'],
  ])('is dd-MMM-yyyy in %s', (locale, text) => {
    expect(reminderDayText(intl(locale, 'UTC'), '2026-11-21')).toBe(text);
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('is the same day in %s', (timeZone) => {
    expect(reminderDayText(intl('en-US', timeZone), '2026-01-01')).toBe('01-Jan-2026');
  });

  it('is today at the earliest, or none', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T23:59:00Z'), toFake: ['Date'] });
    const today = presentDay();
    expect(today).toBe('2026-11-21');
    const of = (day: string, isBroken = false) => isReminderDay({ day, isBroken }, today);
    expect([of('2026-11-20'), of('2026-11-21'), of('2026-11-22'), of(''), of('', true), of('20261-01-01')]).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
