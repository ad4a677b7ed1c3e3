const DAY_MS = 86_400_000;

/** The day after another one; both as `yyyy-mm-dd`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
