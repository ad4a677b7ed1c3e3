const DAY_MS = 86_400_000;

const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day after another one; both as `yyyy-mm-dd`. */
export const dayAfter = (day: string): string => moved(day, 1);

/** The day before it, likewise. */
export const dayBefore = (day: string): string => moved(day, -1);
