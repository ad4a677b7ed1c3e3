/** Milliseconds since 1970 as the schema's DateTime. */
export const toDateTime = (epochMs: number) => new Date(epochMs).toISOString();

/** The same where there may be none. */
export const toOptionalDateTime = (epochMs: number | null | undefined) =>
  epochMs === null || epochMs === undefined ? null : toDateTime(epochMs);
