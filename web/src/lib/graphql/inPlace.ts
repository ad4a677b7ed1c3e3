/** For a call whose failure is shown where it was started. */
export const CALL_IN_PLACE = { context: { errorInPlace: true }, errorPolicy: 'all' } as const;

/** For a read whose page, panel or part shows its failure itself, and what has come of it. */
export const READ_IN_PLACE = { ...CALL_IN_PLACE, notifyOnNetworkStatusChange: true } as const;
