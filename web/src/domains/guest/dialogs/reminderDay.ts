import type { IntlShape } from 'react-intl';
import { serverNow } from '../../../lib/graphql/serverClock.ts';

const UTC = { timeZone: 'UTC' } as const;

/**
 * A calendar day (`2026-11-21`) as `dd-MMM-yyyy` in the viewer's language: `21-Nov-2026`. A day has no zone: it is the
 * same everywhere.
 */
export const reminderDayText = (intl: IntlShape, day: string): string => {
  // English months are the same three letters everywhere that English is spoken.
  const locale = intl.locale.startsWith('en') ? 'en-US' : intl.locale;
  const month = intl.formatters
    .getDateTimeFormat(locale, { month: 'short', ...UTC })
    .format(new Date(`${day}T00:00:00Z`));
  return [day.slice(8), month.replace('.', ''), day.slice(0, 4)].join('-');
};

/** The present day in UTC, where days end for reminders, by the server's clock. */
export const presentDay = (): string => new Date(serverNow()).toISOString().slice(0, 10);

/** A day that is being entered. */
export interface EnteredDay {
  /** As `2026-11-21`; empty for none. */
  readonly day: string;
  /** Something stands in the field that is no day, or only a part of one. */
  readonly isBroken: boolean;
}

export const NO_DAY: EnteredDay = { day: '', isBroken: false };

/** Whether the admins can be reminded on this day, or not at all: not in the past, today included. */
export const isReminderDay = ({ day, isBroken }: EnteredDay, today: string): boolean =>
  !isBroken && (day === '' || (/^\d{4}-\d{2}-\d{2}$/.test(day) && day >= today));
