const DAY_MS = 86_400_000;

/** The last day with PRO, of the first one without it. */
export const lastDayBefore = (endsOn: string): string => new Date(Date.parse(endsOn) - DAY_MS).toISOString();
