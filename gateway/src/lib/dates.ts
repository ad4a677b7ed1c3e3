/** Milliseconds since 1970 as the schema's DateTime. */
export const toDateTime = (epochMs: number) => new Date(epochMs).toISOString();

/** The same where there may be none. */
export const toOptionalDateTime = (epochMs: number | null | undefined) =>
  epochMs === null || epochMs === undefined ? null : toDateTime(epochMs);

/** Whether a text is a day that the calendar has, as the schema's Date: `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // The 30th of February would silently be the 2nd of March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The last millisecond of a day in UTC: how the services keep a day that something lasts to. */
export const endOfDay = (day: string) => Date.parse(`${day}T23:59:59.999Z`);

/** The day in UTC on which an instant lies: the way back from `endOfDay`. */
export const toDay = (epochMs: number) => toDateTime(epochMs).slice(0, 10);

/** The same where there may be none. */
export const toOptionalDay = (epochMs: number | null) => (epochMs === null ? null : toDay(epochMs));

/** `endOfDay` where there may be none. */
export const endOfOptionalDay = (day: string | null) => (day === null ? null : endOfDay(day));
